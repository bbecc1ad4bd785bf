public import Measures

/// What an athlete told us about themself. Every field may be missing: models then say what they lack.
public struct Athlete: Equatable, Sendable {
    public var name: String
    public var birthYear: Int?
    /// Years in which somebody who trains can be born; any other is a mistake of the file that tells it.
    public static let birthYears = 1850...2199
    public var sex: Sex?
    public var mass: Mass?
    public var height: Distance?
    public var restingHeartRate: HeartRate?
    public var maximumHeartRate: HeartRate?
    public var thresholdHeartRate: HeartRate?
    public var thresholdSpeed: Speed?
    public var functionalThresholdPower: Power?
    /// The wall clock to use for a day when a recording does not carry its own; UTC also where none was said.
    public var homeOffset: LocalOffset
    /// The zone whose clock that is, `Europe/Berlin`, in place of an offset that holds the whole year.
    public var homeZone: String?
    /// The day of the next race that matters; the plan leads to it. A day that is past means nothing.
    public var raceDay: Day?
    /// The day of the test that the threshold heart rate comes from; nil where nobody said.
    public var thresholdTestDay: Day?
    /// Lower bounds of heart-rate zones one to five, ascending, where the athlete has their own; else empty.
    public var heartRateZones: [HeartRate]
    public var availability: Availability
    /// Hours of sleep that a night should bring.
    public var sleepNeedHours: Double?

    public init(
        name: String, birthYear: Int? = nil, sex: Sex? = nil, mass: Mass? = nil, height: Distance? = nil,
        restingHeartRate: HeartRate? = nil, maximumHeartRate: HeartRate? = nil, thresholdHeartRate: HeartRate? = nil,
        thresholdSpeed: Speed? = nil, functionalThresholdPower: Power? = nil, homeOffset: LocalOffset = .utc,
        homeZone: String? = nil, raceDay: Day? = nil,
        thresholdTestDay: Day? = nil, heartRateZones: [HeartRate] = [], availability: Availability = Availability(),
        sleepNeedHours: Double? = nil
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
    }

    /// Full years lived by the middle of `day`'s year, half a year more or less: only the year of birth is asked for.
    public func age(on day: Day) -> Int? {
        guard let birthYear else { return nil }
        let age = day.civil.year - birthYear
        return (0...130).contains(age) ? age : nil
    }
}

/// The sex that physiological norms distinguish. Optional everywhere: without it a norm is left out.
public enum Sex: String, CaseIterable, Sendable { case female, male }
