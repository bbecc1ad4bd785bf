/// The level of a session outside its repetitions, from the pieces in which the athlete runs, or pedals.
struct OrdinaryPace {
    /// Mean level; nil if fewer than `RepetitionRules.leastOrdinary` seconds are known.
    let level: Double?
    /// Highest mean level of a sustained stretch; nil without one.
    let fastest: Double?

    /// - Parameters:
    ///   - ranges: whole seconds that are no work. Their ends are cut off, because speed changes there.
    ///   - sustained: seconds of a sustained stretch.
    init(of effort: SessionEffort, in ranges: [Range<Int>], sustained: Int = RepetitionRules.sustained) {
        let (length, margin) = (OrdinaryPace.piece, OrdinaryPace.margin)
        let row = sustained / length
        var (sum, pieces, fastest) = (0.0, 0, 0.0)
        for range in ranges where range.count >= 2 * margin + length {
            var recent: [Double] = []
            for start in stride(from: range.lowerBound + margin, through: range.upperBound - margin - length, by: length) {
                guard let level = OrdinaryPace.level(of: start..<(start + length), effort) else {
                    recent = []
                    continue
                }
                sum += level
                pieces += 1
                recent.append(level)
                guard recent.count >= row else { continue }
                fastest = max(fastest, recent.suffix(row).reduce(0, +) / Double(row))
            }
        }
        level = pieces * length >= RepetitionRules.leastOrdinary ? sum / Double(pieces) : nil
        self.fastest = fastest > 0 ? fastest : nil
    }

    /// Seconds of a piece: long enough to average out the fluctuations of satellite speeds.
    private static let piece = 30
    /// Seconds beside work that are left out, in which the athlete slows down or speeds up.
    private static let margin = 10
    /// Share of a piece in motion from which it counts.
    private static let leastMotion = 0.9
    /// Share of the usual power below which a rider coasts.
    private static let coasting = 0.5

    /// Returns the mean level of a piece; nil if the athlete stands, walks or coasts in it.
    private static func level(of piece: Range<Int>, _ effort: SessionEffort) -> Double? {
        guard let level = effort.level.mean(piece), let motion = effort.motion.mean(piece), motion >= leastMotion else {
            return nil
        }
        let least = effort.measure == .speed ? RepetitionRules.slowestRun : coasting * effort.usual
        return level >= least ? level : nil
    }
}

/// Rules about the whole session that show whether slow parts were recovery. They exist because stops and hills make a
/// steady run alternate too.
struct RepetitionEvidence {
    let effort: SessionEffort
    /// Stretches of work of each set, in order.
    let sets: [[Range<Int>]]
    /// Whether laps mark the sets.
    let isByLaps: Bool

    /// Whether the work stands out from the rest of the session. True where only heart rate is known.
    var suffices: Bool {
        guard effort.measure != .heartRate else { return true }
        guard let work, work.mean > 0 else { return false }
        let (stops, hills) = (areMostlyStops, couldBeHills)
        if stops, !isFasterThanOrdinary(work.mean) { return false }
        if hills, !isFasterThanDownhill(work.mean) { return false }
        if stops || hills { return standsOut(work.least, by: RepetitionRules.clearGap) }
        if isByLaps || effort.measure == .power { return true }
        guard let rise else { return standsOut(work.least, by: RepetitionRules.gap) }
        return rise <= RepetitionRules.mostRise && standsOut(work.least, by: RepetitionRules.clearGap)
    }

    /// Rise from the first to the last repetition as a share, if each is faster than the one before, as the parts of a
    /// progressive run are. Nil otherwise.
    private var rise: Double? {
        let levels = sets.joined().compactMap { effort.level.mean($0) }
        guard let first = levels.first, let last = levels.last, first > 0,
            zip(levels, levels.dropFirst()).allSatisfy({ $0 < $1 })
        else { return nil }
        return last / first - 1
    }

    /// Whether the slowest repetition exceeds every sustained stretch outside the sets. Otherwise the session is a
    /// progressive run or a fartlek, of which some parts are equal by chance.
    private func standsOut(_ least: Double, by gap: Double) -> Bool {
        OrdinaryPace(of: effort, in: outside).fastest.map { least >= (1 + gap) * $0 } ?? true
    }

    /// Mean and lowest level of the work.
    private var work: (mean: Double, least: Double)? {
        var (sum, seconds, least) = (0.0, 0, Double.infinity)
        for stretch in sets.joined() {
            guard let level = effort.level.mean(stretch) else { return nil }
            sum += level * Double(stretch.count)
            seconds += stretch.count
            least = min(least, level)
        }
        return seconds > 0 ? (sum / Double(seconds), least) : nil
    }

    private var recoveries: [Range<Int>] {
        sets.flatMap { set in zip(set, set.dropFirst()).map { $0.upperBound..<max($0.upperBound, $1.lowerBound) } }
    }

    /// The seconds before, between and after the sets.
    private var outside: [Range<Int>] {
        var (ranges, reached) = ([Range<Int>](), 0)
        for set in sets {
            guard let first = set.first, let last = set.last else { continue }
            if reached < first.lowerBound { ranges.append(reached..<first.lowerBound) }
            reached = max(reached, last.upperBound)
        }
        if reached < effort.count { ranges.append(reached..<effort.count) }
        return ranges
    }

    // MARK: Stops

    private var areMostlyStops: Bool {
        let all = recoveries
        return !all.isEmpty && Double(all.count { effort.isStop($0) }) >= RepetitionRules.mostlyStanding * Double(all.count)
    }

    /// Whether the work is clearly faster than the athlete's ordinary pace: otherwise the stops divide a steady run.
    private func isFasterThanOrdinary(_ work: Double) -> Bool {
        let ordinary = OrdinaryPace(of: effort, in: outside + recoveries.filter { !effort.isStop($0) })
        return ordinary.level.map { work >= (1 + effort.basis.leastContrast) * $0 } ?? false
    }

    // MARK: Hills

    /// Whether neither altitude nor heart rate can tell hills from repetitions.
    private var couldBeHills: Bool {
        guard effort.measure == .speed, effort.adjusted == nil else { return false }
        let seconds = sets.joined().map { effort.timer($0) }
        guard let rate = effort.heartRate, let middle = Robust.median(seconds), middle >= Double(RepetitionRules.pulseFrom)
        else { return true }
        return recoveries.count { rate.mean($0) != nil } * 2 <= recoveries.count
    }

    /// Whether the work is faster, compared with the best minutes of a warm-up or cool-down, than a descent makes a runner.
    /// Such a part must be longer than the recoveries, because the first climb of a hilly loop is as long as the others.
    private func isFasterThanDownhill(_ work: Double) -> Bool {
        let longest = recoveries.map { $0.count }.max() ?? 0
        let least = max(Double(RepetitionRules.leastWarmUp), RepetitionRules.warmUpShare * Double(longest))
        let ordinary = OrdinaryPace(
            of: effort, in: outside.filter { Double($0.count) >= least }, sustained: RepetitionRules.leastWarmUp)
        return ordinary.fastest.map { work >= (1 + RepetitionRules.fasterThanDownhill) * $0 } ?? false
    }
}

extension SessionEffort {
    /// Whether the athlete stands in a recovery, or walks in that of a run.
    func isStop(_ recovery: Range<Int>) -> Bool {
        if let motion = motion.mean(recovery), 1 - motion >= RepetitionRules.standing { return true }
        return measure == .speed && (level.mean(recovery) ?? 0) < RepetitionRules.slowestRun
    }
}
