public import Analysis
import Measures

/// Heat acclimation of a day, and what heat costs.
public struct HeatPayload: Codable, Equatable, Sendable {
    public var day: String
    /// 0…1.
    public var acclimation: FigurePayload
    public var level: Word<AcclimationLevel>?
    /// Day of the last exposure; nil without one.
    public var lastExposure: String?
    /// Whether fewer than 14 days are known, so that the state is incomplete.
    public var isHistoryShort: Bool?
    public var slowdown: FigurePayload
    public var paceDegradation: FigurePayload
    /// The athlete's own slope, once it is distinguishable from that of the population.
    public var slope: FigurePayload
    public var trainingHours: [HoursPayload]
    /// State at the end of each day, at most the last 90 days.
    public var course: [PointPayload]
    /// Exposures that count, newest first, at most 50.
    public var exposures: [ExposurePayload]

    enum CodingKeys: String, CodingKey {
        case day, acclimation, level, course, exposures
        case lastExposure = "last_exposure"
        case isHistoryShort = "is_history_short"
        case slowdown = "slowdown_percent"
        case paceDegradation = "pace_degradation_s_per_mile"
        case slope = "slope_percent_per_degree"
        case trainingHours = "training_hours"
    }

    static let mostDays = 90
    static let mostExposures = 50

    public init(_ insights: Insights, history: AcclimationHistory?) {
        let weather = insights.weather
        day = ISO8601.text(insights.asOf)
        switch weather.acclimation {
        case .absent(let reason): acclimation = FigurePayload(.absent(reason))
        case .known(let known):
            acclimation = FigurePayload(.known(known.state))
            level = Word(known.level)
            lastExposure = known.lastExposure.map { ISO8601.text($0) }
            isHistoryShort = known.isHistoryShort
        }
        slowdown = FigurePayload(weather.slowdown)
        paceDegradation = FigurePayload(weather.paceDegradation)
        slope = FigurePayload(weather.personalSlope)
        trainingHours = weather.trainingTimes.map { HoursPayload(from: $0.start, to: $0.end) }
        let states = history?.states ?? []
        course = states.indices.suffix(HeatPayload.mostDays).compactMap { index in
            history.map { PointPayload(day: ISO8601.text($0.first + index), value: states[index]) }
        }
        exposures = (history?.doses ?? []).suffix(HeatPayload.mostExposures).reversed().map { ExposurePayload($0) }
    }
}

/// Hours of the local day.
public struct HoursPayload: Codable, Equatable, Sendable {
    public var from: Int
    /// Not included.
    public var to: Int

    enum CodingKeys: String, CodingKey {
        case from = "from_hour"
        case to = "to_hour"
    }
}

public struct ExposurePayload: Codable, Equatable, Sendable {
    public var activity: String
    public var day: String
    public var mode: Word<HeatExposure.Mode>
    /// 0…1.
    public var dose: Double
    /// Whether wind, sun or humidity was assumed.
    public var isAssumed: Bool

    enum CodingKeys: String, CodingKey {
        case activity, day, mode, dose
        case isAssumed = "is_assumed"
    }

    init(_ dose: HeatExposure.Dose) {
        (activity, day, mode) = (dose.activity, ISO8601.text(dose.day), Word(dose.mode))
        (self.dose, isAssumed) = (dose.weight, dose.isSupposed)
    }
}
