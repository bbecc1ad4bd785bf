public import Measures

/// What one source counted on one of the athlete's days. Sources overlap, so totals of two sources are never added up.
public struct DailyTotal: Equatable, Sendable {
    public var kind: DailyTotalKind
    public var day: Day
    /// The sum, mean, least and greatest value in the kind's unit, over `count` samples.
    public var sum: Double
    public var minimum: Double
    public var maximum: Double
    public var count: Int
    public var source: Source
    /// Which part of the day this is, where a source counts it in parts that add up: a watch writes what it measured since it was
    /// last synchronised, and counts walking and running each by itself. 0 is the day as a whole, and what stores hand out.
    /// An app may send a day now in parts and now as a whole (`isOfWholeDay`).
    public var part: Int
    /// What was read minute by minute; only of heart rate, and nil where the file tells no more than sums.
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

    /// Whether it stands beside the day's parts and is not one of them.
    public var isOfWholeDay: Bool { part == 0 && source.origin == .healthAutoExport }
}

/// What is totalled and in which unit. The raw values are stored: never rename, only add.
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
    /// Metres per second, watts, metres, metres and seconds: averages while running, wherever they were written.
    case runningSpeed = "running_speed"
    case runningPower = "running_power"
    case stepLength = "step_length"
    case verticalOscillation = "vertical_oscillation"
    case groundContactTime = "ground_contact_time"
}
