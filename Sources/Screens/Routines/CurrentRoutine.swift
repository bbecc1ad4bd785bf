public import Analysis
import Localizations
import Measures
public import Training

/// The routine that the athlete follows, with its part of the day.
public struct CurrentRoutine: Equatable, Sendable {
    public var title: String
    public var name: String
    public var route: Route
    /// When it began or begins, or since when it is paused.
    public var since: String
    /// What is on today; nil before its start, while it is paused, and where the plan puts it aside.
    public var today: RoutineCell?
    public var todayLabel: String
    /// Text in place of `today`.
    public var free: String
    /// That the plan puts the session of today aside, why, and what it has in its place; nil on other days.
    public var aside: String?
    /// `free` in a word or two.
    private var short = ""
    /// What the plan has in its place, or without one.
    private var instead: String?

    /// Link from the dashboard.
    var link: DetailLink {
        DetailLink(
            route: route, symbol: .plan, tone: .extreme, title: title, headline: instead ?? today?.name ?? short,
            note: today == nil && instead == nil ? since : name)
    }

    /// Nil without a routine.
    /// - Parameters:
    ///   - history: which routine is followed.
    ///   - plans: what is planned for single days; nil where it does not matter.
    ///   - done: what became of today's plan until now; nil without one.
    ///   - scale: load per hour of the athlete's own runs as a multiple of the plan's.
    ///   - context: display context: language, units and current time.
    public init?(
        _ history: RoutineHistory, plans: DayPlans? = nil, done: PlanProgress.PlannedDay? = nil, scale: LoadScale,
        _ context: DisplayContext
    ) {
        guard let stretch = history.current ?? history.paused else { return nil }
        title = context.say(.routineYours)
        let completion = stretch.isCompleted(on: context.today) ? stretch.completion : nil
        let planned = history.planned(on: context.today)
        let shown = planned?.routine ?? stretch.routine
        name = context.text(shown.name)
        route = .routine(shown.reference)
        if shown.reference != stretch.routine.reference {
            since = context.say(
                .routineThen(name: context.text(stretch.routine.name), date: context.shortDate(stretch.first)))
        } else if let completion {
            since = context.say(.routineCompletedOn(date: context.shortDate(completion)))
        } else if let last = stretch.last {
            let date = context.shortDate(last + 1)
            since = context.say(last < context.today ? .routinePausedOn(date: date) : .routinePausedFrom(date: date))
        } else {
            let first = history.start(of: stretch.first) ?? stretch.first
            let date = context.shortDate(first)
            since = context.say(first > context.today ? .routineFrom(date: date) : .routineSince(date: date))
        }
        todayLabel = context.say(.routineToday)
        free = context.say(completion == nil ? .routineTodayFree : .routineCompleted)
        short = context.say(completion == nil ? .routineTodayFree : .routineIsCompleted)
        let now = plans?.planned(on: context.today)
        today = planned.map {
            // Yesterday's plan may have another load per hour than today's.
            RoutineCell(
                now?.routine ?? $0.day, number: $0.number, of: $0.routine, scale: scale,
                load: now.flatMap { $0.routine == nil ? nil : $0.load }, on: context.today, context)
        }
        // A proposal of the planner that is done says nothing about a practice or sauna of the routine beside it.
        if done?.isProposal == false, planned?.isTraining == true { today?.outcome = done?.badgeOfWork(context) }
        // Before its first day and while it is paused, the plan makes its own proposals.
        if planned == nil, completion == nil, let now, now.workout != .rest {
            let brief = PlanText.brief(now, context)
            (instead, free) = (brief, context.say(.planInstead(plan: brief)))
        }
        if let planned, let plans, let other = now, plans.routineAside(on: context.today) != nil {
            let brief = PlanText.brief(other, context)
            (instead, today) = (brief, nil)
            let name = planned.day.title(context)
            let reason = plans.reasonAside(on: context.today).map { context.say($0.dayPhrase(context)) }
            aside = context.sentences(
                context.say(reason.map { .planRoutineAsideToday(name: name, reason: $0) } ?? .planRoutineAsideDay(name: name)),
                context.say(.planInstead(plan: brief)))
        }
    }
}
