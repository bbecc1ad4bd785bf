import Measures
import Training

/// A lap of a Suunto log, which states its end.
struct SuuntoLap {
    var end: Moment
    var timer: Double?
    var metres: Double?
    var meanHeartRate: HeartRate?
    var maximumHeartRate: HeartRate?

    init(end: Moment) { self.end = end }

    /// Returns the laps of a recording: each begins where the one before ends. Laps that end outside of the recording are left out.
    static func laps(_ laps: [SuuntoLap], from begin: Moment, elapsed: Double) -> [Lap] {
        var result: [Lap] = []
        var reached = 0.0
        for lap in laps.sorted(by: { $0.end < $1.end }) {
            // A lap is stored up to a second after its end.
            guard lap.end - begin <= elapsed + 1 else { continue }
            let end = min(lap.end - begin, elapsed)
            guard end > reached else { continue }
            // A stated length can exceed that between two ends by a few hundredths of a second.
            result.append(
                Lap(
                    start: reached, elapsed: end - reached, timer: lap.timer.map { min($0, end - reached) },
                    distance: lap.metres.flatMap { $0 > 0 ? Distance(metres: $0) : nil },
                    meanHeartRate: lap.meanHeartRate, maximumHeartRate: lap.maximumHeartRate))
            reached = end
        }
        return result
    }
}
