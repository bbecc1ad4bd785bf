import HTTPTypes
import Hummingbird
import LoopbackServers
import Measures
import Testing
import TrainingLog
import WeatherArchives

struct OpenMeteoAirQualityTests {
    static let day = Day(number: 20_000)  // 2024-10-04

    private func place() throws -> RoundedPlace { try #require(RoundedPlace(latitude: 250, longitude: 1215)) }

    private func address(_ server: LoopbackArchive) throws -> ArchiveAddress { try server.address("/v1/air-quality") }

    private func error(_ archive: OpenMeteoAirQuality, _ place: RoundedPlace) async -> HourlyArchiveError? {
        do throws(HourlyArchiveError) {
            _ = try await archive.hours(at: place, on: Self.day)
            return nil
        } catch {
            return error
        }
    }

    /// Returns 24 hours with an index from 60 on. Parts can be replaced by invalid ones.
    static func answer(_ parts: [String: String] = [:]) -> String {
        var members = [
            "latitude": "25.100006", "longitude": "121.5", "utc_offset_seconds": "0", "units_index": "\"USAQI\"",
            "units_particles": "\"μg/m³\"", "time": "\((0..<24).map { (day.number * 24 + $0) * 3600 })",
            "index": "\((0..<24).map { 60 + $0 })", "particles": "\([Double](repeating: 15.5, count: 24))",
        ]
        members.merge(parts) { _, lie in lie }
        func part(_ name: String) -> String { members[name] ?? "null" }
        return """
            {"latitude":\(part("latitude")),"longitude":\(part("longitude")),"utc_offset_seconds":\(part("utc_offset_seconds")),
            "hourly_units":{"time":"unixtime","us_aqi":\(part("units_index")),"pm2_5":\(part("units_particles"))},
            "hourly":{"time":\(part("time")),"us_aqi":\(part("index")),"pm2_5":\(part("particles"))}}
            """
    }

    @Test func `a day is answered hour by hour, and a request contains only place and day`() async throws {
        let place = try place()
        let index = "[" + (0..<24).map { $0 == 5 || $0 == 6 ? "null" : "\($0)" }.joined(separator: ",") + "]"
        let particles = "[" + (0..<24).map { $0 == 5 ? "null" : "2.5" }.joined(separator: ",") + "]"
        try await LoopbackArchive.with({ _ in LoopbackArchive.json(Self.answer(["index": index, "particles": particles])) }) {
            server in
            let hours = try await OpenMeteoAirQuality(try address(server), patience: LoopbackArchive.patience).hours(
                at: place, on: Self.day)
            #expect(hours.count == 23)
            #expect(hours[4] == AirHour(hour: 480_004, index: 4, fineParticles: 2.5))
            #expect(hours[5] == AirHour(hour: 480_006, index: nil, fineParticles: 2.5))
            #expect(
                server.questions.map(\.target) == [
                    "/v1/air-quality?latitude=25.0&longitude=121.5&start_date=2024-10-04&end_date=2024-10-04"
                        + "&hourly=us_aqi,pm2_5&timeformat=unixtime&timezone=GMT"
                ])
        }
    }

    @Test(arguments: [
        ("units_index", "\"EAQI\"", "hourly_units"), ("units_particles", "\"mg/m³\"", "hourly_units"),
        ("utc_offset_seconds", "28800", "utc_offset_seconds"), ("latitude", "52.5", "place"), ("longitude", "null", "json"),
        ("time", "[1,2,3]", "time"), ("index", "[60]", "us_aqi"), ("index", "\([Int](repeating: -1, count: 24))", "us_aqi"),
        ("index", "\([Int](repeating: 2001, count: 24))", "us_aqi"), ("particles", "[]", "pm2_5"),
        ("particles", "\([Int](repeating: -1, count: 24))", "pm2_5"), ("particles", "[NaN]", "json"),
    ])
    func `an invalid answer is detected and not stored`(part: String, lie: String, field: String) async throws {
        let place = try place()
        try await LoopbackArchive.with({ _ in LoopbackArchive.json(Self.answer([part: lie])) }) { server in
            let archive = OpenMeteoAirQuality(try address(server), patience: LoopbackArchive.patience)
            #expect(await error(archive, place) == .notAsPromised(field: field))
        }
    }

    @Test func `a failing archive and a stalling one give errors`() async throws {
        let place = try place()
        try await LoopbackArchive.with({ _ in Response(status: .badGateway) }) { server in
            let archive = OpenMeteoAirQuality(try address(server), patience: LoopbackArchive.patience)
            #expect(await error(archive, place) == .refused(status: 502, retryAfter: nil))
        }
        try await LoopbackArchive.with({ _ in
            try await Task.sleep(for: .seconds(600))
            return LoopbackArchive.json("{}")
        }) { server in
            let archive = OpenMeteoAirQuality(try address(server), patience: 0.5)
            #expect(await error(archive, place) == .tooSlow)
        }
    }

    @Test func `an address without a path gets the default path`() {
        let address = ArchiveAddress("https://air-quality-api.open-meteo.com", path: OpenMeteoAirQuality.path)
        #expect(address?.text == "https://air-quality-api.open-meteo.com/v1/air-quality")
    }
}
