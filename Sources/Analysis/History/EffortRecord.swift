public import Measures
import Training

/// Races and hard efforts of a history, and the threshold speed that they imply on any day.
///
/// A threshold counts as known from a race of the last 180 days, or from the best efforts of at least six runs in them: the
/// first easy runs of a history are no efforts, and would make every run look hard.
public struct EffortRecord: Equatable, Sendable {
    /// A race or a best effort with what it is worth.
    public struct Effort: Equatable, Sendable {
        public var day: Day
        public var activity: String
        public var metres: Double
        /// Seconds, in cool weather and on the level as far as that is known.
        public var seconds: Double
        public var vdot: Double
        public var isRace: Bool
        /// Counts the runs of a record: numbers are compared faster than names.
        var run = 0
    }

    public static let window = 180
    static let runsNeeded = 6

    /// Ascending by day.
    public var efforts: [Effort]

    /// - Parameter digests: ascending by start.
    public init(digests: [ActivityDigest]) {
        efforts = []
        for (run, digest) in digests.enumerated()
        where digest.sport.isRunning && digest.isIndoor != true && digest.sport != .treadmillRunning {
            for var effort in digest.efforts {
                effort.run = run
                efforts.append(effort)
            }
        }
    }

    /// Efforts of the days `after`…`through`, both included.
    public func efforts(from first: Day, through last: Day) -> ArraySlice<Effort> {
        efforts[firstIndex(onOrAfter: first)..<firstIndex(onOrAfter: last + 1)]
    }

    /// The first effort that is not before `day`, by halving.
    private func firstIndex(onOrAfter day: Day) -> Int {
        var low = 0
        var high = efforts.count
        while low < high {
            let middle = (low + high) / 2
            if efforts[middle].day < day { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Metres per second at threshold on a day, or nil when too little was run.
    public func thresholdSpeed(on day: Day) -> Double? { best(on: day).flatMap { Threshold.speed(vdot: $0) } }

    /// Whether what was run until a day says what the athlete can do.
    public func speaks(on day: Day) -> Bool { best(on: day) != nil }

    /// The highest VDOT that counts on a day.
    private func best(on day: Day) -> Double? {
        let recent = efforts(from: day - (EffortRecord.window - 1), through: day)
        var best: Double?
        var hasRace = false
        var runs = 0
        var previous: Int?
        for index in recent.indices {
            best = max(best ?? recent[index].vdot, recent[index].vdot)
            hasRace = hasRace || recent[index].isRace
            if recent[index].run != previous { runs += 1 }
            previous = recent[index].run
        }
        return hasRace || runs >= EffortRecord.runsNeeded ? best : nil
    }
}
