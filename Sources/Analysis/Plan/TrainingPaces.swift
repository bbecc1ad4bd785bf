import Measures
import Training

/// Paces for each part of a planned session, from the athlete's own runs.
struct TrainingPaces: Equatable, Sendable {
    /// Metres per second, median of the last 60 days.
    let usual: Double?
    /// Slower than usual: lower bound of easy running (59 % of VDOT).
    let recovery: Double?
    /// The threshold of loads and zones.
    let threshold: Double?
    /// Speed at full VDOT.
    let interval: Double?

    init(usual: Double?, asOf day: Day, history: History) {
        self.usual = usual
        let vdot = history.efforts.best(on: day)?.vdot
        func speed(_ fraction: Double) -> Double? {
            vdot.flatMap { DanielsGilbert.pace(vdot: $0, fraction: fraction) }.map { 1000 / $0 }
        }
        threshold = history.thresholdSpeed(asOf: day)?.value
        interval = speed(1)
        recovery = speed(TrainingPaces.recoveryFraction).flatMap { slow in usual.map { min(slow, $0) } }
    }

    private static let recoveryFraction = 0.59

    /// Returns the metres of a session; nil if the pace of a part is unknown, and for a race.
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

    /// Returns the metres of a decided day; nil unless one run is all of its training, for a run in warmth, and if a pace is
    /// unknown.
    func distance(of day: StoredDay) -> Double? {
        let training = day.sessions.filter { $0.isTraining }
        guard let run = training.first, training.count == 1, run.kind == .run, !run.isInHeat else { return nil }
        return distance(run.intensity.workout, minutes: run.minutes, hardMinutes: run.hardMinutes)
    }
}
