import Measures
import Training

/// How the long run grows up to the length that a race needs.
public struct LongRunLadder: Equatable, Sendable {
    /// Metres of the long run that the race needs.
    public var neededMetres: Double
    /// Minutes of it at the usual pace, at most those of the longest planned run.
    public var neededMinutes: Double
    /// Whether the limit of minutes decided, so that the run is shorter than the needed metres.
    public var isLimitedByTime: Bool
    /// Whether the pace is assumed because the athlete's own is unknown.
    public var isPaceAssumed = false
    /// Minutes of the longest run so far.
    public var longest: Double
    /// Minutes of the longest planned run; those of `longest` where none is planned.
    public var peakMinutes: Double
    /// Position of the week in which the needed length is reached, 0 for a runner who has it; nil if it is not.
    public var reachedInWeek: Int?

    public var isReached: Bool { reachedInWeek != nil }

    /// - Parameters:
    ///   - metres: of the race.
    ///   - pace: seconds per kilometre of a usual run.
    ///   - longest: minutes of the longest recent run.
    init(metres: Double, pace: Double, longest: Double) {
        neededMetres = LongRunLadder.needed(for: metres)
        neededMinutes = LongRunLadder.minutes(for: metres, pace: pace)
        isLimitedByTime = neededMetres / 1000 * pace / 60 > neededMinutes + 0.5
        self.longest = longest
        peakMinutes = longest
    }

    /// After a race that needs as long a run, runs before it count for some weeks only.
    /// - Parameter former: the main race before this one; nil without one.
    mutating func climb(_ weeks: [SeasonPlan.Week], to race: RaceGoal, after former: PlanState.Goal?) {
        let oldest = former.flatMap { former -> Day? in
            guard let metres = former.metres, LongRunLadder.needed(for: metres) >= neededMetres else { return nil }
            return min(former.day + 1, race.day - LongRunLadder.daysOfRace)
        }
        func counts(_ week: SeasonPlan.Week) -> Bool { oldest.map { week.first + 6 >= $0 } ?? true }
        let today = weeks.first
        // Whole minutes are planned, so a minute less is reached.
        if longest >= neededMinutes - 1, today.map({ counts($0) }) ?? true { reachedInWeek = 0 }
        peakMinutes = 0
        for (number, week) in weeks.enumerated() where counts(week) {
            // A race of that length is such a run.
            if let former, week.contains(former.day), former.metres ?? 0 >= neededMetres, reachedInWeek == nil {
                reachedInWeek = number
            }
            guard week.phase != .taper, week.phase != .raceWeek, let minutes = week.longRunMinutes else { continue }
            peakMinutes = max(peakMinutes, Double(minutes))
            if reachedInWeek == nil, Double(minutes) >= neededMinutes - 1 { reachedInWeek = number }
        }
        if oldest == nil { dropForgotten(weeks, to: race) }
        if peakMinutes <= 0 { peakMinutes = longest }
    }

    /// A run of the needed length that is long ago by the race counts only where a week near the race has one, too: a routine may have shorter
    /// ones.
    private mutating func dropForgotten(_ weeks: [SeasonPlan.Week], to race: RaceGoal) {
        let first = race.day - LongRunLadder.daysOfRace
        guard reachedInWeek != nil, let today = weeks.first, today.first + 6 < first else { return }
        let near = weeks.filter { $0.first + 6 >= first && $0.phase != .taper && $0.phase != .raceWeek }
        let longest = Double(near.compactMap { $0.longRunMinutes }.max() ?? 0)
        guard longest < neededMinutes - 1 else { return }
        (reachedInWeek, peakMinutes) = (nil, longest)
    }

    /// Days for which a long run before an earlier race of such a length counts: our own.
    static let daysOfRace = 56

    /// Lengths in metres of races and of the long runs that they need. Our own, from what common plans of the field have in common.
    private static let lengths: [(race: Double, long: Double)] = [
        (0, 3000), (5000, 6000), (10_000, 12_000), (21_097.5, 16_000), (42_195, 28_000), (60_000, 32_000),
    ]

    /// Returns the metres of the long run that a race of some metres needs.
    static func needed(for metres: Double) -> Double {
        for (lower, upper) in zip(lengths, lengths.dropFirst()) where metres <= upper.race {
            let share = (max(0, metres) - lower.race) / (upper.race - lower.race)
            return lower.long + share * (upper.long - lower.long)
        }
        return lengths.last?.long ?? 0
    }

    /// Returns the minutes of it at a pace in seconds per kilometre, at most those of the longest planned run.
    static func minutes(for metres: Double, pace: Double) -> Double {
        min(needed(for: metres) / 1000 * pace / 60, Double(PlanSport.running.longestMinutes))
    }
}
