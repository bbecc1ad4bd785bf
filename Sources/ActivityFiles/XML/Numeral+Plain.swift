extension Numeral {
    /// Returns a number from an offset to a closing byte in the usual form: sign, digits, point, digits. The result equals that of
    /// ``decimal(_:)`` to the bit.
    /// - Returns: the number and the offset of the closing byte; nil for any other form.
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
        if cursor &+ 8 <= bytes.count { (digits, cursor) = run(raw, from: cursor, behind: 0) }
        while cursor < bytes.count {
            let digit = bytes[cursor] &- 0x30
            guard digit < 10 else { break }
            // Whole numbers of this length are not measurements.
            guard digits < saturation else { return nil }
            digits = digits &* 10 &+ UInt64(digit)
            cursor &+= 1
        }
        var count = cursor &- first
        if cursor < bytes.count, bytes[cursor] == UInt8(ascii: ".") {
            cursor &+= 1
            let point = cursor
            // Eight digits at a time, while all of them would be collected one by one.
            while digits < 80_000_000_000, cursor &+ 8 <= bytes.count {
                let start = cursor
                (digits, cursor) = run(raw, from: start, behind: digits)
                exponent &-= cursor &- start
                if cursor &- start < 8 { break }
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

    /// Appends up to eight digits at an offset to others.
    ///
    /// Joins neighbours to pairs, pairs to fours, and fours to eight, each by one multiplication of the whole word.
    /// - Returns: the combined number, and the offset after them.
    @inline(__always)
    private static func run(_ raw: RawSpan, from start: Int, behind digits: UInt64) -> (digits: UInt64, end: Int) {
        let word = raw.word(at: start) ^ 0x3030_3030_3030_3030
        // Top bit of every byte that is not a digit: seven bits plus 0x76 set it from ten on; other bytes have it already.
        let others = (((word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676) | word) & 0x8080_8080_8080_8080
        let count = others.trailingZeroBitCount / 8
        if count == 0 { return (digits, start) }
        // Pads fewer than eight digits with leading zeros.
        var joined = word &<< UInt64(64 &- 8 &* count)
        joined = (joined &* 10 &+ joined &>> 8) & 0x00FF_00FF_00FF_00FF
        joined = (joined &* 100 &+ joined &>> 16) & 0x0000_FFFF_0000_FFFF
        joined = (joined &* 10_000 &+ joined &>> 32) & 0xFFFF_FFFF
        return (digits &* shift(by: count) &+ joined, start &+ count)
    }

    /// Ten to the power of up to eight.
    private static func shift(by digits: Int) -> UInt64 {
        switch digits {
        case 0: 1
        case 1: 10
        case 2: 100
        case 3: 1_000
        case 4: 10_000
        case 5: 100_000
        case 6: 1_000_000
        case 7: 10_000_000
        default: 100_000_000
        }
    }
}
