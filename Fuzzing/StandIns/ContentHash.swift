/// Stands in for the SHA-256 of swift-crypto, which nothing that is fuzzed leans on: names of contents, short and quickly made.
public struct ContentHash: Hashable, Sendable {
    public var hexadecimal: String

    public init(of bytes: [UInt8]) {
        var hasher = ContentHasher()
        hasher.update(bytes.span)
        self = hasher.finish()
    }

    init(hexadecimal: String) { self.hexadecimal = hexadecimal }
}

/// FNV-1a, written four times to be as long as the real one.
public struct ContentHasher {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    public init() {}

    public mutating func update(_ bytes: Span<UInt8>) {
        for index in 0..<bytes.count { state = (state ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
    }

    public func finish() -> ContentHash {
        let once = String(state, radix: 16)
        let padded = String(repeating: "0", count: 16 - once.count) + once
        return ContentHash(hexadecimal: String(repeating: padded, count: 4))
    }
}
