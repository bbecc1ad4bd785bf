import Measures
import Training

/// How fast each part of a planned session is run, as far as the athlete's own running tells.
struct TrainingPaces {
    /// Metres per second, median of the last 60 days.
    let usual: Double?
    /// Slower than usual, at the low end of easy running (59 % of VDOT).
    private let recovery: Double?
    /// The one that loads and zones go by.
    private let threshold: Double?
    /// At full VDOT.
    private let interval: Double?

    init(usual: Double?, asOf day: Day, history: History) {
        self.usual = usual
        let vdot = history.efforts.best(on: day)?.vdot
        func speed(_ fraction: Double) -> Double? {
            vdot.flatMap { DanielsGilbert.pace(vdot: $0, fraction: fraction) }.map { 1000 / $0 }
        }
        threshold = history.profile(asOf: day).thresholdSpeed?.value
        interval = speed(1)
        recovery = speed(TrainingPaces.recoveryFraction).flatMap { slow in usual.map { min(slow, $0) } }
    }

    private static let recoveryFraction = 0.59

    /// Metres of a session; nil where the pace of a part of it is unknown, and of a race.
    func distance(_ workout: WorkoutType, minutes: Int, hardMinutes: Int) -> Double? {
        guard minutes > 0, hardMinutes <= minutes else { return nil }
        let (easy, hard): (Double?, Double?) =
            switch workout {
            case .rest, .race: (nil, nil)
            case .recovery: (recovery, nil)
            case .easy, .moderate, .long: (usual, nil)
            case .tempo: (usual, threshold)
            case .interval: (usual, interval)
            }
        guard let easy else { return nil }
        guard hardMinutes > 0 else { return easy * 60 * Double(minutes) }
        return hard.map { 60 * (easy * Double(minutes - hardMinutes) + max(easy, $0) * Double(hardMinutes)) }
    }
}
