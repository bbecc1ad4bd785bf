import Measures
import Screens
import Synchronization

/// Tokens whose signature this process has verified, so that not every request verifies it again.
final class VerifiedTokens: Sendable {
    private struct Entry {
        var claims: AccessClaims
        /// Whose token it is and what it permits; nil until it was read.
        var grant: TokenGrant?
        /// When the use of the token was last recorded.
        var noted: Moment?
    }

    /// Tokens in the cache. Above this limit all are verified again.
    static let limit = 64
    /// Seconds between two records of a token's use.
    static let interval = 60.0

    private let entries = Mutex<[String: Entry]>([:])

    func claims(of token: String) -> AccessClaims? { entries.withLock { $0[token]?.claims } }

    func store(_ claims: AccessClaims, of token: String) {
        entries.withLock {
            if $0.count >= VerifiedTokens.limit { $0.removeAll() }
            $0[token] = Entry(claims: claims)
        }
    }

    /// Returns whose token it is and what it permits, which never changes; nil if the store cannot read it.
    /// - Parameter read: reads it from the store.
    func grant(of token: String, read: () -> TokenGrant?) -> TokenGrant? {
        if let known = entries.withLock({ $0[token]?.grant }) { return known }
        let grant = read()
        entries.withLock { $0[token]?.grant = grant }
        return grant
    }

    func removeAll() { entries.withLock { $0.removeAll() } }

    /// Whether to record the use of a token: at its first use, and then once a minute.
    func isUseDue(of token: String, at moment: Moment) -> Bool {
        entries.withLock {
            if let last = $0[token]?.noted, abs(moment - last) < VerifiedTokens.interval { return false }
            $0[token]?.noted = moment
            return true
        }
    }
}
