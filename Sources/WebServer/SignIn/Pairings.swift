import Accounts
import Measures
import Synchronization

/// Connections of phones that wait for their owner, shared by all requests. They end with the server.
final class Pairings: Sendable {
    private struct Shared {
        var machine = PairingMachine()
        /// Key of each offer, for the picture of the page; gone once a phone has asked.
        var keys: [String: Secret] = [:]
    }

    private let shared = Mutex(Shared())

    /// Offers a connection, in place of an earlier one.
    func offer(to athlete: String, at now: Moment) -> [PairingMachine.Effect] {
        let key = Secret()
        return shared.withLock {
            $0.keys[athlete] = key
            return $0.machine.handle(.offered(athlete: athlete, key: key.pairingID), at: now)
        }
    }

    func handle(_ event: PairingMachine.Event, at now: Moment) -> [PairingMachine.Effect] {
        shared.withLock { $0.machine.handle(event, at: now) }
    }

    func isOffered(_ key: Secret, at now: Moment) -> Bool { shared.withLock { $0.machine.isOffered(key.pairingID, at: now) } }

    /// Returns the state of an athlete's connection, and the key while a phone may ask with it; nil without a connection.
    func state(of athlete: String, at now: Moment) -> (state: PairingMachine.State, key: Secret?)? {
        shared.withLock { shared in
            let state = shared.machine.state(of: athlete, at: now)
            if state != .offered { shared.keys[athlete] = nil }
            return state.map { ($0, shared.keys[athlete]) }
        }
    }
}
