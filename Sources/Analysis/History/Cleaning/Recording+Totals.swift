public import Measures
public import Training

extension Recording {
    /// Whether its distance was summed from the points while reading, because the file states none: GPX has no totals, and TCX laps may
    /// lack theirs.
    public var hasDistanceOfPoints: Bool {
        if hasDistanceOfOther { return false }
        return switch source.origin {
        case .gpx: true
        case .tcx: channel(.distance) == nil && !laps.contains { $0.distance != nil }
        default: false
        }
    }

    /// Distance of the whole recording, shown by `inspect` and stored in digests.
    ///
    /// The file's own total, or the sum from the points. If a part of such a track exceeds the speed of its sport, the length of the
    /// cleaned track. If the file has no plausible total, the length of the cleaned path, if any.
    public var totalDistance: Distance? { totalDistance(along: DistancePath(of: self)) }

    /// - Parameter path: the path of the recording.
    func totalDistance(along path: DistancePath?) -> Distance? {
        let cleaned = path?.metres.last.map { Distance(metres: $0) }
        let stated = distance.flatMap { total in
            let isPossible = StandardDistances.isPossibleOnFoot(metres: total.metres, seconds: elapsed)
            return isPossible || !sport.isOnFoot ? total : nil
        }
        let isDoubtful = hasDistanceOfPoints && DistancePath.hasImpossibleStretch(self)
        return isDoubtful ? cleaned ?? stated : stated ?? cleaned
    }
}
