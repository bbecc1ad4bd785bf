public import Training

/// A channel of an activity, without its samples.
public struct ChannelHeadPayload: Codable, Equatable, Sendable {
    /// Name of the kind, or of a custom channel as the file declares it.
    public var name: String
    /// Empty if no unit is declared.
    public var unit: String
    public var samples: Int
    /// Whether a file declares it itself, so that its name and unit are those of its author.
    public var isCustom: Bool

    enum CodingKeys: String, CodingKey {
        case name, unit, samples
        case isCustom = "is_custom"
    }

    init(_ channel: Channel) {
        (name, unit, samples, isCustom) = (channel.kind.name, channel.kind.unit, channel.values.count, false)
    }

    init(_ channel: CustomChannel) {
        (name, unit, samples, isCustom) = (channel.name, channel.units, channel.values.count, true)
    }
}

/// Samples of an activity by moment.
public struct ChannelsPayload: Codable, Equatable, Sendable {
    /// Id of the activity.
    public var activity: String
    /// Seconds since the start, ascending; as many as the values of each channel.
    public var seconds: [Double]
    public var channels: [ChannelPayload]
    /// `from_s` of the request for the rest; nil if there is none.
    public var nextFrom: Int?

    enum CodingKeys: String, CodingKey {
        case activity, channels
        case seconds = "seconds_s"
        case nextFrom = "next_from_s"
    }

    /// Most rows of an answer, unless one second has more.
    public static let mostRows = 100_000
    public static let binaryType = "application/vnd.hearth.channels"

    /// - Parameters:
    ///   - id: id of the activity.
    ///   - recording: combined recording.
    ///   - kinds: channels to return; nil for all but beat intervals, with those that files declare.
    ///   - range: seconds since the start.
    public init(activity id: String, _ recording: Recording, kinds: Set<ChannelKind>?, in range: ClosedRange<Double>) {
        activity = id
        var chosen: [(head: ChannelHeadPayload, seconds: [Double], values: [Double])] = []
        for channel in recording.channels where kinds?.contains(channel.kind) ?? (channel.kind != .beatInterval) {
            chosen.append((ChannelHeadPayload(channel), channel.seconds, channel.values))
        }
        if kinds == nil {
            for channel in recording.customChannels {
                chosen.append((ChannelHeadPayload(channel), channel.seconds, channel.values))
            }
        }
        var moments = Set<Double>()
        for channel in chosen { moments.formUnion(channel.seconds.filter { range.contains($0) }) }
        var rows = moments.sorted()
        if rows.count > ChannelsPayload.mostRows {
            // The next part begins with a whole second, so that no row is in two parts.
            let next = rows[ChannelsPayload.mostRows].rounded(.down)
            let kept = rows.prefix { $0 < next }
            if !kept.isEmpty {
                rows = Array(kept)
                nextFrom = Int(exactly: next)
            }
        }
        seconds = rows
        channels = chosen.map { channel in
            // Of several samples at one moment, the last one counts.
            let known = Dictionary(zip(channel.seconds, channel.values)) { _, last in last }
            return ChannelPayload(
                name: channel.head.name, unit: channel.head.unit, isCustom: channel.head.isCustom,
                values: rows.map { known[$0] })
        }
    }
}

/// The samples of one channel.
public struct ChannelPayload: Codable, Equatable, Sendable {
    public var name: String
    public var unit: String
    public var isCustom: Bool
    /// One for each moment; nil without a sample.
    public var values: [Double?]

    enum CodingKeys: String, CodingKey {
        case name, unit, values
        case isCustom = "is_custom"
    }
}

extension ChannelKind {
    /// Unit of the values in the API; empty for an index.
    public var unit: String {
        switch self {
        case .latitude, .longitude: "degrees"
        case .altitude, .distance, .stepLength, .verticalOscillation, .positionAccuracy: "m"
        case .speed: "m/s"
        case .heartRate: "bpm"
        case .cadence: "1/min"
        case .power: "W"
        case .temperature, .coreTemperature, .skinTemperature: "°C"
        case .verticalRatio, .groundContactBalance, .powerBalance: "%"
        case .groundContactTime, .beatInterval: "s"
        case .respiration: "breaths/min"
        case .heatStrainIndex: ""
        case .steps: "steps"
        case .activeEnergy: "kcal"
        }
    }
}
