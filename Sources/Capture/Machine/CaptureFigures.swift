import HeartRateEnergy
public import Measures
import Training

/// What the user sees of a session at one time.
public struct CaptureFigures: Equatable, Sendable {
    /// Milliseconds since the start, until the end; nil before the start.
    public var elapsed: Int64?
    /// The same without pauses.
    public var timer: Int64?
    /// Newest heart rate in bpm; nil if there is none, or if it is older than `staleAfter`.
    public var heartRate: UInt8?
    /// Number of zone bounds at or below the newest heart rate; nil without zones or heart rate.
    public var zone: Int?
    /// Mean of the measurements while running.
    public var mean: HeartRate?
    /// Highest heart rate while running, in bpm.
    public var highest: UInt8?
    /// Kilocalories from the mean heart rate, with the error and the limits of the card `running_energy`: heat raises the heart rate
    /// without work, so the number is too high in a hot room. Nil without sex, age or mass, below a mean of 90 bpm, in a sauna, and while
    /// measurements cover less than `coverageForEnergy` of the time.
    public var energy: Energy?

    /// Milliseconds until a heart rate is too old to be current.
    public static let staleAfter: Int64 = 10_000
    /// Share of the running time that measurements must cover, as for a stored activity (`SessionMeasures.isHeartRateTrusted`).
    static let coverageForEnergy = 0.8
}

extension CaptureMachine {
    /// Returns the figures at a time. A time before the last record counts as the time of the last record. After a failure or completion,
    /// time stands still.
    public func figures(at time: CaptureTime) -> CaptureFigures {
        var figures = CaptureFigures()
        let last = lastRecord ?? time
        let now =
            switch phase {
            case .idle, .starting, .running, .paused, .ending: max(time, last)
            case .completed, .failed: last
            }
        if let start {
            let until = end ?? now
            let elapsed = max(0, until - start)
            let openPause = pauseStart.map { max(0, until - $0) } ?? 0
            figures.elapsed = elapsed
            figures.timer = max(0, elapsed - paused - openPause)
        }
        if let latest = heart.latest, max(now, time) - latest.time <= CaptureFigures.staleAfter {
            figures.heartRate = latest.rate
            figures.zone = setup?.zone(beatsPerMinute: latest.rate)
        }
        if heart.count > 0 { figures.mean = HeartRate(beatsPerMinute: Double(heart.sum) / Double(heart.count)) }
        figures.highest = heart.highest
        figures.energy = energy(mean: figures.mean, timer: figures.timer)
        return figures
    }

    private func energy(mean: HeartRate?, timer: Int64?) -> Energy? {
        guard let mean, let timer, timer > 0, let setup, (details.sport ?? setup.sport) != .sauna, let sex = setup.sex,
            let age = setup.age,
            let mass = setup.mass, Double(heart.covered) >= CaptureFigures.coverageForEnergy * Double(timer)
        else { return nil }
        return HeartRateEnergy.kilocalories(
            kilograms: mass.kilograms, minutes: Double(timer) / 60_000, heartRate: mean.beatsPerMinute, age: Double(age), sex: sex
        ).map { Energy(kilocalories: $0) }
    }
}
