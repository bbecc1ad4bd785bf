import Crypto

/// The SHA-256 of some bytes in lower-case hexadecimal, used as the name of a stored original.
public struct ContentHash: Hashable, Sendable {
    public var hexadecimal: String

    public init(of bytes: [UInt8]) {
        var hasher = ContentHasher()
        hasher.update(bytes.span)
        self = hasher.finish()
    }

    init(hexadecimal: String) { self.hexadecimal = hexadecimal }
}

/// Computes a ``ContentHash`` of content that arrives in pieces.
public struct ContentHasher {
    private var state = SHA256()

    public init() {}

    public mutating func update(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBytes { state.update(bufferPointer: $0) }
    }

    public func finish() -> ContentHash {
        var hexadecimal = ""
        for byte in state.finalize() {
            hexadecimal += byte < 16 ? "0" + String(byte, radix: 16) : String(byte, radix: 16)
        }
        return ContentHash(hexadecimal: hexadecimal)
    }
}
