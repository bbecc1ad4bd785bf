/// QR code of a text: a square of dark and light modules that a camera reads, such as a link for a phone.
///
/// Byte mode with error correction level M, which restores about 15 % of damaged codewords. Versions 1 to 25, so at most 997 bytes of UTF-8.
/// Source: ISO/IEC 18004:2015.
public struct QRCode: Equatable, Sendable {
    public static let versions = 1...25
    /// Width of the light border that a reader needs, in modules (6.3.8).
    public static let quietZone = 4

    /// 1 for 21 modules a side, and four modules more for each further version.
    public let version: Int
    /// Which of the eight patterns inverts the data, 0 to 7.
    public let mask: Int
    /// Modules a side, without the quiet zone.
    public let side: Int
    private let darkness: [Bool]

    /// Nil for a text that is too long for version 25.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        for version in QRCode.versions {
            let grid = QRGrid(version: version)
            let blocks = QRBlocks(version: version, codewords: grid.freeModules / 8)
            guard let data = QRCode.codewords(bytes, version: version, count: blocks.dataCodewords) else { continue }
            self.init(grid, version: version, codewords: blocks.interleaved(data))
            return
        }
        return nil
    }

    /// Takes the mask with the lowest penalty; of equal ones, the first.
    private init(_ grid: QRGrid, version: Int, codewords: [UInt8]) {
        var filled = grid
        filled.place(codewords)
        var best: (mask: Int, penalty: Int, grid: QRGrid)?
        for mask in 0..<8 {
            let masked = filled.masked(by: mask)
            let penalty = QRPenalty.total(masked)
            if let best, best.penalty <= penalty { continue }
            best = (mask, penalty, masked)
        }
        self.version = version
        side = grid.side
        mask = best?.mask ?? 0
        darkness = (best?.grid ?? filled).dark
    }

    /// Whether a module is dark; every module of the quiet zone and beyond is light.
    public func isDark(row: Int, column: Int) -> Bool {
        guard (0..<side).contains(row), (0..<side).contains(column) else { return false }
        return darkness[row * side + column]
    }

    /// Returns the data codewords of a text in byte mode (7.4): mode, length, bytes, terminator and padding.
    /// - Returns: nil for a text that does not fit.
    static func codewords(_ bytes: [UInt8], version: Int, count: Int) -> [UInt8]? {
        let lengthBits = version < 10 ? 8 : 16
        guard bytes.count < 1 << lengthBits, 4 + lengthBits + 8 * bytes.count <= 8 * count else { return nil }
        var bits = QRBits()
        bits.append(0b0100, bits: 4)
        bits.append(bytes.count, bits: lengthBits)
        for byte in bytes { bits.append(Int(byte), bits: 8) }
        bits.append(0, bits: min(4, 8 * count - bits.count))
        if bits.count % 8 > 0 { bits.append(0, bits: 8 - bits.count % 8) }
        var codewords = bits.bytes
        var pad: UInt8 = 0b1110_1100
        while codewords.count < count {
            codewords.append(pad)
            pad ^= 0b1111_1101  // 1110 1100 and 0001 0001 alternate
        }
        return codewords
    }
}

/// Bits in the order in which they are added, the most significant one of a value first.
struct QRBits {
    private(set) var bytes: [UInt8] = []
    private(set) var count = 0

    mutating func append(_ value: Int, bits: Int) {
        for place in stride(from: bits - 1, through: 0, by: -1) {
            if count % 8 == 0 { bytes.append(0) }
            if value >> place & 1 == 1 { bytes[count / 8] |= 0x80 >> UInt8(count % 8) }
            count += 1
        }
    }
}
