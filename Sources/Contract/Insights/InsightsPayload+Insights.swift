public import Analysis
public import Measures

extension InsightsPayload {
    /// - Parameter moment: when the question was asked.
    public init(
        _ insights: Insights, athlete: String, at moment: Moment, sentences: ContractSentences, explains: Bool = false
    ) {
        self.init(
            success: true, userID: athlete, analysisDate: ISO8601.text(moment),
            analyses: AnalysesPayload(
                weatherContext: WeatherPayload(insights.weather, sentences: sentences, explains: explains),
                oxygenUptakeEstimate: OxygenUptakePayload(insights.fitness, sentences: sentences, explains: explains),
                trainingLoad: TrainingLoadPayload(insights.load, sentences: sentences, explains: explains)),
            priorityRecommendations: insights.priorities.map(sentences.recommendation),
            priorityRules: insights.priorities.map { RulePayload($0) })
    }
}
