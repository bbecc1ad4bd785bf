import Measures
import Training

/// Consecutive intervals between heart beats, as sent by a chest strap.
struct BeatSeries {
    /// Seconds from the start to the end of each plausible interval; never falling.
    private(set) var seconds: [Double] = []
    /// Seconds.
    private(set) var intervals: [Double] = []
    /// Number of implausible intervals: zeros and gaps without signal. Their time still passes.
    private(set) var dropouts = 0
    /// Seconds from the start to the end of the last interval.
    private(set) var clock = 0.0

    /// Plausible intervals in seconds: 240 to 20 beats a minute.
    static let plausible = 0.25...3.0
    private static let longestGap = 3600.0
    /// Seconds of difference after which a table's own clock, often in whole seconds, replaces the sum of the beats.
    private static let drift = 10.0

    /// - Parameter moment: end of the interval in seconds since the start; nil if the file does not state it.
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

    /// The intervals, and the heart rate of each: 60 s over its length.
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

    /// Number of beats over their time.
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
