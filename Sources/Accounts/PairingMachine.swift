public import Measures

/// Connections of phones that wait for their owner: a computer that is signed in offers one, a phone asks with its key, the owner compares a
/// short code and allows it, and the phone then collects its session.
///
/// Keys and claims are hashes: the machine knows no secret. An athlete has one connection at a time, for ten minutes.
public struct PairingMachine: Sendable {
    /// Seconds from the offer to the end.
    public static let lifetime = 600.0

    public enum Event: Equatable, Sendable {
        /// A signed-in browser offers a connection under a key. It replaces an earlier one.
        case offered(athlete: String, key: String)
        /// A phone asks with the key. Only who has the claim collects.
        case asked(key: String, claim: String, code: String, device: String)
        /// The owner allows the phone whose code the page showed.
        case allowed(athlete: String, code: String)
        case refused(athlete: String)
        /// The phone asks whether it was allowed.
        case collected(claim: String)
    }

    public enum Effect: Equatable, Sendable {
        /// The pages of the athlete show another state.
        case tell(athlete: String)
        /// The phone shows the code and asks again.
        case wait(code: String)
        /// The phone gets a session.
        case begin(athlete: String)
        /// The key or claim is unknown, used, refused or over.
        case end
    }

    /// State of an athlete's connection.
    public enum State: Equatable, Sendable {
        case offered
        case asked(code: String, device: String)
        case allowed(device: String)
        case done(device: String)
    }

    private struct Pairing {
        var key: String
        var ends: Moment
        var made: Moment
        var state = State.offered
        var claim: String?

        /// One from the future is over: the clock was changed.
        func isOpen(at now: Moment) -> Bool { made - now <= 60 && now < ends }
    }

    private var pairings: [String: Pairing] = [:]

    public init() {}

    /// Connections in memory.
    public var count: Int { pairings.count }

    /// Returns the state of an athlete's connection; nil without one, and after its end.
    public func state(of athlete: String, at now: Moment) -> State? {
        pairings[athlete].flatMap { $0.isOpen(at: now) ? $0.state : nil }
    }

    /// Whether a phone may ask with a key.
    public func isOffered(_ key: String, at now: Moment) -> Bool { athlete(offering: key, now) != nil }

    public mutating func handle(_ event: Event, at now: Moment) -> [Effect] {
        pairings = pairings.filter { $0.value.isOpen(at: now) }
        switch event {
        case .offered(let athlete, let key):
            pairings[athlete] = Pairing(key: key, ends: now + PairingMachine.lifetime, made: now)
            return [.tell(athlete: athlete)]
        case .asked(let key, let claim, let code, let device):
            guard let athlete = athlete(offering: key, now) else { return [.end] }
            pairings[athlete]?.claim = claim
            pairings[athlete]?.state = .asked(code: code, device: device)
            return [.tell(athlete: athlete), .wait(code: code)]
        case .allowed(let athlete, let code):
            // The page may be older than a new offer.
            guard case .asked(code, let device)? = pairings[athlete]?.state else { return [.tell(athlete: athlete)] }
            pairings[athlete]?.state = .allowed(device: device)
            return [.tell(athlete: athlete)]
        case .refused(let athlete):
            pairings[athlete] = nil
            return [.tell(athlete: athlete)]
        case .collected(let claim):
            guard let (athlete, pairing) = pairings.first(where: { $0.value.claim == claim }) else { return [.end] }
            switch pairing.state {
            case .asked(let code, _): return [.wait(code: code)]
            case .allowed(let device):
                pairings[athlete]?.state = .done(device: device)
                pairings[athlete]?.claim = nil
                return [.begin(athlete: athlete), .tell(athlete: athlete)]
            case .offered, .done: return [.end]
            }
        }
    }

    private func athlete(offering key: String, _ now: Moment) -> String? {
        pairings.first { $0.value.key == key && $0.value.state == .offered && $0.value.isOpen(at: now) }?.key
    }
}
