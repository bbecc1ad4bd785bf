/// Means and spreads of a column of numbers; nil for an empty column.
public enum Moments {
    public static func mean(_ values: [Double]) -> Double? {
        guard !values.isEmpty else { return nil }
        return values.reduce(0, +) / Double(values.count)
    }

    /// Returns the sample standard deviation (divisor n − 1); nil below two values.
    public static func deviation(_ values: [Double]) -> Double? {
        guard values.count >= 2, let mean = mean(values) else { return nil }
        var squares = 0.0
        for value in values { squares += (value - mean) * (value - mean) }
        return (squares / Double(values.count - 1)).squareRoot()
    }

    /// Returns Pearson's correlation; nil below three pairs or when either column does not vary.
    public static func correlation(_ xs: [Double], _ ys: [Double]) -> Double? {
        guard xs.count == ys.count, xs.count >= 3, let meanX = mean(xs), let meanY = mean(ys) else { return nil }
        var products = 0.0
        var squaresX = 0.0
        var squaresY = 0.0
        for index in xs.indices {
            let x = xs[index] - meanX
            let y = ys[index] - meanY
            products += x * y
            squaresX += x * x
            squaresY += y * y
        }
        guard squaresX > 0, squaresY > 0 else { return nil }
        return products / (squaresX * squaresY).squareRoot()
    }
}
