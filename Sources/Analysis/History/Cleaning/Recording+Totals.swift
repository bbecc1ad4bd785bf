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
}
