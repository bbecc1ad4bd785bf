import Measures
import OpenID
import Passkeys
import Testing

struct KeySetTests {
    private static let coordinate = Base64URL.text([UInt8](repeating: 1, count: 32))
    private static let modulus = Base64URL.text([0] + [UInt8](repeating: 200, count: 256))

    private static func set(_ keys: String...) throws(ProviderError) -> KeySet {
        try KeySet(Array("{\"keys\":[\(keys.joined(separator: ","))]}".utf8))
    }

    private static func elliptic(_ id: String, _ more: String = "") -> String {
        "{\"kty\":\"EC\",\"crv\":\"P-256\",\"kid\":\"\(id)\",\"x\":\"\(coordinate)\",\"y\":\"\(coordinate)\"\(more)}"
    }

    private static func token(_ head: String) throws(ProviderError) -> SignedToken { try SignedToken(Sample.token(head: head)) }

    @Test func `keys of three kinds are read, and others left out`() throws {
        let set = try Self.set(
            Self.elliptic("a"),
            "{\"kty\":\"RSA\",\"kid\":\"b\",\"alg\":\"PS256\",\"use\":\"sig\",\"n\":\"\(Self.modulus)\",\"e\":\"AQAB\"}",
            "{\"kty\":\"OKP\",\"crv\":\"Ed25519\",\"x\":\"\(Self.coordinate)\"}",
            "{\"kty\":\"oct\",\"k\":\"\(Self.coordinate)\"}",
            Self.elliptic("c", ",\"use\":\"enc\""), Self.elliptic("d", ",\"key_ops\":[\"sign\"]"),
            Self.elliptic("e", ",\"alg\":\"ES384\""),
            "{\"kty\":\"EC\",\"crv\":\"P-384\",\"x\":\"\(Self.coordinate)\",\"y\":\"AA\"}",
            "{\"kty\":\"RSA\",\"n\":\"AQAB\",\"e\":\"AQAB\"}", "7", "{}")
        #expect(set.keys.map { $0.id } == ["a", "b", nil])
        #expect(
            set.keys[1].algorithm == .ps256
                && set.keys[1].key == .rsa(modulus: [UInt8](repeating: 200, count: 256), exponent: [1, 0, 1]))
        for text in ["{}", "{\"keys\":{}}", "[]", "{\"keys\":[}"] {
            #expect(Sample.error { () throws(ProviderError) in _ = try KeySet(Array(text.utf8)) } == .malformed(.keys))
        }
        let many = try KeySet(Array("{\"keys\":[\((0..<100).map { Self.elliptic("\($0)") }.joined(separator: ","))]}".utf8))
        #expect(many.keys.count == KeySet.limit)
    }

    @Test func `a token finds the key that it names, or the only one that fits`() throws {
        let rsa = "{\"kty\":\"RSA\",\"kid\":\"r\",\"alg\":\"RS256\",\"n\":\"\(Self.modulus)\",\"e\":\"AQAB\"}"
        let set = try Self.set(Self.elliptic("a"), rsa)
        #expect(set.key(of: try Self.token("{\"alg\":\"ES256\",\"kid\":\"a\"}")) == set.keys[0].key)
        #expect(set.key(of: try Self.token("{\"alg\":\"ES256\"}")) == set.keys[0].key)
        #expect(set.key(of: try Self.token("{\"alg\":\"RS256\",\"kid\":\"r\"}")) == set.keys[1].key)
        for head in [
            "{\"alg\":\"ES256\",\"kid\":\"b\"}", "{\"alg\":\"ES256\",\"kid\":\"r\"}", "{\"alg\":\"PS256\",\"kid\":\"r\"}",
            "{\"alg\":\"EdDSA\"}",
        ] {
            #expect(set.key(of: try Self.token(head)) == nil, "\(head)")
        }
        // Two keys of one name, or two that fit a token without a name.
        let twice = try Self.set(Self.elliptic("a"), Self.elliptic("a"))
        #expect(twice.key(of: try Self.token("{\"alg\":\"ES256\",\"kid\":\"a\"}")) == nil)
        #expect(twice.key(of: try Self.token("{\"alg\":\"ES256\"}")) == nil)
    }

    @Test func `keys are kept for an hour, and an unknown one asks again at most once a minute`() throws {
        var cache = KeyCache()
        let (known, unknown) = (
            try Self.token("{\"alg\":\"ES256\",\"kid\":\"a\"}"), try Self.token("{\"alg\":\"ES256\",\"kid\":\"b\"}")
        )
        #expect(cache.decision(for: known, at: Sample.now) == .fetch)
        let set = try Self.set(Self.elliptic("a"))
        cache.store(set, at: Sample.now)
        #expect(cache.decision(for: known, at: Sample.now) == .use(set.keys[0].key))
        #expect(cache.decision(for: unknown, at: Sample.now + 59) == .unknown)
        #expect(cache.decision(for: unknown, at: Sample.now + 60) == .fetch)
        cache.store(set, at: Sample.now + 60)
        #expect(cache.decision(for: unknown, at: Sample.now + 119) == .unknown)
        #expect(cache.decision(for: known, at: Sample.now + 3659) == .use(set.keys[0].key))
        #expect(cache.decision(for: known, at: Sample.now + 3660) == .fetch)
        // The clock was set back.
        #expect(cache.decision(for: known, at: Sample.now) == .fetch)
    }
}
