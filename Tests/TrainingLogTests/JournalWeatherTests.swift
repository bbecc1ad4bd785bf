import ActivityFiles
import Analysis
import Archives
import Measures
import Synchronization
import TestKit
import Testing
import Training

@testable import TrainingLog

/// Weather archive with scripted answers.
final class ScriptedArchive: HourlyArchive {
    typealias Answer = @Sendable (RoundedPlace, Day) -> Result<[WeatherHour], HourlyArchiveError>
    let asked = Mutex<[Day]>([])
    private let answer: Answer

    init(_ answer: @escaping Answer) { self.answer = answer }

    /// 24 °C at midnight, half a degree more every hour, 70 %.
    static func day(_ day: Day, hours: Range<Int> = 0..<24) -> [WeatherHour] {
        hours.map { WeatherHour(hour: day.number * 24 + $0, temperature: 24 + Double($0) / 2, humidity: 70) }
    }

    func hours(at place: RoundedPlace, on day: Day) async throws(HourlyArchiveError) -> [WeatherHour] {
        asked.withLock { $0.append(day) }
        return try answer(place, day).get()
    }
}

private final class Clock: Sendable {
    private let seconds: Mutex<Double>
    init(_ moment: Moment) { seconds = Mutex(moment.secondsSince1970) }
    var now: Moment { Moment(secondsSince1970: seconds.withLock { $0 }) }
    func wait(_ more: Double) { seconds.withLock { $0 += more } }
}

struct JournalWeatherTests {
    private let morning = Moment(secondsSince1970: 1_714_545_000)  // 2024-05-01T06:30:00Z
    private let clock = Clock(Moment(secondsSince1970: 1_717_200_000))

    func run(daysLater days: Int, sport: Sport = .running, hasPlace: Bool = true) -> Recording {
        let start = morning + Double(days) * 86_400
        var run =
            hasPlace
            ? ExampleRecordings.runInTaipei(start: start, minutes: 30) : ExampleRecordings.steadyRun(start: start, minutes: 30)
        run.sport = sport
        return run
    }

    func journal(_ runs: [Recording]) async throws -> Journal {
        let clock = clock
        let journal = Journal(stores: MemoryStores().stores, now: { clock.now })
        try await journal.add(FileReading(kind: .fit, recordings: runs), path: "runs.fit", hash: .init(of: [1]))
        return journal
    }

    @Test func `an activity without weather gets the archive's hour, named in its receipt`() async throws {
        let journal = try await journal([run(daysLater: 0)])
        #expect(try await journal.activities().first?.conditions == nil)
        let archive = ScriptedArchive { .success(ScriptedArchive.day($1)) }
        let report = try await journal.completeWeather(from: archive, pause: .zero)
        #expect(report.asked == 1 && report.answered == 1 && report.completed == 1 && report.problems.isEmpty)
        // Half past six to seven: the nearest hour to the middle is seven.
        let conditions = try #require(try await journal.activities().first?.conditions)
        #expect(conditions.temperature.celsius == 27.5 && conditions.humidityPercent == 70 && conditions.isFromArchive)
        #expect(conditions.wetBulbGlobe != nil)
        let day = try #require(Day(of: morning, at: .utc))
        let weather = try await journal.insights(asOf: day).weather
        #expect(weather.averageTemperature.value?.inputs.map(\.name) == ["temperature, weather archive"])

        // Answered hours are never requested again, and all derived data can be deleted.
        #expect(try await journal.completeWeather(from: archive, pause: .zero).asked == 0)
        try await journal.stores.derived.deleteAll(of: journal.athleteID)
        try await journal.refreshDigests()
        #expect(try await journal.activities().first?.conditions == conditions)
    }

    /// Computed by hand: the middle of the run is a quarter to seven, so the sunshine up to seven is its own, and at noon that of the next
    /// hour.
    @Test func `wind and sun of the archive determine the heat, and missing values are assumed`() async throws {
        func conditions(_ change: @escaping @Sendable (inout WeatherHour) -> Void) async throws -> ClimateConditions {
            let journal = try await journal([run(daysLater: 0)])
            let archive = ScriptedArchive { _, day in
                .success(
                    ScriptedArchive.day(day).map {
                        var hour = $0
                        change(&hour)
                        return hour
                    })
            }
            _ = try await journal.completeWeather(from: archive, pause: .zero)
            return try #require(try await journal.activities().first?.conditions)
        }
        let supposed = try await conditions { _ in }
        #expect(supposed.supposed.wind && supposed.supposed.sun && supposed.supposed.deviation > 0.3)
        let overcast = try await conditions {
            $0.wind = 5
            $0.radiation = 40
            $0.pressure = 1000
        }
        #expect(overcast.supposed == ClimateConditions.Assumptions())
        let cool = try #require(overcast.wetBulbGlobe).celsius
        #expect(cool < (try #require(supposed.wetBulbGlobe)).celsius - 2)
        let clouded = try await conditions {
            $0.wind = 5
            $0.cloudCover = 100
        }
        #expect(clouded.supposed == ClimateConditions.Assumptions())
        let windless = try await conditions { $0.radiation = 40 }
        #expect(windless.supposed.wind && !windless.supposed.sun && windless.supposed.underCloud == nil)
        let still = try #require(windless.wetBulbGlobe)
        #expect(still.celsius > cool)
    }

    @Test func `weather of the file stays, and indoor activities or those without a place cause no request`() async throws {
        var known = run(daysLater: 1)
        known.conditions = Conditions(temperature: Temperature(celsius: 3))
        var room = run(daysLater: 2)
        room.isIndoor = true
        let runs = [known, room, run(daysLater: 3, sport: .treadmillRunning), run(daysLater: 4, hasPlace: false)]
        let journal = try await journal(runs)
        let before = try await journal.activities()
        let archive = ScriptedArchive { .success(ScriptedArchive.day($1)) }
        #expect(try await journal.completeWeather(from: archive, pause: .zero) == ArchiveReport())
        #expect(archive.asked.withLock { $0 }.isEmpty)
        #expect(try await journal.activities() == before)
    }

    @Test func `runs of one day and place share a request, newest first, within the limit`() async throws {
        var evening = run(daysLater: 0)
        evening.start = morning + 36_000
        let journal = try await journal([run(daysLater: 0), evening, run(daysLater: 1), run(daysLater: 2)])
        let archive = ScriptedArchive { .success(ScriptedArchive.day($1)) }
        let report = try await journal.completeWeather(from: archive, limit: 2, pause: .zero)
        let day = try #require(Day(of: morning, at: .utc))
        #expect(archive.asked.withLock { $0 } == [day + 2, day + 1])
        #expect(report.asked == 2 && report.completed == 2 && report.waiting == 1)
        let rest = try await journal.completeWeather(from: archive, limit: 2, pause: .zero)
        #expect(rest.asked == 1 && rest.completed == 2 && rest.waiting == 0)
    }

    @Test(arguments: [
        HourlyArchiveError.unreachable, .tooSlow, .refused(status: 500, retryAfter: nil), .tooLarge(limit: 65_536),
        .notAsPromised(field: "hourly_units"),
    ])
    func `a failed request adds no data, is recorded, and is repeated with growing delays`(
        error: HourlyArchiveError
    ) async throws {
        let journal = try await journal([run(daysLater: 0)])
        let before = try await journal.activities()
        let change = try await journal.lastChange()
        let down = ScriptedArchive { _, _ in .failure(error) }
        let first = try await journal.completeWeather(from: down, pause: .zero)
        #expect(first.asked == 1 && first.completed == 0 && first.problems.first?.problem == error.name)
        #expect(try await journal.activities() == before)
        #expect(try await journal.lastChange() == change)
        #expect(try await journal.weatherProblems() == first.problems)

        clock.wait(3599)
        #expect(try await journal.completeWeather(from: down, pause: .zero).asked == 0)
        clock.wait(1)
        let second = try await journal.completeWeather(from: down, pause: .zero)
        #expect(second.asked == 1 && second.problems.first?.failures == 2)
        clock.wait(3600)
        #expect(try await journal.completeWeather(from: down, pause: .zero).waiting == 1)
        clock.wait(3600)
        let up = ScriptedArchive { .success(ScriptedArchive.day($1)) }
        #expect(try await journal.completeWeather(from: up, pause: .zero).completed == 1)
        #expect(try await journal.weatherProblems().isEmpty)
    }

    @Test func `requests stop after a refusal for too many, and after three failures in a row`() async throws {
        let runs = (0..<6).map { run(daysLater: $0) }
        let busy = ScriptedArchive { _, _ in .failure(.refused(status: 429, retryAfter: 7200)) }
        let first = try await journal(runs)
        let report = try await first.completeWeather(from: busy, pause: .zero)
        #expect(report.asked == 1 && report.waiting == 5)
        #expect(report.problems.first?.retry == clock.now + 7200)
        let down = ScriptedArchive { _, _ in .failure(.unreachable) }
        let second = try await journal(runs)
        #expect(try await second.completeWeather(from: down, pause: .zero).asked == 3)
    }

    @Test func `an hour that the archive lacks is requested again a day later`() async throws {
        let journal = try await journal([run(daysLater: 0)])
        let behind = ScriptedArchive { .success(ScriptedArchive.day($1, hours: 0..<6)) }
        let report = try await journal.completeWeather(from: behind, pause: .zero)
        #expect(report.asked == 1 && report.answered == 0 && report.completed == 0)
        #expect(try await journal.weatherProblems().first?.problem == "incomplete")
        #expect(try await journal.activities().first?.conditions == nil)
        clock.wait(86_400)
        let caughtUp = ScriptedArchive { .success(ScriptedArchive.day($1)) }
        #expect(try await journal.completeWeather(from: caughtUp, pause: .zero).completed == 1)
    }

    @Test func `an import does not wait for an archive that never answers`() async throws {
        let journal = try await journal([run(daysLater: 0)])
        let stalled = StalledArchive()
        let asking = Task { try await journal.completeWeather(from: stalled, pause: .zero) }
        await stalled.isAsked()
        let folder = try ScratchFolder()
        let file = try folder.write(ExampleFiles.gpx(startingAt: "2024-05-09T06:00:00Z"), to: "run.gpx")
        #expect(try await journal.importPaths([file]).files.map(\.newRecordings) == [1])
        #expect(try await journal.activities().count == 2)
        asking.cancel()
        _ = await asking.result
    }

    @Test func `a late answer does not restore deleted data`() async throws {
        for answer in [Result<[WeatherHour], HourlyArchiveError>.success([]), .failure(.unreachable)] {
            let journal = try await journal([run(daysLater: 0), run(daysLater: 3)])
            let slow = HeldArchive { day in answer.map { _ in ScriptedArchive.day(day) } }
            let asking = Task { try await journal.completeWeather(from: slow, pause: .zero) }
            await slow.isAsked()
            try await journal.eraseEverything()
            slow.answerNow()
            let report = try await asking.value
            // One place was sent before the deletion, and none after it.
            #expect(report.asked == 1 && report.answered == 0 && report.completed == 0 && report.problems.isEmpty)
            #expect(try await journal.stores.weather.requests(of: journal.athleteID).isEmpty)
            let place = try #require(RoundedPlace(latitude: 250, longitude: 1215))
            let day = try #require(Day(of: morning, at: .utc))
            let hours = try await journal.stores.weather.hours(
                (day.number * 24)...(day.number * 24 + 200), at: place, athlete: journal.athleteID)
            #expect(hours.isEmpty)
            #expect(try await journal.isEmpty())
        }
    }

    @Test func `a history younger than two weeks requests the month before, and a hot month counts`() async throws {
        let young = Clock(morning + 5 * 86_400)
        let journal = Journal(stores: MemoryStores().stores, now: { young.now })
        let runs = [run(daysLater: 0), run(daysLater: 2)]
        try await journal.add(FileReading(kind: .fit, recordings: runs), path: "runs.fit", hash: .init(of: [1]))
        let day = try #require(Day(of: morning, at: .utc))
        let before = try #require(try await journal.insights(asOf: day + 5).weather.acclimation.absence)
        #expect(before == .noData)
        // 24 °C at midnight and half a degree more every hour: 35.5 °C at most.
        let archive = ScriptedArchive { .success(ScriptedArchive.day($1)) }
        let report = try await journal.completeWeather(from: archive, pause: .zero)
        #expect(report.asked == 32 && report.answered == 32 && report.completed == 2 && report.waiting == 0)
        #expect(archive.asked.withLock { $0 } == [day + 2, day] + (1...30).map { day - $0 })
        let hot = try #require(try await journal.insights(asOf: day + 5).weather.acclimation.value)
        #expect(hot.isHistoryShort && hot.seasonMaximum == 35.5 && hot.daysOfHistory == 6)
        #expect(hot.state.inputs.contains { $0.name == "state at the start, days ago: 5" && $0.value == 0.3 })
        #expect(try await journal.completeWeather(from: archive, pause: .zero).asked == 0)
        // It remains the initial state when the history grows.
        young.wait(30 * 86_400)
        #expect(try await journal.insights(asOf: day + 20).weather.acclimation.value?.seasonMaximum == 35.5)
        // An older history causes requests for its own days only.
        let old = try await self.journal(runs)
        #expect(try await old.completeWeather(from: archive, pause: .zero).asked == 2)
        #expect(try await old.insights(asOf: day + 5).weather.acclimation.value?.seasonMaximum == nil)
    }
}

/// Archive that answers when the test allows it.
private final class HeldArchive: HourlyArchive {
    typealias Answer = @Sendable (Day) -> Result<[WeatherHour], HourlyArchiveError>
    private let (asked, askedSignal) = AsyncStream.makeStream(of: Void.self)
    private let (held, heldSignal) = AsyncStream.makeStream(of: Void.self)
    private let answer: Answer

    init(_ answer: @escaping Answer) { self.answer = answer }

    func isAsked() async {
        for await _ in asked { return }
    }

    func answerNow() { heldSignal.finish() }

    func hours(at place: RoundedPlace, on day: Day) async throws(HourlyArchiveError) -> [WeatherHour] {
        askedSignal.yield()
        for await _ in held {}
        return try answer(day).get()
    }
}

/// Archive that answers only when its task is cancelled.
private final class StalledArchive: HourlyArchive {
    private let (stream, signal) = AsyncStream.makeStream(of: Void.self)

    func isAsked() async {
        for await _ in stream { return }
    }

    func hours(at place: RoundedPlace, on day: Day) async throws(HourlyArchiveError) -> [WeatherHour] {
        signal.yield()
        while !Task.isCancelled {
            do { try await Task.sleep(for: .seconds(3600)) } catch { break }
        }
        throw .unreachable
    }
}
