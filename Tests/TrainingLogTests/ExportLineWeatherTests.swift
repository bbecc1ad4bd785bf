import ActivityFiles
import Analysis
import Archives
import Measures
import TestKit
import Testing
import Training

@testable import TrainingLog

/// Exports contain archive answers, and imports restore them.
struct ExportLineWeatherTests {
    private static let morning = Moment(secondsSince1970: 1_714_545_000)  // 2024-05-01T06:30:00Z

    private struct Sky: WeatherArchive {
        func hours(at place: RoundedPlace, on day: Day) async throws(WeatherArchiveError) -> [ArchivedHour] {
            (0..<24).map {
                ArchivedHour(
                    hour: day.number * 24 + $0, temperature: 15 + Double($0) / 2, humidity: 60, wind: 2.5, radiation: 300,
                    cloudCover: 40, pressure: 1003.25)
            }
        }
    }

    @Test func `imported answers apply to existing activities, and existing answers stay`() async throws {
        let folder = try ScratchFolder()
        try folder.write(ExampleFiles.gpx(startingAt: "2024-05-01T06:00:00Z"), to: "run.gpx")
        let original = Journal(stores: MemoryStores().stores, now: { Self.morning + 10 * 86_400 })
        _ = try await original.importPaths([folder.path])
        _ = try await original.completeWeather(from: Sky(), pause: .zero)
        try await original.exportArchive(to: folder.path + "/journal.zip") { "\($0)" }
        let here = Journal(stores: MemoryStores().stores, now: { Self.morning + 20 * 86_400 })
        _ = try await here.importPaths([folder.path + "/run.gpx"])
        #expect(try await here.activities().first?.conditions == nil)
        _ = try await here.importPaths([folder.path + "/journal.zip"])
        #expect(try await here.activities().first?.conditions == original.activities().first?.conditions)
        let request = try #require(try await here.stores.weather.requests(of: Journal.localAthlete).last)
        var line = ExportLine(weather: ExportLine.ArchivedExchange(request, []))
        line.weather?.askedAt += 5
        try await here.takeOverArchives([line])
        #expect(try await here.stores.weather.requests(of: Journal.localAthlete).last == request)
    }

    @Test func `without an activity no place is stored, and failed requests are not exported`() async throws {
        let place = try #require(RoundedPlace(latitude: 250, longitude: 1216))
        let day = try #require(Day(of: Self.morning, at: .utc))
        let answered = WeatherRequest(place: place, day: day, asked: Self.morning)
        let empty = Journal(stores: MemoryStores().stores, now: { Self.morning })
        try await empty.takeOverArchives([ExportLine(weather: ExportLine.ArchivedExchange(answered, []))])
        #expect(try await empty.stores.weather.requests(of: Journal.localAthlete).isEmpty)
        let run = ExampleRecordings.runInTaipei(start: Self.morning, minutes: 30)
        try await empty.add(FileReading(kind: .fit, recordings: [run]), path: "run.fit", hash: .init(of: [1]))
        let failed = WeatherRequest(place: place, day: day, asked: Self.morning, failures: 1, problem: "too_slow")
        try await empty.takeOverArchives([ExportLine(weather: ExportLine.ArchivedExchange(failed, []))])
        #expect(try await empty.stores.weather.requests(of: Journal.localAthlete) == [failed])
        #expect(try await empty.weatherLines().isEmpty)
    }
}
