public import Measures

/// Facts that an athlete entered about themself. Every field may be missing; models then report what they lack.
public struct Athlete: Equatable, Sendable {
    public var name: String
    public var birthYear: Int?
    /// Plausible years of birth; any other is an error in its file.
    public static let birthYears = 1850...2199
    public var sex: Sex?
    public var mass: Mass?
    public var height: Distance?
    public var restingHeartRate: HeartRate?
    public var maximumHeartRate: HeartRate?
    public var thresholdHeartRate: HeartRate?
    public var thresholdSpeed: Speed?
    public var functionalThresholdPower: Power?
    /// The clock for days on which no recording states its own; UTC by default.
    public var homeOffset: LocalOffset
    /// The time zone of that clock, such as `Europe/Berlin`; nil if `homeOffset` holds the whole year.
    public var homeZone: String?
    /// The day of the next important race, which the plan leads to. A past day is ignored.
    public var raceDay: Day?
    /// The day of the test behind the threshold heart rate; nil if unknown.
    public var thresholdTestDay: Day?
    /// The athlete's own lower bounds of heart-rate zones one to five, ascending; empty if not set.
    public var heartRateZones: [HeartRate]
    public var availability: Availability
    /// Hours of sleep that the athlete needs per night.
    public var sleepNeedHours: Double?
    /// Sports whose rooms the athlete does not want to be asked about.
    public var roomsNotAsked: Set<Sport>
    /// Temperature unit of devices that sync; nil is Celsius.
    /// Nil counts as hidden.
    public var adultContent: AdultContent?
    public var deviceTemperature: DeviceTemperature?
    /// Units of distance of devices that sync; nil is metric.
    public var deviceDistance: DeviceDistance?

    public init(
        name: String, birthYear: Int? = nil, sex: Sex? = nil, mass: Mass? = nil, height: Distance? = nil,
        restingHeartRate: HeartRate? = nil, maximumHeartRate: HeartRate? = nil, thresholdHeartRate: HeartRate? = nil,
        thresholdSpeed: Speed? = nil, functionalThresholdPower: Power? = nil, homeOffset: LocalOffset = .utc,
        homeZone: String? = nil, raceDay: Day? = nil,
        thresholdTestDay: Day? = nil, heartRateZones: [HeartRate] = [], availability: Availability = Availability(),
        sleepNeedHours: Double? = nil, roomsNotAsked: Set<Sport> = [], adultContent: AdultContent? = nil,
        deviceTemperature: DeviceTemperature? = nil,
        deviceDistance: DeviceDistance? = nil
    ) {
        self.name = name
        self.birthYear = birthYear
        self.sex = sex
        self.mass = mass
        self.height = height
        self.restingHeartRate = restingHeartRate
        self.maximumHeartRate = maximumHeartRate
        self.thresholdHeartRate = thresholdHeartRate
        self.thresholdSpeed = thresholdSpeed
        self.functionalThresholdPower = functionalThresholdPower
        self.homeOffset = homeOffset
        self.homeZone = homeZone
        self.raceDay = raceDay
        self.thresholdTestDay = thresholdTestDay
        self.heartRateZones = heartRateZones
        self.availability = availability
        self.sleepNeedHours = sleepNeedHours
        self.roomsNotAsked = roomsNotAsked
        self.adultContent = adultContent
        self.deviceTemperature = deviceTemperature
        self.deviceDistance = deviceDistance
    }

    /// Returns the age in years in the middle of `day`'s year. The error is up to half a year, since only the year of birth is known.
    public func age(on day: Day) -> Int? {
        guard let birthYear else { return nil }
        let age = day.civil.year - birthYear
        return (0...130).contains(age) ? age : nil
    }
}

/// Sex as physiological norms distinguish it. Always optional: without it, norms are omitted.
public enum Sex: String, CaseIterable, Sendable { case female, male }
