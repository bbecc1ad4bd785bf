import Measures
import Training

/// All breaks from running of a history, and the first day that counts after them.
struct RunningBreaks: Equatable, Sendable {
    /// Days with a run, ascending, each once.
    private let runDays: [Day]
    /// Ascending by end.
    private let ended: [RunningBreak]

    init(digests: some Sequence<ActivityDigest>) {
        var days: [Day] = []
        for digest in digests where digest.sport.isRunning && days.last != digest.day { days.append(digest.day) }
        // Starts ascend; days may differ where the athlete crossed time zones.
        for index in days.indices.dropFirst() where days[index] < days[index - 1] {
            days = Set(days.map { $0.number }).sorted().map { Day(number: $0) }
            break
        }
        runDays = days
        ended = zip(days, days.dropFirst()).compactMap { last, next in
            next - last >= RunningBreak.leastDays ? RunningBreak(days: next - last - 1, end: next) : nil
        }
    }

    /// Returns the newest break that ended on or before a day; nil if it ended more than `EffortRecord.reach` days ago.
    func newest(asOf day: Day) -> RunningBreak? {
        let count = ended.count.first { ended[$0].end > day }
        guard count > 0, day - ended[count - 1].end <= EffortRecord.reach else { return nil }
        return ended[count - 1]
    }

    /// Whether the last run until a day is so long ago that the day lies in a break.
    func isOngoing(on day: Day) -> Bool {
        let count = runDays.count.first { runDays[$0] > day }
        return count > 0 && day - runDays[count - 1] >= RunningBreak.leastDays
    }

    /// Returns the first day from `first` whose runs show fitness on `day`: none before a break, and within a break none at all.
    func firstCounted(from first: Day, asOf day: Day) -> Day {
        isOngoing(on: day) ? max(first, day + 1) : max(first, newest(asOf: day)?.end ?? first)
    }
}
