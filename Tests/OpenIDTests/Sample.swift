import Measures
import OpenID
import Passkeys

/// Documents and tokens of a provider, with stand-ins for the cryptographic functions.
enum Sample {
    static let now = Moment(secondsSince1970: 1_717_223_400)
    static let issuer = "https://id.example/realms/home"
    static var expected: TokenExpectation {
        guard let issuer = Issuer(issuer) else { preconditionFailure("the sample's issuer is one") }
        return TokenExpectation(issuer: issuer, client: "hearth", nonce: "n")
    }
    static let key = VerificationKey.p256(x: [UInt8](repeating: 1, count: 32), y: [UInt8](repeating: 2, count: 32))
    /// Every signature of the byte 1 is valid. The hashes are the length and the first bytes.
    static let cryptography = TokenCryptography(
        sha256: { Sample.hash($0, 32) }, sha512: { Sample.hash($0, 64) }, isSigned: { _, signature, _, _ in signature == [1] })

    static func hash(_ bytes: [UInt8], _ length: Int) -> [UInt8] {
        Array(([UInt8(truncatingIfNeeded: bytes.count)] + bytes + [UInt8](repeating: 0, count: length)).prefix(length))
    }

    static func document(_ changes: [String: String?] = [:]) -> [UInt8] {
        var members: [String: String?] = [
            "issuer": "\"\(issuer)\"", "authorization_endpoint": "\"https://id.example/authorize\"",
            "token_endpoint": "\"https://id.example/token\"", "jwks_uri": "\"https://id.example/keys\"",
            "response_types_supported": "[\"code\",\"id_token\"]", "code_challenge_methods_supported": "[\"plain\",\"S256\"]",
        ]
        members.merge(changes) { $1 }
        return Array(json(members).utf8)
    }

    static func json(_ members: [String: String?]) -> String {
        "{" + members.compactMap { name, value in value.map { "\"\(name)\":\($0)" } }.sorted().joined(separator: ",") + "}"
    }

    /// Text of a token; nil removes a claim.
    static func token(
        _ changes: [String: String?] = [:], head: String = "{\"alg\":\"ES256\",\"kid\":\"k\"}", signature: [UInt8] = [1]
    ) -> String {
        let seconds = Int(now.secondsSince1970)
        var claims: [String: String?] = [
            "iss": "\"\(issuer)\"", "sub": "\"s1\"", "aud": "\"hearth\"", "exp": "\(seconds + 300)", "iat": "\(seconds)",
            "nonce": "\"n\"",
        ]
        claims.merge(changes) { $1 }
        return [Array(head.utf8), Array(json(claims).utf8), signature].map { Base64URL.text($0) }.joined(separator: ".")
    }

    static func verified(
        _ changes: [String: String?] = [:], head: String = "{\"alg\":\"ES256\",\"kid\":\"k\"}", key: VerificationKey = key,
        signature: [UInt8] = [1], access: String? = nil, groups: String = "groups", at moment: Moment = now
    ) throws(ProviderError) -> IDToken {
        try IDToken(
            try SignedToken(token(changes, head: head, signature: signature)), by: key, as: expected, accessToken: access,
            groupsClaim: groups, at: moment, cryptography)
    }

    /// Returns the error of a body.
    static func error(_ body: () throws(ProviderError) -> Void) -> ProviderError? {
        do throws(ProviderError) { try body() } catch { return error }
        return nil
    }
}
