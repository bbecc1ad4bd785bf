import Measures
import Training

/// The week that runs.
extension PlanState {
    /// Whether a day is one of rest after a race.
    func isRestDay(_ date: Day) -> Bool {
        restDays.contains { $0.contains(date) }
            || races.contains { RaceEase.isAfter(date - $0.day, easyDays: $0.restDaysAfter) }
    }

    /// Number of the days of the running week that are over. Weeks end with the race that the training leads to, else on Sunday.
    var daysOfWeekOver: Int { PlanState.daysOver(on: day, goal: goal?.day) }

    /// - Parameter goal: day of the next race that the training leads to, after `day`.
    static func daysOver(on day: Day, goal: Day?) -> Int {
        guard let goal else { return (day + 1).weekday - 1 }
        return (7 - (goal - day) % 7) % 7
    }

    /// The state at the beginning of the running week, with the body, the races and the weather of now.
    ///
    /// A week is planned from the loads before it, so that an athlete who follows the plan keeps the days that it announced.
    var weekStart: PlanState {
        let over = daysOfWeekOver
        guard over > 0 else { return self }
        var start = weekStart(daysBefore: over)
        (start.daysOver, start.easyDays) = (over, daysLeftEasy)
        start.easyDaysBefore = max(easyDaysBefore, daysLeftEasyByRaces(after: start.day))
        return start
    }

    /// The state some days ago, with the body, the races and the weather of now.
    func weekStart(daysBefore over: Int) -> PlanState {
        var start = self
        start.day = day - over
        if let strainBefore { start.strain = strainBefore }
        start.loads = loads.dropLast(over)
        start.longest = longest.dropLast(over)
        start.longestRuns = longestRuns.dropLast(over)
        start.totals = totals.dropLast(over)
        start.goals = goals.filter { $0.day > day }
        if !wetBulbGlobe.isEmpty {
            start.wetBulbGlobe = [Double?](repeating: nil, count: over) + wetBulbGlobe.prefix(max(0, 7 - over))
        }
        return start
    }

    /// Number of the first days that were easy when the running week began; 0 for another state than the one at its beginning.
    var easyDaysOver: Int { daysOver > 0 ? easyDaysBefore : 0 }

    /// Whether the week has easy sessions of usual length, because it began with less than four weeks of load.
    var hasEasySessions: Bool {
        switch planner {
        case .easySessions: true
        case .rules: loads.count < LoadRatio.chronicDays
        case .usual, .none: false
        }
    }

    /// Weeks after an illness that are planned from the load before it: those in which it comes back, and three more, until the last weeks show
    /// what is usual again. The days that are searched for illness contain them wherever the running week began.
    static let weeksAfterIllness = ReadinessInsight.daysSearchedForIllness / 7 - 1

    /// Weeks after a break in which the load of before comes back faster than a new one grows, and those in which it has not come back at all.
    static let weeksAfterBreak = 12
    static let weeksOfReturn = 6

    private var illReason: PlanReason { gentleDays > 0 ? .illness : .afterIllness }

    /// Share of the usual load in the weeks after signs of overreaching or illness; nil in other weeks.
    var mostShare: PlanRequest.Share? {
        let tired = overreached.map { PlanRequest.Share(WeekDraft.returnShare(week: (day - $0) / 7), .tired) }
        let ill = lastIll.flatMap { ill -> PlanRequest.Share? in
            let week = max(0, day - ill) / 7
            return week < PlanState.weeksAfterIllness
                ? PlanRequest.Share(WeekDraft.returnShare(week: week), illReason, of: loadBeforeIllness) : nil
        }
        let raced = isWeekAfterLongRace ? PlanRequest.Share(WeekDraft.shareWhenTired, .afterLongRace) : nil
        // Shares of different loads.
        func most(_ share: PlanRequest.Share) -> Double { share.value * max(share.load ?? 0, TrainingPhase.fullWeek(loads)) }
        return [ill, tired.flatMap { $0.value < 1 ? $0 : nil }, raced].compactMap { $0 }.min { most($0) < most($1) }
    }

    /// Number of days that are planned with this state: those that the running week has left.
    var stepDays: Int { 7 - daysOfWeekOver }
}

extension PlanState {
    /// What load and body ask for.
    struct Strain: Equatable {
        var recovery = RecoveryStatus.adequate
        var loadChange = LoadChange.moderate
        var looksOverreached = false
        var isVariabilityUnusual = false
    }

    /// What load and body ask for today.
    var strain: Strain {
        get {
            Strain(
                recovery: recovery, loadChange: loadChange, looksOverreached: looksOverreached,
                isVariabilityUnusual: isVariabilityUnusual)
        }
        set {
            (recovery, loadChange) = (newValue.recovery, newValue.loadChange)
            (looksOverreached, isVariabilityUnusual) = (newValue.looksOverreached, newValue.isVariabilityUnusual)
        }
    }
}

extension PlanState.Strain {
    /// - Parameter isReturning: whether the load comes back after a break: form then compares with the fitness that the break left.
    init(_ load: LoadInsight, _ readiness: ReadinessInsight, isReturning: Bool) {
        var recovery = load.recovery.value ?? .adequate
        let scores = load.recoveryScores.prefix(RecoveryStatus.recentDays).compactMap { $0 }
        // After a long run form is low for a day or two in every week that builds, so form alone holds back only where it is very low. A single
        // run of a beginner is a large part of their fitness.
        let isFit = load.fitness.value.map { $0.value >= PlanState.Strain.leastFitness } ?? false
        let isFormLow = isFit && load.hasForm(below: PlanState.Strain.lowFormAlone)
        // One night changes today only; a week is easier after two low ones of the last three.
        let low = load.isStrained ? RecoveryStatus.middleReadiness : RecoveryStatus.lowReadiness
        let lowNights = scores.prefix(PlanState.Strain.nights).count { $0 < low }
        let isIgnored = scores.isEmpty && (isReturning || !(recovery.meansOverreaching || isFormLow))
        if isIgnored {
            // Nor does a fresh form show that the athlete has recovered from hard sessions.
            recovery = .adequate
        } else if !recovery.meansOverreaching {
            let isTired = lowNights >= PlanState.Strain.leastLowNights || recovery == .fatigued && isFormLow
            let isFresh = recovery == .wellRecovered && PlanState.Strain.areGreen(scores)
            recovery = isTired ? .fatigued : isFresh ? .wellRecovered : .adequate
        }
        // An illness has rules of its own.
        let exhausted = scores.prefix(PlanState.Strain.nights).count { $0 <= PlanState.Strain.exhausted }
        let isExhausted = exhausted >= PlanState.Strain.leastLowNights && !readiness.looksIll
        self.init(
            recovery: recovery, loadChange: load.change.value ?? .moderate,
            looksOverreached: !isIgnored && (load.isOverreached(recovery: readiness.recovery) || isExhausted),
            isVariabilityUnusual: readiness.variabilityHoldsBack(under: load))
    }

    /// Form over fitness, below which form alone makes a week an easier one.
    static let lowFormAlone = -0.25
    /// Fitness from which on form alone does so: load units a day, about three easy hours a week.
    static let leastFitness = 20.0
    /// Nights of known recovery that decide a week, and those of them that are low in a tired one.
    static let nights = 3
    static let leastLowNights = 2
    /// Recovery score up to which so many nights ask for rest and easy days, whatever the form is.
    static let exhausted = 20.0

    /// Whether the last nights show an athlete who has recovered: three of them, in the middle green.
    private static func areGreen(_ scores: [Double]) -> Bool {
        scores.count >= nights && Robust.median(scores).map { $0 >= RecoveryScore.greenFrom } ?? false
    }
}

extension PlannedDay {
    /// Minutes of the longest session of a sport; nil without one.
    func longest(of sport: PlanSport) -> Int? {
        if let stored { return stored.sessions.lazy.filter { $0.kind == sport.kind }.map { $0.minutes }.max() }
        if let routine {
            return routine.sessions.lazy.filter { !$0.isOptional && $0.method.kind == sport.kind }.map { $0.minutes }.max()
        }
        return sport.includes(self.sport) ? minutes : nil
    }
}
