public import Analysis
public import Measures
import Training

/// A series over weeks. The raw values are part of the API.
public enum TrendName: String, CaseIterable, Sendable {
    case fitness, fatigue, form
    case oxygenUptake = "vo2_max"
    case restingHeartRate = "resting_heart_rate"
    case variability
    case mass = "body_mass"
    case sleep
    case contactBalance = "contact_balance"

    public var unit: String {
        switch self {
        case .fitness, .fatigue, .form: "load"
        case .oxygenUptake: "ml/kg/min"
        case .restingHeartRate: "bpm"
        case .variability: "ms"
        case .mass: "kg"
        case .sleep: "h"
        case .contactBalance: "%"
        }
    }

    /// Name of the newest figure; nil for a series that is measured only.
    var figure: String? {
        switch self {
        case .fitness, .fatigue, .form, .restingHeartRate, .contactBalance: rawValue
        case .oxygenUptake: "vo2_max"
        case .variability: "hrv"
        case .mass, .sleep: nil
        }
    }

    func points(_ trends: LongTrends) -> [DatedValue] {
        // The first weeks of fitness and fatigue, which start at zero, are no trend.
        func load(_ value: (LoadDay) -> Double) -> [DatedValue] {
            trends.load.filter { $0.hasEnoughHistory }.map { DatedValue(day: $0.day, value: value($0)) }
        }
        switch self {
        case .fitness: return load { $0.fitness }
        case .fatigue: return load { $0.fatigue }
        case .form: return load { $0.form }
        case .oxygenUptake: return trends.oxygenUptake
        case .restingHeartRate: return trends.restingHeartRate
        case .variability: return trends.variability
        case .mass: return trends.mass
        case .sleep: return trends.sleep
        case .contactBalance: return trends.contactBalance
        }
    }
}

public struct TrendsPayload: Codable, Equatable, Sendable {
    /// First and last day of the request; the first one is nil for all data.
    public var from: String?
    public var to: String
    public var series: [SeriesPayload]

    enum CodingKeys: String, CodingKey { case from, to, series }

    /// - Parameters:
    ///   - trends: all series.
    ///   - name: one series; nil for all.
    ///   - first: first day of the request; nil for all data.
    ///   - insights: results of the last day.
    public init(_ trends: LongTrends, name: TrendName?, from first: Day?, insights: Insights) {
        from = first.map { ISO8601.text($0) }
        to = ISO8601.text(insights.asOf)
        series = TrendName.allCases.filter { name == nil || $0 == name }.map { SeriesPayload($0, trends, insights) }
    }
}

public struct SeriesPayload: Codable, Equatable, Sendable {
    public var name: Word<TrendName>
    public var unit: String
    /// What was measured, such as `hrv_rmssd`, where devices measure different quantities; nil otherwise.
    public var kind: String?
    /// One point a week at most, ascending. A week without a value has no point.
    public var points: [PointPayload]
    /// The newest figure with its interval; nil for a series that is measured only.
    public var latest: FigurePayload?

    enum CodingKeys: String, CodingKey { case name, unit, kind, points, latest }

    init(_ name: TrendName, _ trends: LongTrends, _ insights: Insights) {
        self.name = Word(name)
        unit = name.unit
        kind = name == .variability ? trends.variabilityKind?.rawValue : nil
        points = name.points(trends).map { PointPayload(day: ISO8601.text($0.day), value: $0.value) }
        latest = name.figure.map { FigurePayload(FigureNames.figure($0, in: insights) ?? .absent(.noData)) }
    }
}

public struct PointPayload: Codable, Equatable, Sendable {
    public var day: String
    public var value: Double

    enum CodingKeys: String, CodingKey { case day, value }
}
