import ActivityFiles
import Analysis
import Archives
import Measures
import Synchronization
import TestKit
import Testing
import Training

@testable import TrainingLog

/// Forecast server with scripted answers: 31 °C and 70 % in every hour unless it fails.
final class ScriptedForecast: ForecastSource {
    let host: String
    let asked = Mutex<[(place: RoundedPlace, first: Day, days: Int)]>([])
    private let failure = Mutex<HourlyArchiveError?>(nil)

    init(host: String = "forecast.example") { self.host = host }

    func fail(_ error: HourlyArchiveError?) { failure.withLock { $0 = error } }

    func hours(at place: RoundedPlace, from first: Day, days: Int) async throws(HourlyArchiveError) -> [WeatherHour] {
        asked.withLock { $0.append((place, first, days)) }
        if let error = failure.withLock({ $0 }) { throw error }
        return (0..<24 * days).map {
            WeatherHour(hour: first.number * 24 + $0, temperature: 31, humidity: 70, wind: 2, radiation: 0)
        }
    }
}

private final class Clock: Sendable {
    private let seconds: Mutex<Double>
    init(_ moment: Moment) { seconds = Mutex(moment.secondsSince1970) }
    var now: Moment { Moment(secondsSince1970: seconds.withLock { $0 }) }
    func wait(_ more: Double) { seconds.withLock { $0 += more } }
}

struct JournalForecastTests {
    private static let morning = Moment(secondsSince1970: 1_714_545_000)  // 2024-05-01T06:30:00Z
    private let clock = Clock(JournalForecastTests.morning + 40 * 86_400)

    /// Runs on every second day of forty.
    private func journal(hasPlace: Bool = true) async throws -> Journal {
        let clock = clock
        let journal = Journal(stores: MemoryStores().stores, now: { clock.now })
        let runs = (0..<20).map { number in
            let start = Self.morning + Double(2 * number) * 86_400
            return hasPlace
                ? ExampleRecordings.runInTaipei(start: start, minutes: 45)
                : ExampleRecordings.steadyRun(start: start, minutes: 45)
        }
        try await journal.add(FileReading(kind: .fit, recordings: runs), path: "runs.fit", hash: .init(of: [1]))
        return journal
    }

    private func today(_ journal: Journal) async throws -> Day {
        try #require(Day(of: clock.now, at: try await journal.homeClock().offset(at: clock.now)))
    }

    @Test func `a forecast is fetched at most every six hours, for the usual place`() async throws {
        let (journal, source) = (try await journal(), ScriptedForecast())
        #expect(try await journal.fetchForecast(from: source) == .answered(hours: 216))
        let digest = try #require(try await journal.activities().first)
        let place = try #require(digest.traits?.place)
        source.asked.withLock { asked in
            #expect(asked.count == 1 && asked.first?.place == place && asked.first?.days == 9)
            #expect(asked.first?.first == Day(of: clock.now, at: .utc))
        }
        clock.wait(21_599)
        #expect(try await journal.fetchForecast(from: source) == .notDue)
        clock.wait(1)
        #expect(try await journal.fetchForecast(from: source) == .answered(hours: 216))
        // Another server is asked at once, but only where the setting has changed.
        let other = ScriptedForecast(host: "other.example")
        #expect(try await journal.fetchForecast(from: other) == .notDue)
        #expect(try await journal.fetchForecast(from: other, askingAgain: true) == .answered(hours: 216))
        #expect(try await journal.stores.forecasts.request(of: journal.athleteID)?.source == "other.example")
        // A clock that was set back does not stop the requests.
        clock.wait(-86_400)
        #expect(try await journal.fetchForecast(from: other) == .answered(hours: 216))
    }

    @Test func `without a recent activity that has a place, nothing is sent`() async throws {
        let source = ScriptedForecast()
        #expect(try await journal(hasPlace: false).fetchForecast(from: source) == .placeUnknown)
        let journal = try await journal()
        #expect(try await journal.fetchForecast(from: source, isNamed: { false }) == .notDue)
        clock.wait(90 * 86_400)
        #expect(try await journal.fetchForecast(from: source) == .placeUnknown)
        #expect(source.asked.withLock { $0.isEmpty })
    }

    @Test func `a failure keeps the last forecast and is retried later and later`() async throws {
        let (journal, source) = (try await journal(), ScriptedForecast())
        _ = try await journal.fetchForecast(from: source)
        clock.wait(21_600)
        source.fail(.tooSlow)
        #expect(
            try await journal.fetchForecast(from: source) == .failed(problem: "too_slow", retry: clock.now + 3600))
        #expect(try await journal.fetchForecast(from: source) == .notDue)
        #expect(try await journal.forecast(asOf: try await today(journal))?.hours.count == 216)
        clock.wait(3600)
        #expect(
            try await journal.fetchForecast(from: source) == .failed(problem: "too_slow", retry: clock.now + 7200))
        clock.wait(7200)
        source.fail(.refused(status: 429, retryAfter: 86_400))
        let outcome = try await journal.fetchForecast(from: source)
        #expect(outcome == .failed(problem: "refused_429", retry: clock.now + 4 * 86_400) && outcome.hasFailed)
        clock.wait(4 * 86_400)
        source.fail(nil)
        #expect(try await journal.fetchForecast(from: source) == .answered(hours: 216))
        #expect(try await journal.stores.forecasts.request(of: journal.athleteID)?.failures == 0)
    }

    @Test func `the plan uses a forecast for a day, and none that was unknown on its day`() async throws {
        let (journal, source) = (try await journal(), ScriptedForecast())
        let today = try await today(journal)
        #expect(try await journal.insights(asOf: today).load.plan.allSatisfy { $0.forecast == nil })
        _ = try await journal.fetchForecast(from: source)
        let plan = try await journal.insights(asOf: today).load.plan.filter { $0.workout != .rest }
        let forecast = try #require(plan.first?.forecast)
        #expect(plan.allSatisfy { $0.forecast != nil && $0.heat != nil } && forecast.source == "forecast.example")
        #expect(forecast.hour == 6 && forecast.temperature.celsius == 31 && forecast.answered == clock.now)
        #expect(try await journal.insights(asOf: today - 1).load.plan.allSatisfy { $0.forecast == nil })
        #expect(try await journal.hasInsights(asOf: today))
        // The forecast lapses although nothing has changed.
        clock.wait(86_401)
        #expect(try await !journal.hasInsights(asOf: today))
        #expect(try await journal.insights(asOf: today).load.plan.allSatisfy { $0.forecast == nil })
    }

    @Test func `a forecast stops to count as soon as its address is removed, and today's entry has it until then`() async throws {
        let named = Mutex(true)
        let known = try await journal()
        let clock = clock
        let journal = Journal(
            stores: known.stores, now: { clock.now },
            countsForecast: { request in named.withLock { $0 } && request.source == "forecast.example" })
        let today = try await today(journal)
        _ = try await journal.fetchForecast(from: ScriptedForecast())
        func forecasts() async throws -> [DayForecast?] {
            let plans = try await journal.dayPlans(asOf: today)
            return (0...7).compactMap { plans.planned(on: today + $0) }.filter { $0.workout != .rest }.map { $0.forecast }
        }
        let before = try await forecasts()
        #expect(!before.isEmpty && before.allSatisfy { $0 != nil })
        let entry = try #require(try await journal.dayPlans(asOf: today).planned(on: today))
        #expect(entry.workout == .rest || entry.forecast?.source == "forecast.example")
        named.withLock { $0 = false }
        #expect(try await forecasts().allSatisfy { $0 == nil })
        named.withLock { $0 = true }
        #expect(try await forecasts() == before)
    }

    @Test func `a forecast states whether a flag named its source, also after a failed request`() async throws {
        let (journal, source) = (try await journal(), ScriptedForecast())
        _ = try await journal.fetchForecast(from: source, isByFlag: true)
        #expect(try await journal.stores.forecasts.request(of: journal.athleteID)?.isByFlag == true)
        clock.wait(21_601)
        _ = try await journal.fetchForecast(from: source)
        #expect(try await journal.stores.forecasts.request(of: journal.athleteID)?.isByFlag == false)
    }

    @Test func `a forecast is no measured weather, and is erased with everything`() async throws {
        let (journal, source) = (try await journal(), ScriptedForecast())
        _ = try await journal.fetchForecast(from: source)
        #expect(try await journal.stores.weather.requests(of: journal.athleteID).isEmpty)
        #expect(try await journal.activities().allSatisfy { $0.conditions == nil })
        try await journal.eraseEverything()
        #expect(try await journal.stores.forecasts.request(of: journal.athleteID) == nil)
        #expect(try await journal.stores.forecasts.hours(of: journal.athleteID).isEmpty)
    }

    @Test func `the place of most outdoor activities is the usual one, of equals the newest`() async throws {
        let taipei = try #require(RoundedPlace(latitude: 250, longitude: 1216))
        let oslo = try #require(RoundedPlace(latitude: 599, longitude: 107))
        let example = try #require(try await journal().activities().first)
        func usual(_ places: [RoundedPlace?]) -> (place: RoundedPlace, activity: String)? {
            let digests = places.enumerated().map { index, place in
                var digest = example
                digest.start = clock.now + -Double(index + 1) * 86_400
                digest.traits?.place = place
                return digest
            }
            return Journal.usualPlace(of: digests, at: clock.now)
        }
        #expect(usual([oslo, taipei, taipei])?.place == taipei && usual([oslo, taipei])?.place == oslo)
        #expect(usual([nil, taipei])?.place == taipei && usual([nil, taipei])?.activity == example.id)
        #expect(usual([]) == nil && usual([nil]) == nil)
    }
}
