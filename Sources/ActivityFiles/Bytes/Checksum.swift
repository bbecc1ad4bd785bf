/// The 16-bit cyclic redundancy check at the end of FIT files (polynomial 0x8005, reflected: 0xA001; start value 0).
///
/// Source: Garmin, "FIT Protocol", section CRC. Processes eight bytes at a time with one table each, several times faster than byte by byte
/// (M. E. Kounavis and F. L. Berry, "A Systematic Approach to Building High Performance, Software-based, CRC Generators", ISCC 2005).
struct Checksum {
    /// Eight consecutive tables of 256 entries.
    private let tables: [UInt16]

    init() {
        var tables = [UInt16](repeating: 0, count: 8 * 256)
        for byte in 0..<256 {
            var remainder = UInt16(byte)
            for _ in 0..<8 { remainder = remainder & 1 == 1 ? (remainder >> 1) ^ 0xA001 : remainder >> 1 }
            tables[byte] = remainder
        }
        for table in 1..<8 {
            for byte in 0..<256 {
                let before = tables[(table - 1) * 256 + byte]
                tables[table * 256 + byte] = (before >> 8) ^ tables[Int(before & 0xFF)]
            }
        }
        self.tables = tables
    }

    /// Returns the checksum of `bytes[range]`, which must lie within the bytes.
    func of(_ bytes: RawSpan, _ range: Range<Int>) -> UInt16 {
        let table = tables.span
        var remainder: UInt16 = 0
        var position = range.lowerBound
        while range.upperBound - position >= 8 {
            let word = bytes.word(at: position) ^ UInt64(remainder)
            remainder = table[0x700 | Int(word & 0xFF)] ^ table[0x600 | Int(word >> 8 & 0xFF)]
            remainder ^= table[0x500 | Int(word >> 16 & 0xFF)] ^ table[0x400 | Int(word >> 24 & 0xFF)]
            remainder ^= table[0x300 | Int(word >> 32 & 0xFF)] ^ table[0x200 | Int(word >> 40 & 0xFF)]
            remainder ^= table[0x100 | Int(word >> 48 & 0xFF)] ^ table[Int(word >> 56)]
            position += 8
        }
        while position < range.upperBound {
            remainder = (remainder >> 8) ^ table[Int((remainder ^ UInt16(bytes.byte(at: position))) & 0xFF)]
            position += 1
        }
        return remainder
    }
}
