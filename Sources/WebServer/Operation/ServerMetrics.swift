import Synchronization

/// Counters of a running server. They have no fact about an athlete: labels are route patterns, methods, statuses and outcomes.
final class ServerMetrics: Sendable {
    /// How an import that was started in the browser ended.
    enum ImportOutcome: String, CaseIterable { case finished, stopped, failed }

    /// What a request is counted under.
    struct RequestKey: Hashable {
        var method: String
        var route: String
        var status: Int
    }

    struct Counts {
        var requests: [RequestKey: Int] = [:]
        /// Durations by route pattern.
        var latencies: [String: LatencyHistogram] = [:]
        var imports: [ImportOutcome: Int] = [:]
        var running = 0
    }

    private let counts = Mutex(Counts())

    /// Route of requests that no pattern matches.
    static let otherRoute = "other"

    /// The current numbers.
    var current: Counts { counts.withLock { $0 } }

    /// Counts a request that is being answered.
    func begin() { counts.withLock { $0.running += 1 } }

    /// Counts the end of a request.
    func end(_ key: RequestKey, seconds: Double) {
        counts.withLock { counts in
            counts.running -= 1
            counts.requests[key, default: 0] += 1
            counts.latencies[key.route, default: LatencyHistogram()].add(seconds: seconds)
        }
    }

    func noteImport(_ outcome: ImportOutcome) { counts.withLock { $0.imports[outcome, default: 0] += 1 } }
}
