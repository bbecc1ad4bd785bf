import Contract
import HTTPTypes
import Hummingbird
import Measures
import TrainingLog

/// What programs ask of the server itself, without a token: its description, its health and the meaning of its problems.
struct ServiceRoutes {
    let version: String
    let clock: ServerClock
    let health: HealthRecord
    /// The athlete whose first pages decide whether the server is healthy.
    let owner: @Sendable () -> AthleteContext

    func add(to router: some RouterMethods<ServerRequestContext>) {
        router.answer(APIRoutePattern.openAPI.rawValue) { _, _ in
            try JSONAnswer.response(OpenAPI.document(version: version), cacheControl: "no-cache")
        }
        router.answer(APIRoutePattern.health.rawValue) { _, _ in
            try await checkHealth()
            return try JSONAnswer.response(HealthPayload(status: "ok", version: version))
        }
        router.answer(APIRoutePattern.problems + "{name}") { _, context in
            guard let kind = context.parameters.get("name").flatMap({ ProblemKind(rawValue: $0) }) else {
                throw RequestFailure.notFound
            }
            return try JSONAnswer.response(
                ProblemPayload(
                    type: kind.type, title: ErrorResponses.title(of: kind), status: kind.status, detail: nil),
                cacheControl: "no-cache")
        }
    }

    /// Requests what the first pages need, and fails when they would. Unchanged insights are in memory already.
    private func checkHealth() async throws {
        try health.check()
        let (journal, renewal) = (owner().journal, owner().renewal)
        let began = ContinuousClock.now
        if health.isCheckDue(at: began) {
            try await journal.checkEveryTable()
            health.noteCheck(at: began)
        }
        _ = try await journal.lastChange()
        if try await renewal.state() != nil { return }  // pages then show the progress and wait
        guard let today = Day(of: clock.now(), at: clock.offset(of: try await journal.athlete())) else { return }
        _ = try await journal.insights(asOf: today)
        _ = try await journal.activities(ActivityQuery(limit: 1), asOf: today)
    }
}

/// Answer of `/healthz` and `/readyz`.
public struct HealthPayload: Codable, Sendable {
    public var status: String
    /// Version of the program.
    public var version: String
}
