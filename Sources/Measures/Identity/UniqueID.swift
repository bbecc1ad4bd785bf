/// A UUID (RFC 9562), such as that of a session or a device. Programs at the edge draw it at random; no pure room does.
public struct UniqueID: Comparable, Hashable, Sendable {
    public let high: UInt64
    public let low: UInt64

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Parses 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12, in either case. Nil for any other text.
    public init?(_ text: String) {
        var halves: (UInt64, UInt64) = (0, 0)
        var digits = 0
        var position = 0
        for byte in text.utf8 {
            defer { position += 1 }
            if UniqueID.hyphens.contains(position) {
                guard byte == 0x2D else { return nil }
                continue
            }
            guard digits < 32, let digit = UniqueID.digit(byte) else { return nil }
            if digits < 16 { halves.0 = halves.0 << 4 | digit } else { halves.1 = halves.1 << 4 | digit }
            digits += 1
        }
        guard digits == 32 else { return nil }
        (high, low) = halves
    }

    /// The canonical form: lower-case hexadecimal digits in groups of 8, 4, 4, 4 and 12.
    public var text: String {
        var out = String.UnicodeScalarView()
        for index in 0..<32 {
            if index == 8 || index == 12 || index == 16 || index == 20 { out.append("-") }
            let half = index < 16 ? high : low
            let digit = UInt8(truncatingIfNeeded: half >> UInt64(60 - 4 * (index % 16)) & 0xF)
            out.append(Unicode.Scalar(digit < 10 ? 0x30 + digit : 0x57 + digit))
        }
        return String(out)
    }

    public static func < (left: Self, right: Self) -> Bool { (left.high, left.low) < (right.high, right.low) }

    /// Places of the hyphens in the text.
    private static let hyphens = [8, 13, 18, 23]

    private static func digit(_ byte: UInt8) -> UInt64? {
        switch byte {
        case 0x30...0x39: UInt64(byte - 0x30)
        case 0x41...0x46: UInt64(byte - 0x41 + 10)
        case 0x61...0x66: UInt64(byte - 0x61 + 10)
        default: nil
        }
    }
}
