public import Analysis
public import Measures
import Synchronization
public import Training
public import TrainingLog

/// A digest store that can delay or reject saving, to test what is displayed meanwhile.
public final class PausedDerivedStore: DerivedStore {
    public enum Mode: Sendable { case held, heldReading, failing, open }
    public struct Failure: Error, Equatable {}

    private let inner: any DerivedStore
    private let state = Mutex((mode: Mode.open, saves: 0, reads: 0))

    public init(_ inner: any DerivedStore) { self.inner = inner }

    public var mode: Mode {
        get { state.withLock { $0.mode } }
        set { state.withLock { $0.mode = newValue } }
    }

    /// Number of saves.
    public var saves: Int { state.withLock { $0.saves } }

    /// Number of queries.
    public var reads: Int { state.withLock { $0.reads } }

    public func save(_ digests: [ActivityDigest], restingOn basis: String, athlete: String) async throws {
        while mode == .held { try await Task.sleep(for: .milliseconds(2)) }
        if mode == .failing { throw Failure() }
        try await inner.save(digests, restingOn: basis, athlete: athlete)
        state.withLock { $0.saves += 1 }
    }

    public func activitiesWithoutDigest(restingOn basis: String, athlete: String) async throws -> [String] {
        try await inner.activitiesWithoutDigest(restingOn: basis, athlete: athlete)
    }
    public func digests(_ query: ActivityQuery, athlete: String) async throws -> [ActivityDigest] {
        state.withLock { $0.reads += 1 }
        while mode == .heldReading { try await Task.sleep(for: .milliseconds(2)) }
        return try await inner.digests(query, athlete: athlete)
    }
    public func deleteAll(of athlete: String) async throws { try await inner.deleteAll(of: athlete) }
}

extension ExampleRecordings {
    /// Returns `count` runs of one minute, one per day.
    public static func manyRuns(_ count: Int, from start: Moment) -> [Recording] {
        (0..<count).map { steadyRun(start: start + Double($0) * 86_400, minutes: 1) }
    }
}
