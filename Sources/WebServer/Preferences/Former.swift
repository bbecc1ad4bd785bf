import Screens
import Synchronization
import Training

/// What stood before the last change, so that the change can be taken back once, until the server stops.
final class Former<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    /// Reads it without giving it away.
    var current: Value? { value.withLock { $0 } }
    var isKept: Bool { value.withLock { $0 != nil } }

    func keep(_ former: Value) { value.withLock { $0 = former } }

    /// Gives it away: it can be taken back once.
    func take() -> Value? {
        value.withLock { kept in
            defer { kept = nil }
            return kept
        }
    }
}

/// What can be taken back of all that Settings keeps.
struct Formers {
    let athlete = Former<Athlete>()
    let archives = Former<NamedArchives?>()
    let map = Former<MapSource?>()
    let token = Former<GivenToken>()

    /// Once everything is deleted, nothing of it may come back.
    func forget() {
        _ = (athlete.take(), archives.take(), map.take(), token.take())
    }
}
