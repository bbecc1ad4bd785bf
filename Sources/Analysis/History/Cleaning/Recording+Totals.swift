public import Measures
public import Training

extension Recording {
    /// Whether its distance was added up from the points as the file was read, because the file states none: GPX has no totals,
    /// and laps of TCX may lack theirs.
    public var hasDistanceOfPoints: Bool {
        if hasDistanceOfOther { return false }
        return switch source.origin {
        case .gpx: true
        case .tcx: channel(.distance) == nil && !laps.contains { $0.distance != nil }
        default: false
        }
    }

    /// Distance of the whole recording: the one that `inspect` shows and that digests store.
    ///
    /// The file's own total, or what the reader added up from the points. Where a part of such a track is faster than its sport can be,
    /// the length of the cleaned track. Where the file states no possible total, the length of the cleaned path, if there is one.
    public var totalDistance: Distance? { totalDistance(along: DistancePath(of: self)) }

    /// - Parameter path: the recording's.
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
