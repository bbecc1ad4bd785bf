public import Training

/// A documented change of a recording before it is drawn or used in models.
public struct Repair: Equatable, Sendable {
    /// Kind of change. The raw values are stored: never rename, only add.
    public enum Kind: String, CaseIterable, Sendable {
        /// Implausible heart rates and jumps are removed.
        case heartRateSpikes = "heart_rate_spikes"
        /// The sensor counted steps; nothing is changed, but no load is computed from it.
        case heartRateLockedToCadence = "heart_rate_locked_to_cadence"
        /// Positions of poor accuracy, or that are unreachable in the time, are removed.
        case positionJumps = "position_jumps"
        /// Noisy altitudes are smoothed.
        case altitudeNoise = "altitude_noise"
        /// Impossible steps are removed; later altitudes are shifted.
        case altitudeJumps = "altitude_jumps"
        /// No position or distance while the athlete moved: the path between counts, but no best effort includes it.
        case trackGaps = "track_gaps"
        /// The same while the device was paused: the path counts, the time does not.
        case pausedGaps = "paused_gaps"
        /// Another position at the end of a pause, in a track of positions: neither the path between nor the time counts.
        case pausedMoves = "paused_moves"
        /// No speed, in a recording without another source of distance: no distance is counted.
        case speedGaps = "speed_gaps"
        /// Short enough for models to interpolate; nothing is drawn.
        case heartRateBridged = "heart_rate_bridged"
        /// Too long for interpolation: they stay empty.
        case heartRateGaps = "heart_rate_gaps"
    }

    public var kind: Kind
    public var channel: ChannelKind
    /// Seconds since the start of the first and the last affected sample.
    public var start: Double
    public var end: Double
    /// Number of removed, changed or doubtful samples, or number of gaps.
    public var count: Int

    public var seconds: Double { max(0, end - start) }

    public init(kind: Kind, channel: ChannelKind, start: Double, end: Double, count: Int) {
        self.kind = kind
        self.channel = channel
        self.start = start
        self.end = end
        self.count = count
    }

    /// The setting of the athlete that prevents this repair; nil without one.
    public var repairable: Repairable? {
        switch kind {
        case .heartRateSpikes, .heartRateLockedToCadence: .heartRate
        case .positionJumps: .positions
        case .altitudeNoise, .altitudeJumps: .elevation
        case .trackGaps, .pausedGaps, .heartRateBridged, .heartRateGaps: .gaps
        case .speedGaps, .pausedMoves: nil
        }
    }

    /// Card of the rule.
    public var card: ModelCard {
        switch kind {
        case .heartRateSpikes, .heartRateLockedToCadence, .heartRateBridged, .heartRateGaps: HeartRateCleaning.card
        case .positionJumps, .trackGaps, .pausedGaps, .pausedMoves, .speedGaps: DistancePath.card
        case .altitudeNoise, .altitudeJumps: AltitudeCleaning.card
        }
    }
}
