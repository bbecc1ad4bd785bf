import Synchronization
import Training

/// The profile before the last change, so that the change can be taken back once.
final class FormerProfile: Sendable {
    private let athlete = Mutex<Athlete?>(nil)

    var isKept: Bool { athlete.withLock { $0 != nil } }

    func keep(_ former: Athlete) { athlete.withLock { $0 = former } }

    /// Gives it away: it can be taken back once.
    func take() -> Athlete? {
        athlete.withLock { kept in
            defer { kept = nil }
            return kept
        }
    }
}
