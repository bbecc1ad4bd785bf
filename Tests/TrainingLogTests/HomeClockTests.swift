import Analysis
import Foundation
import Measures
import TestKit
import Testing
import Training

@testable import TrainingLog

struct HomeClockTests {
    private func moment(_ text: String) throws -> Moment { try #require(ISO8601.stamp(text)).moment }

    @Test func `a zone follows changes of the clock, an offset does not`() throws {
        let berlin = try #require(HomeClock(zone: "Europe/Berlin"))
        #expect(berlin.offset(at: try moment("2026-03-29T00:59:59Z")).secondsAheadOfUTC == 3600)
        #expect(berlin.offset(at: try moment("2026-03-29T01:00:00Z")).secondsAheadOfUTC == 7200)
        #expect(berlin.offset(at: try moment("2026-10-25T01:00:00Z")).secondsAheadOfUTC == 3600)
        let fixed = HomeClock(offset: LocalOffset(secondsAheadOfUTC: 3600))
        #expect(fixed.offset(at: try moment("2026-07-01T00:00:00Z")).secondsAheadOfUTC == 3600)
        #expect(HomeClock(zone: "Atlantis") == nil && HomeClock.zones.contains("UTC") && HomeClock.zones.count > 300)
    }

    @Test func `the athlete's zone takes precedence over the machine's, and an unknown one is ignored`() throws {
        let machine = try #require(HomeClock(zone: "Asia/Taipei"))
        #expect(Athlete(name: "").clock(else: machine) == machine)
        #expect(Athlete(name: "", homeZone: "Atlantis").clock(else: machine) == machine)
        #expect(Athlete(name: "", homeZone: "UTC").clock(else: machine).offset(at: Moment(secondsSince1970: 0)) == .utc)
        let east = LocalOffset(secondsAheadOfUTC: 7200)
        #expect(Athlete(name: "", homeOffset: east).clock(else: machine) == HomeClock(offset: east))
    }

    @Test func `samples without an offset get that of their own moment, and others keep theirs`() throws {
        let zone = try #require(HomeClock(zone: "America/New_York"))
        let times = ["2026-03-08T06:59:00Z", "2026-03-08T07:01:00Z", "2026-07-01T00:00:00Z", "2026-12-01T00:00:00Z"]
        var samples = try times.map { text in
            BodySample(
                kind: .bodyMass, start: try moment(text), end: try moment(text), offset: nil, value: 60,
                source: Source(name: "scale", origin: .csv))
        }
        samples[2].offset = .utc
        zone.complete(&samples)
        #expect(samples.map { $0.offset?.secondsAheadOfUTC } == [-18_000, -14_400, 0, -18_000])
    }

    /// A file without an offset gets the day and the hour of the home clock, in summer and in winter.
    @Test func `days and hours of files without an offset follow the home clock through the year`() async throws {
        let folder = try ScratchFolder()
        let zone = try #require(HomeClock(zone: "America/New_York"))
        let journal = Journal(stores: MemoryStores().stores, machine: zone)
        for (name, start) in [("winter", "2026-01-15T01:30:00Z"), ("summer", "2026-07-15T00:30:00Z")] {
            let path = try folder.write(ExampleFiles.gpx(startingAt: start, points: 700), to: name + ".gpx")
            _ = try await journal.importPaths([path])
        }
        let digests = try await journal.activities()
        #expect(digests.map { ISO8601.text($0.day) } == ["2026-07-14", "2026-01-14"])
        #expect(digests.map(\.offset.secondsAheadOfUTC) == [-14_400, -18_000])
        // After a change of the home zone, every figure follows.
        try await journal.save(Athlete(name: "", homeZone: "Asia/Taipei"))
        #expect(try await journal.activities().map { ISO8601.text($0.day) } == ["2026-07-15", "2026-01-15"])
    }
}
