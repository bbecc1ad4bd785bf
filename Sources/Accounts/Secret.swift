import Passkeys

/// Random text of 256 bits that gives its holder access: the token of a session, or a one-time key. It is never stored; its `SecretHash` is.
public struct Secret: Equatable, Sendable {
    /// 43 characters of the alphabet for addresses (RFC 4648, 5). They need no escaping in an address or a cookie.
    public let text: String

    /// Creates a new secret from the random numbers of the system.
    public init() {
        var generator = SystemRandomNumberGenerator()
        text = Base64URL.text((0..<Secret.byteCount).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }

    /// Parses a secret; nil for text that this type never writes.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count == Secret.length, text.utf8.allSatisfy({ Secret.alphabet.contains($0) }) else { return nil }
        self.text = String(text)
    }

    private static let byteCount = 32
    private static let length = 43
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Never the text itself, which would otherwise reach logs and error messages.
    public var description: String { "a secret" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
