/// One day of the seven-day plan.
public struct PlanDay: Equatable, Sendable {
    public var weekday: String
    public var date: String
    public var badge: Badge
    public var kind: String
    /// `45 min`; nil on a rest day.
    public var duration: String?
    /// `about 8.2 km`; nil where the usual pace is unknown.
    public var distance: String?
    public var load: String?
    /// What of it is hard: `20 min at threshold`; nil for an easy session.
    public var work: String?
    public var heatNote: String?
    public var isToday: Bool
}
