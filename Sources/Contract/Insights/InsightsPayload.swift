/// The response of `GET /quick-wins/comprehensive-analysis`.
public struct InsightsPayload: Codable, Equatable, Sendable {
    public var success: Bool
    public var userID: String
    /// RFC 3339, UTC, `Z`.
    public var analysisDate: String
    public var analyses: AnalysesPayload
    /// Most urgent first; dashboards show the first three.
    public var priorityRecommendations: [String]
    /// The same advice in structured form and the same order, for programs with their own texts.
    public var priorityRules: [RulePayload]?

    public init(
        success: Bool, userID: String, analysisDate: String, analyses: AnalysesPayload, priorityRecommendations: [String],
        priorityRules: [RulePayload]?
    ) {
        self.success = success
        self.userID = userID
        self.analysisDate = analysisDate
        self.analyses = analyses
        self.priorityRecommendations = priorityRecommendations
        self.priorityRules = priorityRules
    }

    enum CodingKeys: String, CodingKey, CaseIterable {
        case success
        case userID = "user_id"
        case analysisDate = "analysis_date"
        case analyses
        case priorityRecommendations = "priority_recommendations"
        case priorityRules = "priority_rules"
    }
}

/// The three parts of a whole analysis.
public struct AnalysesPayload: Codable, Equatable, Sendable {
    public var weatherContext: WeatherPayload
    public var oxygenUptakeEstimate: OxygenUptakePayload
    public var trainingLoad: TrainingLoadPayload

    public init(
        weatherContext: WeatherPayload, oxygenUptakeEstimate: OxygenUptakePayload, trainingLoad: TrainingLoadPayload
    ) {
        self.weatherContext = weatherContext
        self.oxygenUptakeEstimate = oxygenUptakeEstimate
        self.trainingLoad = trainingLoad
    }

    enum CodingKeys: String, CodingKey, CaseIterable {
        case weatherContext = "weather_context"
        case oxygenUptakeEstimate = "vo2max_estimate"
        case trainingLoad = "training_load"
    }
}

/// The envelope of a response with a single part.
public struct AnalysisPayload<Analysis: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
    public var success: Bool
    public var userID: String
    public var analysisDate: String
    public var analysis: Analysis

    public init(success: Bool, userID: String, analysisDate: String, analysis: Analysis) {
        self.success = success
        self.userID = userID
        self.analysisDate = analysisDate
        self.analysis = analysis
    }

    enum CodingKeys: String, CodingKey, CaseIterable {
        case success
        case userID = "user_id"
        case analysisDate = "analysis_date"
        case analysis
    }
}
