import Measures
public import Training

extension SevenDayPlan {
    /// Adds the distances of runs that the rules or the athlete planned.
    mutating func add(_ paces: TrainingPaces, by planner: PlanState.Planner) {
        if days.isEmpty { return }
        self.paces = paces
        for index in days.indices {
            let planned = days[index]
            if let stored = planned.stored {
                days[index].distance = paces.distance(of: stored)
            } else if planned.routine == nil, planner.plansByRules {
                days[index].distance = planned.minutes.flatMap {
                    paces.distance(planned.workout, minutes: $0, hardMinutes: planned.hardMinutes)
                }
            }
        }
    }

    /// Adds to each day that the athlete decided what speaks against it.
    /// - Parameter longestAllowed: minutes of a session of the plan's sport, at most, after the longest of 30 days.
    mutating func addCautions(
        after day: Day, looksIll: Bool, isOverreached: Bool, isTired: Bool, isAfterDemanding: Bool, easyDays: Int,
        daysToRace: Int?, sport planSport: PlanSport = .running, longestAllowed: Int = .max
    ) {
        for index in days.indices where days[index].stored != nil {
            let planned = days[index]
            let number = planned.day - day
            let demands = planned.isHard || planned.workout == .long
            let isNear =
                number == 1 && isAfterDemanding
                || days.contains {
                    $0.day != planned.day && abs($0.day - planned.day) < 2 && ($0.isHard || $0.workout == .long)
                }
            let isIll =
                looksIll
                && (demands && number <= easyDaysWhenIll
                    || planned.isLong(PlanRequest.gentleMinutes) && number <= gentleDaysWhenIll)
            let race = daysToRace.map { RaceEase.isBefore($0 - number) } ?? false
            days[index].caution =
                isIll
                ? .illness
                : isOverreached && (demands || planned.isLong(WeekDraft.longestWhenExhausted))
                    ? .overreached
                    : !demands
                        ? nil
                        : number <= easyDays
                            ? .afterRace : race ? .beforeRace : isTired ? .tired : isNear ? .hardDayNearby : nil
            let isMuchLonger = planned.longest(of: planSport) ?? 0 > longestAllowed
            if days[index].caution == nil, isMuchLonger { days[index].caution = .muchLonger }
        }
    }
}

extension SevenDayPlan {
    /// A week that builds may still have a little less than a usual one, since lengths are rounded and days set aside. The seven days with an easy
    /// week may have nearly as much. Both are about a usual week. A race beyond the seven days is not of this week.
    /// - Parameter usualWeek: load of a usual week; nil if unknown.
    mutating func nameReason(usualWeek: Double?) {
        if reason == .raceWeek, !days.contains(where: { $0.workout == .race }) { reason = .taper }
        guard let usualWeek, let stated = reason else { return }
        let load = days.reduce(0) { $0 + $1.statedLoad }
        let isUsual = stated == .build ? load < usualWeek : stated == .deload && load >= SevenDayPlan.leastOfUsual * usualWeek
        guard isUsual else { return }
        reason = .maintain
        for index in days.indices where days[index].reason == stated { days[index].reason = .maintain }
    }

    /// Of the load of a usual week, that seven days have at least to be called one.
    public static let leastOfUsual = 0.9
}

extension PlannedDay {
    /// A day that the athlete decided. Its kind is that of its hardest session; all sessions add their minutes.
    init(_ decided: StoredDay, scale: LoadScale) {
        self.init(
            day: decided.day, workout: decided.workout, minutes: decided.isRest ? nil : decided.minutes,
            load: RoutineLoad.load(of: decided, scale: scale), hardMinutes: decided.hardMinutes)
        stored = decided
    }

    fileprivate func isLong(_ most: Int) -> Bool { load > 0 && minutes ?? 0 > most }

    /// The sessions of the day, as they are stored when the athlete accepts it. Nil for a race, and for training of which only the text is
    /// known.
    ///
    /// Names and words of practices are not among them: a stored day is shown also while routines for adults are hidden.
    public var sessions: [PlannedSession]? {
        if let stored { return stored.sessions }
        return ownSessions.map { $0 + bath }
    }

    private var ownSessions: [PlannedSession]? {
        if let routine {
            guard !routine.hasTextOnly else { return nil }
            return routine.expected.enumerated().map { index, session in
                let hard =
                    session.parts?.hardMinutes
                    ?? WeekPlanner.hardMinutes(session.method.intensity, minutes: session.minutes)
                // The words of a hard session are about the parts that it had before the plan shortened it.
                let isShortened = hard > 0 && session.isShortened(from: original)
                return PlannedSession(
                    kind: session.method.kind, intensity: session.method.intensity, minutes: session.minutes,
                    hardMinutes: hard, parts: session.parts, title: session.method.kind == .practice ? nil : session.method.name,
                    words: isShortened ? nil : routine.words(of: session, isFirst: index == 0), wordsDay: day,
                    isInHeat: session.method.isInHeat)
            }
        }
        guard let intensity = workout.intensity else { return workout == .rest ? [] : nil }
        let kind = TrainingMethod.Kind(of: sport)
        return [PlannedSession(kind: kind, intensity: intensity, minutes: minutes ?? 0, hardMinutes: hardMinutes, parts: parts)]
    }

    /// A sauna or hot bath of the day, which accepting the day stores too; empty without one, and for heat within the session itself.
    private var bath: [PlannedSession] {
        guard let exposure, exposure.mode == .passive, let minutes = exposure.minutes else { return [] }
        return [PlannedSession(kind: .sauna, intensity: .recovery, minutes: minutes)]
    }
}

extension RoutineDay {
    /// Returns what to do in a session; with the first one, what to do on the day. Nil for a practice, and without words.
    fileprivate func words(of session: Session, isFirst: Bool) -> TranslatedText? {
        guard session.method.kind != .practice else { return nil }
        let isShown = isFirst && !expected.contains { $0.method.kind == .practice }
        return TranslatedText.lines(
            (isShown ? [description] : []) + [session.method.description] + (isShown ? [notes].compactMap { $0 } : []))
    }
}

extension StoredDay {
    /// Kind of the hardest session; `rest` without one.
    public var workout: WorkoutType { WorkoutType(hardestOf: sessions.map { $0.intensity }) }

    /// The day as the planner counts it. Practice and time in a sauna are no training.
    func counted(scale: LoadScale) -> PlanRequest.StoredDay {
        let training = sessions.filter { $0.isTraining }
        return PlanRequest.StoredDay(
            workout: WorkoutType(hardestOf: training.map { $0.intensity }), minutes: training.reduce(0) { $0 + $1.minutes },
            hardMinutes: training.reduce(0) { $0 + $1.hardMinutes }, load: RoutineLoad.load(of: self, scale: scale),
            isRun: training.contains { $0.kind == .run })
    }
}

extension PlannedSession {
    /// Whether the session has a training load: practice and time in a sauna have none.
    var isTraining: Bool { kind != .practice && kind != .sauna }
}

extension WorkoutType {
    init(hardestOf intensities: [TrainingMethod.Intensity]) {
        let kinds = intensities.map { $0.workout }
        self = [.interval, .tempo, .long, .moderate, .easy, .recovery].first { kinds.contains($0) } ?? .rest
    }

    /// Nil for rest and a race.
    public var intensity: TrainingMethod.Intensity? { TrainingMethod.Intensity.allCases.first { $0.workout == self } }
}

extension TrainingMethod.Kind {
    var isOutdoors: Bool { self == .run || self == .walk || self == .ride || self == .row }
}
