public import Training

extension PlannedDay {
    /// Returns the sessions of the day as steps: one of a derived day, and one for each session that the athlete decided or that a routine
    /// expects. Empty on a rest day and for a race, whose course decides its steps.
    public func outlines(_ targets: WorkoutTargets) -> [WorkoutOutline] {
        if let stored { return stored.sessions.compactMap { $0.outline(targets, isHot: heat != nil) } }
        if let routine { return routine.outlines(targets, isHot: heat != nil, shortenedFrom: original) }
        guard let minutes, minutes > 0, workout != .rest, workout != .race else { return [] }
        return [
            WorkoutOutline.of(workout, minutes: minutes, hardMinutes: hardMinutes, sport: sport, isHot: heat != nil, targets)
        ]
    }
}

extension PlannedSession {
    /// Nil for practice and a sauna, which are no workouts, and without a duration.
    fileprivate func outline(_ targets: WorkoutTargets, isHot: Bool) -> WorkoutOutline? {
        guard let sport = kind.sport, minutes > 0 else { return nil }
        var outline =
            hasPartsInWords
            ? WorkoutOutline.inWords(minutes: minutes, sport: sport, targets)
            : WorkoutOutline.of(
                intensity.workout, minutes: minutes, hardMinutes: hardMinutes, sport: sport, isHot: isHot && kind.isOutdoors,
                targets)
        outline.session = self
        return outline
    }
}

extension WorkoutOutline {
    fileprivate static func of(
        _ workout: WorkoutType, minutes: Int, hardMinutes: Int, sport: Sport, isHot: Bool, _ targets: WorkoutTargets
    ) -> WorkoutOutline {
        let seconds = min(minutes, WorkoutOutline.mostSeconds / 60) * 60
        let hard = min(max(0, hardMinutes), seconds / 60)
        let blocks =
            hard == 0
            ? [Block.step(Step(.work, seconds: seconds, target: targets.target(workout.effort, of: sport, isHot: isHot)))]
            : WorkoutOutline.blocks(
                seconds: seconds, hardMinutes: hard, isInterval: workout == .interval, sport: sport, isHot: isHot, targets)
        return WorkoutOutline(sport: sport, blocks: blocks, references: targets.references)
    }
}

extension WorkoutOutline {
    /// A session of which only the words say how it is made up: one step, of which no target would be true.
    fileprivate static func inWords(minutes: Int, sport: Sport, _ targets: WorkoutTargets) -> WorkoutOutline {
        var outline = WorkoutOutline(
            sport: sport, blocks: [.step(Step(.work, seconds: min(minutes * 60, WorkoutOutline.mostSeconds)))],
            references: targets.references)
        outline.hasStepsInWords = true
        return outline
    }
}

extension RoutineDay {
    /// Returns the expected sessions as one step each. The words of a session with parts say how it is made up, so that its step has no
    /// target. A hard one that the plan shortened has the parts of a planned session instead. Practice and a sauna are no workouts.
    /// - Parameters:
    ///   - targets: known zones, paces and powers of the athlete.
    ///   - isHot: whether the day is so hot that paces of cool days are too fast.
    ///   - original: the day as the routine has it; nil for this day.
    public func outlines(
        _ targets: WorkoutTargets, isHot: Bool = false, shortenedFrom original: RoutineDay? = nil
    ) -> [WorkoutOutline] {
        expected.compactMap { session in
            guard let sport = session.method.kind.sport else { return nil }
            let intensity = session.method.intensity
            let isShortened = session.isShortened(from: original)
            var outline =
                session.method.hasPartsInWords && !isShortened
                ? WorkoutOutline.inWords(minutes: session.minutes, sport: sport, targets)
                : WorkoutOutline.of(
                    intensity.workout, minutes: session.minutes,
                    hardMinutes: isShortened ? WeekPlanner.hardMinutes(intensity, minutes: session.minutes) : 0, sport: sport,
                    isHot: isHot && session.method.kind.isOutdoors, targets)
            outline.method = session.method
            return outline
        }
    }
}

extension RoutineDay.Session {
    /// Whether the plan has the session with another length than the routine.
    /// - Parameter original: the day as the routine has it; nil if the plan has it unchanged.
    public func isShortened(from original: RoutineDay?) -> Bool { original.map { !$0.sessions.contains(self) } ?? false }
}

extension TrainingMethod.Kind {
    /// The sport of a workout; nil for what no watch leads through.
    fileprivate var sport: Sport? {
        switch self {
        case .run: .running
        case .walk: .walking
        case .ride: .cycling
        case .strength: .strength
        case .mobility: .stretching
        case .heatedClass: .hotYoga
        case .swim: .swimming
        case .row: .rowing
        case .sauna, .practice, .other: nil
        }
    }
}

extension WorkoutType {
    fileprivate var effort: WorkoutTargets.Effort {
        switch self {
        case .rest, .recovery: .recovery
        case .easy, .long, .race: .easy
        case .moderate: .moderate
        case .tempo: .threshold
        case .interval: .interval
        }
    }
}

extension WorkoutOutline {
    /// Seconds of a recovery between intervals, and the least of warm-up and cool-down together.
    static let recoveries = 60...180
    static let leastEasySeconds = 900
    private static let shortestWarmUp = 600
    private static let shortestCoolDown = 300

    /// Returns warm-up, work and cool-down, which last `seconds` together.
    static func blocks(
        seconds: Int, hardMinutes: Int, isInterval: Bool, sport: Sport, isHot: Bool, _ targets: WorkoutTargets
    ) -> [Block] {
        let hard =
            isInterval ? Block.intervals(seconds: seconds, hardMinutes: hardMinutes, sport: sport, isHot: isHot, targets) : nil
        let work =
            hard
            ?? .step(
                Step(
                    .work, seconds: hardMinutes * 60,
                    target: targets.target(isInterval ? .interval : .threshold, of: sport, isHot: isHot)))
        let easy = max(0, seconds - work.seconds)
        // A warm-up has ten minutes before a cool-down has more than five.
        let coolDown = max(min(easy / 2, shortestCoolDown), min(easy / 2, easy - shortestWarmUp)) / 30 * 30
        let around = targets.target(.warmUp, of: sport, isHot: isHot)
        var blocks: [Block] = []
        if easy - coolDown > 0 { blocks.append(.step(Step(.warmUp, seconds: easy - coolDown, target: around))) }
        blocks.append(work)
        if coolDown > 0 { blocks.append(.step(Step(.coolDown, seconds: coolDown, target: around))) }
        return blocks
    }
}

extension WorkoutOutline.Block {
    fileprivate var seconds: Int {
        switch self {
        case .step(let step): step.seconds
        case .repeats(let count, let steps): count * steps.reduce(0) { $0 + $1.seconds }
        }
    }

    /// Repeats of `PlannedDay.repeatMinutes` with a recovery after each. Nil if there is time for one repeat or for no recovery.
    fileprivate static func intervals(
        seconds: Int, hardMinutes: Int, sport: Sport, isHot: Bool, _ targets: WorkoutTargets
    ) -> WorkoutOutline.Block? {
        let repeats = hardMinutes / PlannedDay.repeatMinutes
        guard repeats >= 2, repeats <= WorkoutOutline.mostRepeats else { return nil }
        let left = seconds - repeats * PlannedDay.repeatMinutes * 60
        let wanted = max(0, left - WorkoutOutline.leastEasySeconds) / repeats / 30 * 30
        let bounds = WorkoutOutline.recoveries
        let recovery = min(max(wanted, bounds.lowerBound), bounds.upperBound)
        guard recovery * repeats <= left else { return nil }
        return .repeats(
            repeats,
            [
                .init(
                    .work, seconds: PlannedDay.repeatMinutes * 60, target: targets.target(.interval, of: sport, isHot: isHot)),
                // A heart rate takes longer to fall than the recovery lasts, and the athlete may walk.
                .init(.recovery, seconds: recovery, target: sport.isCycling ? targets.target(.recovery, of: sport) : .none),
            ])
    }
}
