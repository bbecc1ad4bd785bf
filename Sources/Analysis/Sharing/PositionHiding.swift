import Measures
public import Training

/// A recording without the positions inside the athlete's privacy zones. Times, distances and all other values stay whole.
///
/// Unlike `SharedRecording`, it is for a person whom the athlete named, who needs the loads and lengths of whole activities.
public struct PositionHiding: Equatable, Sendable {
    public var recording: Recording
    /// Stretches without positions between two visible ones, in seconds of the recording, ascending. No line may be drawn across them.
    public var hidden: [ClosedRange<Double>] = []

    /// - Parameters:
    ///   - whole: recording of the activity, with or without repairs.
    ///   - zones: the athlete's privacy zones.
    public init(_ whole: Recording, outside zones: [PrivacyZone]) {
        recording = whole
        if zones.isEmpty { return }
        // The meaning of values that an app defines is unknown: they could be positions.
        recording.customChannels = []
        guard let track = VisibleStretches.Track(whole, outside: zones) else {
            recording.channels.removeAll { $0.kind.family == .position }
            return
        }
        let (latitudes, stretches) = (track.latitudes, track.stretches)
        if stretches.count == 1, stretches[0].count == latitudes.values.count { return }
        var isVisible = [Bool](repeating: false, count: latitudes.values.count)
        for stretch in stretches { for index in stretch { isVisible[index] = true } }
        for (before, after) in zip(stretches, stretches.dropFirst()) {
            hidden.append(latitudes.seconds[before.upperBound]...latitudes.seconds[after.lowerBound])
        }
        // Distances that were computed from the hidden positions must not change with them.
        if whole.channel(.distance) == nil, let path = DistancePath(of: whole) {
            recording.channels.append(Channel(kind: .distance, seconds: path.seconds, values: path.metres))
        }
        recording.channels = recording.channels.compactMap { channel in
            guard channel.kind.family == .position else { return channel }
            guard channel.values.count == isVisible.count else { return nil }
            let visible = channel.keeping(isVisible)
            return visible.values.isEmpty ? nil : visible
        }.sorted { $0.kind.rawValue < $1.kind.rawValue }
    }

    /// Returns the indices of the positions to which no line leads, ascending.
    /// - Parameters:
    ///   - hidden: stretches without positions, ascending.
    ///   - seconds: moments of the positions, never falling.
    public static func breaks(_ hidden: [ClosedRange<Double>], at seconds: [Double]) -> [Int] {
        var breaks: [Int] = []
        var next = 0
        for stretch in hidden {
            while next < seconds.count, seconds[next] < stretch.upperBound { next += 1 }
            guard next < seconds.count else { break }
            if next > 0, breaks.last != next { breaks.append(next) }
        }
        return breaks
    }
}
