import Measures
import Training

extension RecordingHead {
    /// Whether its start is in local time without an offset, stored as if it were UTC.
    var isOfWallClock: Bool { origin.isOfWallClock }
}

/// Range of local time behind and ahead of UTC in seconds. It also exceeds the length of every recording that is matched this way.
let wallClockReach = (behind: 12 * 3600.0, ahead: 14 * 3600.0)

/// Returns how well a recording in local time fits one whose moment is known. 0 is best; nil means that they cannot be the same activity.
///
/// Their starts must be equal apart from the zone, their sports of one family, and their durations or distances equal after the rounding of
/// a list. Activities that repeat daily at the same second for the same time cannot be distinguished.
func wallClockMismatch(_ wall: RecordingHead, _ known: RecordingHead) -> Double? {
    // Both moments come from the same watch, so they agree to seconds.
    guard LocalOffset(nearest: wall.start - known.start, tolerance: 2) != nil, wall.sport.isOneFamily(with: known.sport) else {
        return nil
    }
    let duration = abs(wall.elapsed - known.elapsed) / max(wall.elapsed, known.elapsed, 1)
    guard duration <= 0.5 else { return nil }
    var mismatch = duration
    var isSame = duration <= 0.002 || abs(wall.elapsed - known.elapsed) <= 2
    if let one = wall.distance?.metres, let other = known.distance?.metres, max(one, other) >= 100 {
        let distance = abs(one - other) / max(one, other)
        guard distance <= 0.05 else { return nil }
        mismatch += distance
        // The list shows kilometres or miles with two decimals.
        isSame = isSame || abs(one - other) <= 17
    }
    return isSame ? mismatch : nil
}

/// Returns for each recording in local time the one with a known moment that fits best; ties go to the lesser id.
/// - Parameter heads: ascending by start.
func wallClockMatches(in heads: [RecordingHead]) -> [(wall: Int, known: Int)] {
    let known = heads.indices.filter { !heads[$0].isOfWallClock }
    var matches: [(wall: Int, known: Int)] = []
    var first = 0
    for wall in heads.indices where heads[wall].isOfWallClock {
        var best: (mismatch: Double, index: Int)?
        while first < known.count, heads[wall].start - heads[known[first]].start > wallClockReach.ahead + 2 { first += 1 }
        for index in known[first...] {
            if heads[index].start - heads[wall].start > wallClockReach.behind + 2 { break }
            guard let mismatch = wallClockMismatch(heads[wall], heads[index]) else { continue }
            if let best, (best.mismatch, heads[best.index].id) < (mismatch, heads[index].id) { continue }
            best = (mismatch, index)
        }
        if let best { matches.append((wall, best.index)) }
    }
    return matches
}
