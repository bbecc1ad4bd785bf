import Crypto
import CryptoExtras
import Foundation
public import Passkeys

/// Authenticator in software, with one credential and a real key. A test changes its properties to make one step of the verification fail.
public struct TestAuthenticator: Sendable {
    public enum Algorithm: CaseIterable, Sendable { case p256, ed25519, rsa }

    private enum Key: Sendable {
        case p256(P256.Signing.PrivateKey)
        case ed25519(Curve25519.Signing.PrivateKey)
        case rsa(_RSA.Signing.PrivateKey)
    }

    private let key: Key
    public var id: [UInt8]
    public var userHandle: [UInt8]
    public var counter: UInt32 = 0
    public var flags: AuthenticatorData.Flags = [.userPresent, .userVerified]
    /// Site for which it signs.
    public var site: String
    public var origin: String
    public var isCrossOrigin = false

    public init(_ algorithm: Algorithm = .p256, userHandle: [UInt8] = [7, 7, 7], origin: String = "http://localhost:8080") throws
    {
        switch algorithm {
        case .p256: key = .p256(P256.Signing.PrivateKey())
        case .ed25519: key = .ed25519(Curve25519.Signing.PrivateKey())
        case .rsa: key = .rsa(try _RSA.Signing.PrivateKey(keySize: .bits2048))
        }
        id = (0..<20).map { _ in UInt8.random(in: 0...255) }
        self.userHandle = userHandle
        self.origin = origin
        site = "localhost"
    }

    /// The public key in the form of COSE.
    public func publicKey() throws -> [UInt8] {
        func member(_ key: Int, _ value: [UInt8]) -> ([UInt8], [UInt8]) { (CBORWriter.number(key), value) }
        switch key {
        case .p256(let key):
            let point = Array(key.publicKey.x963Representation)
            return CBORWriter.map([
                member(1, CBORWriter.number(2)), member(3, CBORWriter.number(-7)), member(-1, CBORWriter.number(1)),
                member(-2, CBORWriter.bytes(Array(point[1..<33]))), member(-3, CBORWriter.bytes(Array(point[33..<65]))),
            ])
        case .ed25519(let key):
            return CBORWriter.map([
                member(1, CBORWriter.number(1)), member(3, CBORWriter.number(-8)), member(-1, CBORWriter.number(6)),
                member(-2, CBORWriter.bytes(Array(key.publicKey.rawRepresentation))),
            ])
        case .rsa(let key):
            let numbers = try key.publicKey.getKeyPrimitives()
            return CBORWriter.map([
                member(1, CBORWriter.number(3)), member(3, CBORWriter.number(-257)),
                member(-1, CBORWriter.bytes(Array(numbers.modulus))), member(-2, CBORWriter.bytes(Array(numbers.publicExponent))),
            ])
        }
    }

    public static func sha256(_ bytes: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: bytes)) }

    /// JSON text of the client's data, as browsers write it.
    public func clientData(type: String, challenge: [UInt8]) -> [UInt8] {
        let text =
            "{\"type\":\"\(type)\",\"challenge\":\"\(Base64URL.text(challenge))\",\"origin\":\"\(origin)\",\"crossOrigin\":\(isCrossOrigin)}"
        return Array(text.utf8)
    }

    /// The fields that are always there, and the credential if `isNew`.
    public func authenticatorData(isNew: Bool) throws -> [UInt8] {
        let shown = flags.rawValue | (isNew ? 0x40 : 0)
        let head = Self.sha256(Array(site.utf8)) + [shown] + (0..<4).map { UInt8(counter >> (24 - 8 * $0) & 255) }
        guard isNew else { return head }
        return head + [UInt8](repeating: 0, count: 16) + [UInt8(id.count >> 8), UInt8(id.count & 255)] + id + (try publicKey())
    }

    public static func attestation(_ data: [UInt8], format: String = "none", statement: [([UInt8], [UInt8])] = []) -> [UInt8] {
        CBORWriter.map([
            (CBORWriter.text("fmt"), CBORWriter.text(format)), (CBORWriter.text("attStmt"), CBORWriter.map(statement)),
            (CBORWriter.text("authData"), CBORWriter.bytes(data)),
        ])
    }

    /// Creates the credential.
    public func register(challenge: [UInt8]) throws -> RegistrationResponse {
        RegistrationResponse(
            id: id, clientData: clientData(type: "webauthn.create", challenge: challenge),
            attestationObject: Self.attestation(try authenticatorData(isNew: true)))
    }

    /// Signs in with the credential.
    public func signIn(challenge: [UInt8]) throws -> AssertionResponse {
        let clientData = clientData(type: "webauthn.get", challenge: challenge)
        let data = try authenticatorData(isNew: false)
        return AssertionResponse(
            credentialID: id, clientData: clientData, authenticatorData: data,
            signature: try sign(data + Self.sha256(clientData)), userHandle: userHandle)
    }

    public func sign(_ bytes: [UInt8]) throws -> [UInt8] {
        switch key {
        case .p256(let key): Array(try key.signature(for: bytes).derRepresentation)
        case .ed25519(let key): Array(try key.signature(for: bytes))
        case .rsa(let key): Array(try key.signature(for: bytes, padding: .insecurePKCS1v1_5).rawRepresentation)
        }
    }
}
