import HTTPTypes
import Hummingbird
import LoopbackServers
import Measures
import Testing
import TrainingLog
import WeatherArchives

struct OpenMeteoForecastTests {
    private static let day = Day(number: 20_000)  // 2024-10-04
    private static let days = 9

    private func place() throws -> RoundedPlace { try #require(RoundedPlace(latitude: 250, longitude: 1215)) }

    /// Returns nine days. Parts can be replaced by invalid ones.
    private static func answer(_ parts: [String: String] = [:]) -> String {
        let count = 24 * days
        let members = [
            "time": "\((0..<count).map { (day.number * 24 + $0) * 3600 })",
            "temperature": "\((0..<count).map { Double($0 % 24) + 0.5 })", "humidity": "\([Int](repeating: 80, count: count))",
            "units_wind_speed_10m": "\"m/s\"", "wind_speed_10m": "\([Double](repeating: 2.5, count: count))",
            "units_shortwave_radiation": "\"W/m²\"", "shortwave_radiation": "\([Int](repeating: 500, count: count))",
        ]
        return LoopbackArchive.day(day, replacing: members.merging(parts) { _, lie in lie })
    }

    private func error(_ forecast: OpenMeteoForecast) async throws -> HourlyArchiveError? {
        let place = try place()
        do throws(HourlyArchiveError) {
            _ = try await forecast.hours(at: place, from: Self.day, days: Self.days)
            return nil
        } catch {
            return error
        }
    }

    @Test func `nine days are answered hour by hour, and a request contains only the rounded place and two days`() async throws {
        let place = try place()
        try await LoopbackArchive.with({ _ in LoopbackArchive.json(Self.answer()) }) { server in
            let forecast = OpenMeteoForecast(try server.address("/v1/forecast"), patience: LoopbackArchive.patience)
            #expect(forecast.host == "127.0.0.1")
            let hours = try await forecast.hours(at: place, from: Self.day, days: Self.days)
            #expect(hours.map { $0.hour } == Array(480_000..<480_216))
            #expect(
                hours[30]
                    == WeatherHour(hour: 480_030, temperature: 6.5, humidity: 80, wind: 2.5, radiation: 500))
            #expect(
                server.questions.map(\.target) == [
                    "/v1/forecast?latitude=25.0&longitude=121.5&start_date=2024-10-04&end_date=2024-10-12"
                        + "&hourly=temperature_2m,relative_humidity_2m,wind_speed_10m,shortwave_radiation,cloud_cover,"
                        + "surface_pressure&temperature_unit=celsius&wind_speed_unit=ms&timeformat=unixtime&timezone=GMT"
                ])
        }
    }

    @Test(arguments: [
        ("temperature", "[20.5]", "temperature_2m"), ("temperature", "\([Int](repeating: 61, count: 216))", "temperature_2m"),
        ("temperature", "[" + [String](repeating: "null", count: 216).joined(separator: ",") + "]", "temperature_2m"),
        ("humidity", "\([Int](repeating: 101, count: 216))", "relative_humidity_2m"),
        ("humidity", "[80]", "relative_humidity_2m"),
        ("wind_speed_10m", "\([Int](repeating: -1, count: 216))", "wind_speed_10m"), ("time", "[1,2,3]", "time"),
        ("units_temperature", "\"°F\"", "hourly_units"), ("latitude", "52.5", "place"), ("longitude", "null", "json"),
        ("utc_offset_seconds", "28800", "utc_offset_seconds"),
    ])
    func `a lying server is detected, and nothing of its answer is used`(part: String, lie: String, field: String) async throws {
        try await LoopbackArchive.with({ _ in LoopbackArchive.json(Self.answer([part: lie])) }) { server in
            let forecast = OpenMeteoForecast(try server.address("/v1/forecast"), patience: LoopbackArchive.patience)
            #expect(try await error(forecast) == .notAsPromised(field: field))
        }
    }

    @Test func `an answer of one day is no forecast of nine`() async throws {
        try await LoopbackArchive.with({ _ in LoopbackArchive.json(LoopbackArchive.day(Self.day)) }) { server in
            let forecast = OpenMeteoForecast(try server.address("/v1/forecast"), patience: LoopbackArchive.patience)
            #expect(try await error(forecast) == .notAsPromised(field: "time"))
        }
    }

    @Test func `a server that refuses, sends too much or stalls gives errors`() async throws {
        try await LoopbackArchive.with({ _ in Response(status: .tooManyRequests, headers: [.retryAfter: "7200"]) }) { server in
            let forecast = OpenMeteoForecast(try server.address("/v1/forecast"), patience: LoopbackArchive.patience)
            #expect(try await error(forecast) == .refused(status: 429, retryAfter: 7200))
        }
        try await LoopbackArchive.with({ _ in LoopbackArchive.json(String(repeating: " ", count: 70_000)) }) { server in
            let forecast = OpenMeteoForecast(try server.address("/v1/forecast"), patience: LoopbackArchive.patience)
            #expect(try await error(forecast) == .tooLarge(limit: 65_536))
        }
        try await LoopbackArchive.with({ _ in
            try await Task.sleep(for: .seconds(600))
            return LoopbackArchive.json("{}")
        }) { server in
            let forecast = OpenMeteoForecast(try server.address("/v1/forecast"), patience: 0.5)
            #expect(try await error(forecast) == .tooSlow)
        }
    }

    @Test func `an address without a path gets the default path`() {
        let address = ArchiveAddress("https://api.open-meteo.com", path: OpenMeteoForecast.path)
        #expect(address?.text == "https://api.open-meteo.com/v1/forecast")
        #expect(address.map { OpenMeteoForecast($0).host } == "api.open-meteo.com")
    }
}
