import Foundation
import Hummingbird
import JWTKit
public import Measures

/// Makes and checks the tokens with which programs ask for analyses. One algorithm, HS256, whatever a token says of itself.
public struct AccessTokens: Sendable {
    private let keys: JWTKeyCollection
    private let clock: @Sendable () -> Moment

    public init(key: TokenKey, clock: @escaping @Sendable () -> Moment) async {
        keys = JWTKeyCollection()
        await keys.add(hmac: HMACKey(from: key.bytes), digestAlgorithm: .sha256)
        self.clock = clock
    }

    /// A token for an athlete that is good for `seconds` from now.
    public func token(for athlete: String, seconds: Double) async throws -> String {
        // Whole seconds: some readers of tokens take nothing else.
        let now = Moment(secondsSince1970: clock().secondsSince1970.rounded(.down))
        return try await keys.sign(
            AccessClaims(
                sub: SubjectClaim(value: athlete), iat: IssuedAtClaim(value: AccessTokens.date(now)),
                exp: ExpirationClaim(value: AccessTokens.date(now + seconds))))
    }

    /// The athlete that a token speaks for.
    func athlete(of token: String) async throws(RequestFailure) -> String {
        guard let (header, _, _) = try? DefaultJWTParser().parse(Array(token.utf8), as: AccessClaims.self) else {
            throw .unauthorized(.malformed)
        }
        guard header.alg == "HS256" else { throw .unauthorized(.otherAlgorithm) }
        guard let claims = try? await keys.verify(token, as: AccessClaims.self) else { throw .unauthorized(.forged) }
        guard claims.exp.value > AccessTokens.date(clock()) else { throw .unauthorized(.expired) }
        return claims.sub.value
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

    /// The signature is checked by the caller; so is the end, against the house's own clock.
    func verify(using algorithm: some JWTAlgorithm) async throws {}
}
