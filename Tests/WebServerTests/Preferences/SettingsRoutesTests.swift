import Measures
import Screens
import Testing
import Training
import TrainingLog

@testable import WebServer

struct SettingsRoutesTests {
    static func post(_ server: RunningServer, _ body: String, _ more: [String] = []) async throws -> String {
        try await server.raw(
            [
                "POST /settings HTTP/1.1", "Host: localhost", "Content-Type: application/x-www-form-urlencoded",
                "Content-Length: \(body.utf8.count)", "Connection: close",
            ] + more, body: body)
    }

    @Test func `a profile is saved, shown and cleared`() async throws {
        try await RunningServer.with { server async throws in
            let answer = try await Self.post(
                server,
                "name=%E5%B0%8F%E6%98%8E&birth-year=1990&sex=female&mass=61%2C5&height=170&resting=48&maximum=190&threshold=172&pace=4%3A30&power=250&clock=taipei&race-day=2026-12-06"
            )
            #expect(answer.hasPrefix("HTTP/1.1 303") && answer.contains("/settings?saved=1"))
            let athlete = try await server.journal.athlete()
            #expect(athlete.name == "小明" && athlete.birthYear == 1990 && athlete.sex == .female)
            #expect(athlete.mass?.kilograms == 61.5 && athlete.height?.metres == 1.7)
            #expect(athlete.thresholdSpeed?.secondsPerKilometre == 270)
            #expect(athlete.raceDay == ISO8601.day("2026-12-06"))
            #expect(athlete.homeZone == "Asia/Taipei" && athlete.homeOffset == .utc)
            let page = try await server.get("/settings?saved=1").text
            for value in [
                "value=\"小明\"", "value=\"61.5\"", "value=\"4:30\"", "value=\"Asia/Taipei\"",
                "value=\"2026-12-06\" type=\"date\"",
            ] {
                #expect(page.contains(value), "\(value)")
            }
            #expect(page.contains("role=\"status\""))
            #expect(try await Self.post(server, "name=&mass=&race-day=").hasPrefix("HTTP/1.1 303"))
            let emptied = try await server.journal.athlete()
            #expect(emptied.mass == nil && emptied.raceDay == nil && emptied.name == "" && emptied.birthYear == 1990)
        }
    }

    @Test func `a checked box takes precedence over the hidden field of the same name`() async throws {
        try await RunningServer.with { server async throws in
            _ = try await Self.post(server, "rest-2=1&rest-2=&rest-3=")
            #expect(try await server.journal.athlete().availability.restWeekdays == [2])
            let page = try await server.get("/settings").text
            #expect(page.contains("name=\"rest-2\" id=\"f-rest-2\" type=\"checkbox\" value=\"1\" checked"))
            _ = try await Self.post(server, "rest-2=")
            #expect(try await server.journal.athlete().availability.restWeekdays.isEmpty)
        }
    }

    @Test func `a saved change can be undone once`() async throws {
        try await RunningServer.with { server async throws in
            #expect(try await Self.post(server, "name=A&maximum=198").hasPrefix("HTTP/1.1 303"))
            #expect(try await Self.post(server, "name=A&maximum=190").hasPrefix("HTTP/1.1 303"))
            #expect(try await server.get("/settings?saved=1").text.contains("action=\"/settings/undo\""))
            let undo = [
                "POST /settings/undo HTTP/1.1", "Host: localhost", "Content-Type: application/x-www-form-urlencoded",
                "Content-Length: 0", "Connection: close",
            ]
            #expect(try await server.raw(undo).contains("/settings?saved=undone"))
            #expect(try await server.journal.athlete().maximumHeartRate?.beatsPerMinute == 198)
            #expect(try await server.raw(undo).hasPrefix("HTTP/1.1 303"))
            #expect(try await server.journal.athlete().maximumHeartRate?.beatsPerMinute == 198)
            let page = try await server.get("/settings?saved=1").text
            #expect(page.contains("role=\"status\"") && !page.contains("/settings/undo"))
        }
    }

    @Test func `implausible values are refused with a reason, and nothing is saved`() async throws {
        try await RunningServer.with { server async throws in
            for field in [
                "birth-year=12", "birth-year=1990.5", "mass=abc", "mass=1e9", "height=17", "resting=500", "pace=430",
                "pace=4:70", "race-day=soon", "race-day=2026-02-30", "race-day=0001-01-01", "power=-5", "clock=Atlantis",
                "clock=+15:00",
                "maximum=150&resting=150", "mass=" + String(repeating: "9", count: 40),
                "maximum=180&threshold=185", "name=" + String(repeating: "n", count: 200),
            ] {
                let answer = try await Self.post(server, field + "&name=x")
                #expect(answer.hasPrefix("HTTP/1.1 422") && answer.contains("aria-invalid=\"true\""), "\(field)")
                #expect(try await server.journal.athlete() == Athlete(name: ""))
            }
        }
    }

    @Test func `settings name the weather archive, also after a refused change`() async throws {
        let address = "https://weather.example/v1/archive"
        try await RunningServer.with(weather: WeatherSource(weather: .init(address: address, by: "a flag"))) { _ in
        } _: { server async throws in
            let page = try await server.get("/settings").text
            #expect(page.contains(address) && page.contains("rounded to a tenth of a degree"))
            #expect(!page.contains("comes from your files alone"))
            #expect(try await Self.post(server, "mass=abc").contains(address))
        }
        try await RunningServer.with { server async throws in
            let page = try await server.get("/settings").text
            #expect(page.contains("comes from your files alone") && !page.contains("rounded to a tenth"))
        }
    }

    @Test func `unchanged values in miles and pounds are not rounded`() async throws {
        let stated = Athlete(
            name: "", mass: Mass(kilograms: 70), height: Distance(metres: 1.8), thresholdSpeed: Speed(metresPerSecond: 3.7))
        try await RunningServer.with {
            try await $0.save(stated)
        } _: { server async throws in
            let cookie = "Cookie: hearth-units=imperial"
            let page = try await server.get("/settings", ["Cookie": "hearth-units=imperial"]).text
            #expect(page.contains("value=\"154.3\"") && page.contains("value=\"70.9\"") && page.contains("value=\"7:15\""))
            _ = try await Self.post(server, "name=Ada&mass=154.3&height=70.9&pace=7%3A15", [cookie])
            var expected = stated
            expected.name = "Ada"
            #expect(try await server.journal.athlete() == expected)
        }
    }
}
