import Measures
public import Training

/// What a shared page may know of a recording: the parts outside the athlete's privacy zones, joined without the time between them.
///
/// Times and distances count from the first visible position, and hidden parts add nothing to them. The position of a hidden start or end
/// is thus no result of distance, time or splits. Names, notes, laps, totals of the device and what sensors measured of the body are left
/// out; heart rate only on request.
public struct SharedRecording: Equatable, Sendable {
    public var recording: Recording
    /// Indices of the positions before which no line may be drawn.
    public var breaks: [Int]
    /// Whether something is hidden. Totals of the whole activity must not be shown then.
    public var isCut: Bool

    /// - Parameters:
    ///   - whole: recording of the activity, as its page shows it.
    ///   - zones: the athlete's privacy zones.
    ///   - showsHeartRate: whether heart rate may be shown.
    public init(_ whole: Recording, outside zones: [PrivacyZone], showsHeartRate: Bool) {
        let kinds = SharedRecording.kinds + (showsHeartRate ? [.heartRate] : [])
        var plain = SharedRecording.withoutPrivateParts(whole)
        plain.channels = whole.channels.filter { kinds.contains($0.kind) }
        breaks = []
        isCut = false
        recording = plain
        guard !zones.isEmpty else { return }
        guard let track = VisibleStretches.Track(whole, outside: zones) else {
            recording.channels.removeAll { $0.kind.family == .position }
            return
        }
        let (latitudes, longitudes) = (track.latitudes, track.longitudes)
        func isNear(_ index: Int, seconds: Double) -> Bool {
            VisibleStretches.isNear(
                track.circles, latitude: latitudes.values[index], longitude: longitudes.values[index], seconds: seconds,
                fastest: track.fastest)
        }
        let last = latitudes.values.count - 1
        let end = max(whole.elapsed, whole.channels.map { $0.seconds.last ?? 0 }.max() ?? 0)
        var parts: [Part] = []
        for stretch in track.stretches {
            var part = Part(
                positions: stretch, from: latitudes.seconds[stretch.lowerBound], to: latitudes.seconds[stretch.upperBound])
            // What was recorded before the first position and after the last one has no place.
            if stretch.lowerBound == 0, !isNear(0, seconds: part.from) { part.from = 0 }
            if stretch.upperBound == last, !isNear(last, seconds: end - part.to) { part.to = end }
            parts.append(part)
        }
        if parts.count == 1, parts[0].from == 0, parts[0].to == end, parts[0].positions == 0...last { return }
        isCut = true
        join(parts, of: whole, latitudes, longitudes)
    }

    /// Channels that say nothing of the body.
    static let kinds: [ChannelKind] = [.latitude, .longitude, .altitude, .distance, .speed, .cadence, .power]

    private struct Part {
        var positions: ClosedRange<Int>
        /// Seconds of the recording.
        var from: Double
        var to: Double
    }

    private static func withoutPrivateParts(_ whole: Recording) -> Recording {
        var plain = whole
        (plain.title, plain.notes, plain.shoes, plain.conditions) = (nil, nil, nil, nil)
        (plain.meanHeartRate, plain.maximumHeartRate, plain.activeEnergy, plain.perceivedEffort) = (nil, nil, nil, nil)
        (plain.laps, plain.customChannels) = ([], [])
        return plain
    }

    private mutating func join(_ parts: [Part], of whole: Recording, _ latitudes: Channel, _ longitudes: Channel) {
        var made = recording
        (made.timer, made.distance, made.ascent, made.descent) = (nil, nil, nil, nil)
        made.start = whole.start + (parts.first?.from ?? 0)
        made.elapsed = parts.reduce(0) { $0 + $1.to - $1.from }
        made.pauses = []
        var (north, east, moments): ([Double], [Double], [Double]) = ([], [], [])
        var base = 0.0
        for part in parts {
            if !moments.isEmpty { breaks.append(moments.count) }
            north += latitudes.values[part.positions]
            east += longitudes.values[part.positions]
            moments += latitudes.seconds[part.positions].map { $0 - part.from + base }
            for pause in whole.pauses {
                let (from, to) = (max(pause.start, part.from), min(pause.end, part.to))
                if from < to { made.pauses.append(Pause(start: from - part.from + base, end: to - part.from + base)) }
            }
            base += part.to - part.from
        }
        // The distance along the whole way: positions on both sides of a hidden part must not add the distance between them.
        var channels = recording.channels.filter { $0.kind != .distance }
        if let path = DistancePath(of: whole) {
            channels.append(Channel(kind: .distance, seconds: path.seconds, values: path.metres))
        }
        channels.sort { $0.kind.rawValue < $1.kind.rawValue }
        made.channels = channels.compactMap { channel in
            switch channel.kind {
            case .latitude: Channel(kind: .latitude, seconds: moments, values: north)
            case .longitude: Channel(kind: .longitude, seconds: moments, values: east)
            default: SharedRecording.joined(channel, parts)
            }
        }.filter { !$0.values.isEmpty }
        made.points = moments.count
        recording = made
    }

    /// Returns the samples within the parts. A counter goes on where the part before ended.
    private static func joined(_ channel: Channel, _ parts: [Part]) -> Channel? {
        var (seconds, values): ([Double], [Double]) = ([], [])
        var base = 0.0
        for part in parts {
            var offset: Double?
            let counted = values.last ?? 0
            for index in channel.seconds.indices where channel.seconds[index] >= part.from && channel.seconds[index] <= part.to {
                let value = channel.values[index]
                if offset == nil { offset = channel.kind.isCounter ? value - counted : 0 }
                seconds.append(channel.seconds[index] - part.from + base)
                values.append(value - (offset ?? 0))
            }
            base += part.to - part.from
        }
        return values.isEmpty ? nil : Channel(kind: channel.kind, seconds: seconds, values: values)
    }
}
