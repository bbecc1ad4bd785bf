import Accounts
import Foundation
import Hummingbird
import JWTKit
public import Measures
public import Screens

/// Creates and checks access tokens of programs. The only accepted algorithm is HS256, whatever a token states.
public struct AccessTokens: Sendable {
    /// Store of issued tokens. A token that is not in it is refused, even with a valid signature.
    let ledger: TokenStore
    let keys: TokenKeys
    let clock: @Sendable () -> Moment
    private let verified = VerifiedTokens()
    private(set) var isPermitted: @Sendable (String) -> Bool = { _ in true }
    let refreshes = TokenRefreshes()
    /// Counts the changes of tokens and sessions.
    let changes = ChangeLimit()

    public init(keys: TokenKeys, ledger: TokenStore, clock: @escaping @Sendable () -> Moment) {
        self.ledger = ledger
        self.keys = keys
        self.clock = clock
    }

    /// Returns the same tokens, without those of accounts that are disabled or removed.
    func permitted(by accounts: AccountStore) -> AccessTokens {
        var tokens = self
        tokens.isPermitted = { accounts.permits($0) }
        return tokens
    }

    /// Returns a new token for an athlete, valid for `seconds` from now unless it is withdrawn before.
    ///
    /// - Parameters:
    ///   - name: label that identifies the token to the athlete.
    ///   - scopes: what the token permits.
    public func token(
        for athlete: String, seconds: Double, named name: String = "", scopes: [AccessScope] = AccessScope.allCases
    ) async throws -> String {
        // Whole seconds: some libraries accept nothing else.
        let now = Moment(secondsSince1970: clock().secondsSince1970.rounded(.down))
        let given = IssuedToken(id: TokenStore.newID(), name: name, scopes: scopes, made: now, ends: now + seconds, used: nil)
        let token = try await keys.sign(AccessClaims(athlete, token: given.id, made: now, ends: given.ends))
        try ledger.add(given, of: athlete)
        return token
    }

    /// What a valid token gives access to.
    struct Access: Equatable {
        var athlete: String
        /// Id of the token.
        var token: String
        var scopes: [AccessScope]
    }

    /// Returns the athlete that a token belongs to.
    func athlete(of token: String) async throws(RequestFailure) -> String { try await access(by: token).athlete }

    /// The signature is checked once for each token. Expiry and withdrawal are checked every time.
    private func access(by token: String) async throws(RequestFailure) -> Access {
        let claims = try await claims(of: token)
        let now = clock()
        guard claims.generation == nil else { throw .unauthorized(.notForAccess) }
        guard claims.exp.value > AccessTokens.date(now) else { throw .unauthorized(.expired) }
        guard let id = claims.jti?.value, ledger.holds(id) else { throw .unauthorized(.withdrawn) }
        let grant = verified.grant(of: token) { ledger.grant(of: id) }
        // A key that others have read must not open another person's history with the id of any token.
        if let grant, grant.athlete != claims.sub.value { throw .unauthorized(.withdrawn) }
        guard isPermitted(claims.sub.value) else { throw .unauthorized(.disabled) }
        if verified.isUseDue(of: token, at: now) { ledger.noteUse(of: id, at: now) }
        return Access(athlete: claims.sub.value, token: id, scopes: grant?.scopes ?? [])
    }

    /// Accepts a withdrawn token again.
    /// - Returns: false when the key that signed it was deleted, so that no server could accept it.
    func restore(_ token: IssuedToken, of athlete: String) async throws -> Bool {
        // Signatures that were checked before keys were deleted count no longer.
        verified.removeAll()
        guard await keys.hasKey(of: token.refresh?.moment ?? token.made) else { return false }
        try ledger.add(token, of: athlete)
        return true
    }

    private func claims(of token: String) async throws(RequestFailure) -> AccessClaims {
        if let known = verified.claims(of: token) { return known }
        let claims = try await checkedClaims(of: token)
        verified.store(claims, of: token)
        return claims
    }

    /// Returns the claims of a token after a check of its signature.
    func checkedClaims(of token: String) async throws(RequestFailure) -> AccessClaims {
        guard let (header, _, _) = try? DefaultJWTParser().parse(Array(token.utf8), as: AccessClaims.self) else {
            throw .unauthorized(.malformed)
        }
        guard header.alg == "HS256" else { throw .unauthorized(.otherAlgorithm) }
        guard let claims = try? await keys.claims(of: token, as: AccessClaims.self) else { throw .unauthorized(.forged) }
        return claims
    }

    /// Returns the athlete of the token in a request's `Authorization` header, if the token permits `scope`.
    func athlete(of request: Request, for scope: AccessScope) async throws(RequestFailure) -> String {
        try await access(of: request, for: scope).athlete
    }

    /// Returns the athlete and the id of the token in a request's `Authorization` header, if the token permits `scope`.
    /// - Throws: `RequestFailure.insufficientScope` for a valid token that does not permit it.
    func access(of request: Request, for scope: AccessScope) async throws(RequestFailure) -> Access {
        let access = try await access(of: request)
        guard access.scopes.contains(scope) else { throw .insufficientScope(scope) }
        try changes.count(request, of: "token " + access.token, at: clock())
        return access
    }

    /// Returns the athlete of the token in a request's `Authorization` header; nil without a valid one, which the route then refuses.
    func holder(of request: Request) async -> String? { try? await access(of: request).athlete }

    private func access(of request: Request) async throws(RequestFailure) -> Access {
        guard let header = request.headers[.authorization] else { throw .unauthorized(.missing) }
        let parts = header.split(separator: " ", omittingEmptySubsequences: true)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw .unauthorized(.malformed) }
        return try await access(by: String(parts[1]))
    }

    /// Records how far the device of a token has the server's records.
    func noteReceipt(of token: String, cursor: String, isComplete: Bool) {
        ledger.noteReceipt(of: token, cursor: cursor, isComplete: isComplete, at: clock())
    }

    static func date(_ moment: Moment) -> Date { Date(timeIntervalSince1970: moment.secondsSince1970) }
}

struct AccessClaims: JWTPayload {
    var sub: SubjectClaim
    var iat: IssuedAtClaim
    var exp: ExpirationClaim
    /// Identifier of the token. A token without one could never be withdrawn, so it is refused.
    var jti: IDClaim?
    /// How often the token of a device was refreshed before; only refresh tokens have it, and they give no access.
    var generation: Int?

    init(_ athlete: String, token id: String, made: Moment, ends: Moment, generation: Int? = nil) {
        sub = SubjectClaim(value: athlete)
        iat = IssuedAtClaim(value: AccessTokens.date(made))
        exp = ExpirationClaim(value: AccessTokens.date(ends))
        jti = IDClaim(value: id)
        self.generation = generation
    }

    enum CodingKeys: String, CodingKey {
        case sub, iat, exp, jti
        case generation = "gen"
    }

    /// Empty: the caller checks the signature, and the expiry against the server's own clock.
    func verify(using algorithm: some JWTAlgorithm) async throws {}
}
