public import ActivityFiles
public import Analysis
import Localizations
public import Measures
public import Training

/// Today and the next seven days of the plan as rows, for the terminal.
public struct PlanTable: Equatable, Sendable {
    public var title: String
    public var rows: [Row]
    /// What the plan comes to and why, or what it needs; and when to stop.
    public var notes: [String]

    public struct Row: Equatable, Sendable {
        public var day: String
        public var text: String
        /// That the day is done, or partly; nil for other days.
        public var outcome: String?
        public var details: [String]
        public var why: String?
    }

    public init(_ plan: DatedPlan, load: LoadInsight, availability: Availability, context: DisplayContext) {
        title = context.say(.planTableTitle)
        rows = plan.entries.filter { $0.planned.day >= plan.today && $0.planned.day <= plan.today + 7 }.map { entry in
            let planned = entry.planned
            // The line already says what heat there is.
            let known = [PlanText.heat(planned, context), PlanText.exposure(planned, context)]
            let details = PlanDayText.details(planned, context).filter { !known.contains($0) }
            return Row(
                day: context.shortWeekdayDate(planned.day), text: PlanText.text(planned, context),
                outcome: entry.outcome?.badgeOfWork(context)?.text,
                details: planned.routine == nil && planned.shortfall == nil ? [] : details,
                why: PlanDayText.whyBesideLimit(planned, availability, context))
        }
        let isEmpty = plan.nextDays.isEmpty
        notes = [
            PlanText.reason(load, context), PlanText.moreDone(load, context), PlanText.noLong(load, context),
            PlanText.fewer(load, context),
            PlanText.unrecordedRace(load, context), PlanForecastText.source(of: plan.nextDays, context),
            isEmpty ? PlanText.need(load, context) : PlanText.stop(plan.nextDays, context),
        ].compactMap { $0 }
    }
}

extension PlanText {
    /// What a seven-day plan without days needs, for the API.
    public static func need(of load: LoadInsight, _ context: DisplayContext) -> String { need(load, context) }
}

/// A planned session with the name and text of its files.
public struct PlannedWorkout: Equatable, Sendable {
    public var outline: WorkoutOutline
    public var title: WorkoutTitle

    /// Returns the sessions of a day in order; empty on a rest day and for a race.
    public static func all(
        on day: Day, of plan: DatedPlan, targets: WorkoutTargets, _ context: DisplayContext
    ) -> [PlannedWorkout] {
        plan.planned(on: day).flatMap { planned in
            planned.outlines(targets).map {
                PlannedWorkout(outline: $0, title: WorkoutFileText.title($0, of: planned, context))
            }
        }
    }
}
