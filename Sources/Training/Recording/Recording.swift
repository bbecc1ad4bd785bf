public import Measures

/// What a device wrote down about one activity. Immutable: what a person says about it later is kept elsewhere.
///
/// Totals are the device's own where it gave them; nil means that it did not and that nothing was made up. Analysis computes
/// from the channels and says so.
public struct Recording: Equatable, Sendable {
    public var source: Source
    public var sport: Sport
    /// Whether it took place indoors; nil when nothing says so.
    public var isIndoor: Bool?
    /// A name that the file carries.
    public var title: String?
    /// What the file's owner wrote about it.
    public var notes: String?
    public var start: Moment
    /// The wall clock at the start; nil when the file does not know it.
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
    /// Perceived effort, 0…10 (Borg CR-10), if the person said so on the device.
    public var perceivedEffort: Double?
    /// The name of the pair of shoes that was worn, where a file or the person tells it.
    public var shoes: String?
    /// Whether the file says that its power meter or trainer was calibrated.
    public var isPowerCalibrated = false
    public var laps: [Lap]
    public var pauses: [Pause]
    /// In order of `ChannelKind`, each kind at most once, none empty.
    public var channels: [Channel]
    /// What apps and sensors measured besides, in the order of the file.
    public var customChannels: [CustomChannel]
    /// How many records or track points the file holds for this activity.
    public var points: Int
    /// What the athlete wants read as the device wrote it.
    public var unrepaired: Set<Repairable> = []
    /// Whether its distance was stated by another recording of the same activity. Never stored.
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

/// The weather that a device or app wrote beside a recording.
public struct Conditions: Equatable, Sendable {
    public var temperature: Temperature?
    /// Relative humidity, 0…100 percent.
    public var humidityPercent: Double?
    /// As a weather station measures it, 10 m above the ground.
    public var wind: Speed?
    /// How much of the sky was covered, 0…1.
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
