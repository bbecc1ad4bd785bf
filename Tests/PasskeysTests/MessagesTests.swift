import Passkeys
import TestAuthenticators
import Testing

struct ClientDataTests {
    private static func data(_ text: String) throws(PasskeyError) -> ClientData { try ClientData(Array(text.utf8)) }

    @Test func `members are read in any order, and unknown ones skipped`() throws {
        let text = """
             { "origin" : "http:\\/\\/localhost:8080", "x": [1.5e-3, -0, {"y": [], "z": {}}, "\\"", null, true],\t"crossOrigin":false,
             "challenge":"\\u0041-_", "type":"webauthn.get", "more": 1e+9 }\n
            """
        let data = try Self.data(text)
        #expect(
            data.type == "webauthn.get" && data.challenge == "A-_" && data.origin == "http://localhost:8080"
                && !data.isCrossOrigin)
        let odd = try Self.data("{\"type\":\"\\u00e9\\ud83d\\ude00\\b\\f\\n\\r\\t\",\"challenge\":\"\",\"origin\":\"ü\"}")
        #expect(odd.type == "é😀\u{8}\u{C}\n\r\t" && odd.origin == "ü" && !odd.isCrossOrigin)
    }

    @Test func `every shorter text is refused`() throws {
        let text = "{\"type\":\"webauthn.get\",\"challenge\":\"AAAA\",\"origin\":\"http://localhost:8080\",\"crossOrigin\":false}"
        _ = try Self.data(text)
        for count in 0..<text.utf8.count {
            #expect(throws: PasskeyError.self, "\(count)") { try ClientData(Array(text.utf8.prefix(count))) }
        }
    }

    @Test(arguments: [
        "", "[]", "null", "{}x", "{,}", "{\"a\":1,}", "{\"a\" 1}", "{a:1}", "{\"a\":01}", "{\"a\":-}", "{\"a\":1.}", "{\"a\":1e}",
        "{\"a\":.5}",
        "{\"a\":tru}", "{\"a\":TRUE}", "{\"a\":\"\\x\"}", "{\"a\":\"\\u12g4\"}", "{\"a\":\"\\ud83d\"}", "{\"a\":\"\\ud83dx\"}",
        "{\"a\":\"\\ude00\"}", "{\"a\":\"\\ud83d\\u0041\"}", "{\"a\":\"\n\"}", "{\"a\":[1,]}", "{\"a\":[1 2]}",
        "{\"a\":1,\"a\":2}",
        "{\"a\":{\"b\":1,\"b\":1}}", "\u{FEFF}{}", "{\"a\":[[[[[[[[[1]]]]]]]]]}", "{\"a\":'b'}", "{\"a\":1}{\"b\":1}",
    ])
    func `what is no JSON object, repeats a name or is too deep is refused`(text: String) {
        do throws(PasskeyError) {
            _ = try Self.data(text)
            Issue.record("accepted")
        } catch {
            guard case .clientDataMalformed(let offset) = error else {
                Issue.record("\(error)")
                return
            }
            #expect((0...text.utf8.count).contains(offset))
        }
    }

    @Test func `bytes that are no UTF-8, and a long text, are refused`() {
        #expect(throws: PasskeyError.clientDataMalformed(offset: 2)) {
            try ClientData([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])
        }
        let long = "{\"a\":\"" + String(repeating: "x", count: ClientData.byteLimit) + "\"}"
        #expect(throws: PasskeyError.clientDataMalformed(offset: ClientData.byteLimit)) { try Self.data(long) }
    }

    @Test func `each member is needed in its type`() throws {
        let members = ["type": "\"t\"", "challenge": "\"c\"", "origin": "\"o\"", "crossOrigin": "true"]
        func text(_ members: [String: String]) -> String {
            "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
        }
        #expect(try Self.data(text(members)).isCrossOrigin)
        for (name, member) in [("type", ClientData.Member.type), ("challenge", .challenge), ("origin", .origin)] {
            #expect(throws: PasskeyError.clientDataMissing(member)) { try Self.data(text(members.filter { $0.key != name })) }
            #expect(throws: PasskeyError.clientDataMissing(member)) { try Self.data(text(members.merging([name: "1"]) { $1 })) }
        }
        #expect(throws: PasskeyError.clientDataMissing(.crossOrigin)) {
            try Self.data(text(members.merging(["crossOrigin": "\"false\""]) { $1 }))
        }
        #expect(throws: PasskeyError.clientDataMissing(.topOrigin)) {
            try Self.data(text(members.merging(["topOrigin": "1"]) { $1 }))
        }
        #expect(try Self.data(text(members.merging(["topOrigin": "\"x\"", "crossOrigin": "false"]) { $1 })).isCrossOrigin)
    }
}

struct CredentialKeyTests {
    private static func member(_ key: Int, _ value: [UInt8]) -> ([UInt8], [UInt8]) { (CBORWriter.number(key), value) }
    private static let (x, y) = ([UInt8](repeating: 1, count: 32), [UInt8](repeating: 2, count: 32))

    private static func p256(
        type: Int = 2, algorithm: Int = -7, curve: Int = 1, x: [UInt8] = x, y: [UInt8] = y, more: [([UInt8], [UInt8])] = []
    ) -> [UInt8] {
        CBORWriter.map(
            [
                member(1, CBORWriter.number(type)), member(3, CBORWriter.number(algorithm)), member(-1, CBORWriter.number(curve)),
                member(-2, CBORWriter.bytes(x)), member(-3, CBORWriter.bytes(y)),
            ] + more)
    }

    private static func rsa(_ modulus: [UInt8], _ exponent: [UInt8]) -> [UInt8] {
        CBORWriter.map([
            member(1, CBORWriter.number(3)), member(3, CBORWriter.number(-257)), member(-1, CBORWriter.bytes(modulus)),
            member(-2, CBORWriter.bytes(exponent)),
        ])
    }

    @Test(arguments: TestAuthenticator.Algorithm.allCases)
    func `real keys are read, and every shorter one is refused`(algorithm: TestAuthenticator.Algorithm) throws {
        let bytes = try TestAuthenticator(algorithm).publicKey()
        switch (algorithm, try CredentialKey(bytes)) {
        case (.p256, .p256(let x, let y)): #expect(x.count == 32 && y.count == 32)
        case (.ed25519, .ed25519(let key)): #expect(key.count == 32)
        case (.rsa, .rsa(let modulus, let exponent)): #expect(modulus.count == 256 && exponent == [1, 0, 1])
        case (_, let key): Issue.record("\(key)")
        }
        for count in 0..<bytes.count { #expect(throws: PasskeyError.self) { try CredentialKey(Array(bytes.prefix(count))) } }
        #expect(throws: PasskeyError.cbor(.trailing, offset: bytes.count)) { try CredentialKey(bytes + [0]) }
    }

    @Test func `other types, algorithms, curves, lengths and members are refused`() throws {
        #expect(try CredentialKey(Self.p256()) == .p256(x: Self.x, y: Self.y))
        let cases: [([UInt8], KeyFlaw)] = [
            (CBORWriter.list([]), .incomplete), (CBORWriter.map([]), .incomplete),
            (CBORWriter.map([Self.member(1, CBORWriter.number(2))]), .incomplete),
            (Self.p256(type: 1), .unsupported), (Self.p256(type: 3), .unsupported), (Self.p256(algorithm: -35), .unsupported),
            (Self.p256(algorithm: -8), .unsupported), (Self.p256(curve: 2), .unsupported), (Self.p256(curve: 6), .unsupported),
            (Self.p256(x: Array(Self.x.dropLast())), .parameterInvalid), (Self.p256(y: Self.y + [0]), .parameterInvalid),
            (Self.p256(y: []), .parameterInvalid),
            (Self.p256(more: [Self.member(-4, CBORWriter.bytes(Self.x))]), .memberUnexpected),
            (Self.p256(more: [Self.member(2, CBORWriter.bytes([1]))]), .memberUnexpected),
        ]
        for (bytes, flaw) in cases { #expect(throws: PasskeyError.key(flaw), "\(bytes)") { try CredentialKey(bytes) } }
        // A compressed point has a Boolean in place of y.
        let compressed = CBORWriter.map([
            Self.member(1, CBORWriter.number(2)), Self.member(3, CBORWriter.number(-7)), Self.member(-1, CBORWriter.number(1)),
            Self.member(-2, CBORWriter.bytes(Self.x)), Self.member(-3, [0xF5]),
        ])
        #expect(throws: PasskeyError.key(.parameterInvalid)) { try CredentialKey(compressed) }
    }

    @Test func `an RSA key has 2048 to 4096 bits, odd numbers and no leading zeros`() throws {
        let modulus = [UInt8](repeating: 0x81, count: 256)
        #expect(try CredentialKey(Self.rsa(modulus, [3])) == .rsa(modulus: modulus, exponent: [3]))
        for (modulus, exponent) in [
            (Array(modulus.dropLast()), [3]), ([UInt8](repeating: 0x81, count: 513), [3]), ([0] + modulus, [3]),
            (modulus.dropLast() + [0x80], [3]), (modulus, []), (modulus, [0]), (modulus, [1]), (modulus, [2]), (modulus, [0, 3]),
            (modulus, [1, 0, 0, 0, 1]),
        ] as [([UInt8], [UInt8])] {
            #expect(throws: PasskeyError.key(.parameterInvalid)) { try CredentialKey(Self.rsa(modulus, exponent)) }
        }
    }
}

struct AuthenticatorDataTests {
    @Test func `the fields are read, with a credential and extensions`() throws {
        var authenticator = try TestAuthenticator(.ed25519)
        authenticator.counter = 0x0102_0304
        authenticator.flags = [.userPresent, .userVerified, .backupEligible, .backedUp]
        let plain = try AuthenticatorData(try authenticator.authenticatorData(isNew: false))
        #expect(plain.relyingPartyHash == TestAuthenticator.sha256(Array("localhost".utf8)) && plain.counter == 0x0102_0304)
        #expect(plain.flags == authenticator.flags && plain.credential == nil)
        var bytes = try authenticator.authenticatorData(isNew: true)
        let credential = try #require(try AuthenticatorData(bytes).credential)
        #expect(credential.id == authenticator.id && credential.model == [UInt8](repeating: 0, count: 16))
        #expect(credential.keyBytes == (try authenticator.publicKey()))
        // Extensions follow the credential.
        bytes[32] |= 0x80
        let extended = bytes + CBORWriter.map([(CBORWriter.text("credProtect"), CBORWriter.number(2))])
        #expect(try AuthenticatorData(extended).credential == credential)
        for count in 0..<extended.count {
            #expect(throws: PasskeyError.self, "\(count)") { try AuthenticatorData(Array(extended.prefix(count))) }
        }
        #expect(throws: PasskeyError.authenticatorDataTrailing(offset: extended.count)) { try AuthenticatorData(extended + [0]) }
        #expect(throws: PasskeyError.cbor(.unsupported, offset: bytes.count)) { try AuthenticatorData(bytes + [0x01]) }
    }

    @Test(arguments: [0, 1024, 65_535]) func `an id has 1 to 1023 bytes`(count: Int) throws {
        var authenticator = try TestAuthenticator()
        authenticator.id = [UInt8](repeating: 9, count: 1023)
        #expect(try AuthenticatorData(try authenticator.authenticatorData(isNew: true)).credential?.id.count == 1023)
        authenticator.id = [UInt8](repeating: 9, count: count)
        let bytes = try authenticator.authenticatorData(isNew: true)
        #expect(throws: PasskeyError.credentialIDInvalid(count: count)) { try AuthenticatorData(bytes) }
    }

    @Test func `an attestation object is read with any statement, and every shorter one is refused`() throws {
        let data = try TestAuthenticator().authenticatorData(isNew: true)
        let statement = [
            (CBORWriter.text("alg"), CBORWriter.number(-7)), (CBORWriter.text("sig"), CBORWriter.bytes([1, 2])),
            (CBORWriter.text("x5c"), CBORWriter.list([CBORWriter.bytes([3])])),
        ]
        for bytes in [
            TestAuthenticator.attestation(data), TestAuthenticator.attestation(data, format: "packed", statement: statement),
        ] {
            let object = try AttestationObject(bytes)
            #expect(object.authenticatorData == (try AuthenticatorData(data)))
            for count in 0..<bytes.count {
                #expect(throws: PasskeyError.self, "\(count)") { try AttestationObject(Array(bytes.prefix(count))) }
            }
        }
        let incomplete = [
            TestAuthenticator.attestation(data, format: "none", statement: statement), CBORWriter.map([]), CBORWriter.bytes(data),
            CBORWriter.map([(CBORWriter.text("fmt"), CBORWriter.text("none")), (CBORWriter.text("attStmt"), CBORWriter.map([]))]),
        ]
        for bytes in incomplete { #expect(throws: PasskeyError.attestationIncomplete) { try AttestationObject(bytes) } }
    }
}
