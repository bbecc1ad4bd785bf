import Analysis
import Measures
import SQLiteStores
import TestKit
import Testing
import Training

@testable import TrainingLog

/// Derived data can be deleted at any time, and only outdated data is computed again.
struct SnapshotTests {
    private static let day = Day(number: 20_413)

    private func journal(_ stores: Stores) -> Journal {
        Journal(stores: stores, now: { Moment(secondsSince1970: 1_717_200_000) })
    }

    @Test func `without its derived data a journal gives bit-identical results`() async throws {
        let home = try ScratchFolder()
        let stores = try home.stores()
        let first = journal(stores)
        try await first.addDemoAthlete(endingOn: SnapshotTests.day)
        let before = try await first.insights(asOf: SnapshotTests.day)
        let digests = try await first.activities()
        #expect(before.load.ratio.value != nil && !before.running.curves.isEmpty && digests.count > 100)

        try await stores.derived.deleteAll(of: Journal.localAthlete)
        // A new journal has an empty cache.
        let second = journal(stores)
        #expect(try await second.insights(asOf: SnapshotTests.day) == before)
        #expect(try await second.activities() == digests)

        // After one more activity, a single digest is missing, and no other is computed again.
        let basis = second.digestBasis(try await second.athlete())
        #expect(try await stores.derived.activitiesWithoutDigest(restingOn: basis, athlete: Journal.localAthlete).isEmpty)
        let files = try ScratchFolder()
        _ = try await second.importPaths([
            try files.write(ExampleFiles.gpx(startingAt: "2025-11-20T06:00:00Z"), to: "one.gpx")
        ])
        let after = try await second.activities()
        #expect(after.count == digests.count + 1)
        let old = Set(digests.map(\.id))
        #expect(after.filter { old.contains($0.id) } == digests)

        // Digests depend on the profile.
        var athlete = try await second.athlete()
        athlete.maximumHeartRate = HeartRate(201)
        #expect(second.digestBasis(athlete) != basis)
    }
}
