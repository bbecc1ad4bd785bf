/// A number as the sum of two doubles, about 106 bits: what the functions beside this file reckon with where 53 are too few.
///
/// Formula: sums after D. E. Knuth, products after T. J. Dekker, Numerische Mathematik 18:224 (1971). No fused multiplication,
/// because not every machine has one and all must agree.
struct TwoDoubles {
    var high: Double
    /// No more than half a unit in the last place of `high`.
    var low: Double

    init(_ high: Double, _ low: Double = 0) {
        self.high = high
        self.low = low
    }

    /// The exact sum.
    static func sum(_ left: Double, _ right: Double) -> TwoDoubles {
        let sum = left + right
        let part = sum - left
        return TwoDoubles(sum, (left - (sum - part)) + (right - part))
    }

    /// The exact product, while nothing overflows.
    static func product(_ left: Double, _ right: Double) -> TwoDoubles {
        let product = left * right
        let (a, b) = (halves(left), halves(right))
        return TwoDoubles(product, ((a.high * b.high - product) + a.high * b.low + a.low * b.high) + a.low * b.low)
    }

    /// Two halves of 26 bits that add up to the number.
    private static func halves(_ value: Double) -> TwoDoubles {
        let scaled = 134_217_729 * value
        let high = scaled - (scaled - value)
        return TwoDoubles(high, value - high)
    }

    func plus(_ other: TwoDoubles) -> TwoDoubles {
        let sum = TwoDoubles.sum(high, other.high)
        return TwoDoubles.sum(sum.high, sum.low + (low + other.low))
    }

    func times(_ other: TwoDoubles) -> TwoDoubles {
        let product = TwoDoubles.product(high, other.high)
        return TwoDoubles.sum(product.high, product.low + (high * other.low + low * other.high))
    }

    /// Nil-free: by zero it is what a double would be.
    func divided(by other: TwoDoubles) -> TwoDoubles {
        let first = high / other.high
        guard first.isFinite else { return TwoDoubles(first) }
        let product = TwoDoubles.product(first, other.high)
        let rest = ((high - product.high) - product.low) + (low - first * other.low)
        let second = rest / other.high
        return second.isFinite ? TwoDoubles.sum(first, second) : TwoDoubles(first)
    }
}
