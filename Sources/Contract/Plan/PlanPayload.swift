/// The plan by date, four weeks back and ahead: days that the athlete decided, the seven-day plan, and days of the followed routine.
public struct PlanPayload: Codable, Equatable, Sendable {
    /// Date such as `2024-05-01`, on the athlete's wall clock.
    public var today: String
    /// The rule behind the load of the seven days; nil for an empty plan.
    public var reason: String?
    /// What an empty seven-day plan requires, in words; nil if there is one.
    public var need: String?
    /// Ascending by day.
    public var days: [PlanDayPayload]

    enum CodingKeys: String, CodingKey, CaseIterable { case today, reason, need, days }
}

/// What is planned for a day.
public struct PlanDayPayload: Codable, Equatable, Sendable {
    public var day: String
    public var workout: String
    public var minutes: Int?
    public var hardMinutes: Int?
    public var load: Double
    public var distanceKilometres: Double?
    public var isHot: Bool
    /// Kind of the proposed heat before a hot race: `run`, `bike`, `hot_yoga` or `passive`; nil on other days.
    public var heatExposure: String?
    /// Forecast for a session outdoors; nil without a current one.
    public var forecast: PlanForecastPayload?
    /// Whether it stands beside the training of the day, such as practice.
    public var isBeside: Bool
    /// Whether a routine decides it.
    public var isOfRoutine: Bool
    /// Whether the athlete decided it. It stays as it is until they change it.
    public var isDecided: Bool
    /// What became of a day that the athlete decided or a routine planned: `done`, `partly`, `missed` or `moved`. Nil before that, on a day of
    /// rest and for a proposal.
    public var outcome: String?
    /// One line in the language of the request, like the next two.
    public var text: String
    public var details: [String]
    public var why: String
    public var sessions: [PlanSessionPayload]

    enum CodingKeys: String, CodingKey, CaseIterable {
        case day, workout, minutes, load, forecast, outcome, text, details, why, sessions
        case hardMinutes = "hard_minutes"
        case distanceKilometres = "distance_km"
        case isHot = "is_hot"
        case heatExposure = "heat_exposure"
        case isBeside = "is_beside"
        case isOfRoutine = "is_of_routine"
        case isDecided = "is_decided"
    }
}

/// Weather that is forecast for the training of a day.
public struct PlanForecastPayload: Codable, Equatable, Sendable {
    /// Local hour, 0…23.
    public var hour: Int
    public var temperatureCelsius: Double
    public var humidityPercent: Double
    public var wetBulbGlobeCelsius: Double
    /// Whether this hour avoids the heat of another one.
    public var isCooler: Bool
    /// Host of the server.
    public var source: String
    /// Time of the forecast in seconds since 1970.
    public var answered: Double

    enum CodingKeys: String, CodingKey, CaseIterable {
        case hour, source
        case temperatureCelsius = "temperature_c"
        case humidityPercent = "humidity_percent"
        case wetBulbGlobeCelsius = "wet_bulb_globe_c"
        case isCooler = "is_cooler"
        case answered = "answered_at"
    }
}

/// A session as steps.
public struct PlanSessionPayload: Codable, Equatable, Sendable {
    public var sport: String
    public var seconds: Int
    public var blocks: [PlanBlockPayload]
    /// What each kind of file holds of it, by the ending of the file.
    public var files: [String: PlanFilePayload]

    enum CodingKeys: String, CodingKey, CaseIterable { case sport, seconds, blocks, files }
}

/// Steps that are done once or several times.
public struct PlanBlockPayload: Codable, Equatable, Sendable {
    public var repeats: Int
    public var steps: [PlanStepPayload]

    enum CodingKeys: String, CodingKey, CaseIterable { case repeats, steps }
}

public struct PlanStepPayload: Codable, Equatable, Sendable {
    public var kind: String
    public var seconds: Int
    /// Nil without a target.
    public var target: PlanTargetPayload?

    enum CodingKeys: String, CodingKey, CaseIterable { case kind, seconds, target }
}

/// A range in beats per minute, metres per second or watts.
public struct PlanTargetPayload: Codable, Equatable, Sendable {
    public var type: String
    public var low: Double
    public var high: Double

    enum CodingKeys: String, CodingKey, CaseIterable { case type, low, high }
}

/// How much of a session a file holds.
public struct PlanFilePayload: Codable, Equatable, Sendable {
    public var fidelity: String
    public var losses: [String]

    public init(fidelity: String, losses: [String]) {
        self.fidelity = fidelity
        self.losses = losses
    }

    enum CodingKeys: String, CodingKey, CaseIterable { case fidelity, losses }
}
