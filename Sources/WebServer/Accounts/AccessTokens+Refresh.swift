import Foundation
import JWTKit
import Measures
public import Screens

/// Tokens of apps that refresh themselves: an access token for minutes, and a refresh token that works once (RFC 9700, 4.14.2).
extension AccessTokens {
    /// Seconds for which an access token of an app is valid.
    static let accessLifetime = 900.0
    /// Seconds for which an app can be refreshed in all. Then it is connected anew.
    public static let deviceLifetime = 2 * 365 * 86_400.0

    enum RefreshError: Error, Equatable {
        /// A token that was used before; the app is disconnected.
        case reused(athlete: String)
    }

    /// Pair of tokens of an app.
    struct Refreshed: Equatable {
        var access: String
        /// Seconds for which the access token is valid.
        var seconds: Int
        var refresh: String
    }

    /// Returns the first refresh token of an app.
    /// - Parameters:
    ///   - name: label that identifies the app to the athlete.
    ///   - scopes: what its tokens permit.
    public func refresh(for athlete: String, named name: String, scopes: [AccessScope]) async throws -> String {
        let now = Moment(secondsSince1970: clock().secondsSince1970.rounded(.down))
        let given = IssuedToken(
            id: TokenStore.newID(), name: name, scopes: scopes, made: now, ends: now + AccessTokens.deviceLifetime, used: nil,
            refresh: TokenRefresh(generation: 0, moment: now))
        try ledger.add(given, of: athlete)
        return try await signed(given.id, of: athlete, generation: 0, at: now, ends: given.ends)
    }

    /// Exchanges a refresh token for the next pair of tokens.
    ///
    /// A token that was exchanged before has been copied: the app is disconnected, and so is the copy. An app whose answer was lost can send the
    /// former token once more within `TokenRefreshes.patience`.
    /// - Throws: `RefreshError`, `RequestFailure.unauthorized`, and an error of the disk that could not record the exchange; the token is valid
    ///   then as before.
    func refresh(by token: String) async throws -> Refreshed {
        let claims = try await checkedClaims(of: token)
        guard let id = claims.jti?.value, let generation = claims.generation else {
            throw RequestFailure.unauthorized(.notForRefresh)
        }
        let (athlete, now) = (claims.sub.value, clock())
        guard claims.exp.value > AccessTokens.date(now) else { throw RequestFailure.unauthorized(.expired) }
        guard ledger.grant(of: id)?.athlete == athlete else { throw RequestFailure.unauthorized(.withdrawn) }
        guard isPermitted(athlete) else { throw RequestFailure.unauthorized(.disabled) }
        guard let next = try refreshes.next(of: id, after: generation, in: ledger, at: now) else {
            throw RefreshError.reused(athlete: athlete)
        }
        let second = Moment(secondsSince1970: now.secondsSince1970.rounded(.down))
        let ends = Moment(secondsSince1970: claims.exp.value.timeIntervalSince1970)
        let accessEnds = min(ends, second + AccessTokens.accessLifetime)
        let access = try await keys.sign(AccessClaims(athlete, token: id, made: second, ends: accessEnds))
        let refresh = try await signed(id, of: athlete, generation: next, at: second, ends: ends)
        let seconds = Int(max(0, min(AccessTokens.accessLifetime, accessEnds - second)))
        return Refreshed(access: access, seconds: seconds, refresh: refresh)
    }

    private func signed(_ id: String, of athlete: String, generation: Int, at now: Moment, ends: Moment) async throws -> String {
        try await keys.sign(AccessClaims(athlete, token: id, made: now, ends: ends, generation: generation))
    }
}
