import Analysis
import Measures
import Training

/// Sums of activities. Excluded activities do not count.
struct PeriodSums: Equatable {
    var count = 0
    /// Moving time in seconds.
    var moving = 0.0
    /// Distance of all sports in metres.
    var metres = 0.0
    var metresOnFoot = 0.0
    /// Nil when no activity has an ascent.
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
