import Contract
import HTTPTypes
import Hummingbird
import Localizations
import Logging
import Measures
import Screens
import TrainingLog

/// Route `POST /mcp`: the streamable HTTP transport without sessions and without streams. Every answer is one JSON body.
///
/// `OriginCheck` refuses requests of other sites' pages, and `HostCheck` those for other names.
struct MCPRoutes {
    static let path = "/mcp"

    let tokens: AccessTokens
    let clock: ServerClock
    let version: String
    let health: HealthRecord

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(MCPRoutes.path, post: { request, context in try await respond(to: request, context) })
    }

    private func respond(to request: Request, _ context: AthleteRequestContext) async throws -> Response {
        let athlete = context.athlete
        guard try await tokens.athlete(of: request, for: .read) == athlete.id else {
            throw RequestFailure.unauthorized(.otherAthlete)
        }
        let type = request.headers[.contentType]?.split(separator: ";").first.map { $0.lowercased() }
        guard type == "application/json" else { throw RequestFailure.unsupportedMediaType(expected: "application/json") }
        // Without the header, the version is 2025-03-26 (specification, "Protocol Version Header").
        if let asked = request.headers[.protocolVersion], !MCPServer.versions.contains(asked) {
            throw RequestFailure.badParameter(
                name: "MCP-Protocol-Version", allowed: "one of " + MCPServer.versions.joined(separator: ", "))
        }
        var message: [UInt8] = []
        for try await piece in request.body {
            guard message.count + piece.readableBytes <= MCPServer.limit else {
                throw RequestFailure.contentTooLarge(limit: MCPServer.limit)
            }
            message += Array(piece.readableBytesView)
        }
        let offset = clock.offset(of: try await athlete.responses.facts().athlete)
        let display = DisplayContext(language: .english, units: .metric, now: clock.now(), offset: offset)
        let tools = MCPTools(reads: APIReads(journal: athlete.journal, context: display) { await athlete.jobs.all })
        let (health, logger) = (health, context.logger)
        let server = MCPServer(version: version, answer: { try await tools.answer($0, $1) }) { error in
            if case StoreError.damaged(let what) = error { health.noteDamage(of: what) }
            logger.error(
                "request failed",
                metadata: ["error": "\(PlainText.visible(ErrorResponses.logText(error)))", "route": "\(MCPRoutes.path)"])
        }
        guard let answer = await server.response(to: message) else {
            return Response(status: .accepted, headers: [.cacheControl: "no-store"])
        }
        return Response(
            status: .ok, headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer)))
    }
}

extension HTTPField.Name {
    fileprivate static let protocolVersion = HTTPField.Name("MCP-Protocol-Version") ?? .server
}
