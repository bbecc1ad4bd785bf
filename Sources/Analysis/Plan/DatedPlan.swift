public import Measures
public import Training

/// The plan by date, as it is given out to calendars, watches and programs.
///
/// The seven days after today are those of the seven-day plan. Beyond them, and in the past, are the days that the athlete decided, and those
/// of the routine that is or was followed. Today is what the athlete decided, else what the plan of yesterday had for it.
public struct DatedPlan: Equatable, Sendable {
    public var today: Day
    /// Ascending by day. A day without a plan is missing; one may have two entries.
    public var entries: [Entry]
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
    ///   - load: insight of today.
    ///   - yesterday: insight of the day before.
    ///   - routines: what the athlete followed, without what is hidden.
    ///   - plan: the days that the athlete decided.
    public init(
        _ load: LoadInsight, yesterday: LoadInsight, routines: RoutineHistory, plan: StoredPlan = StoredPlan(), today: Day
    ) {
        self.today = today
        reason = load.planReason
        need = load.planNeed
        entries = []
        for day in (today - DatedPlan.daysBack).number...(today + DatedPlan.daysAhead).number {
            let day = Day(number: day)
            let source = day > today ? load.plan : day == today ? yesterday.plan : []
            let decided = day <= today || day > today + 7 ? plan.day(day) : nil
            let derived = decided.map { PlannedDay($0, scale: load.planScale) } ?? source.first { $0.day == day }
            if let derived { entries.append(Entry(planned: derived, isBeside: false)) }
            guard let routine = routines.planned(on: day), derived?.routine == nil else { continue }
            // Beside a plan stands only what the plan has no room for: it comes first where it decided otherwise.
            guard derived == nil || !routine.isTraining && !routine.day.isRest else { continue }
            let planned = PlannedDay(routine.day, on: day, scale: load.planScale)
            entries.append(Entry(planned: planned, isBeside: !routine.isTraining))
        }
    }

    /// The seven days after today.
    public var nextDays: [PlannedDay] {
        entries.filter { $0.planned.day > today && $0.planned.day <= today + 7 }.map { $0.planned }
    }

    /// Returns what is planned for a day, its training first.
    public func planned(on day: Day) -> [PlannedDay] { entries.filter { $0.planned.day == day }.map { $0.planned } }
}
