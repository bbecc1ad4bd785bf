public import Measures

/// A number that is shown to a person, with everything needed to doubt it.
public struct Estimate: Equatable, Sendable {
    public var value: Double
    /// The 80 % interval; nil where the model states none.
    public var interval: Interval?
    /// How many observations it rests on.
    public var count: Int
    /// 0…1.
    public var quality: Double
    /// The id of the model's card.
    public var method: String
    /// What went in, down to the recordings.
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

    /// What the athlete said, in its unit: nobody doubts it, and it has no interval.
    static func stated(_ value: Double, _ unit: String, method: String, asOf day: Day) -> Estimate {
        Estimate(
            value: value, interval: nil, count: 1, quality: 1, method: method,
            inputs: [EstimateInput(name: "stated", value: value, unit: unit)], asOf: day)
    }
}

/// The bounds between which four of five such values should fall.
public struct Interval: Equatable, Sendable {
    public var low: Double
    public var high: Double
    public init(low: Double, high: Double) {
        self.low = low
        self.high = high
    }
}

/// One thing that an estimate rests on.
public struct EstimateInput: Equatable, Sendable {
    /// What it is, as the model calls it: `races`, `resting heart rate`, `load of 2024-05-01`.
    public var name: String
    public var value: Double?
    /// The unit of `value`, or empty.
    public var unit: String
    /// The activity it was taken from, if one.
    public var activity: String?
    /// The day that it is of, where it is of one and its name does not end in it.
    public var day: Day?

    public init(name: String, value: Double?, unit: String, activity: String? = nil, day: Day? = nil) {
        self.name = name
        self.value = value
        self.unit = unit
        self.activity = activity
        self.day = day
    }

    /// What was taken from one activity.
    init(name: String, value: Double?, unit: String, of digest: ActivityDigest) {
        self.init(name: name, value: value, unit: unit, activity: digest.id, day: digest.day)
    }
}

/// Why a question has no answer. The raw values leave the process.
public enum Absence: String, Error, CaseIterable, Sendable {
    case noData = "no_data"
    case tooFew = "too_few"
    case outOfRange = "out_of_range"
    case sensorPoor = "sensor_poor"
    case profileIncomplete = "profile_incomplete"
    case stale
    /// It was looked for in data that are there, and is not in them.
    case nothingFound = "nothing_found"
}

/// An answer, or the reason why there is none.
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
