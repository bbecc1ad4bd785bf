extension Double {
    /// The natural logarithm, within one unit in the last place; not a number below zero.
    public static func log(_ x: Double) -> Double {
        guard x > 0, x < .infinity else { return x == 0 ? -.infinity : x == .infinity ? x : .nan }
        // x = 2ᵏ (1 + f), 1 + f between √½ and √2; ln(1 + f) = f − f²/2 + s (f²/2 + R) with s = f/(2 + f).
        let (k, m) = parts(x)
        let f = m - 1
        let s = f / (2 + f)
        let z = s * s
        var series = 2.0 / 25
        var odd = 23.0
        while odd >= 3 {
            series = series * z + 2 / odd
            odd -= 2
        }
        let half = 0.5 * f * f
        let corrected = s * (half + series * z) + k * ln2.low
        return k * ln2.high - ((half - corrected) - f)
    }

    /// The same to about 66 bits, for powers.
    static func logarithm(_ x: Double) -> TwoDoubles {
        let (k, m) = parts(x)
        let f = m - 1
        let s = TwoDoubles(f).divided(by: TwoDoubles.sum(2, f))
        let z = s.times(s)
        var tail = 1.0 / 27
        var odd = 25.0
        while odd >= 5 {
            tail = tail * z.high + 1 / odd
            odd -= 2
        }
        let third = TwoDoubles(0x1.5555555555555p-2, 0x1.5555555555555p-56)
        let series = z.times(third.plus(TwoDoubles(tail * z.high)))
        let twice = TwoDoubles(2 * s.high, 2 * s.low)
        let mantissa = twice.plus(twice.times(series))
        return TwoDoubles.sum(k * ln2.high, k * ln2.low).plus(mantissa)
    }

    /// Exponent and mantissa between √½ and √2 of a positive finite number.
    private static func parts(_ x: Double) -> (k: Double, m: Double) {
        var value = x
        var k = 0
        if value < 0x1p-1022 {
            value *= 0x1p54
            k = -54
        }
        let bits = value.bitPattern
        k += Int(bits >> 52) - 1023
        var m = Double(bitPattern: bits & 0x000F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
        if m > 1.4142135623730951 {
            m *= 0.5
            k += 1
        }
        return (Double(k), m)
    }
}
