import Measures
import Screens
import Synchronization

/// Exchanges refresh tokens one after the other.
final class TokenRefreshes: Sendable {
    /// Seconds after an exchange in which the former token works once more, for an app that did not get the answer.
    static let patience = 60.0

    /// Exchanges of an app at most; far more than it can make.
    static let most = 1 << 40

    private let turn = Mutex(())

    /// Decides on a refresh token and records it.
    /// - Parameter generation: that of the token, 0 or more.
    /// - Returns: generation of the next token; nil for a token that was used before, whose app is disconnected now.
    /// - Throws: `RequestFailure.unauthorized`, and an error of the disk.
    func next(of id: String, after generation: Int, in ledger: TokenStore, at now: Moment) throws -> Int? {
        try turn.withLock { _ in
            guard let known = ledger.refresh(of: id) else { throw RequestFailure.unauthorized(.withdrawn) }
            guard now - known.moment < TokenRefresh.idleLifetime else { throw RequestFailure.unauthorized(.expired) }
            guard (0..<TokenRefreshes.most).contains(generation) else { throw RequestFailure.unauthorized(.malformed) }
            if generation == known.generation - 1, now - known.moment <= TokenRefreshes.patience { return known.generation }
            guard generation >= known.generation else {
                ledger.withdraw(id)
                return nil
            }
            // A later generation than the recorded one: the data folder was restored from a backup.
            try ledger.record(TokenRefresh(generation: generation + 1, moment: now), of: id)
            return generation + 1
        }
    }
}
