import HTTPTypes
import Hummingbird
import LoopbackServers
import Measures
import Testing
import TrainingLog
import WeatherArchives

struct OpenMeteoArchiveTests {
    static let day = Day(number: 20_000)  // 2024-10-04

    private var taipei: RoundedPlace {
        get throws { try #require(RoundedPlace(latitude: 250, longitude: 1215)) }
    }

    private func error(
        _ archive: OpenMeteoArchive, _ place: RoundedPlace
    ) async -> HourlyArchiveError? {
        do throws(HourlyArchiveError) {
            _ = try await archive.hours(at: place, on: Self.day)
            return nil
        } catch {
            return error
        }
    }

    @Test func `a day is answered hour by hour, and a request contains only place and day`() async throws {
        let place = try taipei
        try await LoopbackArchive.with({ _ in LoopbackArchive.json(LoopbackArchive.day(Self.day)) }) { server in
            let archive = OpenMeteoArchive(try server.address(), patience: LoopbackArchive.patience)
            let hours = try await archive.hours(at: place, on: Self.day)
            #expect(hours.map(\.hour) == (0..<24).map { 480_000 + $0 })
            #expect(hours[3] == WeatherHour(hour: 480_003, temperature: 11.5, humidity: 80))
            let question = try #require(server.questions.first)
            #expect(
                question.target
                    == "/v1/archive?latitude=25.0&longitude=121.5&start_date=2024-10-04&end_date=2024-10-04"
                    + "&hourly=temperature_2m,relative_humidity_2m,wind_speed_10m,shortwave_radiation,cloud_cover,surface_pressure"
                    + "&temperature_unit=celsius&wind_speed_unit=ms&timeformat=unixtime&timezone=GMT")
            let extra = Set(question.headers.keys).subtracting([
                "host", "accept", "accept-encoding", "accept-language", "connection", "user-agent",
            ])
            #expect(extra.isEmpty, "\(extra)")
            #expect(question.headers["user-agent"] == "Hearth")
            #expect(server.questions.count == 1)
        }
    }

    @Test func `hours that the archive does not have yet are left out`() async throws {
        let place = try taipei
        let temperature = "[" + (0..<24).map { $0 < 20 ? "\($0)" : "null" }.joined(separator: ",") + "]"
        let humidity = "[" + (0..<24).map { $0 < 5 ? "null" : "50" }.joined(separator: ",") + "]"
        let answer = LoopbackArchive.day(Self.day, replacing: ["temperature": temperature, "humidity": humidity])
        try await LoopbackArchive.with({ _ in LoopbackArchive.json(answer) }) { server in
            let hours = try await OpenMeteoArchive(try server.address(), patience: LoopbackArchive.patience).hours(
                at: place, on: Self.day)
            #expect(hours.count == 20 && hours[4].humidity == nil && hours[5].humidity == 50)
        }
    }

    private static let sky = [
        "units_wind_speed_10m": "\"m/s\"", "units_shortwave_radiation": "\"W/m²\"", "units_cloud_cover": "\"%\"",
        "units_surface_pressure": "\"hPa\"",
    ]

    @Test func `hours have the available values of wind, sun, cloud and pressure`() async throws {
        let place = try taipei
        func column(_ value: Double) -> String {
            "[null," + (1..<24).map { "\(value + Double($0))" }.joined(separator: ",") + "]"
        }
        var parts = Self.sky
        parts["wind_speed_10m"] = column(1.5)
        parts["shortwave_radiation"] = column(600)
        parts["cloud_cover"] = column(40)
        parts["surface_pressure"] = column(980)
        let answer = LoopbackArchive.day(Self.day, replacing: parts)
        try await LoopbackArchive.with({ _ in LoopbackArchive.json(answer) }) { server in
            let hours = try await OpenMeteoArchive(try server.address(), patience: LoopbackArchive.patience).hours(
                at: place, on: Self.day)
            #expect(hours[0] == WeatherHour(hour: 480_000, temperature: 10, humidity: 80))
            #expect(
                hours[3]
                    == WeatherHour(
                        hour: 480_003, temperature: 11.5, humidity: 80, wind: 4.5, radiation: 603, cloudCover: 43, pressure: 983))
        }
    }

    @Test(arguments: [
        ("wind_speed_10m", "-1"), ("wind_speed_10m", "116"), ("shortwave_radiation", "-5"), ("shortwave_radiation", "1501"),
        ("cloud_cover", "101"), ("surface_pressure", "20"), ("surface_pressure", "1200"),
    ])
    func `impossible wind, sun, cloud or pressure invalidates the answer, and so do other units`(
        field: String, value: String
    ) async throws {
        let place = try taipei
        var parts = Self.sky
        parts[field] = "[" + [String](repeating: value, count: 24).joined(separator: ",") + "]"
        var short = Self.sky
        short[field] = "[1]"
        var foreign = Self.sky
        foreign[field] = "[" + [String](repeating: "null", count: 24).joined(separator: ",") + "]"
        foreign["units_" + field] = "\"mph\""
        for (lie, what) in [(parts, field), (short, field), (foreign, "hourly_units")] {
            let answer = LoopbackArchive.day(Self.day, replacing: lie)
            try await LoopbackArchive.with({ _ in LoopbackArchive.json(answer) }) { server in
                let archive = OpenMeteoArchive(try server.address(), patience: LoopbackArchive.patience)
                #expect(await error(archive, place) == .notAsPromised(field: what))
            }
        }
    }

    @Test(arguments: [
        ("units_temperature", "\"°F\"", "hourly_units"), ("units_humidity", "\"1\"", "hourly_units"),
        ("units_time", "\"iso8601\"", "hourly_units"), ("utc_offset_seconds", "28800", "utc_offset_seconds"),
        ("latitude", "52.5", "place"), ("longitude", "-121.5", "place"), ("latitude", "null", "json"),
        ("time", "[1,2,3]", "time"), ("time", "\((0..<24).map { 1_700_000_000 + $0 * 3600 })", "time"),
        ("temperature", "[20.0,21.0]", "temperature_2m"), ("temperature", "\([Int](repeating: 61, count: 24))", "temperature_2m"),
        ("temperature", "[NaN]", "json"), ("temperature", "[1e999]", "json"), ("temperature", "\"warm\"", "json"),
        ("humidity", "\([Int](repeating: 101, count: 24))", "relative_humidity_2m"), ("humidity", "[]", "relative_humidity_2m"),
        ("humidity", "\([Int](repeating: -1, count: 24))", "relative_humidity_2m"),
    ])
    func `an invalid answer is detected and not stored`(part: String, lie: String, field: String) async throws {
        let place = try taipei
        let answer = LoopbackArchive.day(Self.day, replacing: [part: lie])
        try await LoopbackArchive.with({ _ in LoopbackArchive.json(answer) }) { server in
            let archive = OpenMeteoArchive(try server.address(), patience: LoopbackArchive.patience)
            let error = await error(archive, place)
            #expect(error == .notAsPromised(field: field))
        }
    }

    @Test func `a failing archive and one that limits requests give different errors`() async throws {
        let place = try taipei
        try await LoopbackArchive.with({ request in
            guard request.uri.path.hasSuffix("busy") else { return Response(status: .internalServerError) }
            var headers = HTTPFields()
            if let name = HTTPField.Name("Retry-After") { headers[name] = "120" }
            return Response(status: .tooManyRequests, headers: headers)
        }) { server in
            let busy = OpenMeteoArchive(try server.address("/busy"), patience: LoopbackArchive.patience)
            #expect(await error(busy, place) == .refused(status: 429, retryAfter: 120))
            let down = OpenMeteoArchive(try server.address("/down"), patience: LoopbackArchive.patience)
            #expect(await error(down, place) == .refused(status: 500, retryAfter: nil))
        }
    }

    @Test func `a redirect is not followed`() async throws {
        let place = try taipei
        try await LoopbackArchive.with({ request in
            if request.uri.path == "/elsewhere" { return LoopbackArchive.json(LoopbackArchive.day(Self.day)) }
            return Response(status: .found, headers: [.location: "/elsewhere"])
        }) { server in
            let archive = OpenMeteoArchive(try server.address(), patience: LoopbackArchive.patience)
            #expect(await error(archive, place) == .refused(status: 302, retryAfter: nil))
            #expect(server.questions.count == 1)
        }
    }

    @Test(arguments: [true, false]) func `an archive that stalls or sends too slowly is aborted`(drips: Bool) async throws {
        let place = try taipei
        try await LoopbackArchive.with({ _ in
            guard drips else {
                try await Task.sleep(for: .seconds(600))
                return LoopbackArchive.json("{}")
            }
            return Response(
                status: .ok,
                body: ResponseBody { writer in
                    for _ in 0..<6000 {
                        try await writer.write(ByteBuffer(string: " "))
                        try await Task.sleep(for: .milliseconds(100))
                    }
                    try await writer.finish(nil)
                })
        }) { server in
            let archive = OpenMeteoArchive(try server.address(), patience: 1)
            #expect(await error(archive, place) == .tooSlow)
        }
    }

    @Test(arguments: [true, false]) func `an overlong answer is aborted, whether announced or not`(isAnnounced: Bool) async throws
    {
        let place = try taipei
        try await LoopbackArchive.with({ _ in
            let blank = String(repeating: " ", count: 50_000)
            if isAnnounced { return LoopbackArchive.json(String(repeating: blank, count: 40)) }
            return Response(
                status: .ok,
                body: ResponseBody { writer in
                    for _ in 0..<2000 { try await writer.write(ByteBuffer(string: blank)) }
                    try await writer.finish(nil)
                })
        }) { server in
            let archive = OpenMeteoArchive(try server.address(), patience: LoopbackArchive.patience)
            #expect(await error(archive, place) == .tooLarge(limit: 65_536))
        }
    }

    @Test func `an unreachable archive gives an error`() async throws {
        let place = try taipei
        let address = try #require(ArchiveAddress("http://127.0.0.1:9", allowsPrivate: true))  // discard port: no server listens
        #expect(await error(OpenMeteoArchive(address), place) == .unreachable)
    }

    @Test func `an unencrypted address is accepted only on this machine`() {
        #expect(ArchiveAddress("https://archive-api.open-meteo.com")?.text == "https://archive-api.open-meteo.com/v1/archive")
        #expect(ArchiveAddress("https://example.org/own/path")?.text == "https://example.org/own/path")
        #expect(ArchiveAddress("http://localhost:8000/", allowsPrivate: true)?.text == "http://localhost:8000/v1/archive")
        for text in [
            "http://archive-api.open-meteo.com", "ftp://example.org", "https://", "example.org", "",
            "https://me:secret@example.org", "http://localhost:8000/", "https://127.0.0.1", "https://[::1]:9",
            "https://example.org/?apikey=1", "file:///etc/passwd", "https://example.org/#x",
        ] { #expect(ArchiveAddress(text) == nil, "\(text)") }
    }

    /// Names and numbers in every notation that the system's resolver accepts.
    @Test(arguments: [
        "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "[::ffff:127.0.0.1]", "0.0.0.0", "127.0.0.2", "192.168.0.1",
        "[fe80::1]",
    ])
    func `no request goes to an address on this machine or its network`(_ host: String) async throws {
        let place = try taipei
        try await LoopbackArchive.with({ _ in Response(status: .ok) }) { server in
            let address = try #require(ArchiveAddress("https://\(host):\(server.port)"))
            #expect(await error(OpenMeteoArchive(address), place) == .notPublic)
            #expect(server.questions.isEmpty)
        }
    }
}
