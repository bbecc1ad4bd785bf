import Measures
public import Training

/// Returns the repetitions of a run or a ride.
///
/// Absent with `outOfRange` for other sports, `noData` without speed, power or laps with heart rate, `nothingFound` without
/// repetitions.
public func workIntervals(of recording: Recording) -> Answer<WorkIntervals> {
    guard recording.sport.isRunning || recording.sport.isCycling else { return .absent(.outOfRange) }
    let track = SessionTrack(of: recording)
    let longest = recording.sport.isRunning ? RepetitionRules.longestRun : RepetitionRules.longestRide
    guard track.count > 0, track.count <= longest + 1 else { return .absent(.outOfRange) }
    if let effort = SessionEffort(of: recording, track, by: recording.sport.isRunning ? .speed : .power) {
        // Laps that the athlete ended are exact. Laps that a device made by distance must be steady too (`RepetitionSet`).
        if let find = effort.find(in: recording.laps) {
            return .known(WorkIntervals(find, effort, origin: .laps))
        }
        guard let find = RepetitionSearch(effort: effort).best(effort.periods) else { return .absent(.nothingFound) }
        return .known(WorkIntervals(find, effort, origin: .samples))
    }
    guard recording.laps.count >= RepetitionRules.lapCounts.lowerBound,
        let effort = SessionEffort(of: recording, track, by: .heartRate)
    else {
        return .absent(.noData)
    }
    guard let find = effort.find(in: recording.laps) else { return .absent(.nothingFound) }
    return .known(WorkIntervals(find, effort, origin: .laps))
}

extension SessionEffort {
    var isRun: Bool { measure == .speed }

    var basis: WorkIntervals.Basis {
        switch measure {
        case .speed: .speed
        case .power: .power
        case .heartRate: .heartRate
        }
    }

    fileprivate func find(in laps: [Lap]) -> RepetitionSearch.Find? {
        let periods = periods(of: laps)
        return RepetitionSearch(effort: self, laps: Set(periods.map { $0.seconds })).best(periods)
    }
}

extension WorkIntervals {
    init(_ find: RepetitionSearch.Find, _ effort: SessionEffort, origin: Origin) {
        self.origin = origin
        basis = effort.basis
        let stretches = find.sets.flatMap { $0.stretches }
        repetitions = stretches.enumerated().map { index, stretch in
            let next = index + 1 < stretches.count ? stretches[index + 1] : nil
            // Where one lap of a file ends and the next begins, its points often leave a second out, which is no pause.
            let (timer, whole) = (effort.timer(stretch), Double(stretch.count))
            return Repetition(
                start: Double(stretch.lowerBound), seconds: whole - timer <= WorkIntervals.longestGap ? whole : timer,
                metres: effort.track.metres(in: stretch), power: effort.power?.mean(stretch),
                heartRate: effort.heartRate?.mean(stretch), end: Double(stretch.upperBound),
                recovery: next.map { Double($0.lowerBound - stretch.upperBound) })
        }
        var (groups, first) = ([Group](), 0)
        for set in find.sets {
            let range = first..<(first + set.stretches.count)
            switch set.shape {
            case .equal: groups.append(Group(repetitions: range, length: Length(of: repetitions[range])))
            case .pyramid: groups += Group.pyramid(range, of: repetitions)
            }
            first = range.upperBound
        }
        sets = groups
        trend = nil
        guard basis != .heartRate, let first = groups.first else { return }
        // Sets of one length continue each other; of others the longest shows the trend.
        let isOneLength = groups.allSatisfy { $0.length == first.length }
        let longest = groups.max { $0.repetitions.count < $1.repetitions.count } ?? first
        let compared = isOneLength ? repetitions[...] : repetitions[longest.repetitions]
        trend = WorkIntervals.trend(compared.map { basis == .power ? $0.power : $0.speed })
    }

    /// Seconds of missing points in a repetition that are no pause.
    static let longestGap = 3.0
    /// Least change in percent that is one, and the widest range in percent of levels that are even.
    public static let leastTrend = 1.0
    static let evenRange = 3.0
    /// Median distance of the levels from the line, as a share of the change, above which they scatter.
    static let mostScatter = 0.5

    /// Returns the change from the first to the last level along the median slope, in percent of the first.
    /// - Returns: nil for fewer than two levels, if one is unknown, and where the levels scatter: neither all about the same,
    ///   nor near the line and ending as it says.
    static func trend(_ levels: [Double?]) -> Double? {
        let known = levels.compactMap { $0 }
        guard known.count == levels.count, known.count >= 2 else { return nil }
        let places = known.indices.map { Double($0) }
        guard let slope = TheilSen.slope(places, known),
            let first = Robust.median(zip(places, known).map { $1 - slope * $0 }), first > 0
        else { return nil }
        let change = 100 * slope * Double(known.count - 1) / first
        guard change.isFinite, let start = known.first, let end = known.last, let low = known.min(), let high = known.max(),
            start > 0
        else { return nil }
        guard abs(change) >= leastTrend else { return 100 * (high - low) / first <= evenRange ? change : nil }
        let whole = 100 * (end - start) / start
        guard abs(whole) >= leastTrend, (whole > 0) == (change > 0) else { return nil }
        let scatter = Robust.median(zip(places, known).map { abs($1 - first - slope * $0) }) ?? 0
        return 100 * scatter / first <= mostScatter * abs(change) ? change : nil
    }
}

extension SessionTrack {
    /// Returns the metres of a range of seconds; nil without a distance.
    func metres(in seconds: Range<Int>) -> Double? {
        guard let last = metres.indices.last else { return nil }
        let covered = metres[min(last, seconds.upperBound)] - metres[min(last, max(0, seconds.lowerBound))]
        return covered > 0 ? covered : nil
    }
}
