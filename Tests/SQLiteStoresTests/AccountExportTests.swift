import ActivityFiles
import Analysis
import Foundation
import GivenFiles
import Measures
import SQLiteStores
import TestKit
import Testing
import Training
import TrainingLog

/// Account exports of vendors, from the dropped zip to stored values and nights.
struct AccountExportTests {
    private static let whoop = "_sources/dibenkobit+whoop-lens/apps/api/tests/fixtures/zips/"

    private func journal(_ stores: Stores) -> Journal {
        Journal(stores: stores, now: { Moment(secondsSince1970: 1_741_000_000) })
    }

    private func sum(_ samples: [BodySample], _ kind: BodySampleKind) -> (count: Int, sum: Double) {
        let values = samples.filter { $0.kind == kind }.map(\.value)
        return (values.count, values.reduce(0, +))
    }

    /// Counted in Python from the tables of the zip.
    @Test(.needsGivenFiles) func `a WHOOP export has the sums of an independent reading, and a second import changes nothing`()
        async throws
    {
        let home = try ScratchFolder()
        let journal = journal(try home.stores())
        let zip = try GivenFiles.url(Self.whoop + "happy.zip").path
        let report = try await journal.importPaths([zip])
        #expect(report.files.map { $0.kind.rawValue } == ["whoop", "whoop", "whoop", "whoop"])
        let once = try await JournalContent(of: journal.stores)
        let expected: [(BodySampleKind, Double)] = [
            (.restingHeartRate, 3051), (.rmssd, 7606), (.respiratoryRate, 900.83), (.asleepCore, 16_354), (.asleepDeep, 6240),
            (.asleepREM, 6545), (.awake, 2661), (.inBed, 31_800),
        ]
        for (kind, value) in expected {
            // The table of sleeps repeats the nights of the cycles.
            let (count, sum) = sum(once.samples, kind)
            #expect(count == 60 && abs(sum - value) < 1e-6, "\(kind)")
        }
        #expect(once.recordings.count == 20)
        #expect(once.recordings.joined().map { $0.recording.elapsed }.reduce(0, +) == 36_000)
        #expect(once.samples.allSatisfy { $0.source == Source(name: "WHOOP", origin: .accountExport) })
        #expect(once.samples.allSatisfy { $0.offset?.secondsAheadOfUTC == 18_000 })
        #expect(try await journal.importPaths([zip]).newRecordings == 0)
        // The export without a journal has the same tables otherwise.
        let other = try GivenFiles.url(Self.whoop + "no_journal.zip").path
        _ = try await journal.importPaths([other])
        let again = try await JournalContent(of: journal.stores)
        #expect(again.samples == once.samples && again.recordings == once.recordings && again.groups == once.groups)
    }

    @Test(.needsGivenFiles) func `nights and mornings of a WHOOP export reach the analysis`() async throws {
        let home = try ScratchFolder()
        let journal = journal(try home.stores())
        _ = try await journal.importPaths([try GivenFiles.url(Self.whoop + "happy.zip").path])
        let samples = try await JournalContent(of: journal.stores).samples
        let nights = SleepNights(samples: samples, home: .utc).nights
        let day = try #require(ISO8601.day("2025-01-02"))
        // Light 317, deep 93 and REM 91 minutes; 554 in bed.
        #expect(abs((nights[day]?.asleepHours ?? 0) - 501 / 60.0) < 1e-9)
        #expect(abs((nights[day]?.inBedHours ?? 0) - 554 / 60.0) < 1e-9)
        #expect(nights.count == 60)
    }
}
