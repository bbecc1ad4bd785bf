import Contract
import HTTPTypes
import Hummingbird
import Localizations
import Screens
import TrainingLog

/// Routes below `/api/v1`, one for each row of `Endpoint.all`.
struct EndpointRoutes {
    let tokens: AccessTokens
    let clock: ServerClock

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        for (path, endpoints) in Dictionary(grouping: Endpoint.all, by: { $0.path }) {
            router.answer(
                path, get: handler(of: endpoints.first { $0.method == .get }),
                post: handler(of: endpoints.first { $0.method == .post }),
                put: handler(of: endpoints.first { $0.method == .put }))
        }
    }

    private typealias Handler = @Sendable (Request, AthleteRequestContext) async throws -> Response

    private func handler(of endpoint: Endpoint?) -> Handler? {
        guard let endpoint else { return nil }
        return { request, context in try await response(of: endpoint, to: request, context) }
    }

    private func response(
        of endpoint: Endpoint, to request: Request, _ context: AthleteRequestContext
    ) async throws -> Response {
        let athlete = context.athlete
        let scope: AccessScope = AccessScope(rawValue: endpoint.scope.rawValue) ?? .read
        guard try await tokens.athlete(of: request, for: scope) == athlete.id else {
            throw RequestFailure.unauthorized(.otherAthlete)
        }
        let values = try EndpointValues(endpoint, request) { context.parameters.get($0) }
        let language = Language(acceptLanguage: request.headers[.acceptLanguage] ?? "")
        let offset = clock.offset(of: try await athlete.responses.facts().athlete)
        let display = DisplayContext(language: language, units: .metric, now: clock.now(), offset: offset)
        let reads = APIReads(journal: athlete.journal, context: display) { await athlete.jobs.all }
        if endpoint.method != .get { return try await write(endpoint, values, reads, request, athlete) }
        // Imports change without a change of the data.
        if endpoint.name == .imports || endpoint.name == .importJob {
            return try await athlete.responses.uncached(request) { try await answer(endpoint, values, reads, request) }
        }
        return try await athlete.responses.data(request, display, type: EndpointRoutes.type(for: endpoint, request)) {
            try await answer(endpoint, values, reads, request)
        }
    }

    /// Media type of the answer.
    private static func type(for endpoint: Endpoint, _ request: Request) -> String {
        guard let other = endpoint.otherType, let accepted = request.headers[.accept],
            accepted.split(separator: ",").contains(where: {
                $0.split(separator: ";").first?.trimmingPrefix(while: { $0 == " " }).lowercased() == other
            })
        else { return "application/json" }
        return other
    }

    private func answer(
        _ endpoint: Endpoint, _ values: EndpointValues, _ reads: APIReads, _ request: Request
    ) async throws -> Response {
        switch endpoint.name {
        case .today: try json(try await reads.today(values))
        case .activities: try json(try await reads.activities(values))
        case .activity: try json(try await reads.activity(values))
        case .channels:
            EndpointRoutes.type(for: endpoint, request) == ChannelsPayload.binaryType
                ? binary(try await reads.channels(values)) : try json(try await reads.channels(values))
        case .body: try json(try await reads.body(values))
        case .trends: try json(try await reads.trends(values))
        case .heat: try json(try await reads.heat(values))
        case .heatedSessions: try json(try await reads.heatedSessions(values))
        case .routines: try json(try await reads.routines())
        case .routine: try json(try await reads.routine(values))
        case .currentRoutine: try json(try await reads.currentRoutine())
        case .imports: try json(await reads.importList())
        case .enterEdit, .undoEdit, .changeRoutine, .upload, .stopImport: throw RequestFailure.notFound  // `write` answers them
        case .importJob: try json(try await reads.importJob(values))
        case .figures: try json(try await reads.figures(values))
        case .figure: try json(try await reads.figure(values))
        }
    }

    private func write(
        _ endpoint: Endpoint, _ values: EndpointValues, _ reads: APIReads, _ request: Request, _ athlete: AthleteContext
    ) async throws -> Response {
        let writes = APIWrites(reads: reads, athlete: athlete)
        switch endpoint.name {
        case .enterEdit: return try done(try await writes.edit(values, try await EndpointBody.json(of: request)))
        case .undoEdit: return try done(try await writes.undoEdit(values))
        case .changeRoutine: return try done(try await writes.changeRoutine(try await EndpointBody.json(of: request)))
        case .upload: return try done(try await writes.upload(values, request))
        case .stopImport: return try done(try await writes.stopImport(values))
        case .today, .activities, .activity, .channels, .body, .trends, .heat, .heatedSessions, .routines, .routine,
            .currentRoutine, .imports, .importJob, .figures, .figure:
            throw RequestFailure.notFound  // `answer` answers them
        }
    }

    private func done(_ payload: some Encodable) throws -> Response { try JSONAnswer.response(payload) }

    private func json(_ payload: some Encodable) throws -> Response {
        var response = try JSONAnswer.response(payload, cacheControl: "private, no-cache")
        response.headers[.vary] = "Accept, Accept-Language, Authorization"
        return response
    }

    private func binary(_ payload: ChannelsPayload) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: ChannelsPayload.binaryType, .cacheControl: "private, no-cache",
                .vary: "Accept, Accept-Language, Authorization",
            ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: payload.binary)))
    }
}
