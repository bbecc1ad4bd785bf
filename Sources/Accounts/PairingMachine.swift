public import Measures

/// Connections of phones that wait for their owner: a computer that is signed in offers one, a phone asks with its key, the owner compares a
/// short code and allows it, and the phone then collects its session.
///
/// The phone counts as connected once it has used that session. Until then it may collect again with the same claim, because its response may
/// have been lost or its session could not be stored.
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
        /// - Parameter session: id of the session that the phone uses; nil without one.
        case collected(claim: String, session: String?)
        /// A session was stored for the phone. It replaces one that was stored before and that the phone did not use.
        case began(claim: String, session: String)
    }

    public enum Effect: Equatable, Sendable {
        /// The pages of the athlete show another state.
        case tell(athlete: String)
        /// The phone shows the code and asks again.
        case wait(code: String)
        /// Store a session for the phone and report it with `began`.
        case begin(athlete: String)
        /// The phone uses its session.
        case joined
        /// End a session: the phone does not use it.
        case revoke(session: String, athlete: String)
        /// The code was allowed too late: nothing was changed.
        case stale
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
        var code: String?
        /// Session that was stored for the phone.
        var session: String?

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
            pairings[athlete]?.code = code
            pairings[athlete]?.state = .asked(code: code, device: device)
            return [.tell(athlete: athlete), .wait(code: code)]
        case .allowed(let athlete, let code):
            // The page may be older than a new offer. A second press of the button changes nothing.
            guard let pairing = pairings[athlete], pairing.code == code else { return [.stale, .tell(athlete: athlete)] }
            if case .asked(_, let device) = pairing.state { pairings[athlete]?.state = .allowed(device: device) }
            return [.tell(athlete: athlete)]
        case .refused(let athlete):
            let pairing = pairings.removeValue(forKey: athlete)
            guard case .allowed? = pairing?.state, let session = pairing?.session else { return [.tell(athlete: athlete)] }
            return [.revoke(session: session, athlete: athlete), .tell(athlete: athlete)]
        case .collected(let claim, let session): return collect(claim, session)
        case .began(let claim, let session):
            guard let (athlete, pairing) = pairing(of: claim), case .allowed = pairing.state else { return [.end] }
            pairings[athlete]?.session = session
            return pairing.session.map { [.revoke(session: $0, athlete: athlete)] } ?? []
        }
    }

    private mutating func collect(_ claim: String, _ session: String?) -> [Effect] {
        guard let (athlete, pairing) = pairing(of: claim) else { return [.end] }
        let isUsed = session != nil && session == pairing.session
        switch pairing.state {
        case .asked(let code, _): return [.wait(code: code)]
        case .allowed(let device):
            guard isUsed else { return [.begin(athlete: athlete)] }
            pairings[athlete]?.state = .done(device: device)
            return [.joined, .tell(athlete: athlete)]
        case .done: return isUsed ? [.joined] : [.end]
        case .offered: return [.end]
        }
    }

    private func pairing(of claim: String) -> (athlete: String, Pairing)? {
        pairings.first { $0.value.claim == claim }.map { ($0.key, $0.value) }
    }

    private func athlete(offering key: String, _ now: Moment) -> String? {
        pairings.first { $0.value.key == key && $0.value.state == .offered && $0.value.isOpen(at: now) }?.key
    }
}
