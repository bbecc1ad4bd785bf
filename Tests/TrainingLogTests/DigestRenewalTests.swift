import ActivityFiles
import Archives
import Measures
import Synchronization
import TestKit
import Testing
import Training

@testable import TrainingLog

struct DigestRenewalTests {
    private let start = Moment(secondsSince1970: 1_700_000_000)

    /// A journal of `count` runs without digests, and its store of digests.
    private func house(_ count: Int, tell: @escaping @Sendable (DigestRenewal) -> Void = { _ in }) async throws -> (
        Journal, PausedDerivedStore
    ) {
        var stores = MemoryStores().stores
        let held = PausedDerivedStore(stores.derived)
        stores.derived = held
        let journal = Journal(stores: stores, now: { Moment(secondsSince1970: 1_717_200_000) }, reportRenewal: tell)
        let runs = ExampleRecordings.manyRuns(count, from: start)
        try await journal.add(FileReading(kind: .fit, recordings: runs), path: "runs", hash: ContentHash(of: [1]))
        return (journal, held)
    }

    @Test func `a long recalculation reports its progress and runs once for concurrent callers`() async throws {
        let reported = Mutex<[DigestRenewal]>([])
        let (journal, held) = try await house(130) { renewal in reported.withLock { $0.append(renewal) } }
        #expect(try await journal.digestRenewal() == DigestRenewal(done: 0, total: 130))
        held.mode = .held
        async let one = journal.activities()
        async let other = journal.activities()
        async let job: Void = journal.renewDigests()
        #expect(try await journal.digestRenewal() == DigestRenewal(done: 0, total: 130))
        held.mode = .open
        let lists = try await [one, other]
        try await job
        #expect(lists.map(\.count) == [130, 130] && lists[0] == lists[1])
        #expect(
            reported.withLock { $0.map(\.done) } == [0, 64, 128, 130] && reported.withLock { $0.allSatisfy { $0.total == 130 } })
        #expect(held.saves == 3)
        #expect(try await journal.digestRenewal() == nil)
    }

    @Test func `digests of an older version or of another profile are outdated`() async throws {
        let (journal, held) = try await house(70)
        let list = try await journal.activities()
        try await held.save(list, restingOn: "1-of an older Hearth", athlete: journal.athleteID)
        // A new journal has an empty cache, like the updated program.
        let updated = Journal(stores: journal.stores)
        #expect(try await updated.digestRenewal() == DigestRenewal(done: 0, total: 70))
        #expect(try await updated.activities() == list)
        #expect(try await updated.digestRenewal() == nil)
        try await updated.save(Athlete(name: "Ada", maximumHeartRate: HeartRate(180)))
        #expect(try await updated.digestRenewal() == DigestRenewal(done: 0, total: 70))
    }

    @Test func `a short recalculation reports nothing, and a failure allows another attempt`() async throws {
        let reported = Mutex(0)
        let (journal, held) = try await house(64) { _ in reported.withLock { $0 += 1 } }
        #expect(try await journal.digestRenewal() == nil)
        held.mode = .failing
        await #expect(throws: PausedDerivedStore.Failure.self) { try await journal.activities() }
        held.mode = .open
        #expect(try await journal.activities().count == 64 && reported.withLock { $0 } == 0)
    }
}
