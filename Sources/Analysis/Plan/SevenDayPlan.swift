public import Measures
public import Training

/// Seven planned days, with the reason for their load.
public struct SevenDayPlan: Equatable, Sendable {
    public var days: [PlannedDay]
    /// Nil for an empty plan.
    public var reason: PlanReason?
    /// What an empty plan requires.
    public var need: PlanNeed?
    /// That the plan keeps more days than the athlete trained on lately; nil where it does not.
    public var fewer: FewerSessions?
    /// The evaluated day where the body asks for an easier one than was planned; nil for other days.
    public var easedToday: PlannedDay?
    /// Whether the days that this week has left are planned around more than was planned for those before.
    public var isAroundMore = false
    /// Whether the days have no long run because of what the athlete decided for them.
    public var isLongLeftOut = false
    /// Whether other days are shorter or easier because of what the athlete decided for some.
    public var isChangedAround = false
    /// Load per hour of the athlete's own sessions as a multiple of the plan's (`WeekPlanner.card`).
    public var loadScale: LoadScale = 1
    /// Paces of the athlete's own runs; nil without them.
    var paces: TrainingPaces?
    /// Loads of four weeks from tomorrow on, as planned; empty without a plan.
    public var loads: [Double] = []
    /// Days beyond these seven on which a routine is followed or that the athlete decided, as they are planned, ascending.
    public var later: [PlannedDay] = []
    /// Weeks up to the next entered main race; nil without one, and below four weeks of load.
    public var season: SeasonPlan?
    /// Heat before the next hot race of the next four weeks; nil without one.
    public var heatBlock: HeatBlock?
}

/// A requirement for a plan that is not met.
public enum PlanNeed: Equatable, Sendable {
    /// No run is recorded.
    case run
    /// Age of the newest activity in days.
    case recentActivity(daysOld: Int)
    /// Age of the newest run in days, too old to derive a length.
    case recentRun(daysOld: Int)
    /// Number of runs in the last 60 days, fewer than three.
    case moreRuns(known: Int)
    /// There are runs, but none states how long it took.
    case runDuration
}

/// Plans the seven days after `day` from the athlete's habits in the history, and from them the weeks ahead.
///
/// Habits of the last four weeks decide the number of runs and the weekday of the long run. Every fourth week is easy. After two weeks
/// without a run the plan restarts at half the load, for as long as the athlete returns. With less than four weeks of history there are
/// three easy runs of usual length. Without three runs in 60 days the plan has rides by the same rules, else the sessions that the athlete
/// usually does; without three of them it is empty and states what it requires. After a
/// race, or a run much longer than those of the month before it, there is nothing hard or long for a day per 3 km; after signs of illness
/// for three days. The days are as hot as a current forecast states for the usual hour, else as the last runs.
/// Days of a routine that the athlete follows are those of the routine, within the limits of the rules. Days that the athlete decided stay as
/// they are; the others are planned around them. Before a hot race, days get a dose of heat.
/// - Parameters:
///   - day: the evaluated day; later data are ignored.
///   - history: all data of the athlete.
///   - load: source of recovery and change; if absent, `adequate` and `moderate` are assumed, which allow one hard session.
///   - readiness: the state of the day: after signs of illness, and in a week of unusual variability, nothing is hard.
///   - routinesKnown: the day whose choice of a routine counts; nil for `day`.
///   - announced: what is planned for `day` while it may still be done. The later days are planned as if it will be, so that they are the same
///     before and after it. Nil for a day that is over.
public func sevenDayPlan(
    asOf day: Day, history: History, load: LoadInsight, readiness: ReadinessInsight, routinesKnown: Day? = nil,
    announced: Announced? = nil
) -> SevenDayPlan {
    let sport = history.planSport(asOf: day)
    let habits = TrainingHabits(history: history, asOf: day, sport: sport)
    let heat = ExpectedHeat(history, after: day, habits: habits)
    let known = PlanState(
        history, asOf: day, sport: sport, habits: habits, heat: heat, load: load, readiness: readiness,
        routinesKnown: routinesKnown)
    let eased = announced?.eased(scale: known.loadScale)
    let state = announced.map { known.expecting($0) } ?? known
    let race = history.mainRace(asOf: day).flatMap { $0.day - day <= 7 * PlanState.mostWeeks ? $0 : nil }
    let course = PlanCourse(state, through: max(day + LoadRatio.chronicDays, race.map { $0.day.startOfWeek + 6 } ?? day))
    var plan = SevenDayPlan(
        days: course.first.days, reason: course.first.reason, need: course.first.need, loadScale: state.loadScale)
    if case .rules = state.planner {
        // What is only planned for today is not done yet.
        plan.isAroundMore = course.first.isAroundMore && known.week.isAroundMore
        // The taper and the easy days after a race say nothing about habits.
        if !state.isReturning, state.loadBeforeRace == nil { plan.fewer = habits.fewer }
        plan.isLongLeftOut = course.leavesOutLong
        plan.isChangedAround = course.changesOthers
    }
    if !plan.days.isEmpty { plan.loads = Array(course.loads.prefix(LoadRatio.chronicDays)) }
    if known.decided.day(day) == nil { plan.easedToday = eased }
    plan.season = race.flatMap { SeasonPlan(known, to: $0, course: course) }
    plan.later = course.days.dropFirst(7).compactMap { $0.planned }.filter {
        $0.stored != nil || state.routines.planned(on: $0.day)?.isTraining == true
    }
    plan.add(habits.paces, by: state.planner)
    plan.add(heat, after: day)
    plan.addCautions(
        after: day, looksIll: readiness.looksIll, isOverreached: state.isOverreached,
        isTired: state.recovery == .fatigued || state.loadChange == .veryHigh || state.loadChange == .high,
        isAfterDemanding: state.startsAfterLong || state.recent.last?.isDemanding == true, easyDays: state.daysLeftEasy,
        daysToRace: history.daysToRace(asOf: day), sport: sport,
        longestAllowed: state.known > 0 ? max(WeekDraft.leastDemandingMinutes, WeekDraft.longest(after: state.known)) : .max)
    plan.placeHeat(
        asOf: day, history: history, daysWithout: state.isOverreached ? 7 : readiness.looksIll ? easyDaysWhenIll : 0,
        hasBathToday: announced?.hasBath ?? false)
    plan.nameReason(usualWeek: load.usualWeek.value)
    return plan
}

extension History {
    /// Returns the weeks up to a race, whose first days are those of the seven-day plan.
    ///
    /// Nil without a plan of runs, and for a race that is past or too far ahead.
    /// - Parameters:
    ///   - race: a main race, stored or not.
    ///   - insights: results of the day, which say how the athlete is.
    ///   - today: what is planned for the day; it counts as long as nothing is recorded.
    public func seasonPlan(to race: RaceGoal, insights: Insights, today: PlannedDay? = nil) -> SeasonPlan? {
        let (state, course) = course(to: race, insights: insights)
        let plan = SeasonPlan(state, to: race, course: course)
        return today.flatMap { plan?.counting($0, to: race) } ?? plan
    }

    /// Returns how many weeks later a race would have to be for the long run that it needs. It plans the weeks to several later races.
    ///
    /// Nil if it need not be, if no time is enough with runs of a third of the week, and without a plan of runs.
    func weeksMissing(to race: RaceGoal, insights: Insights) -> Int? {
        let (state, course) = course(to: race, insights: insights)
        return SeasonPlan(state, to: race, course: course)?.weeksMissing(to: race, after: state, course: course)
    }

    /// Returns the state at the end of the day, with a race that may not be stored, and the days up to it.
    private func course(to race: RaceGoal, insights: Insights) -> (state: PlanState, course: PlanCourse) {
        var known = self
        known.races = races.filter { $0.id != race.id } + [race]
        let (day, sport) = (insights.asOf, known.planSport(asOf: insights.asOf))
        let habits = TrainingHabits(history: known, asOf: day, sport: sport)
        let state = PlanState(
            known, asOf: day, sport: sport, habits: habits, heat: ExpectedHeat(known, after: day, habits: habits),
            load: insights.load, readiness: insights.readiness)
        // A race that is not stored changes the plan of the evening before, too.
        let earlier = races.contains(race) ? insights.earlierPlan : EarlierPlan(asOf: day - 1, history: known)
        let announced = Announced(
            on: day, history: known, load: insights.load, readiness: insights.readiness, earlier: earlier)
        return (state, PlanCourse(state.expecting(announced), through: race.day))
    }
}

let easyDaysWhenIll = 3
let gentleDaysWhenIll = 2
