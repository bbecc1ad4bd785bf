/// Confidence interval of a share with `successes` in `trials`.
///
/// Source: E. B. Wilson, Journal of the American Statistical Association 22:209 (1927), at 95 % (z = 1.96).
public enum WilsonInterval {
    public static func bounds(successes: Int, trials: Int) -> Interval? {
        guard trials > 0, (0...trials).contains(successes) else { return nil }
        let z = 1.96
        let count = Double(trials)
        let share = Double(successes) / count
        let scale = 1 + z * z / count
        let centre = (share + z * z / (2 * count)) / scale
        let half = z * (share * (1 - share) / count + z * z / (4 * count * count)).squareRoot() / scale
        return Interval(low: max(0, centre - half), high: min(1, centre + half))
    }
}
