/// The median of the slopes through all pairs of points: a trend that tolerates a third of outliers.
///
/// Source: P. K. Sen, Journal of the American Statistical Association 63:1379 (1968).
public enum TheilSen {
    /// Returns the change of y per unit of x; nil if no two points differ in x.
    public static func slope(_ xs: [Double], _ ys: [Double]) -> Double? {
        guard xs.count == ys.count else { return nil }
        var slopes: [Double] = []
        for first in xs.indices {
            for second in xs.indices where second > first && xs[second] != xs[first] {
                slopes.append((ys[second] - ys[first]) / (xs[second] - xs[first]))
            }
        }
        return Robust.median(slopes)
    }
}
