public import Measures
public import Passkeys
import Synchronization

/// Challenges that wait for the response of an authenticator, in memory.
///
/// Each is valid once, for its holder and the site that asked, and for five minutes. A holder has one: a new one replaces it.
public final class PasskeyChallenges: Sendable {
    /// Whose response is expected.
    public enum Holder: Sendable {
        /// A signed-in browser, by the id of its session.
        case session(String)
        /// A browser without a session, by the secret in its cookie, and its network address.
        case attempt(Secret, address: String)
        /// The holder of an invitation.
        case invitation(Secret)

        fileprivate var key: String {
            switch self {
            case .session(let id): "session " + id
            case .attempt(let secret, _): "attempt " + SecretHash(secret, for: .passkey).text
            case .invitation(let secret): "invitation " + SecretHash(secret, for: .passkey).text
            }
        }

        fileprivate var address: String? {
            if case .attempt(_, let address) = self { return address }
            return nil
        }
    }

    /// A request to an authenticator.
    public struct Issued: Equatable, Sendable {
        public var ceremony: Ceremony
        /// Handle of the user for a new passkey; nil for a sign-in.
        public var userHandle: [UInt8]?
    }

    private struct Entry {
        var issued: Issued
        var moment: Moment
        var address: String?
    }

    /// Seconds for which a challenge is valid.
    public static let lifetime = 300.0
    /// Bytes of a challenge. WebAuthn Level 3, 13.4.3, asks for 16 at least.
    static let length = 32

    private let limit: Int
    private let limitOfAddress: Int
    private let entries = Mutex<[String: Entry]>([:])

    /// - Parameters:
    ///   - limit: challenges in memory. Beyond it the oldest attempts are dropped, and only then others.
    ///   - limitOfAddress: attempts of one network address. Beyond it the oldest of the address are dropped.
    public init(limit: Int = 1000, limitOfAddress: Int = 100) {
        self.limit = limit
        self.limitOfAddress = limitOfAddress
    }

    /// Challenges in memory.
    var count: Int { entries.withLock { $0.count } }

    /// Returns a new request for a holder.
    public func issue(to holder: Holder, at party: RelyingParty, userHandle: [UInt8]? = nil, now: Moment) -> Issued {
        let ceremony = Ceremony(challenge: RandomBytes.make(PasskeyChallenges.length), party: party)
        let issued = Issued(ceremony: ceremony, userHandle: userHandle)
        entries.withLock { entries in
            entries[holder.key] = nil
            if let address = holder.address {
                drop(from: &entries, downTo: limitOfAddress - 1) { $0.address == address }
            }
            if entries.count >= limit {
                entries = entries.filter { PasskeyChallenges.isValid($0.value, at: now) }
                let others = entries.values.count { $0.address == nil }
                drop(from: &entries, downTo: max(0, limit - 1 - others)) { $0.address != nil }
                drop(from: &entries, downTo: limit - 1) { _ in true }
            }
            entries[holder.key] = Entry(issued: issued, moment: now, address: holder.address)
        }
        return issued
    }

    /// Uses up the challenge of a holder, whatever becomes of the response.
    /// - Parameters:
    ///   - party: site that the response came to.
    ///   - isNew: whether a new passkey is expected, not a sign-in.
    /// - Returns: nil when the holder has none, or only one that is too old, for another site or for something else.
    public func redeem(of holder: Holder, at party: RelyingParty, isNew: Bool, now: Moment) -> Issued? {
        guard let entry = entries.withLock({ $0.removeValue(forKey: holder.key) }), PasskeyChallenges.isValid(entry, at: now),
            entry.issued.ceremony.party == party, (entry.issued.userHandle != nil) == isNew
        else { return nil }
        return entry.issued
    }

    /// A challenge from the future is not valid: the clock was changed.
    private static func isValid(_ entry: Entry, at now: Moment) -> Bool {
        let age = now - entry.moment
        return age >= 0 && age < lifetime
    }

    /// Removes the oldest entries of a kind until `count` of them are left.
    private func drop(from entries: inout [String: Entry], downTo count: Int, _ isOfKind: (Entry) -> Bool) {
        let found = entries.filter { isOfKind($0.value) }
        guard found.count > count else { return }
        let oldest = found.sorted { ($0.value.moment, $0.key) < ($1.value.moment, $1.key) }.prefix(found.count - count)
        for (key, _) in oldest { entries[key] = nil }
    }
}
