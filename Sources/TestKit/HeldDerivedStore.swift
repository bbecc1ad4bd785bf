public import Analysis
public import Measures
import Synchronization
public import Training
public import TrainingLog

/// A store of digests that keeps none until it is let go, or none at all: for looking at what is shown meanwhile.
public final class HeldDerivedStore: DerivedStore {
    public enum Mode: Sendable { case held, heldReading, failing, open }
    public struct Failure: Error, Equatable {}

    private let inner: any DerivedStore
    private let state = Mutex((mode: Mode.open, saves: 0, reads: 0))

    public init(_ inner: any DerivedStore) { self.inner = inner }

    public var mode: Mode {
        get { state.withLock { $0.mode } }
        set { state.withLock { $0.mode = newValue } }
    }

    /// How often digests were kept.
    public var saves: Int { state.withLock { $0.saves } }

    /// How often digests were asked for.
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
    /// So many runs of a minute, a day apart.
    public static func manyRuns(_ count: Int, from start: Moment) -> [Recording] {
        (0..<count).map { steadyRun(start: start + Double($0) * 86_400, minutes: 1) }
    }
}
