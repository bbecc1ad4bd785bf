public import Measures

/// The plan by date, as it is given out to calendars, watches and programs.
///
/// The seven days after today are those of the seven-day plan. Beyond them are the days that the athlete decided, and those of the routine as
/// the rules leave them; in the past those of the routine that was followed, as they were planned then. Today is what the athlete decided, else what the plan of yesterday had for it.
public struct DatedPlan: Equatable, Sendable {
    public var today: Day
    /// Ascending by day. A day without a plan is missing; one may have two entries.
    public var entries: [Entry]
    /// Days of races after these entries, ascending.
    public var laterRaces: [Entry]
    /// The rule behind the load of the seven days; nil without four weeks of history.
    public var reason: PlanReason?
    /// What an empty seven-day plan requires.
    public var need: PlanNeed?

    public struct Entry: Equatable, Sendable {
        public var planned: PlannedDay
        /// Whether it stands beside the training of the day, such as practice or a sauna.
        public var isBeside: Bool
    }

    public static let daysBack = 28
    public static let daysAhead = 28

    /// - Parameters:
    ///   - plans: what is planned for single days.
    ///   - load: insight of today.
    public init(_ plans: DayPlans, load: LoadInsight, today: Day) {
        self.today = today
        reason = load.planReason
        need = load.planNeed
        entries = []
        laterRaces = plans.raceDays(after: today + DatedPlan.daysAhead).map { Entry(planned: $0, isBeside: false) }
        for offset in -DatedPlan.daysBack...DatedPlan.daysAhead {
            let day = today + offset
            guard let planned = plans.planned(on: day) else { continue }
            entries.append(Entry(planned: planned, isBeside: plans.isBeside(planned)))
            if let beside = plans.beside(planned, on: day) { entries.append(Entry(planned: beside, isBeside: true)) }
        }
    }

    /// The seven days after today.
    public var nextDays: [PlannedDay] {
        entries.filter { $0.planned.day > today && $0.planned.day <= today + 7 }.map { $0.planned }
    }

    /// Returns what is planned for a day, its training first.
    public func planned(on day: Day) -> [PlannedDay] { entries.filter { $0.planned.day == day }.map { $0.planned } }
}
