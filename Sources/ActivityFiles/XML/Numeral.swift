/// Reads numbers from bytes without a locale and without strings.
enum Numeral {
    /// Limit of collected digits; later ones exceed the precision of a double.
    static let saturation: UInt64 = 900_000_000_000_000_000

    /// Returns a decimal number with an optional sign, fraction and exponent that fills the bytes apart from surrounding spaces.
    ///
    /// Exact in the range of measurements: with digits up to 2⁵³ and a power of ten up to 22, one correctly rounded division or
    /// multiplication gives the nearest double. Longer numbers may differ in the last place.
    /// - Returns: nil for any other text: words, `NaN`, infinities, a decimal comma, an overflow.
    @inline(__always)
    static func decimal(_ bytes: Span<UInt8>) -> Double? {
        decimal(bytes, point: UInt8(ascii: "."))
    }

    /// Returns a decimal number with another decimal separator, such as the comma of most of Europe.
    static func decimal(_ bytes: Span<UInt8>, point: UInt8) -> Double? {
        var cursor = 0
        var end = bytes.count
        while cursor < end, bytes[cursor] <= 0x20 { cursor += 1 }
        while end > cursor, bytes[end - 1] <= 0x20 { end -= 1 }
        guard cursor < end else { return nil }
        let isNegative = bytes[cursor] == UInt8(ascii: "-")
        if isNegative || bytes[cursor] == UInt8(ascii: "+") { cursor += 1 }
        var digits: UInt64 = 0
        var exponent = 0
        var count = 0
        var isFraction = false
        while cursor < end {
            let byte = bytes[cursor]
            let digit = byte &- 0x30
            if digit < 10 {
                if digits < saturation {
                    digits = digits &* 10 &+ UInt64(digit)
                    if isFraction { exponent -= 1 }
                } else if !isFraction {
                    exponent += 1
                }
                count += 1
            } else if byte == point, !isFraction {
                isFraction = true
            } else {
                break
            }
            cursor += 1
        }
        guard count > 0 else { return nil }
        if cursor < end, bytes[cursor] | 0x20 == UInt8(ascii: "e") {
            guard let power = integer(bytes.extracting(cursor + 1..<end)), abs(power) < 1000 else { return nil }
            exponent += power
            cursor = end
        }
        guard cursor == end else { return nil }
        let size = scaled(Double(digits), by: exponent)
        guard size.isFinite else { return nil }
        return isNegative ? -size : size
    }

    /// Returns a whole number with an optional sign that fills the bytes; nil for any other text.
    static func integer(_ bytes: Span<UInt8>) -> Int? {
        var cursor = 0
        guard bytes.count > 0 else { return nil }
        let isNegative = bytes[0] == UInt8(ascii: "-")
        if isNegative || bytes[0] == UInt8(ascii: "+") { cursor = 1 }
        guard cursor < bytes.count, bytes.count - cursor <= 18 else { return nil }
        var value = 0
        while cursor < bytes.count {
            let digit = bytes[cursor] &- 0x30
            guard digit < 10 else { return nil }
            value = value * 10 + Int(digit)
            cursor += 1
        }
        return isNegative ? -value : value
    }

    /// Returns 0…15 for a hexadecimal digit, including 0…9 for a decimal one.
    static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }

    @inline(__always)
    static func scaled(_ value: Double, by exponent: Int) -> Double {
        if exponent == 0 { return value }
        return exponent < 0 && exponent >= -22 ? value / power(-exponent) : scaledFar(value, by: exponent)
    }

    private static func scaledFar(_ value: Double, by exponent: Int) -> Double {
        if value == 0 { return value }
        if exponent < 0 {
            var left = -exponent
            var result = value
            while left > 22 {
                result /= 1e22
                left -= 22
                if result == 0 { return 0 }
            }
            return result / power(left)
        }
        var left = exponent
        var result = value
        while left > 22, result.isFinite {
            result *= 1e22
            left -= 22
        }
        return result.isFinite ? result * power(left) : result
    }

    private static func power(_ exponent: Int) -> Double {
        switch exponent {
        case 0: 1
        case 1: 1e1
        case 2: 1e2
        case 3: 1e3
        case 4: 1e4
        case 5: 1e5
        case 6: 1e6
        case 7: 1e7
        case 8: 1e8
        case 9: 1e9
        case 10: 1e10
        case 11: 1e11
        case 12: 1e12
        case 13: 1e13
        case 14: 1e14
        case 15: 1e15
        case 16: 1e16
        case 17: 1e17
        case 18: 1e18
        case 19: 1e19
        case 20: 1e20
        case 21: 1e21
        default: 1e22
        }
    }
}
