import Training

extension SessionEffort {
    /// The laps as periods, in order; empty if they cannot mark repetitions: too few or too many, overlapping, or made by a
    /// device.
    func periods(of laps: [Lap]) -> [LevelPeriod] {
        guard RepetitionRules.lapCounts.contains(laps.count) else { return [] }
        var periods: [LevelPeriod] = []
        for lap in laps.sorted(by: { $0.start < $1.start }) {
            guard let start = SecondColumn.cell(lap.start + 0.5, count + 1),
                let end = SecondColumn.cell(min(lap.start + lap.elapsed, Double(count)) + 0.5, count + 1)
            else { continue }
            if let last = periods.last?.seconds.upperBound, start < last - SessionEffort.overlap { return [] }
            let first = max(start, periods.last?.seconds.upperBound ?? 0)
            guard first < end, let level = level.mean(first..<end) else { continue }
            periods.append(LevelPeriod(seconds: first..<end, level: level))
        }
        return areOfADevice(periods.map { $0.seconds }) ? [] : periods
    }

    /// Seconds by which the next lap may begin before the end of a lap, from rounding.
    private static let overlap = 2

    /// Whether all laps but the last have one distance or one duration, as a device makes them wherever the athlete is.
    private func areOfADevice(_ laps: [Range<Int>]) -> Bool {
        let whole = laps.dropLast()
        func areEqual(_ values: [Double], _ tolerance: (Double) -> Double) -> Bool {
            guard values.count == whole.count, let middle = Robust.median(values) else { return false }
            return values.allSatisfy { abs($0 - middle) <= tolerance(middle) }
        }
        return areEqual(whole.map { timer($0) }) { _ in RepetitionRules.deviceLapSeconds }
            || areEqual(whole.compactMap { track.metres(in: $0) }) { RepetitionRules.deviceLapShare * $0 }
    }
}
