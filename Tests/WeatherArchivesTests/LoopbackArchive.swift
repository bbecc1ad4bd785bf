import Hummingbird
import Logging
import Measures
import Synchronization
import Testing
import TrainingLog
import WeatherArchives

/// Server on this machine with Open-Meteo's interface, whose behaviour the test controls.
struct LoopbackArchive: Sendable {
    struct Question: Equatable, Sendable {
        /// Path and query of the request.
        var target: String
        var headers: [String: String]
    }

    let port: Int
    private let asked: Log

    private final class Log: Sendable {
        let questions = Mutex<[Question]>([])
    }

    var questions: [Question] { asked.questions.withLock { $0 } }

    func address(_ path: String = "/v1/archive") throws -> ArchiveAddress {
        try #require(ArchiveAddress("http://127.0.0.1:\(port)" + path, allowsPrivate: true))
    }

    /// Runs the server while `body` runs.
    static func with(
        _ answer: @escaping @Sendable (Request) async throws -> Response,
        _ body: @escaping @Sendable (LoopbackArchive) async throws -> Void
    ) async throws {
        let log = Log()
        let router = Router(context: BasicRequestContext.self)
        router.get("**") { request, _ in
            var headers: [String: String] = [:]
            for field in request.headers { headers[field.name.canonicalName] = field.value }
            log.questions.withLock { $0.append(Question(target: request.uri.string, headers: headers)) }
            return try await answer(request)
        }
        let (listening, ports) = AsyncStream.makeStream(of: Int.self)
        // A server that is stopped during a response would log much.
        var quiet = Logger(label: "archive")
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
        try await body(LoopbackArchive(port: port, asked: log))
    }

    // MARK: Answers

    /// Returns 24 hours as JSON, the first at 10 °C and each half a degree warmer. Parts can be replaced by invalid ones.
    static func day(_ day: Day, replacing parts: [String: String] = [:]) -> String {
        let hours = (0..<24).map { (day.number * 24 + $0) * 3600 }
        var members = [
            "latitude": "25.026361", "longitude": "121.47541", "utc_offset_seconds": "0",
            "units_time": "\"unixtime\"", "units_temperature": "\"°C\"", "units_humidity": "\"%\"",
            "time": "\(hours)", "temperature": "\((0..<24).map { 10 + Double($0) / 2 })",
            "humidity": "\([Int](repeating: 80, count: 24))",
        ]
        members.merge(parts) { _, lie in lie }
        func part(_ name: String) -> String { members[name] ?? "null" }
        // Columns that an archive need not have exist only if the test sets them.
        let columns = ["wind_speed_10m", "shortwave_radiation", "cloud_cover", "surface_pressure"].filter { members[$0] != nil }
        let units = columns.map { ",\"\($0)\":\(part("units_" + $0))" }.joined()
        let more = columns.map { ",\"\($0)\":\(part($0))" }.joined()
        return """
            {"latitude":\(part("latitude")),"longitude":\(part("longitude")),"generationtime_ms":0.05,
            "utc_offset_seconds":\(part("utc_offset_seconds")),"timezone":"GMT","elevation":9.0,
            "hourly_units":{"time":\(part("units_time")),"temperature_2m":\(part("units_temperature")),
            "relative_humidity_2m":\(part("units_humidity"))\(units)},
            "hourly":{"time":\(part("time")),"temperature_2m":\(part("temperature")),
            "relative_humidity_2m":\(part("humidity"))\(more)}}
            """
    }

    static func json(_ text: String) -> Response {
        Response(status: .ok, headers: [.contentType: "application/json"], body: .init(byteBuffer: ByteBuffer(string: text)))
    }
}
