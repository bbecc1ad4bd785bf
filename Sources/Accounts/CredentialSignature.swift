import Crypto
import CryptoExtras
import Passkeys

/// Signatures of passkeys, verified by swift-crypto.
enum CredentialSignature {
    static func sha256(_ bytes: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: bytes)) }

    /// Whether a signature of bytes is that of a key. A malformed signature and numbers that are no key are not.
    static func isValid(_ bytes: [UInt8], _ signature: [UInt8], _ key: CredentialKey) -> Bool {
        switch key {
        case .p256(let x, let y):
            guard let key = p256(x, y), let signature = try? P256.Signing.ECDSASignature(derRepresentation: signature) else {
                return false
            }
            return key.isValidSignature(signature, for: bytes)
        case .ed25519(let bits):
            guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bits) else { return false }
            return key.isValidSignature(signature, for: bytes)
        case .rsa(let modulus, let exponent):
            guard let key = try? _RSA.Signing.PublicKey(n: modulus, e: exponent) else { return false }
            // The only padding of RS256.
            return key.isValidSignature(
                _RSA.Signing.RSASignature(rawRepresentation: signature), for: bytes, padding: .insecurePKCS1v1_5)
        }
    }

    /// Whether the numbers are a key of its algorithm. Points beside the curve are none.
    static func isUsable(_ key: CredentialKey) -> Bool {
        switch key {
        case .p256(let x, let y): p256(x, y) != nil
        case .ed25519(let bits): (try? Curve25519.Signing.PublicKey(rawRepresentation: bits)) != nil
        case .rsa(let modulus, let exponent): (try? _RSA.Signing.PublicKey(n: modulus, e: exponent)) != nil
        }
    }

    /// Returns the key of a point in uncompressed form (SEC 1, 2.3.3).
    private static func p256(_ x: [UInt8], _ y: [UInt8]) -> P256.Signing.PublicKey? {
        try? P256.Signing.PublicKey(x963Representation: [4] + x + y)
    }
}

extension RegistrationResponse {
    /// Verifies the response with the functions of swift-crypto.
    /// - Throws: `PasskeyError`.
    func credential(for ceremony: Ceremony) throws(PasskeyError) -> NewCredential {
        let credential = try credential(for: ceremony, sha256: CredentialSignature.sha256)
        guard CredentialSignature.isUsable(credential.key) else { throw .key(.notOfAlgorithm) }
        return credential
    }
}

extension AssertionResponse {
    /// Verifies the response with the functions of swift-crypto.
    /// - Throws: `PasskeyError`.
    func use(of stored: StoredCredential, for ceremony: Ceremony) throws(PasskeyError) -> CredentialUse {
        try use(of: stored, for: ceremony, sha256: CredentialSignature.sha256, isSigned: CredentialSignature.isValid)
    }
}
