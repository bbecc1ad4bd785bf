public import Contract

/// The whole analysis, with nil for every unknown figure.
public struct InsightsAnalysis: Decodable, Equatable, Sendable {
    public var success: Bool
    public var userID: String
    /// RFC 3339, UTC.
    public var analysisDate: String
    public var analyses: Parts
    /// Most urgent first, after a sentence that lists the unknown figures.
    public var priorityRecommendations: [String]
    public var priorityRules: [RulePayload]?

    public struct Parts: Equatable, Sendable {
        public var weatherContext: WeatherAnalysis
        public var oxygenUptakeEstimate: OxygenUptakeAnalysis
        public var trainingLoad: TrainingLoadAnalysis
    }

    public init(from decoder: any Decoder) throws { self.init(try InsightsPayload(from: decoder)) }

    public init(_ payload: InsightsPayload) {
        success = payload.success
        userID = payload.userID
        analysisDate = payload.analysisDate
        analyses = Parts(
            weatherContext: WeatherAnalysis(payload.analyses.weatherContext),
            oxygenUptakeEstimate: OxygenUptakeAnalysis(payload.analyses.oxygenUptakeEstimate),
            trainingLoad: TrainingLoadAnalysis(payload.analyses.trainingLoad))
        priorityRecommendations = payload.priorityRecommendations
        priorityRules = payload.priorityRules
    }
}

/// One part of the analysis in its envelope.
public struct PartAnalysis<Analysis: Decodable & Equatable & Sendable>: Decodable, Equatable, Sendable {
    public var success: Bool
    public var userID: String
    /// RFC 3339, UTC.
    public var analysisDate: String
    public var analysis: Analysis

    enum CodingKeys: String, CodingKey {
        case success
        case userID = "user_id"
        case analysisDate = "analysis_date"
        case analysis
    }
}
