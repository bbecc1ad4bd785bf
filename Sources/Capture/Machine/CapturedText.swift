/// A text that a user entered: valid UTF-8, not empty. It is kept as bytes, because comparing strings would add Unicode's tables to
/// the live page.
public struct CapturedText: Hashable, Sendable {
    public let utf8: [UInt8]

    /// Nil for an empty text and for bytes that are not UTF-8.
    public init?(utf8: [UInt8]) {
        guard !utf8.isEmpty else { return nil }
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = utf8.makeIterator()
        reading: while true {
            switch parser.parseScalar(from: &bytes) {
            case .valid: continue
            case .emptyInput: break reading
            case .error: return nil
            }
        }
        self.utf8 = utf8
    }

    /// Nil for an empty text.
    public init?(_ text: String) { self.init(utf8: Array(text.utf8)) }

    public var text: String { String(decoding: utf8, as: UTF8.self) }
}
