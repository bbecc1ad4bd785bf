/// Student's t distribution.
enum StudentDistribution {
    /// Returns the half-width of the 80 % interval in units of the scale, to within 0.006 from two degrees of
    /// freedom on, and 0.001 from five on.
    ///
    /// Formula: t = z + (z³ + z)/4ν + (5z⁵ + 16z³ + 3z)/96ν² + (3z⁷ + 19z⁵ + 17z³ − 15z)/384ν³.
    /// Source: M. Abramowitz, I. Stegun, Handbook of Mathematical Functions (1964), 26.7.5.
    static func halfWidth80(freedom: Double) -> Double {
        let z = NormalDistribution.halfWidth80
        let (cube, fifth) = (z * z * z, z * z * z * z * z)
        let first = (cube + z) / 4
        let second = (5 * fifth + 16 * cube + 3 * z) / 96
        let third = (3 * fifth * z * z + 19 * fifth + 17 * cube - 15 * z) / 384
        return z + (first + (second + third / freedom) / freedom) / freedom
    }
}
