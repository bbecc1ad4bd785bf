import ServiceLifecycle
import Synchronization
import TrainingLog

/// Creates the contexts of athletes, keeps the most recently used ones, and runs their background work.
///
/// A context is evicted only when no request holds it and it is not busy. When no context can be evicted, more than `limit` are kept until
/// a later request.
final class AthleteContexts: Service, Sendable {
    private struct Entry {
        var context: AthleteContext
        var lastUse: Int
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var uses = 0
    }

    /// Contexts that are kept at most, unless more are in use.
    let limit: Int
    private let make: @Sendable (String) -> AthleteContext
    private let state = Mutex(State())
    private let (arrivals, arrival) = AsyncStream.makeStream(of: AthleteServices.self)

    /// - Parameter make: returns a new context of an athlete id; called once until the context is evicted.
    init(limit: Int = 64, make: @escaping @Sendable (String) -> AthleteContext) {
        self.limit = limit
        self.make = make
    }

    /// Number of contexts in memory.
    var count: Int { state.withLock { $0.entries.count } }

    /// The journals of the contexts in memory.
    var journals: [Journal] { state.withLock { $0.entries.values.map(\.context.journal) } }

    /// The background work of the contexts in memory. It holds no reference to a context.
    var work: [AthleteServices] { state.withLock { $0.entries.values.map(\.context.services) } }

    /// Returns the context of an athlete, and creates it at the first request.
    func context(of athlete: String) -> AthleteContext {
        state.withLock { state in
            state.uses += 1
            defer { evict(from: &state, besides: athlete) }
            if let known = state.entries[athlete]?.context {
                state.entries[athlete]?.lastUse = state.uses
                return known
            }
            let context = make(athlete)
            state.entries[athlete] = Entry(context: context, lastUse: state.uses)
            arrival.yield(context.services)
            return context
        }
    }

    /// Removes the least recently used contexts that can be removed, until `limit` are left.
    private func evict(from state: inout State, besides current: String) {
        guard state.entries.count > limit else { return }
        // Ids only: a copy of the entries would hold a reference to each context.
        let athletes = state.entries.sorted { $0.value.lastUse < $1.value.lastUse }.map { $0.key }
        for athlete in athletes where athlete != current {
            guard state.entries.count > limit else { return }
            guard var entry = state.entries.removeValue(forKey: athlete) else { continue }
            // A request that holds the context may be about to import or to listen.
            if isKnownUniquelyReferenced(&entry.context), !entry.context.isBusy {
                entry.context.services.stop()
            } else {
                state.entries[athlete] = entry
            }
        }
    }

    /// Stops the background work of an athlete's context and removes the context. The caller has made sure that no new request gets one.
    /// - Parameter patience: how long to wait for requests that hold it.
    /// - Returns: false when the context is still in use after that time.
    func close(_ athlete: String, patience: Duration = .seconds(20)) async -> Bool {
        guard let services = state.withLock({ $0.entries[athlete]?.context.services }) else { return true }
        services.stop()
        let deadline = ContinuousClock.now + patience
        while true {
            let isClosed = state.withLock { state in
                guard var entry = state.entries.removeValue(forKey: athlete) else { return true }
                if services.hasEnded, isKnownUniquelyReferenced(&entry.context) { return true }
                state.entries[athlete] = entry
                return false
            }
            if isClosed { return true }
            guard ContinuousClock.now < deadline else { return false }
            guard (try? await Task.sleep(for: .milliseconds(20))) != nil else { return false }  // cancelled: still in use
        }
    }

    /// Runs the background work of all contexts until the server stops.
    func run() async throws {
        try await withThrowingDiscardingTaskGroup { group in
            for await services in arrivals.cancelOnGracefulShutdown() {
                group.addTask { try await services.run() }
            }
        }
    }
}
