import Accounts
import Crypto
import CryptoExtras
import Foundation
import OpenID
import Testing

struct TokenSignatureTests {
    private static let bytes = Array("signed".utf8)

    private static func signed(_ algorithm: SignatureAlgorithm) throws -> (key: VerificationKey, signature: [UInt8]) {
        let data = Data(bytes)
        switch algorithm {
        case .es256:
            let key = P256.Signing.PrivateKey()
            let point = Array(key.publicKey.x963Representation)
            return (.p256(x: Array(point[1...32]), y: Array(point[33...])), Array(try key.signature(for: data).rawRepresentation))
        case .edDSA:
            let key = Curve25519.Signing.PrivateKey()
            return (.ed25519(Array(key.publicKey.rawRepresentation)), Array(try key.signature(for: data)))
        case .rs256, .ps256:
            let key = try _RSA.Signing.PrivateKey(keySize: .bits2048)
            let numbers = try key.publicKey.getKeyPrimitives()
            let signature = try key.signature(for: data, padding: algorithm == .rs256 ? .insecurePKCS1v1_5 : .PSS)
            return (
                .rsa(modulus: Array(numbers.modulus), exponent: Array(numbers.publicExponent)), Array(signature.rawRepresentation)
            )
        }
    }

    @Test(arguments: SignatureAlgorithm.allCases)
    func `a signature is that of its bytes, its key and its algorithm`(algorithm: SignatureAlgorithm) throws {
        let (key, signature) = try Self.signed(algorithm)
        let isSigned = TokenCryptography.crypto.isSigned
        #expect(isSigned(Self.bytes, signature, algorithm, key))
        #expect(!isSigned(Self.bytes + [0], signature, algorithm, key) && !isSigned(Self.bytes, [], algorithm, key))
        var changed = signature
        changed[changed.count / 2] ^= 1
        #expect(!isSigned(Self.bytes, changed, algorithm, key))
        #expect(!isSigned(Self.bytes, signature, algorithm, try Self.signed(algorithm).key))
        for other in SignatureAlgorithm.allCases where other != algorithm {
            #expect(!isSigned(Self.bytes, signature, other, key), "\(other)")
        }
    }

    @Test func `numbers that are no key sign nothing`() {
        let isSigned = TokenCryptography.crypto.isSigned
        let one = [UInt8](repeating: 1, count: 32)
        #expect(!isSigned(Self.bytes, one + one, .es256, .p256(x: one, y: one)))
        #expect(!isSigned(Self.bytes, one + one, .edDSA, .ed25519(one)))
        #expect(
            !isSigned(
                Self.bytes, [UInt8](repeating: 1, count: 256), .rs256,
                .rsa(modulus: [UInt8](repeating: 0, count: 256), exponent: [3])))
        #expect(TokenCryptography.crypto.sha256([]).count == 32 && TokenCryptography.crypto.sha512([]).count == 64)
    }
}
