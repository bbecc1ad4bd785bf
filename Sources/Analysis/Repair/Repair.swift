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
    }

    public var kind: Kind
    public var channel: ChannelKind
    /// Seconds since the start: the first and the last sample that it is about.
    public var start: Double
    public var end: Double
    /// Samples that were left out, changed or doubted.
    public var count: Int

    public init(kind: Kind, channel: ChannelKind, start: Double, end: Double, count: Int) {
        self.kind = kind
        self.channel = channel
        self.start = start
        self.end = end
        self.count = count
    }

    /// By which rule.
    public var card: ModelCard {
        switch kind {
        case .heartRateSpikes, .heartRateLockedToCadence: HeartRateCleaning.card
        case .positionJumps: DistancePath.card
        case .altitudeNoise, .altitudeJumps: AltitudeCleaning.card
        }
    }
}
