import Crypto
import Foundation

/// Key that signs the messages to one receiver: `whsec_` and 24 to 64 bytes in Base64, as Standard Webhooks writes it.
public struct WebhookSecret: Equatable, Sendable {
    private let key: [UInt8]

    /// Most bytes of a file with a secret.
    public static let fileLimit = 4096
    private static let prefix = "whsec_"

    /// Nil for text of another form.
    public init?(_ text: String) {
        guard text.hasPrefix(WebhookSecret.prefix),
            let data = Data(base64Encoded: String(text.dropFirst(WebhookSecret.prefix.count))), (24...64).contains(data.count)
        else { return nil }
        key = Array(data)
    }

    /// Returns the text of a new random secret of 256 bits.
    public static func newText() -> String {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        return prefix + Data(bytes).base64EncodedString()
    }

    /// Returns the value of the header `webhook-signature`.
    /// - Parameter content: `id.timestamp.body`.
    func signature(of content: [UInt8]) -> String {
        let code = HMAC<SHA256>.authenticationCode(for: content, using: SymmetricKey(data: key))
        return "v1," + Data(code).base64EncodedString()
    }
}

extension WebhookSecret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Never the key itself, which would otherwise reach logs and error messages.
    public var description: String { "a secret" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
