/// Fast stretches in a row that may be repetitions of one set.
struct RepetitionSet {
    let effort: SessionEffort
    let stretches: [Range<Int>]
    /// Whether each stretch is one lap.
    let isByLaps: Bool
    private let arePairsAllowed: Bool

    /// - Parameter laps: the laps; empty if the stretches were found without them.
    init(effort: SessionEffort, stretches: ArraySlice<Range<Int>>, laps: Set<Range<Int>>) {
        self.effort = effort
        self.stretches = Array(stretches)
        isByLaps = stretches.allSatisfy { laps.contains($0) }
        arePairsAllowed = !laps.isEmpty
    }

    /// What the lengths of the stretches have in common.
    enum Shape: Equatable, Sendable { case equal, pyramid }

    /// The shape of the stretches; nil if they break a rule. The cheap rules come first.
    var shape: Shape? {
        let seconds = stretches.map { effort.timer($0) }
        guard let middle = Robust.median(seconds), hasNumber(middle), hasBounds(middle) else { return nil }
        let shape: Shape
        if isEqual(seconds, middle) {
            shape = .equal
        } else if isPyramid(seconds) {
            shape = .pyramid
        } else {
            return nil
        }
        guard areRecoveriesAlike(seconds), isOneLevel, isFaster,
            (isByLaps && stretches.count >= RepetitionRules.least && !areLapsOfADevice) || isSteady, heartRateFalls(middle)
        else { return nil }
        return shape
    }

    /// Whether all laps have the length of a kilometre or a mile: a device made them, wherever the athlete was.
    private var areLapsOfADevice: Bool {
        let metres = (stretches + recoveries.filter { !$0.isEmpty }).map { effort.track.metres(in: $0) }
        return RepetitionRules.deviceLaps.contains { length in
            metres.allSatisfy { $0.map { abs($0 - length) <= RepetitionRules.deviceLapTolerance } ?? false }
        }
    }

    private var recoveries: [Range<Int>] {
        zip(stretches, stretches.dropFirst()).map { $0.upperBound..<max($0.upperBound, $1.lowerBound) }
    }

    private func hasNumber(_ middle: Double) -> Bool {
        if middle < Double(RepetitionRules.brief) { return stretches.count >= RepetitionRules.leastBrief }
        let arePairs = arePairsAllowed && middle >= Double(RepetitionRules.long)
        return stretches.count >= (arePairs ? RepetitionRules.leastLong : RepetitionRules.least)
    }

    private func hasBounds(_ middle: Double) -> Bool {
        let lengths = Double(RepetitionRules.shortest)...Double(RepetitionRules.longest)
        guard stretches.allSatisfy({ lengths.contains(effort.timer($0)) }) else { return false }
        let shares = RepetitionRules.recoveryShares
        let isPair = stretches.count < RepetitionRules.least
        if isPair, recoveries.contains(where: { Double($0.count) > RepetitionRules.pairRecovery * middle }) { return false }
        return recoveries.allSatisfy { recovery in
            let length = Double(recovery.count)
            return recovery.count >= RepetitionRules.shortestRecovery && length >= shares.lowerBound * middle
                && length <= max(shares.upperBound * middle, Double(RepetitionRules.freeRecovery))
        }
    }

    /// Whether durations or distances are equal; closer where standing or a pair makes chance likely.
    private func isEqual(_ seconds: [Double], _ middle: Double) -> Bool {
        let isPair = stretches.count < RepetitionRules.least
        // Two equal halves around a stop are no repetitions.
        if isPair, standingShare > 0 { return false }
        let factor = isPair || standingShare >= RepetitionRules.mostlyStanding ? RepetitionRules.tightness : 1
        func areSimilar(_ values: [Double], _ share: Double, _ error: Double) -> Bool {
            guard let centre = Robust.median(values), centre > 0 else { return false }
            let most = factor * (share * centre + error)
            return values.allSatisfy { abs($0 - centre) <= most }
        }
        if areSimilar(seconds, RepetitionRules.similarTime, RepetitionRules.timeError) { return true }
        guard let metres else { return false }
        return areSimilar(metres, RepetitionRules.similarDistance, RepetitionRules.distanceError)
    }

    /// Whether durations or distances rise step by step and fall the same way, such as 1-2-3-2-1 minutes.
    private func isPyramid(_ seconds: [Double]) -> Bool {
        guard stretches.count >= RepetitionRules.leastPyramid else { return false }
        func rises(_ values: [Double], _ share: Double, _ error: Double) -> Bool {
            for (index, mirrored) in zip(values.indices, values.indices.reversed()) where index < mirrored {
                let difference = abs(values[index] - values[mirrored])
                guard difference <= share * (values[index] + values[mirrored]) / 2 + error else { return false }
                guard index + 1 < mirrored else { continue }
                let step = 1 + RepetitionRules.pyramidStep
                guard values[index + 1] >= step * values[index], values[mirrored - 1] >= step * values[mirrored] else {
                    return false
                }
            }
            return true
        }
        if rises(seconds, RepetitionRules.similarTime, RepetitionRules.timeError) { return true }
        guard let metres else { return false }
        return rises(metres, RepetitionRules.similarDistance, RepetitionRules.distanceError)
    }

    /// Whether the recoveries are equal, or equal shares of the work before them, with or without the pauses of the timer.
    /// Laps show that they were planned, and riders must take theirs where the road allows it.
    private func areRecoveriesAlike(_ seconds: [Double]) -> Bool {
        guard effort.measure == .speed, !isByLaps else { return true }
        guard let middle = Robust.median(seconds), middle > 0, seconds.allSatisfy({ $0 > 0 }) else { return false }
        return [recoveries.map { Double($0.count) }, recoveries.map { effort.timer($0) }].contains { lengths in
            areAlike(lengths, error: RepetitionRules.recoveryError)
                || areAlike(zip(lengths, seconds).map { $0 / $1 }, error: RepetitionRules.recoveryError / middle)
        }
    }

    private func areAlike(_ values: [Double], error: Double) -> Bool {
        guard let middle = Robust.median(values) else { return false }
        return values.allSatisfy { abs($0 - middle) <= RepetitionRules.similarRecovery * middle + error }
    }

    /// Metres of each stretch; nil without a distance.
    private var metres: [Double]? {
        let metres = effort.track.metres
        guard !metres.isEmpty else { return nil }
        return stretches.map { metres[min($0.upperBound, metres.count - 1)] - metres[min($0.lowerBound, metres.count - 1)] }
    }

    /// Share of the recoveries that the athlete spent standing.
    private var standingShare: Double {
        let moving = recoveries.map { effort.motion.mean($0) ?? 1 }
        guard !moving.isEmpty else { return 0 }
        return Double(moving.count { 1 - $0 >= RepetitionRules.standing }) / Double(moving.count)
    }

    private var isOneLevel: Bool {
        let levels = stretches.compactMap { effort.level.mean($0) }
        guard levels.count == stretches.count, let middle = Robust.median(levels), middle > 0 else { return false }
        if effort.measure == .speed, effort.isRun, middle < RepetitionRules.slowestRun { return false }
        let most =
            isByLaps
            ? RepetitionRules.similarLapLevel
            : effort.measure == .power ? RepetitionRules.similarPower : RepetitionRules.similarLevel
        return levels.allSatisfy { abs($0 - middle) <= most * middle }
    }

    /// Whether each repetition is faster than the recoveries beside it, as run and after grade adjustment.
    private var isFaster: Bool {
        let share = effort.basis.leastContrast
        for column in [effort.level, effort.adjusted].compactMap({ $0 }) {
            for (index, recovery) in recoveries.enumerated() {
                let slow = column.mean(recovery) ?? 0
                for work in stretches[index...(index + 1)] {
                    guard let fast = column.mean(work), fast >= (1 + share) * slow else { return false }
                }
            }
        }
        return true
    }

    /// Whether the level stays on its side of the middle between work and recovery.
    private var isSteady: Bool {
        for (index, recovery) in recoveries.enumerated() {
            let slow = effort.level.mean(recovery) ?? 0
            guard let fast = effort.level.mean(stretches[index]), let next = effort.level.mean(stretches[index + 1]) else {
                return false
            }
            let middle = (slow + (fast + next) / 2) / 2
            let isLast = index == recoveries.count - 1
            guard stays(stretches[index], above: true, middle), stays(recovery, above: false, middle),
                !isLast || stays(stretches[index + 1], above: true, middle)
            else { return false }
        }
        return true
    }

    /// Whether nearly all known means of a few seconds are on one side of a level. If none is known, a recovery stays below.
    private func stays(_ range: Range<Int>, above: Bool, _ level: Double) -> Bool {
        let width = SessionEffort.width
        var (right, all) = (0.0, 0.0)
        for start in stride(from: range.lowerBound, through: range.upperBound - width, by: width) {
            guard let mean = effort.level.mean(start..<(start + width)) else { continue }
            all += 1
            if (mean > level) == above { right += 1 }
        }
        return all > 0 ? right >= RepetitionRules.steadyShare * all : !above
    }

    /// Whether the heart rate is higher at the end of the work than at the end of the recoveries. True if it is unknown.
    private func heartRateFalls(_ middle: Double) -> Bool {
        guard let rate = effort.heartRate, middle >= Double(RepetitionRules.pulseFrom) else { return true }
        var falls: [Double] = []
        for (work, recovery) in zip(stretches, recoveries) {
            let late = (work.upperBound - work.count / 3)..<work.upperBound
            let rested = (recovery.upperBound - max(SessionEffort.width, recovery.count / 3))..<recovery.upperBound
            if let high = rate.mean(late), let low = rate.mean(rested) { falls.append(high - low) }
        }
        guard falls.count * 2 > recoveries.count else { return true }
        return falls.reduce(0, +) >= RepetitionRules.pulseFall * Double(falls.count)
    }
}
