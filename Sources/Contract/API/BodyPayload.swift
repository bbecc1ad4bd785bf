public import Measures
public import Training

/// Measurements of one quantity, or its daily totals.
public struct BodyPayload: Codable, Equatable, Sendable {
    public var kind: String
    /// Empty for a quantity without a unit.
    public var unit: String
    public var from: String
    public var to: String
    /// Ascending. Sources overlap, so values of different sources must not be added.
    public var values: [BodyValuePayload]

    enum CodingKeys: String, CodingKey { case kind, unit, from, to, values }

    /// Most days of an answer.
    public static let mostDays = 400
    /// All quantities. A quantity that is both measured and totalled has `daily_` before the name of its total.
    public static let kinds = BodySampleKind.allCases.map(\.rawValue) + DailyTotalKind.allCases.map { "daily_" + $0.rawValue }

    /// Returns the measured or the totalled quantity of a name; nil for an unknown one.
    public static func quantity(_ name: String) -> (sample: BodySampleKind?, total: DailyTotalKind?)? {
        if let kind = BodySampleKind(rawValue: name) { return (kind, nil) }
        guard name.hasPrefix("daily_"), let kind = DailyTotalKind(rawValue: String(name.dropFirst("daily_".count))) else {
            return nil
        }
        return (nil, kind)
    }

    public init(_ samples: [BodySample], _ kind: BodySampleKind, from: Day, to: Day, home: LocalOffset) {
        (self.kind, unit) = (kind.rawValue, kind.unit)
        (self.from, self.to) = (ISO8601.text(from), ISO8601.text(to))
        values = samples.map { BodyValuePayload($0, home: home) }
    }

    public init(_ totals: [DailyTotal], _ kind: DailyTotalKind, from: Day, to: Day) {
        (self.kind, unit) = ("daily_" + kind.rawValue, kind.unit)
        (self.from, self.to) = (ISO8601.text(from), ISO8601.text(to))
        values = totals.map { BodyValuePayload($0) }
    }
}

public struct BodyValuePayload: Codable, Equatable, Sendable {
    /// RFC 3339 for a measurement, a date for a total.
    public var start: String
    /// Seconds of a measurement; nil for a total.
    public var elapsedSeconds: Double?
    /// The measurement, or the mean of a total.
    public var value: Double
    public var sum: Double?
    public var minimum: Double?
    public var maximum: Double?
    /// Number of samples of a total.
    public var count: Int?
    public var source: String

    enum CodingKeys: String, CodingKey {
        case start, value, sum, minimum, maximum, count, source
        case elapsedSeconds = "elapsed_s"
    }

    init(_ sample: BodySample, home: LocalOffset) {
        start = ISO8601.text(sample.start, at: sample.offset ?? home)
        elapsedSeconds = sample.end.secondsSince1970 - sample.start.secondsSince1970
        value = sample.value
        source = sample.source.name
    }

    init(_ total: DailyTotal) {
        start = ISO8601.text(total.day)
        value = total.count > 0 ? total.sum / Double(total.count) : total.sum
        (sum, minimum, maximum, count) = (total.sum, total.minimum, total.maximum, total.count)
        source = total.source.name
    }
}

extension BodySampleKind {
    /// Unit of the values in the API; empty for a code or a year.
    public var unit: String {
        switch self {
        case .restingHeartRate: "bpm"
        case .sdnn, .rmssd, .recoveryRMSSD: "ms"
        case .oxygenUptake: "ml/kg/min"
        case .respiratoryRate: "breaths/min"
        case .bodyMass: "kg"
        case .height: "m"
        case .inBed, .awake, .asleep, .asleepCore, .asleepDeep, .asleepREM: "min"
        case .menstrualFlow, .birthYear, .sex, .heartMedication: ""
        }
    }
}

extension DailyTotalKind {
    /// Unit of the values in the API; empty for a count.
    public var unit: String {
        switch self {
        case .heartRate: "bpm"
        case .steps, .flightsClimbed: ""
        case .walkingRunningDistance, .cyclingDistance, .swimmingDistance, .stepLength, .verticalOscillation: "m"
        case .activeEnergy, .basalEnergy: "kcal"
        case .exerciseTime, .standTime: "min"
        case .runningSpeed: "m/s"
        case .runningPower: "W"
        case .groundContactTime: "s"
        }
    }
}
