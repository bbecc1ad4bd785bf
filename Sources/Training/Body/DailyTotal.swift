public import Measures

/// A total that one source counted on one of the athlete's days. Sources overlap, so totals of different sources are never added.
public struct DailyTotal: Equatable, Sendable {
    public var kind: DailyTotalKind
    public var day: Day
    /// Sum, mean, lowest and highest value in the kind's unit, over `count` samples.
    public var sum: Double
    public var minimum: Double
    public var maximum: Double
    public var count: Int
    public var source: Source
    /// Number of the part when a source reports a day in parts that add up: a watch writes the data since its last synchronisation, and
    /// counts walking and running separately. 0 is the whole day, and the only part that stores return. An app may send both parts and the
    /// whole day (`isOfWholeDay`).
    public var part: Int
    /// Minute values; only for heart rate, and nil if the file holds sums only.
    public var minutes: HeartRateMinutes?

    public init(
        kind: DailyTotalKind, day: Day, sum: Double, minimum: Double, maximum: Double, count: Int, source: Source, part: Int = 0,
        minutes: HeartRateMinutes? = nil
    ) {
        self.kind = kind
        self.day = day
        self.sum = sum
        self.minimum = minimum
        self.maximum = maximum
        self.count = count
        self.source = source
        self.part = part
        self.minutes = minutes
    }

    /// Whether this is a whole-day total that exists beside the day's parts.
    public var isOfWholeDay: Bool { part == 0 && source.origin == .healthAutoExport }
}

/// The totalled quantity and its unit. The raw values are stored: never rename, only add.
public enum DailyTotalKind: String, CaseIterable, Sendable {
    /// Beats per minute; `sum` over `count` is the mean.
    case heartRate = "heart_rate"
    case steps
    /// Metres.
    case walkingRunningDistance = "walking_running_distance"
    case cyclingDistance = "cycling_distance"
    case swimmingDistance = "swimming_distance"
    /// Kilocalories.
    case activeEnergy = "active_energy"
    case basalEnergy = "basal_energy"
    case flightsClimbed = "flights_climbed"
    /// Minutes.
    case exerciseTime = "exercise_time"
    case standTime = "stand_time"
    /// Metres per second, watts, metres, metres and seconds: averages while running, including outside workouts.
    case runningSpeed = "running_speed"
    case runningPower = "running_power"
    case stepLength = "step_length"
    case verticalOscillation = "vertical_oscillation"
    case groundContactTime = "ground_contact_time"
}
