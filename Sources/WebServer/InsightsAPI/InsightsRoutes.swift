import Analysis
import Contract
import HTTPTypes
import Hummingbird
import Localizations
import Measures
import Screens
import Training
import TrainingLog

/// Routes of the JSON API: token, operation, payload.
struct InsightsRoutes {
    let tokens: AccessTokens
    let clock: ServerClock

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(APIRoutePattern.comprehensiveAnalysis.rawValue) { request, context in
            let asked = try await question(request, context.athlete)
            let journal = context.athlete.journal
            return try await context.athlete.responses.insights(request, asked.context) {
                let insights = try await journal.insights(asOf: asked.context.today)
                return try answer(
                    InsightsPayload(
                        insights, athlete: asked.athlete, at: asked.context.now, sentences: asked.sentences,
                        explains: asked.explains))
            }
        }
        addPlan(to: router)
        addPart(.weatherImpact, to: router) { insights, asked in
            WeatherPayload(insights.weather, sentences: asked.sentences, explains: asked.explains)
        }
        addPart(.oxygenUptake, to: router) { insights, asked in
            OxygenUptakePayload(insights.fitness, sentences: asked.sentences, explains: asked.explains)
        }
        addPart(.trainingLoad, to: router) { insights, asked in
            TrainingLoadPayload(insights.load, sentences: asked.sentences, explains: asked.explains)
        }
    }

    private func addPlan(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(APIRoutePattern.plan.rawValue) { request, context in
            let asked = try await question(request, context.athlete)
            let journal = context.athlete.journal
            return try await context.athlete.responses.insights(request, asked.context) {
                let reads = APIReads(journal: journal, context: asked.context) { [] }
                var response = try JSONAnswer.response(try await reads.plan())
                response.headers[.vary] = "Accept-Language, Authorization"
                return response
            }
        }
    }

    private func addPart<Payload: Codable & Equatable & Sendable>(
        _ pattern: APIRoutePattern, to router: some RouterMethods<AthleteRequestContext>,
        payload: @escaping @Sendable (Insights, Question) -> Payload
    ) where Payload: AbsenceReporting {
        router.answer(pattern.rawValue) { request, context in
            let asked = try await question(request, context.athlete)
            let limit = try QueryNumbers.limit(of: request)
            let journal = context.athlete.journal
            return try await context.athlete.responses.insights(request, asked.context) {
                let today = asked.context.today
                let insights =
                    if let limit { try await journal.insights(asOf: today, runs: limit) } else {
                        try await journal.insights(asOf: today)
                    }
                return try answer(
                    AnalysisPayload(
                        success: true, userID: asked.athlete, analysisDate: ISO8601.text(asked.context.now),
                        analysis: payload(insights, asked)))
            }
        }
    }

    /// Athlete of a request, and how to display the response.
    struct Question: Sendable {
        var athlete: String
        var context: DisplayContext
        var explains: Bool

        var sentences: ContractSentences {
            let context = context
            return ContractSentences(
                recommendation: { RecommendationText.text($0, context) }, plannedDay: { PlanText.text($0, context) },
                absent: { AbsenceText.sentence(on: $0, context.language) },
                nothingToAdvise: { RecommendationText.nothing(context) })
        }
    }

    private func question(_ request: Request, _ context: AthleteContext) async throws -> Question {
        let athlete = try await tokens.athlete(of: request, for: .read)
        guard athlete == context.id else { throw RequestFailure.unauthorized(.otherAthlete) }
        let language = Language(acceptLanguage: request.headers[.acceptLanguage] ?? "")
        let offset = clock.offset(of: try await context.responses.facts().athlete)
        return Question(
            athlete: athlete, context: DisplayContext(language: language, units: .metric, now: clock.now(), offset: offset),
            explains: try QueryNumbers.explains(request))
    }

    /// Responds with a payload. The header `Hearth-Absent` lists every field without a value, for clients that read only the keys of the
    /// contract.
    private func answer(_ payload: some Encodable & AbsenceReporting) throws -> Response {
        var response = try JSONAnswer.response(payload)
        response.headers[.vary] = "Accept-Language, Authorization"
        let absent = payload.absentFields
        if !absent.isEmpty { response.headers[.hearthAbsent] = absent.joined(separator: ",") }
        return response
    }
}

extension HTTPField.Name {
    static let hearthAbsent = HTTPField.Name("Hearth-Absent") ?? .server
}
