public import Analysis
import Measures

/// A day at a glance: what the first page shows, as numbers.
public struct TodayPayload: Codable, Equatable, Sendable {
    public var day: String
    public var recovery: ScorePayload
    public var sleep: ScorePayload
    public var strain: ScorePayload
    /// The figures of the first page in its order.
    public var stats: [StatPayload]
    /// Most urgent first.
    public var advice: [AdvicePayload]
    public var restingHeartRate: BaselinePayload
    public var variability: BaselinePayload
    /// The plan of the next seven days; `getPlan` has more of it.
    public var plan: [PlannedDayPayload]
    /// The newest activity up to the day; nil without one.
    public var latest: ActivitySummaryPayload?

    enum CodingKeys: String, CodingKey {
        case day, recovery, sleep, strain, stats, advice, variability, plan, latest
        case restingHeartRate = "resting_heart_rate"
    }

    public init(_ insights: Insights, latest: ActivityDigest?, sentences: ContractSentences) {
        let readiness = insights.readiness
        day = ISO8601.text(insights.asOf)
        recovery = ScorePayload(readiness.recovery)
        sleep = ScorePayload(readiness.sleep)
        strain = ScorePayload(readiness.strain)
        stats = StatPayload.shown.map { StatPayload($0.name, $0.unit, in: insights) }
        advice = insights.priorities.map { AdvicePayload($0, sentences: sentences) }
        restingHeartRate = BaselinePayload(readiness.restingHeartRate, unit: "bpm")
        variability = BaselinePayload(readiness.variability, unit: "ms")
        plan = insights.load.plan.map { PlannedDayPayload($0) }
        self.latest = latest.map { ActivitySummaryPayload($0) }
    }
}

/// A score of 0…100 points.
public struct ScorePayload: Codable, Equatable, Sendable {
    public var score: FigurePayload
    public var band: Word<Score.Band>?
    /// Points above the mean of the seven days before.
    public var trend: Double?
    public var drivers: [DriverPayload]

    enum CodingKeys: String, CodingKey { case score, band, trend, drivers }

    public init(_ answer: Answer<Score>) {
        switch answer {
        case .absent(let reason):
            score = FigurePayload(.absent(reason))
            drivers = []
        case .known(let known):
            score = FigurePayload(.known(known.estimate))
            band = Word(known.band)
            trend = known.trend
            drivers = known.drivers.map { DriverPayload(name: $0.name, points: $0.points) }
        }
    }
}

/// Contribution to a score.
public struct DriverPayload: Codable, Equatable, Sendable {
    public var name: String
    public var points: Double

    enum CodingKeys: String, CodingKey { case name, points }
}

/// A figure of the first page.
public struct StatPayload: Codable, Equatable, Sendable {
    public var name: String
    /// Empty for a ratio.
    public var unit: String
    public var figure: FigurePayload

    enum CodingKeys: String, CodingKey { case name, unit, figure }

    /// Names are those of `FigureNames`.
    static let shown = [("acwr", ""), ("vo2_max", "ml/kg/min"), ("temperature", "°C"), ("weekly_distance", "km")].map {
        (name: $0.0, unit: $0.1)
    }

    init(_ name: String, _ unit: String, in insights: Insights) {
        self.name = name
        self.unit = unit
        figure = FigurePayload(FigureNames.figure(name, in: insights) ?? .absent(.noData))
    }
}

/// A morning value with the athlete's usual range.
public struct BaselinePayload: Codable, Equatable, Sendable {
    public var unit: String
    public var today: FigurePayload
    public var usualLow: Double?
    public var usualHigh: Double?

    enum CodingKeys: String, CodingKey {
        case unit, today
        case usualLow = "usual_low"
        case usualHigh = "usual_high"
    }

    init(_ answer: Answer<Baseline>, unit: String) {
        self.unit = unit
        switch answer {
        case .absent(let reason): today = FigurePayload(.absent(reason))
        case .known(let baseline):
            today = FigurePayload(.known(baseline.today))
            (usualLow, usualHigh) = (baseline.usualLow, baseline.usualHigh)
        }
    }
}
