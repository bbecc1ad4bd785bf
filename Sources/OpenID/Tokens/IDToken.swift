public import Measures
import Passkeys

/// What an ID token must state to be the answer to an attempt.
public struct TokenExpectation: Equatable, Sendable {
    public var issuer: Issuer
    /// Id of this server at the provider.
    public var client: String
    public var nonce: String
    /// When the person must have signed in at the provider at the earliest; nil if it does not matter.
    public var authenticatedSince: Moment?

    public init(issuer: Issuer, client: String, nonce: String, authenticatedSince: Moment? = nil) {
        self.issuer = issuer
        self.client = client
        self.nonce = nonce
        self.authenticatedSince = authenticatedSince
    }
}

/// Verified ID token: who signed in at the provider, and how (OpenID Connect Core 1.0, 2).
public struct IDToken: Equatable, Sendable {
    /// Characters of a subject at most (OpenID Connect Core 1.0, 2).
    public static let subjectLimit = 255
    /// Seconds by which the clocks of provider and server may differ.
    public static let leeway = 60.0
    /// Seconds since the token was issued, at most. A token is used at once.
    public static let ageLimit = 600.0
    /// Groups that are read at most.
    private static let groupLimit = 1000

    /// Identifies the person at the provider. Together with the issuer it is the identity; names and mail addresses are not.
    public var subject: String
    /// Name for lists and for a new account; nil if the token states none.
    public var name: String?
    /// Groups of the person; nil when the token does not have the claim.
    public var groups: [String]?
    /// Class of the authentication; nil if not stated.
    public var acr: String?
    /// Methods of the authentication.
    public var amr: [String]
    /// When the person signed in at the provider; nil if not stated.
    public var authenticated: Moment?

    /// Verifies a token (OpenID Connect Core 1.0, 3.1.3.7).
    /// - Parameters:
    ///   - token: the signed token of the token response.
    ///   - key: the provider's key for the token.
    ///   - expected: what the token must state.
    ///   - accessToken: access token of the same response; nil without one.
    ///   - groupsClaim: name of the claim with the groups.
    ///   - now: current time.
    ///   - cryptography: functions of a cryptographic library.
    /// - Throws: `ProviderError`.
    public init(
        _ token: SignedToken, by key: VerificationKey, as expected: TokenExpectation, accessToken: String?, groupsClaim: String,
        at now: Moment, _ cryptography: TokenCryptography
    ) throws(ProviderError) {
        guard key.fits(token.algorithm), cryptography.isSigned(token.signed, token.signature, token.algorithm, key) else {
            throw .signatureInvalid
        }
        let claims = JSONMembers(token.claims)
        guard IDToken.isSame(claims.text("iss"), expected.issuer.text) else { throw .wrongIssuer }
        guard let audience = claims.textOrTexts("aud"), audience.contains(where: { IDToken.isSame($0, expected.client) }) else {
            throw .wrongAudience
        }
        switch claims.member("azp") {
        case nil: guard audience.count == 1 else { throw .wrongAudience }
        case .text(let party)? where IDToken.isSame(party, expected.client): break
        default: throw .wrongAudience
        }
        try IDToken.checkTime(claims, at: now)
        guard IDToken.isSame(claims.text("nonce"), expected.nonce) else { throw .wrongNonce }
        if let stated = claims.member("at_hash") {
            guard let accessToken, case .text(let hash) = stated else { throw .wrongAccessToken }
            let whole = (token.algorithm.isLong ? cryptography.sha512 : cryptography.sha256)(Array(accessToken.utf8))
            guard Base64URL.text(Array(whole.prefix(whole.count / 2))).utf8.elementsEqual(hash.utf8) else {
                throw .wrongAccessToken
            }
        }
        guard let subject = claims.text("sub"), !subject.isEmpty, subject.utf8.count <= IDToken.subjectLimit,
            subject.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
        else { throw .subjectInvalid }
        self.subject = subject
        name = ["preferred_username", "name", "email"].lazy.compactMap { claims.text($0) }.first {
            $0.utf8.contains { $0 > 0x20 }
        }
        groups = claims.textOrTexts(groupsClaim).map { Array($0.prefix(IDToken.groupLimit)) }
        acr = claims.text("acr")
        amr = claims.texts("amr") ?? []
        authenticated = claims.whole("auth_time").map { Moment(secondsSince1970: Double($0)) }
        if let since = expected.authenticatedSince, !isAuthenticated(since: since, at: now) { throw .notAuthenticated }
    }

    /// Whether the person signed in at the provider since a moment, by the provider's clock.
    public func isAuthenticated(since moment: Moment, at now: Moment) -> Bool {
        authenticated.map { $0 - moment >= -IDToken.leeway && $0 - now <= IDToken.leeway } ?? false
    }

    /// Compares texts by their bytes. Swift's `==` takes different forms of one letter for the same.
    static func isSame(_ text: String?, _ other: String) -> Bool { text.map { $0.utf8.elementsEqual(other.utf8) } ?? false }

    private static func checkTime(_ claims: JSONMembers, at now: Moment) throws(ProviderError) {
        func moment(_ name: String) -> Moment? { claims.whole(name).map { Moment(secondsSince1970: Double($0)) } }
        guard let ends = moment("exp"), now - ends < leeway else { throw .expired }
        guard let issued = moment("iat") else { throw .malformed(.idToken) }
        guard issued - now <= leeway else { throw .notYetValid }
        guard now - issued <= ageLimit + leeway else { throw .expired }
        if claims.member("nbf") != nil {
            guard let begins = moment("nbf"), begins - now <= leeway else { throw .notYetValid }
        }
    }
}
