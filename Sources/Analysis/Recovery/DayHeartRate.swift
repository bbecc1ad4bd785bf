import Measures
import Training

/// Heart rate of one day: seconds in its recordings, and the readings of a device outside of them.
///
/// A minute's heart rate is the mean of its readings. It holds until the next minute with a reading if that is at most ten minutes later;
/// otherwise for its own minute only, since the watch may have been removed. Devices are never added up: the one with the most minutes
/// counts. During a recording with heart rate, only the recording counts.
struct DayHeartRate {
    /// Moving seconds at each whole heart rate, 0…255, in the day's recordings.
    private(set) var recorded = [Double](repeating: 0, count: 256)
    /// Seconds at each whole heart rate outside of recordings.
    private(set) var beside = [Double](repeating: 0, count: 256)
    /// The activities of the day.
    let activities: ArraySlice<ActivityDigest>

    /// Minutes for which a reading holds. A watch at rest reads about every five minutes, and sometimes a reading fails.
    static let longestStand = 10

    init(_ history: History, on day: Day) {
        activities = history.digests(from: day, through: day)
        for digest in activities {
            guard let measures = digest.knownPulse else { continue }
            for (index, seconds) in measures.heartRateSeconds.enumerated()
            where (0..<256).contains(measures.lowestHeartRate + index) {
                recorded[measures.lowestHeartRate + index] += seconds
            }
        }
        // A recording of the evening before may extend into the day.
        let spans = DayHeartRate.spans(history.digests(from: day - 2, through: day))
        var most = 0.0
        var winner: Source?
        for total in history.heartRateTotals(on: day) {
            guard let minutes = total.minutes else { continue }
            let seconds = DayHeartRate.seconds(minutes, outside: spans)
            let sum = seconds.reduce(0, +)
            guard sum > most || sum == most && winner.map({ total.source.comesBefore($0) }) ?? false else { continue }
            (most, winner, beside) = (sum, total.source, seconds)
        }
    }

    var hours: Double { (recorded.reduce(0, +) + beside.reduce(0, +)) / 3600 }

    /// Returns the seconds at each heart rate outside of these spans.
    private static func seconds(_ minutes: HeartRateMinutes, outside spans: [(start: Double, end: Double)]) -> [Double] {
        var sums = [Double](repeating: 0, count: 256)
        var span = 0
        var index = 0
        while index < minutes.rates.count {
            let rate = Int(minutes.rates[index])
            var next = index + 1
            while next < minutes.rates.count, minutes.rates[next] == 0 { next += 1 }
            let length = next < minutes.rates.count && next - index <= longestStand ? next - index : 1
            let start = Double(minutes.first + index) * 60
            let end = start + Double(length) * 60
            while span < spans.count, spans[span].end <= start { span += 1 }
            var seconds = end - start
            var further = span
            while further < spans.count, spans[further].start < end {
                seconds -= max(0, min(end, spans[further].end) - max(start, spans[further].start))
                further += 1
            }
            if HeartRateCleaning.plausible.contains(Double(rate)) { sums[rate] += seconds }
            index = next
        }
        return sums
    }

    /// Returns the times of recordings with heart rate, in seconds since 1970, ascending and disjoint.
    private static func spans(_ digests: ArraySlice<ActivityDigest>) -> [(start: Double, end: Double)] {
        var spans: [(start: Double, end: Double)] = []
        for digest in digests where digest.knownPulse != nil {
            let start = digest.start.secondsSince1970
            let end = start + digest.elapsed
            if let last = spans.indices.last, start <= spans[last].end {
                spans[last].end = max(spans[last].end, end)
            } else {
                spans.append((start, end))
            }
        }
        return spans
    }
}

extension ActivityDigest {
    /// Measures with heart rate, unless it is unknown or doubtful.
    fileprivate var knownPulse: SessionMeasures? {
        guard let measures, !measures.isHeartRateDoubtful else { return nil }
        return measures.heartRateSeconds.contains { $0 > 0 } ? measures : nil
    }
}

extension History {
    /// Returns each source's heart-rate total of a day.
    fileprivate func heartRateTotals(on day: Day) -> [DailyTotal] {
        var found: [DailyTotal] = []
        for total in dailyTotals.reversed() {
            if total.day < day { break }
            if total.day == day, total.kind == .heartRate { found.append(total) }
        }
        return found
    }
}
