import Archives

/// SHA-256 of a secret and of what it is for. A secret has 256 random bits, so that no slow hash is needed.
struct SecretHash: Sendable {
    /// What a secret is for. The hash of one kind is of no use as the other.
    enum Purpose: String { case session, signIn = "sign-in", recovery, passkey, pairing, identity, provider }

    /// In hexadecimal.
    let text: String

    init(_ secret: Secret, for purpose: Purpose) { self.init(text: secret.text, for: purpose) }

    init(text secret: String, for purpose: Purpose) {
        text = ContentHash(of: Array("hearth \(purpose.rawValue) \(secret)".utf8)).hexadecimal
    }

    /// First half of the hash, the name of the file that stores the other half. It may be shown: it reveals nothing about the secret.
    var id: String { String(text.prefix(text.utf8.count / 2)) }

    /// Compares with a stored hash in a time that does not depend on where they differ.
    func matches(_ stored: String) -> Bool { SecretHash.isEqual(Array(text.utf8), Array(stored.utf8)) }

    static func isEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard one.count == other.count else { return false }
        var difference: UInt8 = 0
        for (first, second) in zip(one, other) { difference |= first ^ second }
        return difference == 0
    }

    /// Whether a text has the form of an id. Ids come from forms too, so that nothing else may become a path.
    static func isID(_ text: String) -> Bool {
        text.utf8.count == 32 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}

extension Secret {
    /// Name of a browser's attempt to sign in with a provider. It reveals nothing about the secret.
    public var attemptID: String { SecretHash(self, for: .provider).text }

    /// Name of a key or claim of a phone that is being connected. It reveals nothing about the secret.
    public var pairingID: String { SecretHash(self, for: .pairing).text }
}
