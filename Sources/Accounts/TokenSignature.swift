import Crypto
import CryptoExtras
public import OpenID

extension TokenCryptography {
    /// The functions of swift-crypto.
    public static let crypto = TokenCryptography(
        sha256: { Array(SHA256.hash(data: $0)) }, sha512: { Array(SHA512.hash(data: $0)) },
        isSigned: { bytes, signature, algorithm, key in
            switch (algorithm, key) {
            case (.es256, .p256(let x, let y)):
                guard let key = try? P256.Signing.PublicKey(x963Representation: [4] + x + y),
                    let signature = try? P256.Signing.ECDSASignature(rawRepresentation: signature)
                else { return false }
                return key.isValidSignature(signature, for: bytes)
            case (.edDSA, .ed25519(let bits)):
                guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bits) else { return false }
                return key.isValidSignature(signature, for: bytes)
            case (.rs256, .rsa(let modulus, let exponent)), (.ps256, .rsa(let modulus, let exponent)):
                guard let key = try? _RSA.Signing.PublicKey(n: modulus, e: exponent) else { return false }
                // The only padding of RS256.
                return key.isValidSignature(
                    _RSA.Signing.RSASignature(rawRepresentation: signature), for: bytes,
                    padding: algorithm == .rs256 ? .insecurePKCS1v1_5 : .PSS)
            default: return false
            }
        })
}
