public import Measures

/// One device's record of an activity. Immutable: the athlete's edits are stored separately.
///
/// Totals come from the device; nil if it states none, since readers never compute them. Analysis computes values from the channels and
/// states so.
public struct Recording: Equatable, Sendable {
    public var source: Source
    public var sport: Sport
    /// Whether it took place indoors; nil if unknown.
    public var isIndoor: Bool?
    /// The name in the file.
    public var title: String?
    /// Notes of the file's owner.
    public var notes: String?
    public var start: Moment
    /// The local time offset at the start; nil if the file does not state it.
    public var offset: LocalOffset?
    /// Seconds from start to end, pauses included.
    public var elapsed: Double
    /// Seconds while the timer ran.
    public var timer: Double?
    public var distance: Distance?
    public var ascent: Distance?
    public var descent: Distance?
    public var meanHeartRate: HeartRate?
    public var maximumHeartRate: HeartRate?
    public var activeEnergy: Energy?
    public var conditions: Conditions?
    /// Perceived effort, 0…10 (Borg CR-10), if entered on the device.
    public var perceivedEffort: Double?
    /// The name of the shoes, if a file or the athlete states it.
    public var shoes: String?
    /// Whether the file states that its power meter or trainer was calibrated.
    public var isPowerCalibrated = false
    public var laps: [Lap]
    public var pauses: [Pause]
    /// In order of `ChannelKind`, each kind at most once, none empty.
    public var channels: [Channel]
    /// Further measurements of apps and sensors, in the order of the file.
    public var customChannels: [CustomChannel]
    /// Number of records or track points for this activity in the file.
    public var points: Int
    /// Data that the athlete wants to keep as the device wrote it.
    public var unrepaired: Set<Repairable> = []
    /// Whether the distance comes from another recording of the same activity. Never stored.
    public var hasDistanceOfOther = false

    public init(
        source: Source, sport: Sport, isIndoor: Bool? = nil, title: String? = nil, notes: String? = nil, start: Moment,
        offset: LocalOffset? = nil, elapsed: Double, timer: Double? = nil, distance: Distance? = nil, ascent: Distance? = nil,
        descent: Distance? = nil,
        meanHeartRate: HeartRate? = nil, maximumHeartRate: HeartRate? = nil, activeEnergy: Energy? = nil,
        conditions: Conditions? = nil, perceivedEffort: Double? = nil, laps: [Lap] = [], pauses: [Pause] = [],
        channels: [Channel] = [], customChannels: [CustomChannel] = [], points: Int = 0
    ) {
        self.source = source
        self.sport = sport
        self.isIndoor = isIndoor
        self.title = title
        self.notes = notes
        self.start = start
        self.offset = offset
        self.elapsed = elapsed
        self.timer = timer
        self.distance = distance
        self.ascent = ascent
        self.descent = descent
        self.meanHeartRate = meanHeartRate
        self.maximumHeartRate = maximumHeartRate
        self.activeEnergy = activeEnergy
        self.conditions = conditions
        self.perceivedEffort = perceivedEffort
        self.laps = laps
        self.pauses = pauses
        self.channels = channels
        self.customChannels = customChannels
        self.points = points
    }

    public var end: Moment { start + elapsed }

    public func channel(_ kind: ChannelKind) -> Channel? {
        for channel in channels where channel.kind == kind { return channel }
        return nil
    }
}

/// The weather that a device or app stored with a recording.
public struct Conditions: Equatable, Sendable {
    public var temperature: Temperature?
    /// Relative humidity, 0…100 percent.
    public var humidityPercent: Double?
    /// Wind as a weather station measures it, 10 m above the ground.
    public var wind: Speed?
    /// Covered fraction of the sky, 0…1.
    public var cloudCover: Double?

    public init(
        temperature: Temperature? = nil, humidityPercent: Double? = nil, wind: Speed? = nil, cloudCover: Double? = nil
    ) {
        self.temperature = temperature
        self.humidityPercent = humidityPercent
        self.wind = wind
        self.cloudCover = cloudCover
    }
}
