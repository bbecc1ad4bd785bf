public import Measures
import Training

/// The run of the last week with the largest ratio to the 30 days before it.
public struct LongestRun: Equatable, Sendable {
    public var spike: SessionSpike
    /// Metres.
    public var distance: Double
    public var longestBefore: Double
    public var activity: String
    public var day: Day

    /// Whether its day or the following ones still require easy training.
    func isFelt(on today: Day) -> Bool { today - day <= TrainingHabits.easyDays(afterMetres: distance) }

    /// Nil if no run of the week has an earlier run to compare with.
    init?(asOf day: Day, history: History) {
        let runs = history.digests(from: day - 36, through: day).filter { $0.sport.isRunning && ($0.distance?.amount ?? 0) > 0 }
        var worst: LongestRun?
        for run in runs where day - run.day < 7 {
            let before = runs.filter { $0.start < run.start && run.day - $0.day <= 30 }.compactMap { $0.distance?.amount }.max()
            guard let before, let distance = run.distance?.amount else { continue }
            let found = LongestRun(distance: distance, longestBefore: before, activity: run.id, day: run.day)
            if let found, found.spike.ratio > worst?.spike.ratio ?? -1 { worst = found }
        }
        guard let worst else { return nil }
        self = worst
    }

    /// Returns the ratio with the two runs as inputs.
    public func estimate(asOf day: Day) -> Estimate {
        spike.estimate(kilometres: distance / 1000, before: longestBefore / 1000, activity: activity, on: self.day, asOf: day)
    }

    /// Nil without an earlier run to compare with. Distances are in metres.
    public init?(distance: Double, longestBefore: Double, activity: String, day: Day) {
        guard let spike = SessionSpike(distance: distance, longestBefore: longestBefore) else { return nil }
        self.spike = spike
        self.distance = distance
        self.longestBefore = longestBefore
        self.activity = activity
        self.day = day
    }
}
