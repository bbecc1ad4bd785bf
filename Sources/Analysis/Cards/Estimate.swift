public import Measures

/// A displayed number with all data to check it.
public struct Estimate: Equatable, Sendable {
    public var value: Double
    /// 80 % interval; nil if the model states none.
    public var interval: Interval?
    /// Number of observations.
    public var count: Int
    /// 0…1.
    public var quality: Double
    /// Id of the model's card.
    public var method: String
    /// Inputs, down to single recordings.
    public var inputs: [EstimateInput]
    public var asOf: Day

    public init(
        value: Double, interval: Interval?, count: Int, quality: Double, method: String, inputs: [EstimateInput], asOf: Day
    ) {
        self.value = value
        self.interval = interval
        self.count = count
        self.quality = quality
        self.method = method
        self.inputs = inputs
        self.asOf = asOf
    }

    /// Returns a value that the athlete stated, without an interval.
    static func stated(_ value: Double, _ unit: String, method: String, asOf day: Day) -> Estimate {
        Estimate(
            value: value, interval: nil, count: 1, quality: 1, method: method,
            inputs: [EstimateInput(name: InputName.stated, value: value, unit: unit)], asOf: day)
    }
}

/// Bounds that contain the true value in four of five cases.
public struct Interval: Equatable, Sendable {
    public var low: Double
    public var high: Double
    public init(low: Double, high: Double) {
        self.low = low
        self.high = high
    }
}

/// Names of inputs that other code looks for.
public enum InputName {
    /// The only input of a value that the athlete stated.
    public static let stated = "stated"
    public static let predictedTime = "predicted time"
    public static let beatsAboveFit = "beats above the fit"
}

/// One input of an estimate.
public struct EstimateInput: Equatable, Sendable {
    /// Name in the model: `races`, `resting heart rate`, `load of 2024-05-01`.
    public var name: String
    public var value: Double?
    /// Unit of `value`, or empty.
    public var unit: String
    /// Activity of the input; nil for other inputs.
    public var activity: String?
    /// Day of the input; nil without a day, or if its name ends in the day.
    public var day: Day?

    public init(name: String, value: Double?, unit: String, activity: String? = nil, day: Day? = nil) {
        self.name = name
        self.value = value
        self.unit = unit
        self.activity = activity
        self.day = day
    }

    /// Creates an input from one activity.
    init(name: String, value: Double?, unit: String, of digest: ActivityDigest) {
        self.init(name: name, value: value, unit: unit, activity: digest.id, day: digest.day)
    }
}

/// Why a value is absent. The raw values are part of the API.
public enum Absence: String, Error, CaseIterable, Sendable {
    case noData = "no_data"
    case tooFew = "too_few"
    case outOfRange = "out_of_range"
    case sensorPoor = "sensor_poor"
    case profileIncomplete = "profile_incomplete"
    case stale
    /// The data exist, but contain no result.
    case nothingFound = "nothing_found"
    /// Nothing since a break from running shows what the athlete can do: a race or another hard effort would.
    case needHardEffort = "need_hard_effort"
}

/// A value, or the reason why there is none.
public enum Answer<Value: Equatable & Sendable>: Equatable, Sendable {
    case known(Value)
    case absent(Absence)

    public var value: Value? {
        if case .known(let value) = self { return value }
        return nil
    }

    public var absence: Absence? {
        if case .absent(let reason) = self { return reason }
        return nil
    }
}
