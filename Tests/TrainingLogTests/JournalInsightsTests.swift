import ActivityFiles
import Analysis
import Archives
import Measures
import TestKit
import Testing
import Training
import TrainingLog

struct JournalInsightsTests {
    private func journal() async throws -> (Journal, PausedDerivedStore) {
        var stores = MemoryStores().stores
        let held = PausedDerivedStore(stores.derived)
        stores.derived = held
        let journal = Journal(stores: stores, now: { Moment(secondsSince1970: 1_717_200_000) })
        let runs = ExampleRecordings.manyRuns(3, from: Moment(secondsSince1970: 1_700_000_000))
        try await journal.add(FileReading(kind: .fit, recordings: runs), path: "runs", hash: ContentHash(of: [1]))
        return (journal, held)
    }

    private let day = Day(number: 19_700)

    /// Waits until a computation is suspended in the store.
    private func reached(_ held: PausedDerivedStore) async throws {
        while held.reads == 0 { try await Task.sleep(for: .milliseconds(2)) }
    }

    @Test func `concurrent requests compute insights once`() async throws {
        let (journal, held) = try await journal()
        held.mode = .heldReading
        let requests = (0..<8).map { _ in Task { try await journal.insights(asOf: day) } }
        try await reached(held)
        // Give the other requests time to start a computation of their own.
        try await Task.sleep(for: .milliseconds(300))
        held.mode = .open
        var answers: [Int] = []
        for request in requests { answers.append(try await request.value.load.days.count) }
        #expect(Set(answers).count == 1 && held.reads == 1)
    }

    @Test func `a cancelled first request leaves the computation to the next one`() async throws {
        let (journal, held) = try await journal()
        held.mode = .heldReading
        let first = Task { try await journal.insights(asOf: day) }
        try await reached(held)
        let others = (0..<4).map { _ in Task { try await journal.insights(asOf: day) } }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        held.mode = .open
        for request in others { _ = try await request.value }
        #expect(held.reads == 2)
    }
}
