/// One day of the seven-day plan.
public struct PlanDay: Equatable, Sendable {
    public var weekday: String
    public var date: String
    public var badge: Badge
    public var kind: String
    /// Duration such as `45 min`; nil on a rest day.
    public var duration: String?
    /// Distance such as `about 8.2 km`; nil when the usual pace is unknown.
    public var distance: String?
    public var load: String?
    /// Hard part such as `20 min at threshold`; nil for an easy session.
    public var work: String?
    public var heatNote: String?
    /// What the routine has for a day that the plan changed, where the page states the reason once; nil on other days.
    public var inRoutine: String?
    /// That the day is done, or partly; nil for other days.
    public var outcome: Badge?
    /// What speaks against a session that the athlete decided.
    public var caution: String?
    /// Heat before a hot race such as `After the session: sauna or hot bath, 40 min`; nil on other days.
    public var exposure: String?
    /// Sauna or practice of a routine beside the training of the day; nil on other days.
    public var beside: String?
    public var isToday: Bool
    /// That the athlete decided the day; nil for other days.
    public var state: String?
    /// Page of the day; nil for a day without one.
    public var route: Route?
}
