import Measures

/// Detrended fluctuation analysis of beat intervals: short-term scaling exponent α1.
///
/// Formula: y(k) = Σ (x − mean x); in boxes of n values the line of least squares is subtracted from y; F(n) = √(mean squared residual); α1
/// = slope of ln F(n) on ln n for n = 4…16.
/// Units: none.
/// Source: C.-K. Peng et al., Chaos 5:82 (1995).
/// Grade: established.
public enum DetrendedFluctuation {
    /// Sizes of boxes in beats.
    public static let sizes = 4...16

    /// Returns α1 of a series; nil below 64 values, for values that are not finite, or without any fluctuation.
    public static func shortTermExponent(of values: [Double]) -> Double? {
        guard values.count >= 4 * sizes.upperBound, let mean = Moments.mean(values), mean.isFinite else { return nil }
        var profile: [Double] = []
        profile.reserveCapacity(values.count)
        var sum = 0.0
        for value in values {
            sum += value - mean
            profile.append(sum)
        }
        var logarithms: [Double] = []
        var sizeLogarithms: [Double] = []
        for size in sizes {
            let fluctuation = fluctuation(of: profile, boxes: size)
            guard fluctuation > 0, fluctuation.isFinite else { return nil }
            logarithms.append(0.5 * Double.log(fluctuation))
            sizeLogarithms.append(Double.log(Double(size)))
        }
        return LeastSquaresLine(xs: sizeLogarithms, ys: logarithms)?.slope
    }

    /// Returns the mean squared residual around the line of each whole box, from the first value on.
    private static func fluctuation(of profile: [Double], boxes size: Int) -> Double {
        let number = Double(size)
        let centre = (number - 1) / 2
        let squaresOfPlaces = number * (number * number - 1) / 12
        var rest = 0.0
        var boxes = 0
        var start = 0
        while start + size <= profile.count {
            var mean = 0.0
            for place in 0..<size { mean += profile[start + place] }
            mean /= number
            var squares = 0.0
            var products = 0.0
            for place in 0..<size {
                let height = profile[start + place] - mean
                squares += height * height
                products += height * (Double(place) - centre)
            }
            rest += max(0, squares - products * products / squaresOfPlaces)
            boxes += 1
            start += size
        }
        return boxes > 0 ? rest / (number * Double(boxes)) : 0
    }
}
