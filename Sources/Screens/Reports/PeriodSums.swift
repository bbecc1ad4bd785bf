import Analysis
import Measures
import Training

/// What some activities add up to. What was left out of all models is left out of sums too.
struct PeriodSums: Equatable {
    var count = 0
    /// Seconds in motion.
    var moving = 0.0
    /// All sports.
    var metres = 0.0
    var metresOnFoot = 0.0
    /// Nil while no activity knows it.
    var ascent: Double?
    var load: Double?

    init(_ digests: [ActivityDigest]) {
        for digest in digests where !digest.isLeftOut {
            count += 1
            moving += digest.moving
            let length = digest.distance?.metres ?? 0
            metres += length
            if digest.sport.isOnFoot { metresOnFoot += length }
            if let climbed = digest.ascent?.metres { ascent = (ascent ?? 0) + climbed }
            if let value = digest.load?.value { load = (load ?? 0) + value }
        }
    }
}
