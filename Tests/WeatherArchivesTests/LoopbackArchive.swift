import Hummingbird
import LoopbackServers
import Measures
import Testing
import TrainingLog
import WeatherArchives

/// Server on this machine with Open-Meteo's interface, whose behaviour the test controls.
struct LoopbackArchive: Sendable {
    /// Timeout of a client in seconds, which a busy machine does not reach. Tests of timeouts set their own.
    static let patience = 600.0

    let server: LoopbackServer

    var port: Int { server.port }
    var questions: [LoopbackServer.Question] { server.questions }

    func address(_ path: String = "/v1/archive") throws -> ArchiveAddress {
        try #require(ArchiveAddress("http://127.0.0.1:\(port)" + path, allowsPrivate: true))
    }

    /// Runs the server while `body` runs.
    static func with(
        _ answer: @escaping @Sendable (Request) async throws -> Response,
        _ body: @escaping @Sendable (LoopbackArchive) async throws -> Void
    ) async throws {
        try await LoopbackServer.with(answer) { try await body(LoopbackArchive(server: $0)) }
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

    static func json(_ text: String) -> Response { LoopbackServer.json(text) }
}
