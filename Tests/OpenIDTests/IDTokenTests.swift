import Measures
import OpenID
import Passkeys
import Testing

struct IDTokenTests {
    private static func error(
        _ changes: [String: String?] = [:], head: String = "{\"alg\":\"ES256\",\"kid\":\"k\"}", signature: [UInt8] = [1],
        access: String? = nil, at moment: Moment = Sample.now
    ) -> ProviderError? {
        Sample.error { () throws(ProviderError) in
            _ = try Sample.verified(changes, head: head, signature: signature, access: access, at: moment)
        }
    }

    @Test func `a token states subject, name, groups and methods`() throws {
        let token = try Sample.verified([
            "preferred_username": "\"mia\"", "name": "\"Mia M\"", "groups": "[\"a\",1,\"b\"]", "acr": "\"2\"",
            "amr": "[\"pwd\",\"otp\"]",
        ])
        #expect(token.subject == "s1" && token.name == "mia" && token.groups == ["a", "b"])
        #expect(token.acr == "2" && token.amr == ["pwd", "otp"])
        let bare = try Sample.verified()
        #expect(bare.name == nil && bare.groups == nil && bare.acr == nil && bare.amr.isEmpty)
        #expect(try Sample.verified(["roles": "\"a\""], groups: "roles").groups == ["a"])
        #expect(try Sample.verified(["preferred_username": "\"\"", "email": "\"m@id.example\""]).name == "m@id.example")
    }

    @Test func `only signatures of public keys are accepted, each by a key of its own kind`() throws {
        for name in ["none", "None", "HS256", "HS512", "RS512", "ES384", "ES256K", ""] {
            #expect(Self.error(head: "{\"alg\":\"\(name)\"}") == .algorithmRefused(name))
        }
        #expect(Self.error(head: "{}") == .malformed(.idToken) && Self.error(head: "{\"alg\":1}") == .malformed(.idToken))
        #expect(Self.error(head: "{\"alg\":\"ES256\",\"crit\":[\"exp\"]}") == .malformed(.idToken))
        #expect(Self.error(head: "{\"alg\":\"ES256\",\"kid\":1}") == .malformed(.idToken))
        #expect(Self.error(head: "{\"alg\":\"ES256\",\"alg\":\"none\"}") == .malformed(.idToken))
        // The stand-in accepts this signature for every key.
        for name in ["RS256", "PS256", "EdDSA"] {
            #expect(Self.error(head: "{\"alg\":\"\(name)\"}") == .signatureInvalid, "\(name)")
        }
        #expect(Self.error(signature: [2]) == .signatureInvalid && Self.error(signature: []) == .signatureInvalid)
        for text in ["", "a.b", "a.b.c.d", "e30.e30", "=.=.=", Sample.token() + "="] {
            let error = Sample.error { () throws(ProviderError) in _ = try SignedToken(text) }
            #expect(error == .malformed(.idToken), "\(text)")
        }
        let large = Sample.error { () throws(ProviderError) in
            _ = try SignedToken(Sample.token(["x": "\"" + String(repeating: "a", count: SignedToken.limit) + "\""]))
        }
        #expect(large == .tooLarge(limit: SignedToken.limit))
    }

    @Test func `another issuer and another audience are refused`() throws {
        #expect(
            Self.error(["iss": "\"https://id.example/realms/home/\""]) == .wrongIssuer && Self.error(["iss": nil]) == .wrongIssuer
        )
        for audience in ["\"other\"", "[\"other\"]", "[]", "{}", nil, "[\"hearth\",\"other\"]"] {
            #expect(Self.error(["aud": audience]) == .wrongAudience, "\(audience ?? "nil")")
        }
        #expect(try Sample.verified(["aud": "[\"hearth\"]"]).subject == "s1")
        #expect(try Sample.verified(["aud": "[\"hearth\",\"other\"]", "azp": "\"hearth\""]).subject == "s1")
        #expect(Self.error(["aud": "[\"hearth\",\"other\"]", "azp": "\"other\""]) == .wrongAudience)
        #expect(Self.error(["azp": "\"other\""]) == .wrongAudience && Self.error(["azp": "null"]) == .wrongAudience)
    }

    @Test func `a token is valid from its issue to its end, with a minute for clocks that differ`() throws {
        let seconds = Int(Sample.now.secondsSince1970)
        #expect(Self.error(at: Sample.now + 359.5) == nil && Self.error(at: Sample.now + 360) == .expired)
        #expect(Self.error(at: Sample.now + -60) == nil && Self.error(at: Sample.now + -60.5) == .notYetValid)
        #expect(Self.error(["exp": nil]) == .expired && Self.error(["exp": "\"later\""]) == .expired)
        #expect(Self.error(["exp": "1e300"]) == .expired && Self.error(["iat": nil]) == .malformed(.idToken))
        #expect(Self.error(["nbf": "\(seconds + 61)"]) == .notYetValid && Self.error(["nbf": "\(seconds + 60)"]) == nil)
        #expect(Self.error(["nbf": "null"]) == .notYetValid)
        // A long life does not make an old token new.
        #expect(Self.error(["exp": "\(seconds + 86_400)"], at: Sample.now + 661) == .expired)
        #expect(Self.error(["exp": "\(seconds + 86_400)"], at: Sample.now + 660) == nil)
        #expect(Self.error(["exp": "\(seconds + 300).9", "iat": "\(seconds).5"]) == nil)
    }

    @Test func `nonce, access token and subject are checked`() throws {
        #expect(Self.error(["nonce": "\"m\""]) == .wrongNonce && Self.error(["nonce": nil]) == .wrongNonce)
        let half = Base64URL.text(Array(Sample.hash(Array("abc".utf8), 32).prefix(16)))
        #expect(Self.error(["at_hash": "\"\(half)\""], access: "abc") == nil)
        #expect(Self.error(["at_hash": "\"\(half)\""], access: "abd") == .wrongAccessToken)
        #expect(
            Self.error(["at_hash": "\"\(half)\""]) == .wrongAccessToken
                && Self.error(["at_hash": "1"], access: "abc") == .wrongAccessToken)
        let long = Base64URL.text(Array(Sample.hash(Array("abc".utf8), 64).prefix(32)))
        let ed25519 = VerificationKey.ed25519([UInt8](repeating: 1, count: 32))
        #expect(
            try Sample.verified(["at_hash": "\"\(long)\""], head: "{\"alg\":\"EdDSA\"}", key: ed25519, access: "abc").subject
                == "s1")
        let subjects = ["\"\"", "1", "\"é\"", "\"a\\u0000\"", "\"" + String(repeating: "a", count: 256) + "\"", nil]
        for subject in subjects { #expect(Self.error(["sub": subject]) == .subjectInvalid) }
        #expect(try Sample.verified(["sub": "\"" + String(repeating: "a", count: 255) + "\""]).subject.count == 255)
    }
}
