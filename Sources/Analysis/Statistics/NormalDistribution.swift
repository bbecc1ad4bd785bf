import Measures

/// The standard normal distribution.
public enum NormalDistribution {
    /// Half-width of the 80 % interval in standard deviations.
    public static let halfWidth80 = 1.2815515655446004

    /// Returns Φ(z), the share of values below `z`, to within 1e-15.
    ///
    /// Formula: Φ(z) = ½ + φ(z)·(z + z³/3 + z⁵/(3·5) + …).
    /// Source: G. Marsaglia, Journal of Statistical Software 11(4) (2004).
    public static func share(below z: Double) -> Double {
        guard z > -8 else { return 0 }
        guard z < 8 else { return 1 }
        var term = z
        var sum = z
        var divisor = 1.0
        while sum + term != sum {
            divisor += 2
            term *= z * z / divisor
            sum += term
        }
        let share = 0.5 + sum * Double.exp(-z * z / 2) / (2 * Double.pi).squareRoot()
        return min(1, max(0, share))
    }
}
