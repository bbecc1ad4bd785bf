public import Measures
import Training

/// The fastest climb of a run.
public struct FastClimb: Equatable, Sendable {
    public var climb: Climb
    /// Metres per hour.
    public var rate: Double
    public var activity: String
    public var day: Day

    public init(climb: Climb, rate: Double, activity: String, day: Day) {
        self.climb = climb
        self.rate = rate
        self.activity = activity
        self.day = day
    }
}

extension RunningInsight {
    /// Days to look back for climbs.
    static let climbDays = 365
    /// Highest number of climbs to report.
    static let mostClimbs = 10

    /// Returns one climb of each run of a year that has any, in the order of runs.
    static func climbs(_ history: History, asOf day: Day) -> [FastClimb] {
        history.digests(from: day - (climbDays - 1), through: day).compactMap { digest in
            guard digest.sport.isRunning, let climb = digest.traits?.fastestClimb, let rate = climb.rate, rate > 0,
                rate <= Climb.fastestOnFoot
            else { return nil }
            return FastClimb(climb: climb, rate: rate, activity: digest.id, day: digest.day)
        }
    }

    /// Returns the fastest climbs first; the later one of equals first.
    static func fastest(_ climbs: [FastClimb]) -> [FastClimb] {
        Array(climbs.sorted { ($0.rate, $0.day, $0.activity) > ($1.rate, $1.day, $1.activity) }.prefix(mostClimbs))
    }

    static func climbRate(_ best: FastClimb?, of count: Int, asOf day: Day) -> Answer<Estimate> {
        guard let best else { return .absent(.noData) }
        return .known(
            Estimate(
                value: best.rate, interval: nil, count: count, quality: 1, method: Climb.card.id,
                inputs: [
                    EstimateInput(name: "gain", value: best.climb.gain, unit: "m", activity: best.activity, day: best.day),
                    EstimateInput(name: "seconds", value: best.climb.seconds, unit: "s", activity: best.activity, day: best.day),
                ], asOf: day))
    }
}
