import ActivityFiles
import Analysis
import Archives
import Measures
import Synchronization
import TestKit
import Testing
import Training

@testable import TrainingLog

/// Air archive with scripted answers.
private final class ScriptedAir: HourlyArchive {
    typealias Answer = @Sendable (Day) -> Result<[AirHour], HourlyArchiveError>
    let asked = Mutex<[Day]>([])
    private let answer: Answer

    init(_ answer: @escaping Answer) { self.answer = answer }

    func hours(at place: RoundedPlace, on day: Day) async throws(HourlyArchiveError) -> [AirHour] {
        asked.withLock { $0.append(day) }
        return try answer(day).get()
    }
}

struct JournalAirTests {
    private static let morning = Moment(secondsSince1970: 1_714_545_000)  // 2024-05-01T06:30:00Z

    private func journal(_ change: (inout Recording) -> Void = { _ in }, daysLater: Double = 10) async throws -> Journal {
        var run = ExampleRecordings.runInTaipei(start: Self.morning, minutes: 30)
        run.conditions = Conditions(temperature: Temperature(celsius: 20), humidityPercent: 50)
        change(&run)
        let journal = Journal(stores: MemoryStores().stores, now: { Self.morning + daysLater * 86_400 })
        try await journal.add(FileReading(kind: .fit, recordings: [run]), path: "run.fit", hash: .init(of: [1]))
        return journal
    }

    private func day(_ day: Day) -> [AirHour] {
        (0..<24).map { AirHour(hour: day.number * 24 + $0, index: 100 + Double($0), fineParticles: Double($0)) }
    }

    @Test func `an activity gets the air of its hour with one request, even if its file has the weather`()
        async throws
    {
        let journal = try await journal()
        let archive = ScriptedAir { .success(self.day($0)) }
        let report = try await journal.completeAir(from: archive, pause: .zero)
        #expect(report.asked == 1 && report.completed == 1 && report.answered == 1)
        #expect(try await journal.activities().first?.air == AirQuality(index: 107, fineParticles: 7))
        #expect(try await journal.completeAir(from: archive, pause: .zero).asked == 0)
        try await journal.stores.derived.deleteAll(of: journal.athleteID)
        try await journal.refreshDigests()
        #expect(try await journal.activities().first?.air?.index == 107)
    }

    @Test func `indoor activities and those without a place cause no request`() async throws {
        let archive = ScriptedAir { .success(self.day($0)) }
        for journal in [try await journal({ $0.isIndoor = true }), try await journal({ $0.channels.removeLast(2) })] {
            #expect(try await journal.completeAir(from: archive, pause: .zero) == ArchiveReport())
        }
        #expect(archive.asked.withLock { $0 }.isEmpty)
    }

    @Test(arguments: [
        HourlyArchiveError.unreachable, .tooSlow, .refused(status: 429, retryAfter: 7200), .notAsPromised(field: "us_aqi"),
    ])
    func `a failed request adds no data, is recorded, and waits before it is repeated`(error: HourlyArchiveError) async throws {
        let journal = try await journal()
        let first = try await journal.completeAir(from: ScriptedAir { _ in .failure(error) }, pause: .zero)
        #expect(first.asked == 1 && first.completed == 0 && first.problems.first?.problem == error.name)
        #expect(try await journal.activities().first?.air == nil)
        let again = try await journal.completeAir(from: ScriptedAir { .success(self.day($0)) }, pause: .zero)
        #expect(again.asked == 0 && again.waiting == 1)
    }

    @Test func `missing hours are requested again until they are too old`() async throws {
        let recent = try await journal()
        let silent = ScriptedAir { _ in .success([]) }
        #expect(try await recent.completeAir(from: silent, pause: .zero).answered == 0)
        #expect(try await recent.completeAir(from: silent, pause: .zero).waiting == 1)
        let old = try await journal(daysLater: 400)
        #expect(try await old.completeAir(from: silent, pause: .zero).answered == 1)
        #expect(try await old.completeAir(from: silent, pause: .zero) == ArchiveReport())
        #expect(try await old.activities().first?.air == nil)
    }
}
