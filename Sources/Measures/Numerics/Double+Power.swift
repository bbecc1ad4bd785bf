extension Double {
    /// `x` to the power of `y`, within one unit in the last place. A number below zero has a power only when `y` is whole.
    public static func pow(_ x: Double, _ y: Double) -> Double {
        if y == 0 || x == 1 { return 1 }
        guard !x.isNaN, !y.isNaN else { return .nan }
        let size = abs(x)
        let isWhole = y == y.rounded(.down)
        // Beyond 2⁵³ every double is even.
        let isOdd = isWhole && abs(y) < 0x1p53 && (y * 0.5) != (y * 0.5).rounded(.down)
        guard x >= 0 || isWhole else { return size.isInfinite ? (y > 0 ? .infinity : 0) : .nan }
        let value = powerOfSize(size, y)
        return x.sign == .minus && isOdd ? -value : value
    }

    /// The number whose third power is `x`, within one unit in the last place.
    public static func cubeRoot(_ x: Double) -> Double {
        guard x != 0, x.isFinite else { return x }
        let root = exponential(logarithm(abs(x)).times(TwoDoubles(0x1.5555555555555p-2, 0x1.5555555555555p-56)))
        return x < 0 ? -root : root
    }

    private static func powerOfSize(_ x: Double, _ y: Double) -> Double {
        if x == 0 { return y > 0 ? 0 : .infinity }
        if x == 1 { return 1 }
        if x.isInfinite { return y > 0 ? .infinity : 0 }
        if y.isInfinite { return (x > 1) == (y > 0) ? .infinity : 0 }
        let logarithm = logarithm(x)
        let rough = y * logarithm.high
        guard abs(rough) < 800 else { return rough > 0 ? .infinity : 0 }
        return exponential(logarithm.times(TwoDoubles(y)))
    }
}
