import Foundation
import Localizations
import Screens
import Testing

@testable import WebServer

struct WeatherSourceRoutesTests {
    private static func post(_ server: RunningServer, _ body: String) async throws -> String {
        try await MapSourceRoutesTests.post(server, "/settings/weather", body)
    }

    @Test func `an archive is set on the page, stored and removed`() async throws {
        try await RunningServer.with { server async throws in
            let file = ArchivesFile(path: server.folder + "/weather-source")
            #expect(try await server.get("/settings").text.contains("name=\"archive\""))
            let saved = try await Self.post(
                server, "archive=https%3A%2F%2Fweather.example&air=https%3A%2F%2Fair.example&forecast=https%3A%2F%2Fsoon.example")
            #expect(saved.hasPrefix("HTTP/1.1 303") && saved.contains("/settings?weather=1"))
            #expect(
                file.current
                    == (try ConfiguredArchives(
                        weather: "https://weather.example", air: "https://air.example", forecast: "https://soon.example")))
            let page = try await server.get("/settings?weather=1").text
            #expect(page.contains("value=\"https://weather.example\"") && page.contains("value=\"https://air.example\""))
            #expect(page.contains("value=\"https://soon.example\"") && page.contains("https://api.open-meteo.com"))
            #expect(page.contains("rounded to a tenth of a degree") && page.contains("Saved: Hearth is fetching the weather"))
            // The browser itself sends no request to the archive.
            #expect(try await server.get("/settings")["Content-Security-Policy"]?.contains("weather.example") == false)
            #expect(try await Self.post(server, "archive=&air=").contains("/settings?weather=1"))
            #expect(file.current == nil && !FileManager.default.fileExists(atPath: server.folder + "/weather-source"))
            #expect(try await server.get("/settings").text.contains("comes from your files alone"))
            let undo = try await MapSourceRoutesTests.post(server, "/settings/weather/undo", "")
            #expect(undo.contains("/settings?weather=undone") && file.current?.air == "https://air.example")
        }
    }

    @Test func `a refused archive changes nothing, and deleting all data deletes the archives`() async throws {
        try await RunningServer.with { server async throws in
            let file = ArchivesFile(path: server.folder + "/weather-source")
            _ = try await Self.post(server, "archive=https%3A%2F%2Fweather.example&air=")
            let refused = try await Self.post(server, "archive=http%3A%2F%2Fevil.example&air=")
            #expect(refused.hasPrefix("HTTP/1.1 422") && refused.contains("aria-invalid=\"true\""))
            #expect(refused.contains("value=\"http://evil.example\""))
            #expect(file.current?.weather == "https://weather.example")
            #expect(
                try await MapSourceRoutesTests.post(server, "/settings/delete", "word=delete").hasPrefix("HTTP/1.1 303"))
            #expect(file.current == nil)
        }
    }

    @Test func `values that were set at the start are shown without a field`() async throws {
        let said = WeatherSource.StartupSetting(address: "https://said.example", by: "HEARTH_WEATHER_ARCHIVE")
        try await RunningServer.with(weather: WeatherSource(weather: said)) { _ in
        } _: { server async throws in
            _ = try await Self.post(server, "archive=https%3A%2F%2Fother.example&air=")
            for language in ["en", "zh-Hant"] {
                let page = try await server.get("/settings", ["Cookie": "hearth-language=" + language]).text
                #expect(page.contains("HEARTH_WEATHER_ARCHIVE") && page.contains("https://said.example"))
                #expect(!page.contains("name=\"archive\"") && !page.contains("other.example"))
            }
        }
    }

    @Test(arguments: ["", "https://a.example", "http://evil.example\n\n", "\u{0}\n\u{0}", "a\nb\nc\n"])
    func `a file with invalid content means no archive`(_ text: String) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "weather-" + UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(text.utf8).write(to: URL(filePath: path))
        #expect(ArchivesFile(path: path).current == nil)
    }
}
