import Measures
import Training

/// The run of the last week that stands out most from the 30 days before it.
struct LongestRun {
    var spike: SessionSpike
    /// Metres.
    var distance: Double
    var longestBefore: Double
    var activity: String

    /// Nil when no run of the week has a run before it to compare with.
    init?(asOf day: Day, history: History) {
        let runs = history.digests(from: day - 36, through: day).filter { $0.sport.isRunning && ($0.distance?.amount ?? 0) > 0 }
        var worst: LongestRun?
        for run in runs where day - run.day < 7 {
            let before = runs.filter { $0.start < run.start && run.day - $0.day <= 30 }.compactMap { $0.distance?.amount }.max()
            guard let before, let distance = run.distance?.amount else { continue }
            guard let spike = SessionSpike(distance: distance, longestBefore: before) else { continue }
            if let worst, worst.spike.ratio >= spike.ratio { continue }
            worst = LongestRun(spike: spike, distance: distance, longestBefore: before, activity: run.id)
        }
        guard let worst else { return nil }
        self = worst
    }

    private init(spike: SessionSpike, distance: Double, longestBefore: Double, activity: String) {
        self.spike = spike
        self.distance = distance
        self.longestBefore = longestBefore
        self.activity = activity
    }
}
