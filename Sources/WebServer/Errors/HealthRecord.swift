import Synchronization
import TrainingLog

/// Damage that `HealthJob` or any request found since the server started. It does not repair itself, so the server stays unhealthy until a restart.
final class HealthRecord: Sendable {
    /// Time for which a check of all tables is valid.
    let interval: Duration
    private let lastCheck = Mutex<ContinuousClock.Instant?>(nil)

    init(interval: Duration = .seconds(1)) { self.interval = interval }

    /// Whether the last successful check of all tables is older than `interval`, or there was none.
    func isCheckDue(at now: ContinuousClock.Instant) -> Bool {
        lastCheck.withLock { last in last.map { now - $0 >= interval } ?? true }
    }

    /// Records that all tables could be read.
    func noteCheck(at now: ContinuousClock.Instant) { lastCheck.withLock { $0 = now } }

    private let damaged = Mutex<String?>(nil)

    func noteDamage(of what: String) { damaged.withLock { $0 = $0 ?? what } }

    /// Throws when damage was found.
    /// - Throws: `StoreError.damaged`.
    func check() throws(StoreError) {
        if let what = damaged.withLock({ $0 }) { throw .damaged(what: what) }
    }
}
