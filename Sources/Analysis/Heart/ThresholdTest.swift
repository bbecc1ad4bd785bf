import Measures
public import Training

/// Threshold heart rate from a test that the athlete says they ran: thirty minutes alone, as fast as they could.
///
/// Formula: mean heart rate of the last 20 of the 30 minutes with the highest mean, which leaves warming up and cooling down out.
/// Units: beats per minute.
/// Source: the usual field test; see `Threshold`.
/// Grade: useful.
public enum ThresholdTest {
    static let seconds = 1800
    /// Of its end, over which the heart has settled.
    static let counted = 1200
    /// A watch stopped a moment too early measured the test all the same.
    static let shortest = 1740
    /// Share of the counted seconds that need a heart rate.
    static let coverage = 0.9

    /// Nil without half an hour of heart rate, or where the sensor counted steps.
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

    /// The newest of a year.
    static func newest(_ digests: [ActivityDigest], asOf day: Day) -> (value: Double, activity: String, day: Day)? {
        for index in digests.indices.reversed() where digests[index].day <= day {
            if day - digests[index].day >= 365 { return nil }
            guard let value = digests[index].testedHeartRate, digests[index].sport.isRunning else { continue }
            return (value, digests[index].id, digests[index].day)
        }
        return nil
    }
}
