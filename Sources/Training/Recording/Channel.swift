/// A quantity that a device measured repeatedly during a recording.
///
/// Contains measured samples only: a gap is a gap in `seconds`, never a zero and never a NaN. Channels that were written together share the
/// storage of `seconds`.
public struct Channel: Equatable, Sendable {
    public var kind: ChannelKind
    /// Time of each sample in seconds since the recording's start. Never falling; as many as `values`.
    public var seconds: [Double]
    /// Measured values in the kind's unit. Finite.
    public var values: [Double]

    public init(kind: ChannelKind, seconds: [Double], values: [Double]) {
        precondition(seconds.count == values.count, "a channel has as many moments as values")
        self.kind = kind
        self.seconds = seconds
        self.values = values
    }
}

/// The quantity of a channel and its unit. The raw values are stored: never renumber, only add.
public enum ChannelKind: UInt8, CaseIterable, Sendable {
    /// Degrees north, WGS 84.
    case latitude = 1
    /// Degrees east, WGS 84.
    case longitude = 2
    /// Metres above sea level.
    case altitude = 3
    /// Metres since the start, as counted by the device.
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
    /// Metres per step, from one footfall to the next.
    case stepLength = 10
    /// Metres.
    case verticalOscillation = 11
    /// Percent: vertical oscillation over step length.
    case verticalRatio = 12
    /// Seconds of ground contact per step.
    case groundContactTime = 13
    /// Ground contact of the left foot, percent of the total.
    case groundContactBalance = 14
    /// Breaths per minute.
    case respiration = 15
    /// Degrees Celsius.
    case coreTemperature = 16
    /// Degrees Celsius.
    case skinTemperature = 17
    /// Seconds between successive heart beats; the time is that of the second beat.
    case beatInterval = 18
    /// Possible error of the position in metres, as estimated by the device.
    case positionAccuracy = 19
    /// Heat strain index, 0…10.
    case heatStrainIndex = 20
    /// Pedalling power of the left leg, percent of the total.
    case powerBalance = 21
    /// Steps since the start.
    case steps = 22
    /// Kilocalories since the start.
    case activeEnergy = 23

    /// Name in findings, in the JSON of commands and, after `finding.`, in `Localizations/FindingNames.xcstrings`. It never changes.
    public var name: String {
        switch self {
        case .latitude: "latitude"
        case .longitude: "longitude"
        case .altitude: "altitude"
        case .distance: "distance"
        case .speed: "speed"
        case .heartRate: "heart_rate"
        case .cadence: "cadence"
        case .power: "power"
        case .temperature: "temperature"
        case .stepLength: "step_length"
        case .verticalOscillation: "vertical_oscillation"
        case .verticalRatio: "vertical_ratio"
        case .groundContactTime: "ground_contact_time"
        case .groundContactBalance: "ground_contact_balance"
        case .respiration: "respiration"
        case .coreTemperature: "core_temperature"
        case .skinTemperature: "skin_temperature"
        case .beatInterval: "beat_interval"
        case .positionAccuracy: "position_accuracy"
        case .heatStrainIndex: "heat_strain_index"
        case .powerBalance: "power_balance"
        case .steps: "steps"
        case .activeEnergy: "active_energy"
        }
    }

    /// Channels of the same sensor. Grouping them ensures that an activity never combines the latitude of one device with the longitude of
    /// another.
    public enum Family: Sendable { case position, path, altitude, heart, stride, power, air, breath, body, energy }

    public var family: Family {
        switch self {
        case .latitude, .longitude, .positionAccuracy: .position
        case .distance, .speed: .path
        case .altitude: .altitude
        case .heartRate, .beatInterval: .heart
        case .cadence, .stepLength, .verticalOscillation, .verticalRatio, .groundContactTime, .groundContactBalance, .steps:
            .stride
        case .power, .powerBalance: .power
        case .temperature: .air
        case .respiration: .breath
        case .coreTemperature, .skinTemperature, .heatStrainIndex: .body
        case .activeEnergy: .energy
        }
    }

    /// Whether the value counts up from the start.
    public var isCounter: Bool {
        switch self {
        case .distance, .steps, .activeEnergy: true
        default: false
        }
    }
}
