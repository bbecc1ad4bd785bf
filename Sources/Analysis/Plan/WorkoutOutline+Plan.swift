public import Training

extension PlannedDay {
    /// Returns the sessions of the day as steps: one of a derived day, and one for each session that the athlete decided or that a routine
    /// expects. Empty on a rest day and for a race, whose course decides its steps.
    public func outlines(_ targets: WorkoutTargets) -> [WorkoutOutline] {
        if let stored { return stored.sessions.compactMap { $0.outline(targets, isHot: heat != nil) } }
        if let routine { return routine.outlines(targets, isHot: heat != nil, shortenedFrom: original) }
        guard let minutes, minutes > 0, workout != .rest, workout != .race else { return [] }
        return [
            WorkoutOutline.of(workout, minutes: minutes, parts: parts, sport: sport, isHot: heat != nil, targets)
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
                intensity.workout, minutes: minutes, parts: plannedParts, sport: sport,
                isHot: isInHeat || isHot && kind.isOutdoors,
                targets)
        outline.session = self
        return outline
    }
}

extension WorkoutOutline {
    fileprivate static func of(
        _ workout: WorkoutType, minutes: Int, parts: SessionParts?, sport: Sport, isHot: Bool, _ targets: WorkoutTargets
    ) -> WorkoutOutline {
        let seconds = min(minutes, WorkoutOutline.mostSeconds / 60) * 60
        let target = targets.target(workout.effort, of: sport, isHot: isHot)
        let blocks = parts.map { parts in
            workout == .long
                ? parts.longBlocks(easy: target, work: targets.target(.moderate, of: sport, isHot: isHot))
                : WorkoutOutline.blocks(parts, target: target, sport: sport, targets)
        }
        return WorkoutOutline(
            sport: sport, blocks: blocks ?? [.step(Step(.work, seconds: seconds, target: target))],
            references: targets.references)
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
    /// Returns the expected sessions as steps. Where only the words of a session say how it is made up, it has one step without a target.
    /// Practice and a sauna are no workouts.
    /// - Parameters:
    ///   - targets: known zones, paces and powers of the athlete.
    ///   - isHot: whether the day is so hot that paces of cool days are too fast.
    ///   - original: the day as the routine has it; nil for this day.
    public func outlines(
        _ targets: WorkoutTargets, isHot: Bool = false, shortenedFrom original: RoutineDay? = nil
    ) -> [WorkoutOutline] {
        expected.reduce(into: []) { outlines, session in
            guard let sport = session.method.kind.sport else { return }
            let intensity = session.method.intensity
            var outline =
                session.hasPartsInWords && !session.isShortened(from: original)
                ? WorkoutOutline.inWords(minutes: session.minutes, sport: sport, targets)
                : WorkoutOutline.of(
                    intensity.workout, minutes: session.minutes, parts: session.parts, sport: sport,
                    isHot: session.method.isInHeat || isHot && session.method.kind.isOutdoors, targets)
            outline.routine = [session]
            if let last = outlines.indices.last, outline.continues(outlines[last]) {
                outlines[last].add(outline)
            } else {
                outlines.append(outline)
            }
        }
    }
}

extension WorkoutOutline {
    /// Whether a session is done at the end of the one before it, so that a watch leads through both: a short one of the same sport, such as strides.
    fileprivate func continues(_ before: WorkoutOutline) -> Bool {
        sport == before.sport && seconds <= 60 * WorkoutOutline.mostMinutesAdded && seconds < before.seconds
    }
    private static let mostMinutesAdded = 15

    fileprivate mutating func add(_ next: WorkoutOutline) {
        blocks += next.blocks
        routine += next.routine
        hasStepsInWords = hasStepsInWords || next.hasStepsInWords
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

extension SessionParts {
    /// Returns a long run with a part at another effort: what comes before it is no warm-up.
    fileprivate func longBlocks(easy: WorkoutOutline.Target, work target: WorkoutOutline.Target) -> [WorkoutOutline.Block] {
        [(warmUp, easy), (work, target), (coolDown, easy)].compactMap { minutes, target in
            minutes > 0 ? .step(WorkoutOutline.Step(.work, seconds: 60 * minutes, target: target)) : nil
        }
    }
}

extension WorkoutOutline {
    /// Returns warm-up, work and cool-down. A recovery follows each repeat where the cool-down has the time for the last one, so that a watch
    /// counts the repeats.
    /// - Parameter target: what to keep during the work.
    static func blocks(_ parts: SessionParts, target: Target, sport: Sport, _ targets: WorkoutTargets) -> [Block] {
        let around = targets.target(.warmUp, of: sport)
        // A heart rate takes longer to fall than the recovery lasts, and the athlete may walk.
        let easy = sport.isCycling ? targets.target(.recovery, of: sport) : .none
        let work = Step(.work, seconds: 60 * parts.work, target: target)
        let recovery = Step(.recovery, seconds: 60 * parts.recovery, target: easy)
        let endsEasy = parts.repeats > 1 && parts.coolDown > parts.recovery
        let coolDown = parts.coolDown - (endsEasy ? parts.recovery : 0)
        let pairs = endsEasy ? parts.repeats : parts.repeats - 1
        var blocks: [Block] = []
        if parts.warmUp > 0 { blocks.append(.step(Step(.warmUp, seconds: 60 * parts.warmUp, target: around))) }
        if pairs > 1 { blocks.append(.repeats(pairs, [work, recovery])) }
        if pairs == 1 { blocks += [.step(work), .step(recovery)] }
        if !endsEasy { blocks.append(.step(work)) }
        if coolDown > 0 { blocks.append(.step(Step(.coolDown, seconds: 60 * coolDown, target: around))) }
        return blocks
    }
}
