import Measures
public import Training

/// Threshold heart rate from a test that the athlete marked: thirty minutes alone at maximal effort.
///
/// Formula: mean heart rate of the last 20 of the 30 minutes with the highest mean, which excludes warm-up and cool-down.
/// Units: beats per minute.
/// Source: the usual field test; see `Threshold`.
/// Grade: useful.
public enum ThresholdTest {
    static let seconds = 1800
    /// Seconds at its end with a settled heart rate.
    static let counted = 1200
    /// Shortest valid test, if the watch was stopped slightly early.
    static let shortest = 1740
    /// Share of the counted seconds that need a heart rate.
    static let coverage = 0.9

    /// Returns bpm; nil without half an hour of heart rate, or if the sensor counted steps.
    public static func heartRate(of recording: Recording) -> Double? {
        let track = SessionTrack(of: recording)
        guard let beats = track.heartRate, !track.heartRateIsDoubtful, beats.count >= shortest else { return nil }
        let length = min(seconds, beats.count)
        var sums = [0.0]
        var known = [0]
        sums.reserveCapacity(beats.count + 1)
        known.reserveCapacity(beats.count + 1)
        for second in 0..<beats.count {
            sums.append(sums[second] + (beats[second] ?? 0))
            known.append(known[second] + (beats.isKnown[second] ? 1 : 0))
        }
        func mean(_ start: Int, _ end: Int) -> Double? {
            let count = known[end] - known[start]
            guard Double(count) >= coverage * Double(end - start) else { return nil }
            return (sums[end] - sums[start]) / Double(count)
        }
        var best: (mean: Double, end: Int)?
        for start in 0...(beats.count - length) {
            guard let mean = mean(start, start + length) else { continue }
            if mean > best?.mean ?? 0 { best = (mean, start + length) }
        }
        return best.flatMap { mean($0.end - counted, $0.end) }.flatMap { HeartRateCleaning.plausible.contains($0) ? $0 : nil }
    }

    /// Returns the newest test of a year.
    static func newest(_ digests: [ActivityDigest], asOf day: Day) -> (value: Double, activity: String, day: Day)? {
        for index in digests.indices.reversed() where digests[index].day <= day {
            if day - digests[index].day >= 365 { return nil }
            guard let value = digests[index].testedHeartRate, digests[index].sport.isRunning else { continue }
            return (value, digests[index].id, digests[index].day)
        }
        return nil
    }
}
