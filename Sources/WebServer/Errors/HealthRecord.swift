import Synchronization
import TrainingLog

/// Damage that any request met since the server started. It does not heal by itself, so the server stays unhealthy until a restart.
final class HealthRecord: Sendable {
    private let damaged = Mutex<String?>(nil)

    func noteDamage(of what: String) { damaged.withLock { $0 = $0 ?? what } }

    /// - Throws: `StoreError.damaged`.
    func check() throws(StoreError) {
        if let what = damaged.withLock({ $0 }) { throw .damaged(what: what) }
    }
}
