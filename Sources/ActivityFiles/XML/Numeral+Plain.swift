extension Numeral {
    /// The number that starts at an offset and is closed by a byte, as devices write it: a sign, digits, a point, digits. The
    /// result is that of ``decimal(_:)``, to the bit.
    /// - Returns: the number and the offset of the closing byte; nil for anything less plain.
    @inline(__always)
    static func plain(_ bytes: Span<UInt8>, from start: Int, to closing: UInt8) -> (number: Double, end: Int)? {
        let raw = bytes.bytes
        var cursor = start
        guard cursor < bytes.count else { return nil }
        let isNegative = bytes[cursor] == UInt8(ascii: "-")
        if isNegative { cursor &+= 1 }
        var digits: UInt64 = 0
        var exponent = 0
        let first = cursor
        while cursor < bytes.count {
            let digit = bytes[cursor] &- 0x30
            guard digit < 10 else { break }
            // A whole number of this length is no measurement.
            guard digits < saturation else { return nil }
            digits = digits &* 10 &+ UInt64(digit)
            cursor &+= 1
        }
        var count = cursor &- first
        if cursor < bytes.count, bytes[cursor] == UInt8(ascii: ".") {
            cursor &+= 1
            let point = cursor
            // Eight digits at a time, as long as all of them would be collected one by one.
            while digits < 80_000_000_000, cursor &+ 8 <= bytes.count, let eight = eightDigits(raw, at: cursor) {
                digits = digits &* 100_000_000 &+ eight
                exponent &-= 8
                cursor &+= 8
            }
            while cursor < bytes.count {
                let digit = bytes[cursor] &- 0x30
                guard digit < 10 else { break }
                if digits < saturation {
                    digits = digits &* 10 &+ UInt64(digit)
                    exponent &-= 1
                }
                cursor &+= 1
            }
            count &+= cursor &- point
        }
        guard count > 0, cursor < bytes.count, bytes[cursor] == closing else { return nil }
        let size = scaled(Double(digits), by: exponent)
        return (isNegative ? -size : size, cursor)
    }

    /// The number that eight digits make; nil when one of the bytes is none.
    ///
    /// Neighbours are joined to pairs, pairs to fours, fours to eight, each by one multiplication of the whole word.
    @inline(__always)
    private static func eightDigits(_ raw: RawSpan, at offset: Int) -> UInt64? {
        var word = UInt64(littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
        // Each byte is 0x30…0x39: its upper half is 3, and still is after six is added.
        guard word & 0xF0F0_F0F0_F0F0_F0F0 == 0x3030_3030_3030_3030,
            (word &+ 0x0606_0606_0606_0606) & 0xF0F0_F0F0_F0F0_F0F0 == 0x3030_3030_3030_3030
        else { return nil }
        word &-= 0x3030_3030_3030_3030
        word = (word &* 10 &+ word >> 8) & 0x00FF_00FF_00FF_00FF
        word = (word &* 100 &+ word >> 16) & 0x0000_FFFF_0000_FFFF
        return (word &* 10_000 &+ word >> 32) & 0xFFFF_FFFF
    }
}
