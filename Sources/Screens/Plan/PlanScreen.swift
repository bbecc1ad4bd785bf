public import Analysis
import Localizations
import Measures
import Training

/// The plan: the coming days, and what became of the last weeks.
public struct PlanScreen: Equatable, Sendable {
    public var title: String
    public var lead: String
    public var daysTitle: String
    /// Today, if something is planned for it, and the next seven days.
    public var days: [PlanDay]
    public var daysWhy: Explanation?
    public var laterTitle: String
    /// Decided days and races after these seven.
    public var later: [PlanDay]
    /// Why several of these days are not quite those of the routine.
    public var reasons: [String]
    /// Total load of the plan with the reason, and the source of its heat; nil without a plan.
    public var load: String?
    /// That days of the routine wait; nil unless one of these days does.
    public var aside: String?
    /// When to stop; without a plan, what it needs.
    public var note: String
    public var links: [EmptyState.Link]
    public var weeksTitle: String
    public var weeksNote: String
    /// Newest first; empty without a planned day that is over.
    public var weeks: [Week]
    public var progress: PlanProgressSection
    public var notice: PlanNotice?

    /// A calendar week.
    public struct Week: Equatable, Sendable {
        public var label: String
        public var count: String
        /// Load of the plan and of what was done; nil for a week without planned load.
        public var load: String?
        public var recorded: String?
    }

    /// - Parameters:
    ///   - insights: results of the day.
    ///   - plans: what is planned for single days.
    ///   - progress: what became of planned days.
    ///   - outcomeToday: what became of today's plan until now; nil without one.
    ///   - notice: message about the last change; nil without one.
    ///   - context: display context: language, units and current time.
    public init(
        insights: Insights, plans: DayPlans, progress: PlanProgress, outcomeToday: PlanProgress.PlannedDay? = nil,
        notice: PlanNotice? = nil, context: DisplayContext
    ) {
        let today = context.today
        title = context.say(.planPageTitle)
        lead = context.say(.planPageLead)
        daysTitle = context.say(.planAhead)
        let limits = SharedLimits((0...7).compactMap { plans.planned(on: today + $0) }, context)
        days = (0...7).compactMap { offset in
            guard let planned = plans.planned(on: today + offset) else {
                return offset == 0 ? nil : PlanDay(nothingOn: today + offset, context)
            }
            var day = PlanDay(planned, plans, context).sharing(limits, of: planned, context)
            if offset == 0 { day.outcome = outcomeToday?.badgeOfWork(context) }
            return day
        }
        reasons = limits.sentences
        laterTitle = context.say(.planLater)
        later = (8...PlanChange.reach).compactMap { offset in
            let isKnown = plans.stored(on: today + offset) != nil || plans.race(on: today + offset) != nil
            return isKnown ? plans.planned(on: today + offset).map { PlanDay($0, plans, context) } : nil
        }
        daysWhy = ExplainText.plan(days, asOf: insights.asOf, context)
        load = PlanText.load(of: insights.load.plan, context).map {
            context.sentences(
                [$0] + PlanText.aboutLoad(insights.load, context)
                    + [PlanForecastText.source(of: insights.load.plan, context)].compactMap { $0 })
        }
        aside = (0...7).lazy.compactMap { number in
            plans.planned(on: today + number)?.limit?.isOfDay == true ? nil : plans.routineAside(on: today + number)
        }.first.map {
            context.say(.planRoutineAside(name: context.text($0.routine.name)))
        }
        note = insights.load.planNeed == nil ? PlanText.stop(insights.load.plan, context) : PlanText.need(insights.load, context)
        links = [
            .init(label: context.say(.routinesTitle), route: .routines), .init(label: context.say(.trainingLoad), route: .load),
        ]
        weeksTitle = context.say(.planWeeksTitle)
        weeksNote = context.say(.planWeeksNote)
        weeks = progress.weeks(scale: insights.load.planScale, loads: insights.load.days).map { Week($0, context) }
        self.progress = PlanProgressSection(
            progress, target: .correctPlan, scale: insights.load.planScale, context)
        self.notice = notice
    }
}

extension PlanScreen.Week {
    init(_ week: PlanProgress.Week, _ context: DisplayContext) {
        label = context.say(.planWeekOf(date: context.shortDate(week.first)))
        count = context.say(
            .planWeekCount(count: week.plannedDays, done: context.number(week.doneDays)))
        if week.planned > 0 {
            load = context.say(.planWeekLoad(done: context.number(week.done), planned: context.number(week.planned)))
        }
        recorded = week.recorded.map { context.say(.planWeekRecorded(load: context.number($0))) }
    }
}
