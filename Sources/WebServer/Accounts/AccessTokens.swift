import Foundation
import Hummingbird
import JWTKit
public import Measures
import Screens

/// Makes and checks the tokens with which programs ask for analyses. One algorithm, HS256, whatever a token says of itself.
public struct AccessTokens: Sendable {
    /// What was given out. A token that is not in it is refused, however well it is signed.
    let ledger: TokenLedger
    private let keys: JWTKeyCollection
    private let clock: @Sendable () -> Moment
    private let verified = VerifiedTokens()

    public init(key: TokenKey, ledger: TokenLedger, clock: @escaping @Sendable () -> Moment) async {
        self.ledger = ledger
        keys = JWTKeyCollection()
        await keys.add(hmac: HMACKey(from: key.bytes), digestAlgorithm: .sha256)
        self.clock = clock
    }

    /// A token for an athlete that is good for `seconds` from now, unless it is withdrawn before.
    ///
    /// - Parameter name: by which the athlete will know it again.
    public func token(for athlete: String, seconds: Double, named name: String = "") async throws -> String {
        // Whole seconds: some readers of tokens take nothing else.
        let now = Moment(secondsSince1970: clock().secondsSince1970.rounded(.down))
        let given = GivenToken(id: TokenLedger.newID(), name: name, made: now, ends: now + seconds, used: nil)
        let token = try await keys.sign(
            AccessClaims(
                sub: SubjectClaim(value: athlete), iat: IssuedAtClaim(value: AccessTokens.date(now)),
                exp: ExpirationClaim(value: AccessTokens.date(given.ends)), jti: IDClaim(value: given.id)))
        try ledger.add(given, of: athlete)
        return token
    }

    /// The athlete that a token speaks for.
    ///
    /// A signature is checked once. Whether the token has ended or was withdrawn is checked every time.
    func athlete(of token: String) async throws(RequestFailure) -> String {
        let claims = try await claims(of: token)
        let now = clock()
        guard claims.exp.value > AccessTokens.date(now) else { throw .unauthorized(.expired) }
        guard let id = claims.jti?.value, ledger.holds(id) else { throw .unauthorized(.withdrawn) }
        if verified.isUseDue(of: token, at: now) { ledger.noteUse(of: id, at: now) }
        return claims.sub.value
    }

    private func claims(of token: String) async throws(RequestFailure) -> AccessClaims {
        if let known = verified.claims(of: token) { return known }
        guard let (header, _, _) = try? DefaultJWTParser().parse(Array(token.utf8), as: AccessClaims.self) else {
            throw .unauthorized(.malformed)
        }
        guard header.alg == "HS256" else { throw .unauthorized(.otherAlgorithm) }
        guard let claims = try? await keys.verify(token, as: AccessClaims.self) else { throw .unauthorized(.forged) }
        verified.store(claims, of: token)
        return claims
    }

    /// The athlete that a request's `Authorization` header speaks for.
    func athlete(of request: Request) async throws(RequestFailure) -> String {
        guard let header = request.headers[.authorization] else { throw .unauthorized(.missing) }
        let parts = header.split(separator: " ", omittingEmptySubsequences: true)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw .unauthorized(.malformed) }
        return try await athlete(of: String(parts[1]))
    }

    private static func date(_ moment: Moment) -> Date { Date(timeIntervalSince1970: moment.secondsSince1970) }
}

struct AccessClaims: JWTPayload {
    var sub: SubjectClaim
    var iat: IssuedAtClaim
    var exp: ExpirationClaim
    /// What the house calls the token. One without can never be withdrawn, so it is refused.
    var jti: IDClaim?

    /// The signature is checked by the caller; so is the end, against the house's own clock.
    func verify(using algorithm: some JWTAlgorithm) async throws {}
}
