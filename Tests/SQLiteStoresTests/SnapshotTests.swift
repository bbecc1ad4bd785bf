import Analysis
import Measures
import SQLiteStores
import TestKit
import Testing
import Training

@testable import TrainingLog

/// Derived data may be thrown away at any time, and only what changed is made again.
struct SnapshotTests {
    private static let day = Day(number: 20_413)

    private func journal(_ stores: Stores) -> Journal {
        Journal(stores: stores, now: { Moment(secondsSince1970: 1_717_200_000) })
    }

    @Test func `without its derived data a journal concludes the same, to the bit`() async throws {
        let home = try ScratchFolder()
        let stores = try home.stores()
        let first = journal(stores)
        try await first.addDemoAthlete(endingOn: SnapshotTests.day)
        let before = try await first.insights(asOf: SnapshotTests.day)
        let digests = try await first.activities()
        #expect(before.load.ratio.value != nil && !before.running.curves.isEmpty && digests.count > 100)

        try await stores.derived.deleteAll(of: Journal.localAthlete)
        // Another journal has nothing in memory either.
        let second = journal(stores)
        #expect(try await second.insights(asOf: SnapshotTests.day) == before)
        #expect(try await second.activities() == digests)

        // One more activity: one digest is due, and no other is made again.
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

        // A profile is part of what digests rest on.
        var athlete = try await second.athlete()
        athlete.maximumHeartRate = HeartRate(201)
        #expect(second.digestBasis(athlete) != basis)
    }
}
