import ActivityFiles
import Analysis
import Archives
import Measures
import Synchronization
import Testing
import Training
import TrainingLog

extension StoreContract {
    func checkWeather(_ stores: Stores) async throws {
        let taipei = try #require(RoundedPlace(latitude: 250, longitude: 1216))
        let oslo = try #require(RoundedPlace(latitude: 599, longitude: 107))
        let day = try #require(Day(of: morning, at: .utc))
        let first = day.number * 24
        let runs = [0.0, 86_400].map { ExampleRecordings.steadyRun(start: morning + $0, minutes: 10) }
        try await stores.commit(file("runs", recordings: runs))
        let ids = runs.map { StoredRecording($0).id }
        try await stores.derived.save(ids.map { digest(of: $0, start: morning) }, restingOn: "a", athlete: me)
        let change = try await stores.athletes.lastChange(of: me)?.number ?? 0

        let failed = ArchiveRequest(
            place: taipei, day: day, asked: morning, failures: 2, problem: "too_slow", retry: morning + 3600)
        try await stores.weather.save([], failed, for: ids, forgettingDigestsOf: [], athlete: me, at: morning)
        #expect(try await stores.weather.request(at: taipei, on: day, athlete: me) == failed)
        #expect(try await stores.athletes.lastChange(of: me)?.number == change)

        let hours = (0..<24).map {
            WeatherHour(
                hour: first + $0, temperature: 20.25 + Double($0) / 3, humidity: $0 == 7 ? nil : 61, wind: $0 == 8 ? nil : 2.5,
                radiation: $0 == 9 ? nil : 612.5, cloudCover: $0 == 10 ? nil : 35, pressure: $0 == 11 ? nil : 998.25)
        }
        let answered = ArchiveRequest(place: taipei, day: day, asked: morning + 1)
        try await stores.weather.save(
            hours, answered, for: ids, forgettingDigestsOf: [ids[0]], athlete: me, at: morning + 1)
        // Only the digest of that activity becomes due, and the change is reported.
        #expect(try await stores.derived.activitiesWithoutDigest(restingOn: "a", athlete: me) == [ids[0]])
        #expect(try await stores.athletes.lastChange(of: me)?.number == change + 1)
        for hour in hours { #expect(try await stores.weather.hour(hour.hour, at: taipei, athlete: me) == hour) }
        #expect(try await stores.weather.hours((first - 5)...(first + 2), at: taipei, athlete: me) == Array(hours[0...2]))
        #expect(try await stores.weather.hours(first...first, at: oslo, athlete: me).isEmpty)
        #expect(try await stores.weather.hour(first + 24, at: taipei, athlete: me) == nil)
        #expect(try await stores.weather.hour(first, at: oslo, athlete: me) == nil)
        #expect(try await stores.weather.hour(first, at: taipei, athlete: "another athlete") == nil)

        let other = ArchiveRequest(place: oslo, day: day - 1, asked: morning + 2)
        let warmer = WeatherHour(hour: first, temperature: 30, humidity: 40)
        try await stores.weather.save([warmer], answered, for: ids, forgettingDigestsOf: [], athlete: me, at: morning + 2)
        try await stores.weather.save(
            [], other, for: [ids[0]], forgettingDigestsOf: ["unknown"], athlete: me, at: morning + 2)
        #expect(try await stores.weather.hour(first, at: taipei, athlete: me) == warmer)
        #expect(try await stores.weather.requests(of: me) == [other, answered])
        #expect(try await stores.weather.requests(of: "another athlete").isEmpty)

        // A response for removed activities leaves no data.
        let late = ArchiveRequest(place: oslo, day: day, asked: morning + 3)
        let gone = ["gone", "gone too"]
        #expect(
            try await !stores.weather.save(hours, late, for: gone, forgettingDigestsOf: gone, athlete: me, at: morning + 3))
        #expect(try await stores.weather.hour(first, at: oslo, athlete: me) == nil)
        #expect(try await stores.weather.requests(of: me) == [other, answered])
    }

    /// Responses from before wind and sun were requested are requested once more, regardless of the new response.
    func checkSkyIsAskedForOnceMore(_ stores: Stores) async throws {
        let now = morning + 40 * 86_400
        let journal = Journal(stores: stores, now: { now })
        let runs = (0..<3).map { ExampleRecordings.runInTaipei(start: morning + Double($0) * 86_400, minutes: 30) }
        try await journal.add(FileReading(kind: .fit, recordings: runs), path: "runs.fit", hash: ContentHash(of: [1]))
        let blind = SkyArchive(.success(nil))
        #expect(try await journal.completeWeather(from: blind, pause: .zero).completed == 3)
        let activities = try await journal.activities()
        #expect(activities.allSatisfy { $0.conditions?.supposed.wind == true && $0.conditions?.supposed.sun == true })
        // A response without sky values counts as a response.
        #expect(try await journal.completeWeather(from: blind, pause: .zero).asked == 0)

        // The first two days, marked by the schema migration as requested by an earlier version.
        let days = try await stores.weather.requests(of: journal.athleteID).map(\.day)
        for var request in try await stores.weather.requests(of: journal.athleteID).dropLast() {
            request.problem = ArchiveRequest.skyNotAsked
            try await stores.weather.save(
                [], request, for: activities.map(\.id), forgettingDigestsOf: [], athlete: journal.athleteID, at: now)
        }
        // A failure removes nothing, and is retried later like every failure.
        let down = SkyArchive(.failure(.unreachable))
        #expect(try await journal.completeWeather(from: down, limit: 1, pause: .zero).asked == 1)
        #expect(try await journal.activities() == activities)
        let sighted = SkyArchive(.success(MeasuredSky(wind: Speed(metresPerSecond: 5), radiation: 40)))
        let report = try await journal.completeWeather(from: sighted, pause: .zero, askingAgain: true)
        #expect(report.asked == 2 && report.completed == 2)
        #expect(sighted.asked.withLock { $0 } == [days[1], days[0]])
        let skies = try await journal.activities().compactMap { $0.conditions?.supposed.wind }
        #expect(skies == [true, false, false])
        #expect(try await journal.completeWeather(from: sighted, pause: .zero, askingAgain: true).asked == 0)
    }
}

/// 25 °C and 70 % all day under one sky; records the requested days.
private final class SkyArchive: HourlyArchive {
    let asked = Mutex<[Day]>([])
    private let answer: Result<MeasuredSky?, HourlyArchiveError>

    init(_ answer: Result<MeasuredSky?, HourlyArchiveError>) { self.answer = answer }

    func hours(at place: RoundedPlace, on day: Day) async throws(HourlyArchiveError) -> [WeatherHour] {
        asked.withLock { $0.append(day) }
        let sky = try answer.get()
        return (0..<24).map { hour in
            WeatherHour(
                hour: day.number * 24 + hour, temperature: 25, humidity: 70, wind: sky?.wind?.metresPerSecond,
                radiation: sky?.radiation)
        }
    }
}
