import Analysis
import Contract
import Localizations
import Measures
import Screens

/// Formats the report as JSON, in the user's language.
enum ReportJSON {
    static func object(
        _ insights: Insights, activities: [ActivityDigest], isEmpty: Bool, context: DisplayContext, explains: Bool = false
    ) throws -> JSONValue {
        try ReportDocument.rounded(
            ReportDocument.object(
                insights, activities: activities, isEmpty: isEmpty,
                sentences: ContractSentences(
                    recommendation: { RecommendationText.text($0, context) }, plannedDay: { PlanText.text($0, context) },
                    absent: { AbsenceText.sentence(on: $0, context.language) },
                    nothingToAdvise: { RecommendationText.nothing(context) }),
                explains: explains))
    }
}
