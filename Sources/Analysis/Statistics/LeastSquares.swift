/// A line of least squares with its quality.
public struct LeastSquaresLine: Equatable, Sendable {
    public var slope: Double
    public var intercept: Double
    /// Standard error of the slope; nil with two points, which leave no residuals.
    public var slopeError: Double?
    /// Share of the variance explained by the line, 0…1.
    public var explained: Double

    /// Nil below two points, or without variation in x.
    public init?(xs: [Double], ys: [Double]) {
        guard xs.count == ys.count, xs.count >= 2, let meanX = Moments.mean(xs), let meanY = Moments.mean(ys) else { return nil }
        var squaresX = 0.0
        var squaresY = 0.0
        var products = 0.0
        for index in xs.indices {
            let x = xs[index] - meanX
            let y = ys[index] - meanY
            squaresX += x * x
            squaresY += y * y
            products += x * y
        }
        guard squaresX > 0 else { return nil }
        slope = products / squaresX
        intercept = meanY - slope * meanX
        explained = squaresY > 0 ? products * products / (squaresX * squaresY) : 1
        let unexplained = max(0, squaresY - products * products / squaresX)
        slopeError = xs.count > 2 ? (unexplained / Double(xs.count - 2) / squaresX).squareRoot() : nil
        guard slope.isFinite, intercept.isFinite else { return nil }
    }
}
