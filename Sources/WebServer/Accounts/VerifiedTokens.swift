import Measures
import Synchronization

/// Tokens whose signature this process has verified, so that a program that asks often is not verified anew each time.
final class VerifiedTokens: Sendable {
    private struct Entry {
        var claims: AccessClaims
        /// When the use of the token was last noted.
        var noted: Moment?
    }

    /// Tokens that are remembered. Beyond that all are verified anew.
    static let limit = 64
    /// Seconds between two notes of a token's use.
    static let interval = 60.0

    private let entries = Mutex<[String: Entry]>([:])

    func claims(of token: String) -> AccessClaims? { entries.withLock { $0[token]?.claims } }

    func store(_ claims: AccessClaims, of token: String) {
        entries.withLock {
            if $0.count >= VerifiedTokens.limit { $0.removeAll() }
            $0[token] = Entry(claims: claims, noted: nil)
        }
    }

    /// Whether the use of a token has to be noted: at its first use and then once a minute.
    func isUseDue(of token: String, at moment: Moment) -> Bool {
        entries.withLock {
            if let last = $0[token]?.noted, abs(moment - last) < VerifiedTokens.interval { return false }
            $0[token]?.noted = moment
            return true
        }
    }
}
