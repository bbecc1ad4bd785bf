public import Analysis
import Localizations
public import Measures
public import Training

/// Today at a glance: the most important facts of the day.
public struct TodayScreen: Equatable, Sendable {
    public var title: String
    public var date: String
    /// What the day is about; nil where there is nothing to say.
    public var sentence: DaySentence?
    public var updated: String?
    public var rings: [ScoreRing]
    public var statsTitle: String
    public var stats: [MetricTile]
    /// Question about the room of a recent class; nil without one.
    public var room: RoomQuestionCard?
    /// The newest heated class of the last days; nil without one.
    public var heated: HeatedClassCard?
    public var adviceTitle: String
    /// The three most important recommendations.
    public var advice: [Advice]
    /// All further recommendations, behind `seeAll`.
    public var moreAdvice: [Advice]
    public var seeAll: String
    public var adviceWhy: Explanation?
    public var noAdvice: String
    public var detailLinksTitle: String
    public var detailLinks: [DetailLink]
    public var week: BarRow
    /// Receipt of the week's total, beside the tile of the same figure.
    public var weekWhy: Explanation?
    public var latestTitle: String
    public var latest: ActivityCard?
    /// Route of the newest activity; nil without a route.
    public var latestWay: HeatMap?
    public var noActivity: String
    public var bodyTitle: String
    public var body: [UsualRange]
    public var planTitle: String
    public var plan: [PlanDay]
    public var planWhy: Explanation?
    /// Effect of the plan on the load, its reason and when to stop; without a plan, what it needs.
    public var planNote: String
    /// The routine that is followed; nil without one.
    public var routine: CurrentRoutine?
    /// Link to all routines, beside the plan.
    public var chooseRoutine: EmptyState.Link
    /// Link to the plan.
    public var openPlan: EmptyState.Link
    /// Link to the next main race with the days left, or to the races.
    public var race: EmptyState.Link
    public var refresh: String
    /// Route of this page.
    public var here: Route
    public var daysLabel: String
    public var dayBefore: Route
    public var dayBeforeLabel: String
    /// Nil today.
    public var dayAfter: Route?
    public var dayAfterLabel: String
    /// In place of the figures of the day when all data are old; nil otherwise.
    public var old: OldData?
    /// Placeholder when there is no activity at all.
    public var empty: EmptyState?
    /// Placeholder for a day before the first activity.
    public var tooEarly: EmptyState?
    public var waysTitle: String
    public var ways: [ImportScreen.EntryAction]
    public var promiseTitle: String
    public var promise: String

    /// - Parameters:
    ///   - insights: results of the day.
    ///   - digests: in any order; the last week and the newest are used.
    ///   - updated: when the insights were computed.
    ///   - context: display context of the shown day.
    ///   - now: display context of today, if the shown day is past.
    ///   - latestRoute: route of the newest activity, if it has one.
    ///   - room: question about the room of a recent class; only for today.
    ///   - routines: which routine is followed; only for today.
    ///   - plans: what is planned for single days; only for today.
    ///   - races: entered races; only for today.
    ///   - firstDay: first day with an activity; used only if `digests` is empty.
    public init(
        insights: Insights, digests: [ActivityDigest], updated: Moment?, context: DisplayContext,
        lookingBackFrom now: DisplayContext? = nil,
        latestRoute: RouteTrack? = nil, firstDay: Day? = nil, room: RoomQuestionCard? = nil,
        routines: RoutineHistory = RoutineHistory(), plans: DayPlans? = nil, races: [RaceGoal] = []
    ) {
        self.room = room
        let training = TodayTraining(plans, digests, context)
        routine = CurrentRoutine(
            routines, plans: plans, done: training.outcome, scale: insights.load.planScale, context)
        openPlan = .init(label: context.say(.planOpen), route: .plan)
        chooseRoutine = .init(label: context.say(routine == nil ? .routineChoose : .routinesTitle), route: .routines)
        race =
            races.main(after: context.today).first.map { race in
                let left = context.say(.raceDaysLeft(count: race.day - context.today))
                return .init(label: context.title(of: race) + " · " + left, route: .race(race.id))
            } ?? .init(label: context.say(.racesTitle), route: .races)
        title = now?.longDate(context.today) ?? context.say(.today)
        date = now == nil ? context.longDate(context.today) : context.say(.lookingBack)
        here = now == nil ? .today : .day(context.today)
        daysLabel = context.say(.days)
        dayBefore = .day(context.today - 1)
        dayBeforeLabel = context.say(.dayBefore)
        dayAfter = now.map { context.today + 1 < $0.today ? .day(context.today + 1) : .today }
        dayAfterLabel = context.say(.dayAfter)
        if digests.isEmpty {
            if let firstDay {
                tooEarly = .beforeFirstActivity(on: firstDay, context)
            } else {
                empty = .noActivities(context)
            }
        }
        waysTitle = context.say(.importWaysTitle)
        ways = ImportScreen.ways(context)
        promiseTitle = context.say(.importPromiseTitle)
        promise = context.say(.importPromise)
        self.updated = updated.map { context.updated($0) }
        sentence = DaySentence(insights, newest: digests.map { $0.day }.max(), training, context)
        rings = TodayScreen.rings(insights.readiness, context)
        statsTitle = context.say(.quickStats)
        stats = TodayScreen.stats(insights, context)
        adviceTitle = context.say(now == nil ? .advice : .adviceOfDay)
        advice = insights.priorities.prefix(3).map { Advice($0, context) }
        moreAdvice = insights.priorities.dropFirst(3).map { Advice($0, context) }
        seeAll = context.say(.seeAll(number: context.number(insights.priorities.count)))
        adviceWhy = ExplainText.advice(advice, asOf: insights.asOf, context)
        noAdvice = context.say(.noAdvice)
        detailLinksTitle = context.say(.detailLinks)
        // The card of a routine has its part of today.
        let ahead = routine == nil && !context.looksBack && training.isAhead ? training.planned : nil
        let days = [ahead].compactMap { $0 } + insights.load.plan
        detailLinks = TodayScreen.detailLinks(insights, routine, next: days.first, context)
        heated = HeatedClassCard.newest(of: digests, insights.weather, within: TodayScreen.heatedDays, context)
        week = TodayScreen.week(insights.load, digests, context)
        weekWhy = stats.last?.explanation
        latestTitle = context.say(.latestActivity)
        latest = TodayScreen.newest(digests).map { ActivityCard($0, context) }
        latestWay = latestRoute.flatMap { HeatMap([$0], detail: HeatMap.small) }
        noActivity = context.say(.noActivityYet)
        bodyTitle = context.say(.bodyState)
        body = TodayScreen.bodyState(insights.readiness, isStrained: insights.load.isStrained, context)
        planTitle = context.say(.plan)
        let limits = SharedLimits(days, context)
        plan = days.map { PlanDay($0, context).sharing(limits, of: $0, context) }
        planWhy = ExplainText.plan(plan, asOf: insights.asOf, context)
        planNote = context.sentences(
            [PlanText.reason(insights.load, context)].compactMap { $0 } + limits.sentences
                + [insights.load.plan.isEmpty ? PlanText.need(insights.load, context) : PlanText.stop(days, context)])
        refresh = context.say(.refresh)
        if now == nil, DaySentence.isOld(digests.map { $0.day }.max(), context) {
            let need = plan.isEmpty && routine == nil ? PlanText.need(insights.load, context) : nil
            old = OldData(rings, body: body, planTitle: planTitle, planNeed: need, context)
        }
    }

    /// Age in days of a heated class up to which Today shows it.
    static let heatedDays = 3

    public static func newest(_ digests: [ActivityDigest]) -> ActivityDigest? {
        var newest: ActivityDigest?
        for digest in digests where newest.map({ $0.start < digest.start }) ?? true { newest = digest }
        return newest
    }
}
