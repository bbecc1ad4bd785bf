public import Measures
import Training

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
    /// The rule behind the load of the seven days; nil for an empty plan.
    public var reason: PlanReason?
    /// What an empty seven-day plan requires.
    public var need: PlanNeed?

    public struct Entry: Equatable, Sendable {
        public var planned: PlannedDay
        /// Whether it stands beside the training of the day, such as practice or a sauna.
        public var isBeside: Bool
        /// Whether it is a further race of a day.
        public var isFurtherRace = false
        /// What became of it until now. Nil on later days, for a proposal of which nothing was recorded, and without a session.
        public var outcome: PlanProgress.PlannedDay?
    }

    public static let daysBack = 28
    public static let daysAhead = 28

    /// - Parameters:
    ///   - plans: what is planned for single days.
    ///   - load: insight of today.
    ///   - today: the athlete's current day.
    ///   - digests: activities of the days until today, in any order; nil where it does not matter what became of the plan.
    public init(_ plans: DayPlans, load: LoadInsight, today: Day, digests: [ActivityDigest]? = nil) {
        self.today = today
        reason = load.planReason
        need = load.planNeed
        entries = []
        laterRaces = plans.raceDays(after: today + DatedPlan.daysAhead).flatMap { planned in
            [Entry(planned: planned, isBeside: false)] + DatedPlan.furtherRaces(on: planned.day, plans)
        }
        for offset in -DatedPlan.daysBack...DatedPlan.daysAhead {
            let day = today + offset
            guard let planned = plans.planned(on: day) else { continue }
            entries.append(Entry(planned: planned, isBeside: plans.isBeside(planned)))
            entries += DatedPlan.furtherRaces(on: day, plans)
            if let beside = plans.beside(planned, on: day) { entries.append(Entry(planned: beside, isBeside: true)) }
        }
        if let digests { addOutcomes(plans, digests) }
    }

    private static func furtherRaces(on day: Day, _ plans: DayPlans) -> [Entry] {
        plans.furtherRaces(on: day).map { Entry(planned: $0, isBeside: false, isFurtherRace: true) }
    }

    /// Notes what became of the days that the athlete decided or that a routine planned, and of a proposal for today.
    private mutating func addOutcomes(_ plans: DayPlans, _ digests: [ActivityDigest]) {
        let known = plans.progress((today - DatedPlan.daysBack)...today, digests: digests)
        let proposed = plans.outcome(today: today, digests: digests)
        for index in entries.indices where entries[index].planned.day <= today {
            let planned = entries[index].planned
            if planned.stored != nil || planned.routine != nil {
                let outcome = known.days.first { $0.day == planned.day }
                // Practice beside a decided day has no outcome of its own.
                guard let outcome, outcome.outcome != .rest, (outcome.routine == nil) == (planned.stored != nil) else { continue }
                entries[index].outcome = outcome
            } else if planned.day == today, let proposed, proposed.isProposal, proposed.counts {
                entries[index].outcome = proposed
            }
        }
    }

    /// The seven days after today.
    public var nextDays: [PlannedDay] {
        entries.filter { $0.planned.day > today && $0.planned.day <= today + 7 && !$0.isFurtherRace }.map { $0.planned }
    }

    /// Returns what is planned for a day, its training first.
    public func planned(on day: Day) -> [PlannedDay] { entries.filter { $0.planned.day == day }.map { $0.planned } }
}
