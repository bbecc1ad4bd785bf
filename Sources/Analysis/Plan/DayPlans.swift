public import Measures
public import Training

/// What is planned for single days: a race, else what the athlete decided, else the plan.
///
/// Today is a race or what the athlete decided, else what the plan of yesterday had for it: the seven-day plan begins tomorrow. A past day is
/// what was planned then. Beyond the days that are planned ahead a routine
/// has no day yet.
public struct DayPlans: Equatable, Sendable {
    /// The days that the athlete decided.
    public let plan: StoredPlan
    /// What the athlete followed, without what is hidden.
    public let routines: RoutineHistory
    private let week: [PlannedDay]
    /// Days of the routine beyond the week.
    private let later: [PlannedDay]
    private let scale: LoadScale
    private let paces: TrainingPaces?
    private let races: [RaceGoal]
    private let shortfalls: [Day: RaceShortfall]
    /// Days of a routine as they were planned then.
    let past: [Day: PastRoutineDay]
    let today: Day
    /// The rules behind the plan of today's entry, and of the days after it.
    private let reasonToday: PlanReason?
    private let reasonAhead: PlanReason?

    /// - Parameters:
    ///   - load: insight of today.
    ///   - yesterday: the plan of the day before.
    ///   - plan: the days that the athlete decided.
    ///   - routines: what the athlete followed, without what is hidden.
    ///   - races: the athlete's races, in any order.
    ///   - past: days of a routine as they were planned then (`History.plannedRoutineDays`). Others count as the routine has them.
    ///   - today: the athlete's current day.
    public init(
        _ load: LoadInsight, yesterday: EarlierPlan, plan: StoredPlan = StoredPlan(), routines: RoutineHistory,
        races: [RaceGoal] = [], past: [Day: PastRoutineDay] = [:], today: Day
    ) {
        self.past = past
        let proposed = yesterday.days.filter { $0.day == today && plan.day(today) == nil }.map { day in
            // All loads of a page count the athlete's sessions alike.
            var proposal = load.easedToday ?? day
            if let routine = proposal.routine { proposal.load = RoutineLoad.load(of: routine, scale: load.planScale) }
            return proposal
        }
        week = proposed + load.plan.filter { $0.day > today }
        later = load.laterPlan
        self.races = races.inOrder
        shortfalls = load.shortfalls
        self.plan = plan
        self.routines = routines
        (scale, paces) = (load.planScale, yesterday.paces)
        self.today = today
        (reasonToday, reasonAhead) = (load.easedToday?.reason ?? yesterday.reason, load.planReason)
    }

    /// Returns the plan of a day; nil for a day without one.
    public func planned(on day: Day) -> PlannedDay? {
        if let race = race(on: day) { return PlannedDay.empty(day, races: [day]).stating(shortfalls).naming([race]) }
        if let planned = week.first(where: { $0.day == day }) { return planned }
        let ahead = later.first { $0.day == day }
        if let decided = plan.day(day) {
            var planned = PlannedDay(decided, scale: scale)
            (planned.exposure, planned.distance) = (ahead?.exposure, paces?.distance(of: decided))
            return planned
        }
        if let ahead, ahead.stored == nil { return ahead }
        guard let routine = routines.planned(on: day), day <= today || !routine.isTraining else { return nil }
        if let instead = past[day]?.instead { return instead }
        let then = past[day]?.routine ?? routine.day
        if then.isRest, !routine.day.isRest { return PlannedDay.empty(day, races: []) }
        var planned = PlannedDay(then.isRest ? routine.day : then, on: day, scale: scale)
        if then != routine.day, !then.isRest { planned.original = routine.day }
        return planned
    }

    /// Returns practice or a sauna of a routine that the plan of the day has no room for; nil without one.
    public func beside(_ planned: PlannedDay, on day: Day) -> PlannedDay? {
        guard planned.routine == nil, let routine = routines.planned(on: day), !routine.isTraining, !routine.day.isRest else {
            return nil
        }
        return PlannedDay(routine.day, on: day, scale: scale)
    }

    /// Whether a planned day is practice or a sauna, which is no training.
    func isBeside(_ planned: PlannedDay) -> Bool {
        planned.routine != nil && planned.stored == nil && routines.planned(on: planned.day)?.isTraining == false
    }

    /// Returns the race of a day, a main one first; nil without one.
    public func race(on day: Day) -> RaceGoal? {
        races.first(on: day)
    }

    /// Returns the other races of a day on which there are several, each as a day of its own.
    func furtherRaces(on day: Day) -> [PlannedDay] {
        let first = race(on: day)
        return races.filter { $0.day == day && $0.id != first?.id }.map { PlannedDay.empty(day, races: [day]).naming([$0]) }
    }

    /// Returns the days of races after a day, ascending.
    func raceDays(after day: Day) -> [PlannedDay] {
        Set(races.map { $0.day }.filter { $0 > day }).sorted().compactMap { planned(on: $0) }
    }

    public func stored(on day: Day) -> StoredDay? { plan.day(day) }

    /// Returns the sessions to store when the athlete moves a day or accepts it; nil for the day of a race.
    public func sessions(on day: Day) -> [PlannedSession]? {
        guard let planned = planned(on: day) else { return [] }
        return planned.sessions
    }

    /// Returns the day of the routine that the plan put aside for what recovery, a break or a race needs; nil on other days, and on those on
    /// which the routine rests.
    public func routineAside(on day: Day) -> RoutineHistory.Planned? {
        guard let planned = planned(on: day), planned.stored == nil, planned.routine == nil, planned.workout != .race else {
            return nil
        }
        return routines.planned(on: day).flatMap { $0.isTraining && !$0.day.isRest ? $0 : nil }
    }

    /// Returns why the plan puts the routine's session of a day aside; nil on other days, and without a rule.
    public func reasonAside(on day: Day) -> PlanReason? {
        guard routineAside(on: day) != nil else { return nil }
        switch planned(on: day)?.limit {
        case .afterRace: return .afterRace
        case .heat: return .heat
        case .hardDayNearby: return .stored
        case .fullWeek(_, let bound): return bound.reason
        case .beforeRace, .longestRun, .anySession, .newStart, .firstBack, .week, nil: break
        }
        let reason = reason(on: day)
        if reason?.isOfBody == true { return reason }
        return races.contains { RaceEase.isBefore($0.day - day) } ? .taper : reason
    }

    /// Returns the rule behind the week with which a day was planned; nil for a past day, and for a later one without a plan. That other days of
    /// the week are those of a routine is no reason of a day that is none.
    public func reason(on day: Day) -> PlanReason? {
        guard day >= today else { return nil }
        let planned = planned(on: day)
        let reason = planned?.reason ?? (day == today ? reasonToday : day <= today + 7 ? reasonAhead : nil)
        return reason == .routine && planned?.routine == nil ? nil : reason
    }

    public func routine(on day: Day) -> RoutineHistory.Planned? { routines.planned(on: day) }

    /// Whether the plan of a day stands in the place of the routine's. Practice and saunas alone stand beside it.
    public func isReplacing(on day: Day) -> Bool {
        planned(on: day).map { $0.routine == nil } == true && routines.planned(on: day)?.isTraining == true
    }
}

/// Returns what the planner would propose for a day of the next seven if the athlete had not decided it.
public func proposal(for day: Day, history known: History, insights: Insights) -> PlannedDay? {
    var history = known.withHeat(asOf: insights.asOf)
    history.plan.remove(day)
    let plan = sevenDayPlan(
        asOf: insights.asOf, history: history, load: insights.load, readiness: insights.readiness,
        announced: Announced(
            on: insights.asOf, history: history, load: insights.load, readiness: insights.readiness,
            earlier: EarlierPlan(asOf: insights.asOf - 1, history: history)))
    return plan.days.first { $0.day == day && $0.stored == nil }
}
