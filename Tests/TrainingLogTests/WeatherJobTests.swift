import Analysis
import Measures
import Synchronization
import Testing
import Training

@testable import TrainingLog

/// Setting of the archives, which changes while a job runs.
private final class Named: Sendable {
    let archive = Mutex<WeatherJob.Archives?>(nil)
    func name(_ name: String, _ weather: any HourlyArchive<WeatherHour>, forecast: (any ForecastSource)? = nil) {
        archive.withLock { $0 = WeatherJob.Archives(name: name, weather: weather, air: nil, forecast: forecast) }
    }
}

struct WeatherJobTests {
    private let house = JournalWeatherTests()

    /// Waits until every activity has weather.
    private func wait(for journal: Journal) async throws {
        while try await journal.activities().contains(where: { $0.conditions == nil }) {
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    @Test(.timeLimit(.minutes(20))) func `a new archive is used at once, and another one gets the failed requests`()
        async throws
    {
        let journal = try await house.journal([house.run(daysLater: 0)])
        let named = Named()
        let silent = ScriptedArchive { _, _ in .failure(.unreachable) }
        let good = ScriptedArchive { .success(ScriptedArchive.day($1)) }
        let job = Task { await WeatherJob(journal: journal, tick: .milliseconds(1)) { named.archive.withLock { $0 } }.run() }
        named.name("silent", silent)
        while silent.asked.withLock({ $0.isEmpty }) { try await Task.sleep(for: .milliseconds(2)) }
        // A failed request waits an hour for the same archive, but not for another.
        named.name("good", good)
        try await wait(for: journal)
        job.cancel()
        await job.value
        #expect(silent.asked.withLock { $0.count } == 1 && good.asked.withLock { $0.count } == 1)
    }

    @Test(.timeLimit(.minutes(20))) func `an archive that was removed gets no further request`()
        async throws
    {
        let journal = try await house.journal([house.run(daysLater: 0), house.run(daysLater: 1), house.run(daysLater: 2)])
        let named = Named()
        let left = ScriptedArchive { _, day in
            named.archive.withLock { $0 = nil }
            return .success(ScriptedArchive.day(day))
        }
        named.name("left", left)
        let job = Task { await WeatherJob(journal: journal, tick: .milliseconds(1)) { named.archive.withLock { $0 } }.run() }
        while left.asked.withLock({ $0.isEmpty }) { try await Task.sleep(for: .milliseconds(2)) }
        let next = ScriptedArchive { .success(ScriptedArchive.day($1)) }
        named.name("next", next)
        try await wait(for: journal)
        job.cancel()
        await job.value
        #expect(left.asked.withLock { $0.count } == 1 && next.asked.withLock { $0.count } == 2)
    }

    @Test(.timeLimit(.minutes(20))) func `a forecast is fetched once by the job, and not by one without a source of forecasts`()
        async throws
    {
        // The clock of these journals is 31 days after the run.
        let journal = try await house.journal([house.run(daysLater: 20)])
        let named = Named()
        let good = ScriptedArchive { .success(ScriptedArchive.day($1)) }
        let job = Task { await WeatherJob(journal: journal, tick: .milliseconds(1)) { named.archive.withLock { $0 } }.run() }
        named.name("plain", good)
        try await wait(for: journal)
        #expect(try await journal.stores.forecasts.request(of: journal.athleteID) == nil)
        let source = ScriptedForecast()
        named.name("with forecast", good, forecast: source)
        while try await journal.stores.forecasts.request(of: journal.athleteID) == nil {
            try await Task.sleep(for: .milliseconds(2))
        }
        // A change makes the job run again, and the forecast is still recent.
        try await journal.save(Athlete(name: "Ada"))
        try await Task.sleep(for: .milliseconds(200))
        job.cancel()
        await job.value
        #expect(source.asked.withLock { $0.count } == 1)
    }
}
