extension Double {
    /// e to the power of `x`, within 0.6 units in the last place.
    ///
    /// The functions in this folder are made of additions, multiplications, divisions and square roots alone, whose results the
    /// standard fixes to the last bit: every machine, and every browser, computes the same figures. A C library's need not: glibc's
    /// `exp` differs from this one in one value of eighty (by one unit in the last place, like all of them), its `asin` in one of six.
    public static func exp(_ x: Double) -> Double { exponential(TwoDoubles(x)) }

    /// log₂ e, and ln 2 in a part of 32 bits and the rest of it.
    static let reciprocalOfLn2 = 0x1.71547652b82fep+0
    static let ln2 = TwoDoubles(0x1.62e42fee00000p-1, 0x1.a39ef35793c76p-33)

    static func exponential(_ x: TwoDoubles) -> Double {
        guard !x.high.isNaN else { return .nan }
        guard x.high < 710 else { return .infinity }
        guard x.high > -746 else { return 0 }
        // x = k ln 2 + r with |r| ≤ ln 2 / 2.
        let k = (x.high * reciprocalOfLn2 + 0.5).rounded(.down)
        let exact = x.high - k * ln2.high
        let rest = x.low - k * ln2.low
        let r = TwoDoubles.sum(exact, rest)
        let small = r.high * r.high * exponentialTail(r.high) + r.low * (1 + r.high)
        let whole = TwoDoubles.sum(1, r.high)
        return scaled(whole.high + (whole.low + small), by: Int(k))
    }

    /// (eʳ − 1 − r) / r² by its series, |r| ≤ 0.35.
    private static func exponentialTail(_ r: Double) -> Double {
        var sum = 1.0 / 6_227_020_800
        sum = sum * r + 1.0 / 479_001_600
        sum = sum * r + 1.0 / 39_916_800
        sum = sum * r + 1.0 / 3_628_800
        sum = sum * r + 1.0 / 362_880
        sum = sum * r + 1.0 / 40_320
        sum = sum * r + 1.0 / 5_040
        sum = sum * r + 1.0 / 720
        sum = sum * r + 1.0 / 120
        sum = sum * r + 1.0 / 24
        sum = sum * r + 1.0 / 6
        return sum * r + 0.5
    }

    /// `value` · 2ᵏ, down to the smallest numbers there are.
    private static func scaled(_ value: Double, by k: Int) -> Double {
        if k > 1023 { return value * 2 * powerOfTwo(k - 1) }
        if k < -1022 { return value * powerOfTwo(k + 128) * powerOfTwo(-128) }
        return value * powerOfTwo(k)
    }

    /// 2ᵏ for −1022 ≤ k ≤ 1023.
    private static func powerOfTwo(_ k: Int) -> Double { Double(bitPattern: UInt64(k + 1023) << 52) }
}
