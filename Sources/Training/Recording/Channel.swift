/// One thing that a device measured again and again during a recording.
///
/// Only measured samples are here: a gap is a gap in `seconds`, never a zero and never a NaN. Channels that were written
/// together share the storage of `seconds`.
public struct Channel: Equatable, Sendable {
    public var kind: ChannelKind
    /// When each sample was taken, in seconds since the recording's start. Never falling; as many as `values`.
    public var seconds: [Double]
    /// What was measured, in the kind's unit. Finite.
    public var values: [Double]

    public init(kind: ChannelKind, seconds: [Double], values: [Double]) {
        precondition(seconds.count == values.count, "a channel has as many moments as values")
        self.kind = kind
        self.seconds = seconds
        self.values = values
    }
}

/// What a channel holds, and in which unit. The raw values are stored: never renumber, only add.
public enum ChannelKind: UInt8, CaseIterable, Sendable {
    /// Degrees north, WGS 84.
    case latitude = 1
    /// Degrees east, WGS 84.
    case longitude = 2
    /// Metres above sea level.
    case altitude = 3
    /// Metres since the start, as the device counted them.
    case distance = 4
    /// Metres per second.
    case speed = 5
    /// Beats per minute.
    case heartRate = 6
    /// Steps (both feet) or crank turns per minute.
    case cadence = 7
    /// Watts.
    case power = 8
    /// Degrees Celsius, at the device.
    case temperature = 9
    /// Metres from one footfall to the next (one step).
    case stepLength = 10
    /// Metres.
    case verticalOscillation = 11
    /// Percent: vertical oscillation over step length.
    case verticalRatio = 12
    /// Seconds that a foot stays on the ground.
    case groundContactTime = 13
    /// Percent of ground contact that is the left foot's.
    case groundContactBalance = 14
    /// Breaths per minute.
    case respiration = 15
    /// Degrees Celsius.
    case coreTemperature = 16
    /// Degrees Celsius.
    case skinTemperature = 17
    /// Seconds from one heart beat to the next; the moment is that of the second beat.
    case beatInterval = 18
    /// Metres that the position may be off, as the device judged.
    case positionAccuracy = 19
    /// Heat strain index, 0…10.
    case heatStrainIndex = 20
    /// Percent of pedalling power that is the left leg's.
    case powerBalance = 21
    /// Steps since the start.
    case steps = 22
    /// Kilocalories since the start.
    case activeEnergy = 23

    /// Whether it counts up from the start.
    public var isCounter: Bool {
        switch self {
        case .distance, .steps, .activeEnergy: true
        default: false
        }
    }
}
