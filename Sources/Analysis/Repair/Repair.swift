public import Training

/// One thing that was done to a recording before it was drawn or computed with, so that nobody has to guess.
public struct Repair: Equatable, Sendable {
    /// What was done. The raw values are stored: never rename, only add.
    public enum Kind: String, CaseIterable, Sendable {
        /// Values that no heart makes, and jumps that none does, are left out.
        case heartRateSpikes = "heart_rate_spikes"
        /// The sensor counted steps; nothing is changed, but no load is computed from it.
        case heartRateLockedToCadence = "heart_rate_locked_to_cadence"
        /// Places that the satellites themselves doubted, or that nobody reaches in that time, are left out.
        case positionJumps = "position_jumps"
        /// Altitudes that trembled are smoothed.
        case altitudeNoise = "altitude_noise"
        /// Steps that nobody climbs or falls are taken out; what follows them moves along.
        case altitudeJumps = "altitude_jumps"
        /// No place, or no distance, while the athlete went on: the way between counts, and no best effort goes over it.
        case trackGaps = "track_gaps"
        /// The same while the device was paused: the way counts, the time does not.
        case pausedGaps = "paused_gaps"
        /// Another place at the end of a pause, in a track of positions: neither the way between nor the time counts.
        case pausedMoves = "paused_moves"
        /// Without speed, in a recording that nothing else tells the distance of: no distance is counted.
        case speedGaps = "speed_gaps"
        /// So short that models go on in a straight line; nothing is drawn.
        case heartRateBridged = "heart_rate_bridged"
        /// Too long for that: they stay empty.
        case heartRateGaps = "heart_rate_gaps"
    }

    public var kind: Kind
    public var channel: ChannelKind
    /// Seconds since the start: the first and the last sample that it is about.
    public var start: Double
    public var end: Double
    /// Samples that were left out, changed or doubted; of gaps, how many there are.
    public var count: Int

    public var seconds: Double { max(0, end - start) }

    public init(kind: Kind, channel: ChannelKind, start: Double, end: Double, count: Int) {
        self.kind = kind
        self.channel = channel
        self.start = start
        self.end = end
        self.count = count
    }

    /// What an athlete says to have it left alone; nil where nothing was done that could be.
    public var repairable: Repairable? {
        switch kind {
        case .heartRateSpikes, .heartRateLockedToCadence: .heartRate
        case .positionJumps: .positions
        case .altitudeNoise, .altitudeJumps: .elevation
        case .trackGaps, .pausedGaps, .heartRateBridged, .heartRateGaps: .gaps
        case .speedGaps, .pausedMoves: nil
        }
    }

    /// By which rule.
    public var card: ModelCard {
        switch kind {
        case .heartRateSpikes, .heartRateLockedToCadence, .heartRateBridged, .heartRateGaps: HeartRateCleaning.card
        case .positionJumps, .trackGaps, .pausedGaps, .pausedMoves, .speedGaps: DistancePath.card
        case .altitudeNoise, .altitudeJumps: AltitudeCleaning.card
        }
    }
}
