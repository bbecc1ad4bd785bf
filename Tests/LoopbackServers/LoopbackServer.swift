public import Hummingbird
import Logging
import Synchronization

/// HTTP server on this machine whose responses a test decides, and which records the requests.
public struct LoopbackServer: Sendable {
    public struct Question: Equatable, Sendable {
        public var method: String
        /// Path and query of the request.
        public var target: String
        public var headers: [String: String]
        public var body: String
    }

    public let port: Int
    private let asked: Log

    private final class Log: Sendable {
        let questions = Mutex<[Question]>([])
    }

    public var questions: [Question] { asked.questions.withLock { $0 } }

    /// Runs the server while `body` runs.
    public static func with(
        _ answer: @escaping @Sendable (Request) async throws -> Response,
        _ body: @escaping @Sendable (LoopbackServer) async throws -> Void
    ) async throws {
        try await run({ request, _ in try await answer(request) }, body)
    }

    /// Runs a server whose answers depend on the whole request, with its body.
    public static func answering(
        _ answer: @escaping @Sendable (Question) async throws -> Response,
        _ body: @escaping @Sendable (LoopbackServer) async throws -> Void
    ) async throws {
        try await run({ _, question in try await answer(question) }, body)
    }

    private static func run(
        _ answer: @escaping @Sendable (Request, Question) async throws -> Response,
        _ body: @escaping @Sendable (LoopbackServer) async throws -> Void
    ) async throws {
        let log = Log()
        let router = Router(context: BasicRequestContext.self)
        for method in [HTTPRequest.Method.get, .post] {
            router.on("**", method: method) { request, _ in
                var headers: [String: String] = [:]
                for field in request.headers { headers[field.name.canonicalName] = field.value }
                let body = String(buffer: try await request.body.collect(upTo: 1 << 20))
                let question = Question(method: method.rawValue, target: request.uri.string, headers: headers, body: body)
                log.questions.withLock { $0.append(question) }
                return try await answer(request, question)
            }
        }
        let (listening, ports) = AsyncStream.makeStream(of: Int.self)
        // A server that is stopped during a response would log much.
        var quiet = Logger(label: "loopback")
        quiet.logLevel = .critical
        let server = Application(
            router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { ports.yield($0.localAddress?.port ?? 0) }, logger: quiet)
        let running = Task { try await server.runService(gracefulShutdownSignals: []) }
        defer { running.cancel() }
        var port = 0
        for await known in listening {
            port = known
            break
        }
        try await body(LoopbackServer(port: port, asked: log))
    }

    public static func json(_ text: String) -> Response {
        Response(status: .ok, headers: [.contentType: "application/json"], body: .init(byteBuffer: ByteBuffer(string: text)))
    }
}
