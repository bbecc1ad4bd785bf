import Measures
import Training

/// Intervals from one heart beat to the next, as a chest strap sends them, laid end to end.
struct BeatSeries {
    /// Seconds from the start to the end of each interval that a heart can have made; never falling.
    private(set) var seconds: [Double] = []
    /// Seconds.
    private(set) var intervals: [Double] = []
    /// Intervals that no heart makes: zeros, and gaps while the strap heard nothing. Their time passes all the same.
    private(set) var dropouts = 0
    /// Seconds from the start to the end of the last interval.
    private(set) var clock = 0.0

    /// From 240 beats a minute to 20.
    static let plausible = 0.25...3.0
    private static let longestGap = 3600.0
    /// A table's own clock, which often knows whole seconds only, counts once the beats have drifted so far from it.
    private static let drift = 10.0

    /// - Parameter moment: when the interval ended, in seconds since the start, where the file says so.
    mutating func append(_ interval: Double, endingAt moment: Double? = nil) {
        guard interval >= 0, interval <= BeatSeries.longestGap else {
            dropouts += 1
            return
        }
        clock += interval
        if let moment, moment.isFinite, abs(moment - clock) > BeatSeries.drift { clock = max(moment, seconds.last ?? 0) }
        guard BeatSeries.plausible.contains(interval) else {
            dropouts += 1
            return
        }
        seconds.append(clock)
        intervals.append(interval)
    }

    /// The intervals, and the heart rate that each of them is: 60 s over its length.
    var channels: [Channel] {
        guard !intervals.isEmpty else { return [] }
        var rates: [Double] = []
        rates.reserveCapacity(intervals.count)
        for interval in intervals { rates.append(60 / interval) }
        return [
            Channel(kind: .heartRate, seconds: seconds, values: rates),
            Channel(kind: .beatInterval, seconds: seconds, values: intervals),
        ]
    }

    /// Beats over the time that they took.
    var meanHeartRate: HeartRate? {
        guard !intervals.isEmpty else { return nil }
        var sum = 0.0
        for interval in intervals { sum += interval }
        return HeartRate(summary: 60 * Double(intervals.count) / sum)
    }

    var findings: [ImportFinding] {
        dropouts > 0 ? [ImportFinding(.note, .valuesOutOfRange(what: "beat interval", count: dropouts))] : []
    }
}
