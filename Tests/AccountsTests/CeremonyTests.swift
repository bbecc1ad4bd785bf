import Foundation
import Passkeys
import TestAuthenticators
import Testing

@testable import Accounts

/// Steps of WebAuthn Level 3, 7.1 and 7.2, each with a response that fails there.
struct CeremonyTests {
    private static let challenge = [UInt8](repeating: 0x5A, count: 32)
    private static let site = RelyingParty(id: "localhost", origin: "http://localhost:8080")
    private static let ceremony = Ceremony(challenge: challenge, party: site)

    private static func stored(_ authenticator: TestAuthenticator) throws -> StoredCredential {
        let made = try authenticator.register(challenge: challenge).credential(for: ceremony)
        return StoredCredential(
            id: made.id, userHandle: authenticator.userHandle, key: made.key, counter: made.counter,
            isBackupEligible: made.isBackupEligible)
    }

    @Test(arguments: TestAuthenticator.Algorithm.allCases)
    func `a registration and sign-ins with each algorithm are accepted`(algorithm: TestAuthenticator.Algorithm) throws {
        var authenticator = try TestAuthenticator(algorithm)
        authenticator.counter = 3
        let made = try authenticator.register(challenge: Self.challenge).credential(for: Self.ceremony)
        #expect(made.id == authenticator.id && made.counter == 3)
        #expect(try authenticator.publicKey() == made.keyBytes)
        var stored = try Self.stored(authenticator)
        for count in [4, 9] as [UInt32] {
            authenticator.counter = count
            let use = try authenticator.signIn(challenge: Self.challenge).use(of: stored, for: Self.ceremony)
            #expect(use == CredentialUse(counter: count, isBackedUp: false))
            stored.counter = use.counter
        }
    }

    @Test(arguments: TestAuthenticator.Algorithm.allCases)
    func `a changed signature, message or key is refused`(algorithm: TestAuthenticator.Algorithm) throws {
        let authenticator = try TestAuthenticator(algorithm)
        let stored = try Self.stored(authenticator)
        let right = try authenticator.signIn(challenge: Self.challenge)
        _ = try right.use(of: stored, for: Self.ceremony)
        for index in right.signature.indices {
            var wrong = right
            wrong.signature[index] ^= 1
            #expect(throws: PasskeyError.signatureInvalid) { try wrong.use(of: stored, for: Self.ceremony) }
        }
        for signature in [[], Array(right.signature.dropLast()), right.signature + [0], [UInt8](repeating: 0, count: 64)] {
            var wrong = right
            wrong.signature = signature
            #expect(throws: PasskeyError.signatureInvalid) { try wrong.use(of: stored, for: Self.ceremony) }
        }
        // A space changes the bytes of the client's data, and not their meaning.
        var spaced = right
        spaced.clientData.append(0x20)
        #expect(throws: PasskeyError.signatureInvalid) { try spaced.use(of: stored, for: Self.ceremony) }
        var counted = right
        counted.authenticatorData[36] = 1
        #expect(throws: PasskeyError.signatureInvalid) { try counted.use(of: stored, for: Self.ceremony) }
        var other = stored
        other.key = try Self.stored(try TestAuthenticator(algorithm)).key
        #expect(throws: PasskeyError.signatureInvalid) { try right.use(of: other, for: Self.ceremony) }
    }

    @Test func `each step of a registration has a response that fails there`() throws {
        func error(_ change: (inout TestAuthenticator) -> Void) throws -> PasskeyError? {
            var authenticator = try TestAuthenticator()
            change(&authenticator)
            return try Self.error { try authenticator.register(challenge: Self.challenge).credential(for: Self.ceremony) }
        }
        #expect(try error { _ in } == nil)
        for origin in ["http://localhost:8081", "https://localhost:8080", "http://127.0.0.1:8080", "http://localhost", "null"] {
            #expect(try error { $0.origin = origin } == .wrongOrigin(origin))
        }
        #expect(try error { $0.isCrossOrigin = true } == .crossOrigin)
        #expect(try error { $0.site = "evil.example" } == .wrongRelyingParty)
        #expect(try error { $0.flags = [.userVerified] } == .userNotPresent)
        #expect(try error { $0.flags = [.userPresent] } == .userNotVerified)
        #expect(try error { $0.flags.insert(.backedUp) } == .backupContradictory)
        #expect(try error { $0.flags.formUnion([.backupEligible, .backedUp]) } == nil)

        let authenticator = try TestAuthenticator()
        let right = try authenticator.register(challenge: Self.challenge)
        func flaw(of change: (inout RegistrationResponse) throws -> Void) throws -> PasskeyError? {
            var response = right
            try change(&response)
            return try Self.error { try response.credential(for: Self.ceremony) }
        }
        #expect(
            try flaw { $0.clientData = authenticator.clientData(type: "webauthn.get", challenge: Self.challenge) }
                == .wrongType("webauthn.get"))
        #expect(
            try flaw { $0.clientData = authenticator.clientData(type: "webauthn.create", challenge: [1]) } == .wrongChallenge)
        #expect(try flaw { $0.id = [1] } == .wrongCredential)
        #expect(
            try flaw { $0.attestationObject = TestAuthenticator.attestation(try authenticator.authenticatorData(isNew: false)) }
                == .credentialMissing)
        for count in right.attestationObject.indices {
            #expect(try flaw { $0.attestationObject = Array(right.attestationObject.prefix(count)) } != nil, "\(count)")
        }
        for count in right.clientData.indices {
            #expect(try flaw { $0.clientData = Array(right.clientData.prefix(count)) } != nil, "\(count)")
        }
    }

    @Test func `each step of a sign-in has a response that fails there`() throws {
        func error(counter: UInt32 = 0, _ change: (inout TestAuthenticator) -> Void) throws -> PasskeyError? {
            var authenticator = try TestAuthenticator(.ed25519)
            authenticator.counter = counter
            authenticator.flags.insert(.backupEligible)
            let stored = try Self.stored(authenticator)
            change(&authenticator)
            return try Self.error { try authenticator.signIn(challenge: Self.challenge).use(of: stored, for: Self.ceremony) }
        }
        #expect(try error { _ in } == nil)
        #expect(try error { $0.origin = "http://localhost:9090" } == .wrongOrigin("http://localhost:9090"))
        #expect(try error { $0.isCrossOrigin = true } == .crossOrigin)
        #expect(try error { $0.site = "127.0.0.1" } == .wrongRelyingParty)
        #expect(try error { $0.flags.remove(.userPresent) } == .userNotPresent)
        #expect(try error { $0.flags.remove(.userVerified) } == .userNotVerified)
        #expect(try error { $0.flags.remove(.backupEligible) } == .backupEligibilityChanged)
        #expect(try error { $0.flags.insert(.backedUp) } == nil)
        #expect(try error { $0.userHandle = [8] } == .wrongUser)
        #expect(try error { $0.userHandle = [] } == .wrongUser)
        #expect(try error { $0.id = [1, 2, 3] } == .wrongCredential)
        #expect(try error(counter: 7) { $0.counter = 7 } == .counterNotGrown(stored: 7, found: 7))
        #expect(try error(counter: 7) { $0.counter = 6 } == .counterNotGrown(stored: 7, found: 6))
        #expect(try error(counter: 7) { $0.counter = 0 } == .counterNotGrown(stored: 7, found: 0))
        #expect(try error(counter: 7) { $0.counter = 8 } == nil)

        let authenticator = try TestAuthenticator()
        let stored = try Self.stored(authenticator)
        let right = try authenticator.signIn(challenge: Self.challenge)
        func flaw(of change: (inout AssertionResponse) throws -> Void) throws -> PasskeyError? {
            var response = right
            try change(&response)
            return try Self.error { try response.use(of: stored, for: Self.ceremony) }
        }
        let registering = authenticator.clientData(type: "webauthn.create", challenge: Self.challenge)
        #expect(try flaw { $0.clientData = registering } == .wrongType("webauthn.create"))
        #expect(try flaw { $0.clientData = authenticator.clientData(type: "webauthn.get", challenge: []) } == .wrongChallenge)
        for count in right.authenticatorData.indices {
            #expect(
                try flaw { $0.authenticatorData = Array(right.authenticatorData.prefix(count)) }
                    == .authenticatorDataTruncated(count: count))
        }
        #expect(try flaw { $0.authenticatorData.append(0) } == .authenticatorDataTrailing(offset: 37))
    }

    @Test func `a point beside the curve and an even modulus are no keys`() throws {
        let point = [UInt8](repeating: 1, count: 32)
        #expect(!CredentialSignature.isUsable(.p256(x: point, y: point)))
        #expect(!CredentialSignature.isValid([1], [1], .p256(x: point, y: point)))
        #expect(!CredentialSignature.isUsable(.rsa(modulus: [1], exponent: [3])))
        #expect(!CredentialSignature.isUsable(.ed25519([1])))
        #expect(
            !CredentialSignature.isValid([1], [1], .ed25519([1]))
                && !CredentialSignature.isValid([1], [1], .rsa(modulus: [1], exponent: [3])))
    }

    /// Signature of another program: RFC 8032, 7.1, test 2.
    @Test func `the example of a standard is valid`() throws {
        let key = try #require(Hexadecimal.bytes("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"))
        let signature = try #require(
            Hexadecimal.bytes(
                "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
            ))
        #expect(CredentialSignature.isValid([0x72], signature, .ed25519(key)))
        #expect(!CredentialSignature.isValid([0x73], signature, .ed25519(key)))
    }

    private static func error<Value>(_ body: () throws -> Value) throws -> PasskeyError? {
        do {
            _ = try body()
            return nil
        } catch let error as PasskeyError {
            return error
        }
    }
}

private enum Hexadecimal {
    static func bytes(_ text: String) -> [UInt8]? {
        let digits = Array(text.utf8).map { Int(String(UnicodeScalar($0)), radix: 16) }
        guard digits.count % 2 == 0 else { return nil }
        return stride(from: 0, to: digits.count, by: 2).compactMap { index in
            guard let high = digits[index], let low = digits[index + 1] else { return nil }
            return UInt8(high << 4 | low)
        }
    }
}
