/// Search for repetitions among the periods of a session.
///
/// Each level that occurs is tried as the border between work and recovery. Periods at or above it that follow each other are
/// one fast stretch. The longest runs of fast stretches that keep all rules become sets. The border with the most work and
/// the clearest contrast wins.
struct RepetitionSearch {
    let effort: SessionEffort
    /// The laps that the periods are; empty if they are parts between change points.
    var laps: Set<Range<Int>> = []

    /// Stretches of work in order, and what their lengths have in common.
    struct FoundSet {
        var stretches: [Range<Int>]
        var shape: RepetitionSet.Shape
    }

    struct Find {
        /// In order; each has at least two stretches.
        var sets: [FoundSet]
        /// Mean level of the work above that of the recoveries, as a share of the former.
        var contrast: Double
        /// Seconds of work.
        var seconds: Int
        /// High where much work stands out clearly.
        var clarity: Double { contrast * Double(seconds) }
    }

    /// - Parameter periods: in order, without overlaps.
    func best(_ periods: [LevelPeriod]) -> Find? {
        guard periods.count >= RepetitionRules.fewestPeriods else { return nil }
        var best: Find?
        for border in Set(periods.map { $0.level }).sorted().dropFirst() {
            for gap in [RepetitionSearch.adjacentGap, RepetitionSearch.pauseGap] {
                guard let find = find(stretches(of: periods, from: border, gap: gap)) else { continue }
                if best.map({ find.clarity > $0.clarity }) ?? true { best = find }
            }
        }
        return best
    }

    /// Seconds between periods that follow each other directly.
    private static let adjacentGap = 0.5
    /// Seconds outside the pauses of the timer that a stop within a repetition may have.
    private static let pauseGap = 12.0

    /// Returns the periods at or above a border, joined where less than `gap` seconds of the timer separate them: an athlete
    /// who stops the watch at a crossing continues the repetition, one who stops it in a recovery ends it.
    private func stretches(of periods: [LevelPeriod], from border: Double, gap: Double) -> [Range<Int>] {
        var stretches: [Range<Int>] = []
        for period in periods where period.level >= border {
            if let last = stretches.last, effort.timer(last.upperBound..<period.seconds.lowerBound) < gap {
                stretches[stretches.count - 1] = last.lowerBound..<period.seconds.upperBound
            } else {
                stretches.append(period.seconds)
            }
        }
        return stretches.filter { $0.count >= RepetitionRules.shortest / 2 }
    }

    private func find(_ stretches: [Range<Int>]) -> Find? {
        guard (RepetitionRules.leastLong...RepetitionRules.most).contains(stretches.count) else { return nil }
        var sets: [FoundSet] = []
        var rest = [0..<stretches.count]
        while let open = rest.popLast() {
            guard let (found, shape) = longest(stretches, in: open) else { continue }
            sets.append(FoundSet(stretches: Array(stretches[found]), shape: shape))
            rest += [open.lowerBound..<found.lowerBound, found.upperBound..<open.upperBound]
        }
        sets.sort { ($0.stretches.first?.lowerBound ?? 0) < ($1.stretches.first?.lowerBound ?? 0) }
        let works = sets.map { $0.stretches }
        let seconds = works.joined().reduce(0) { $0 + $1.count }
        let all = stretches.reduce(0) { $0 + $1.count }
        guard seconds > 0, Double(seconds) >= RepetitionRules.coverage * Double(all) else { return nil }
        guard isFasterThanRest(works), RepetitionEvidence(effort: effort, sets: works, isByLaps: !laps.isEmpty).suffices else {
            return nil
        }
        var (work, recovery, parts) = (0.0, 0.0, 0.0)
        for set in works {
            for (one, next) in zip(set, set.dropFirst()) {
                guard let fast = effort.level.mean(one) else { return nil }
                work += fast
                recovery += effort.level.mean(one.upperBound..<next.lowerBound) ?? 0
                parts += 1
            }
        }
        guard parts > 0, work > 0 else { return nil }
        return Find(sets: sets, contrast: (work - recovery) / work, seconds: seconds)
    }

    /// Returns the longest run of stretches that is a set; of equally long ones the first.
    private func longest(_ stretches: [Range<Int>], in open: Range<Int>) -> (Range<Int>, RepetitionSet.Shape)? {
        var length = open.count
        while length >= RepetitionRules.leastLong {
            for start in open.lowerBound...(open.upperBound - length) {
                let range = start..<(start + length)
                if let shape = RepetitionSet(effort: effort, stretches: stretches[range], laps: laps).shape {
                    return (range, shape)
                }
            }
            length -= 1
        }
        return nil
    }

    /// Whether the work is faster than the rest of the session in motion. Of a session without a rest it is.
    private func isFasterThanRest(_ sets: [[Range<Int>]]) -> Bool {
        guard let outside = outside(sets) else { return true }
        var (sum, seconds) = (0.0, 0)
        for stretch in sets.joined() {
            guard let level = effort.level.mean(stretch) else { return false }
            sum += level * Double(stretch.count)
            seconds += stretch.count
        }
        return sum >= (1 + RepetitionRules.fasterThanRest) * outside * Double(seconds)
    }

    /// Returns the mean level in motion before the first, between and after the sets; nil for less than two minutes of it.
    private func outside(_ sets: [[Range<Int>]]) -> Double? {
        var (sum, seconds) = (0.0, 0.0)
        var reached = 0
        for set in sets + [[effort.count..<effort.count]] {
            guard let first = set.first, let last = set.last else { continue }
            if reached < first.lowerBound, let level = effort.level.mean(reached..<first.lowerBound),
                let moving = effort.motion.mean(reached..<first.lowerBound)
            {
                // Power without motion belongs to the mean too, but distance does not grow then.
                let share = effort.measure == .speed ? moving : 1
                sum += level * Double(first.lowerBound - reached)
                seconds += share * Double(first.lowerBound - reached)
            }
            reached = max(reached, last.upperBound)
        }
        return seconds >= Double(RepetitionRules.leastOutside) ? sum / seconds : nil
    }
}
