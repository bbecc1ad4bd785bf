public import Analysis
public import Measures

extension InsightsPayload {
    /// - Parameters:
    ///   - insights: results that the payload states.
    ///   - athlete: id of the athlete.
    ///   - moment: time of the request.
    ///   - sentences: functions that turn advice into sentences.
    ///   - explains: whether to add the receipts of all figures.
    public init(
        _ insights: Insights, athlete: String, at moment: Moment, sentences: ContractSentences, explains: Bool = false
    ) {
        let analyses = AnalysesPayload(insights, sentences: sentences, explains: explains)
        self.init(
            success: true, userID: athlete, analysisDate: ISO8601.text(moment), analyses: analyses,
            priorityRecommendations: sentences.list(insights.priorities, placeholders: analyses.placeholders),
            priorityRules: RulePayload.list(insights.priorities, placeholders: analyses.placeholders))
    }
}

extension AnalysesPayload {
    init(_ insights: Insights, sentences: ContractSentences, explains: Bool = false) {
        self.init(
            weatherContext: WeatherPayload(insights.weather, sentences: sentences, explains: explains),
            oxygenUptakeEstimate: OxygenUptakePayload(insights.fitness, sentences: sentences, explains: explains),
            trainingLoad: TrainingLoadPayload(insights.load, sentences: sentences, explains: explains))
    }

    /// The placeholders of all three parts.
    var placeholders: [AbsentFigure] {
        [weatherContext.evidence, oxygenUptakeEstimate.evidence, trainingLoad.evidence].flatMap { $0?.placeholders ?? [] }
    }
}
