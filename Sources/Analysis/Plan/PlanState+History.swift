import Measures
import Training

extension PlanState {
    /// - Parameters:
    ///   - history: all data of the athlete.
    ///   - day: the evaluated day; later data are ignored.
    ///   - load: source of recovery, change and a return from a break.
    ///   - routinesKnown: the day whose choice of a routine counts; nil for `day`.
    init(
        _ history: History, asOf day: Day, sport: PlanSport, habits: TrainingHabits, heat: ExpectedHeat, load: LoadInsight,
        readiness: ReadinessInsight, routinesKnown: Day? = nil
    ) {
        let daily = history.dailyLoads(through: day)
        let planner = Planner(history, asOf: day, habits: habits, daily: daily)
        var (week, comeback) = (habits.week, Comeback?.none)
        let pause = daily.flatMap { TrainingBreak($0, races: history) }
        if case .rules = planner, pause != nil || habits.daysSinceRun ?? 0 >= TrainingHabits.longBreak {
            comeback =
                pause.map { Comeback(since: $0.since, resumed: $0.resumed, load: $0.load) } ?? Comeback(since: day, resumed: day)
            if let pause {
                comeback?.weeksSpared = TrainingHabits.weeksSpared(afterDays: pause.days)
                comeback?.isAfterRace = history.isEase(after: pause.last, days: pause.days)
                // The habits are those of the time before the break.
                let before = TrainingHabits(history: history, asOf: pause.last, sport: sport)
                comeback?.longest = before.longestMinutes.map { min(3000, $0) }
                week.runsPerWeek = max(habits.runsPerWeek, before.runsPerWeek)
                (week.longWeekday, week.weekdays) = (before.longWeekday, before.weekdays)
            }
        }
        self.init(
            history, asOf: day, sport: sport, habits: habits, week: week, planner: planner, daily: daily, comeback: comeback,
            routinesKnown: routinesKnown ?? day)
        strain = Strain(load, readiness, isReturning: comeback?.load != nil)
        if daysOfWeekOver > 0 {
            // The body is that of now: what was planned since then explains neither a higher load nor a lower form.
            let before = loadInsight(
                asOf: day - daysOfWeekOver, history: history, performance: load.performance, readiness: load.recoveryScores)
            strainBefore = Strain(before, readiness, isReturning: comeback?.load != nil)
        }
        gentleDays = readiness.looksIll ? gentleDaysWhenIll : 0
        isFirstBack = planner.isBack ?? habits.isFirstRunBack
        wetBulbGlobe = heat.wetBulbGlobe
        lastIll = readiness.looksIll ? day : readiness.lastIll
        // An illness in the return from another one finds weeks that the first made easy, and so do signs before its worst days.
        loadBeforeIllness = [lastIll, readiness.firstIll].compactMap { $0 }.flatMap { [$0 - 1, $0 - 14] }
            .compactMap { daily?.fullWeek(through: $0) }.max().map { min(8000, $0) }
        startSeason()
    }

    /// The state from loads, sessions, races and decisions, of an athlete who is well.
    private init(
        _ history: History, asOf day: Day, sport: PlanSport, habits: TrainingHabits, week: WeekHabits, planner: Planner,
        daily: DailyLoads?, comeback: Comeback? = nil, routinesKnown: Day
    ) {
        let goals = history.goals(after: day)
        // The habits of the running week are those at its beginning, so that its days stay as they were announced.
        let over = PlanState.daysOver(on: day, goal: goals.first?.day)
        let before = over == 0 ? nil : TrainingHabits(history: history, asOf: day - over, sport: sport)
        let start = before.flatMap { $0.recentRuns >= TrainingHabits.leastRuns && $0.usualMinutes != nil ? $0 : nil }
        var kept = start?.week ?? week
        if comeback != nil {
            kept.runsPerWeek = max(kept.runsPerWeek, week.runsPerWeek)
            (kept.longWeekday, kept.weekdays) = (week.longWeekday, week.weekdays)
        }
        let fewer = comeback == nil ? (start ?? habits).fewer : nil
        let most = max(habits.longestMinutes ?? 0, start?.longestMinutes ?? 0)
        let sessions = history.dailySessions(of: sport, through: day, most, trainedThrough: day - over)
        self.init(
            day: day, loads: daily?.loads ?? [], longest: sessions.map { $0.longest },
            longestRuns: sport == .running
                ? []
                : history.dailySessions(of: .running, through: day, .infinity, trainedThrough: day - over).map { $0.longest },
            habits: kept, planner: planner, sport: sport, loadScale: planner.loadScale ?? (start ?? habits).loadScale,
            comeback: comeback)
        loadWithMissed = fewer.flatMap { daily?.load(with: $0, through: day - over) }
        (self.goals, totals) = (goals, sessions.map { $0.total })
        recent = history.recentDays(of: sport, through: day, loads: daily?.loads ?? [])
        restDays = history.restDays(asOf: day)
        usualPace = (start ?? habits).paces.usual.flatMap { (0.5...16).contains($0) ? 1000 / $0 : nil }
        (easyDays, easyDaysBefore) = (max(0, habits.easyDays), max(0, before?.easyDays ?? 0))
        // Past ones too: the running week was planned with them, and one that is not recorded has easy days as well.
        let first = day - PlanState.daysAfterRace - 6
        let main = Set(history.races.main(after: first).map { $0.day })
        races = history.plannedRaces(after: first, within: 7 * PlanState.mostWeeks + (day - first)).map {
            Race(
                day: first + $0.day, easyDaysAfter: $0.easyDaysAfter, restDaysAfter: $0.restDaysAfter,
                metres: history.longestRace(on: first + $0.day), isGoal: main.contains(first + $0.day))
        }.filter { $0.day >= day || !history.hasRunInsteadOf(theRaceOf: $0.day) }
        raced = history.digests(from: first, through: day).filter { history.isRace($0) }.map {
            Race(
                day: $0.day, easyDaysAfter: history.easyDays(after: $0),
                metres: $0.distance?.amount)
        }
        resting = history.athlete.availability.restWeekdays
        (decided, routines) = (history.plan.known(on: day), history.routines.known(on: routinesKnown))
    }

    /// The state of the evening before a past day, on which the athlete may have been ill or tired. The expected weather is left out, and so
    /// are races that were entered after the day. A race that was removed or moved since then counts as it was.
    /// - Parameter scores: recovery of earlier evenings; that of this one is added.
    init(_ known: History, eveningBefore day: Day, _ scores: inout [Day: Answer<Score>]) {
        let evening = day - 1
        var history = known
        history.races = (known.races + known.formerRaces).known(on: day)
        let sport = history.planSport(asOf: evening)
        let readiness = readinessInsight(asOf: evening, history: history)
        let load = loadInsight(
            asOf: evening, history: history, performance: nil,
            readiness: recoveryScores(today: readiness, asOf: evening, history: history, known: scores))
        scores[evening] = readiness.recovery
        self.init(
            history, asOf: evening, sport: sport, habits: TrainingHabits(history: history, asOf: evening, sport: sport),
            heat: ExpectedHeat(forecasts: [], recent: nil), load: load, readiness: readiness, routinesKnown: day)
    }
}

extension PlanState.Planner {
    fileprivate init(_ history: History, asOf day: Day, habits: TrainingHabits, daily: DailyLoads?) {
        guard let idle = history.daysSinceActivity(asOf: day) else {
            self = .none(.run)
            return
        }
        if idle > History.recentDays {
            self = .none(.recentActivity(daysOld: idle))
        } else if habits.recentRuns < TrainingHabits.leastRuns, let usual = UsualWeek(history: history, asOf: day) {
            self = .usual(usual)
        } else if let sinceRun = habits.daysSinceRun {
            if sinceRun > History.recentDays {
                self = .none(.recentRun(daysOld: sinceRun))
            } else if habits.recentRuns < TrainingHabits.leastRuns {
                // One or two runs are no habit: the plan would only repeat or halve them.
                self = .none(.moreRuns(known: habits.recentRuns))
            } else if habits.usualMinutes == nil {
                self = .none(.runDuration)
            } else {
                self = daily.map { $0.length >= LoadRatio.chronicDays } ?? false ? .rules : .easySessions
            }
        } else {
            // Without any run there is nothing to derive a plan from.
            self = .none(.run)
        }
    }

    /// Whether the rules decide the lengths of its sessions.
    var plansByRules: Bool {
        switch self {
        case .rules, .easySessions: true
        case .usual, .none: false
        }
    }

    /// Load per hour of the usual sessions; nil for other plans.
    fileprivate var loadScale: LoadScale? { if case .usual(let week) = self { week.loadScale } else { nil } }

    /// Whether the usual sessions resume after two weeks; nil for other plans.
    fileprivate var isBack: Bool? { if case .usual(let week) = self { week.isBack } else { nil } }
}

extension History {
    /// Running where there are three runs of the last 60 days, else cycling where there are as many rides.
    func planSport(asOf day: Day) -> PlanSport {
        let recent = digests(from: day - History.recentDays, through: day).filter { !$0.isLeftOut }
        let runs = recent.count { $0.sport.isRunning }
        let rides = recent.count { $0.sport.isCycling && $0.moving >= 600 }
        return runs < TrainingHabits.leastRuns && rides >= TrainingHabits.leastRuns ? .cycling : .running
    }

    /// Returns the main races after a day and that of the profile, whose length is unknown, ascending.
    fileprivate func goals(after day: Day) -> [PlanState.Goal] {
        var all = races.main(after: day).map { PlanState.Goal(day: $0.day, metres: $0.metres) }
        if let entered = athlete.raceDay, entered > day, !all.contains(where: { $0.day == entered }) {
            all.append(PlanState.Goal(day: entered, metres: nil))
        }
        return all.filter { $0.day - day <= 7 * PlanState.mostWeeks }.sorted { $0.day < $1.day }
    }

    /// Returns the minutes of the longest session and of all sessions of each of the days through `last` that a plan looks back to, oldest
    /// first.
    /// - Parameter most: of the longest of all of them; what the pace does not explain does not count.
    fileprivate func dailySessions(
        of sport: PlanSport, through last: Day, _ most: Double, trainedThrough begin: Day
    ) -> [(longest: Double, total: Double)] {
        var days = [(longest: Double, total: Double)](repeating: (0, 0), count: PlanState.daysOfSessions)
        let first = last - (PlanState.daysOfSessions - 1)
        let sessions = digests(from: first, through: last).filter { sport.includes($0.sport) }
        // A race is no measure of the next long run; the training until the week began is.
        let trained =
            digests(from: begin - (PlanState.daysOfSessions - 1), through: begin)
            .filter { sport.includes($0.sport) && !isRace($0) }.map { $0.plannedMinutes }.max() ?? .infinity
        for session in sessions {
            let minutes = min(most, session.plannedMinutes, isRace(session) ? trained : .infinity)
            let index = session.day - first
            days[index] = (max(days[index].longest, minutes), days[index].total + minutes)
        }
        return days
    }
}

extension DailyLoads {
    /// Load of a usual week of the four weeks that end with a day; nil with fewer days than that.
    fileprivate func fullWeek(through last: Day) -> Double? {
        let end = last - first
        guard end >= LoadRatio.chronicDays - 1, loads.indices.contains(end) else { return nil }
        return TrainingPhase.fullWeek(Array(loads[...end].suffix(LoadRatio.chronicDays)))
    }

    /// Load of a usual week of the four that end with a day, as if as many sessions had been done as before: at most that of the four before.
    fileprivate func load(with fewer: FewerSessions, through last: Day) -> Double? {
        guard let now = fullWeek(through: last), let before = fullWeek(through: last - LoadRatio.chronicDays) else { return nil }
        return min(before, now * Double(fewer.before) / Double(max(1, fewer.now)))
    }
}

extension LoadInsight {
    /// Whether the week has rest and easy days only.
    func isOverreached(recovery: Answer<Score>) -> Bool {
        self.recovery.value?.meansOverreaching == true || looksOverreached(recovery: recovery)
    }

    /// Whether low recovery and a tired form come together, as in overreaching: the form alone may be a planned block.
    private func looksOverreached(recovery: Answer<Score>) -> Bool {
        guard let score = recovery.value?.estimate.value, score < RecoveryStatus.lowReadiness else { return false }
        return isStrained
    }
}
