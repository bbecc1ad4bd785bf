/// A linear regression with normal noise of known size and normal priors for some coefficients, solved exactly.
///
/// Formula: Λ = XᵀX/σ² + P; mean = Λ⁻¹ (Xᵀy/σ² + P m₀); standard deviations from the diagonal of Λ⁻¹. P contains 1/s₀², or 0 without a
/// prior.
/// Source: A. Gelman et al., Bayesian Data Analysis, 3rd edition (2013), section 14.8.
public struct GaussianRegression: Equatable, Sendable {
    public var means: [Double]
    public var deviations: [Double]
    /// Covariance of the coefficients.
    public var covariance: [[Double]]

    /// Prior of one coefficient.
    public struct Prior: Equatable, Sendable {
        public var mean: Double
        public var deviation: Double
        public init(mean: Double, deviation: Double) {
            self.mean = mean
            self.deviation = deviation
        }
    }

    /// - Parameters:
    ///   - rows: one row of predictors for each observation, all of one length.
    ///   - values: one observed value for each row.
    ///   - noise: standard deviation of one observation.
    ///   - priors: as many as predictors; nil without a prior.
    /// - Returns: nil when rows have different lengths, or when data and priors do not determine a coefficient.
    public init?(rows: [[Double]], values: [Double], noise: Double, priors: [Prior?]) {
        let width = priors.count
        guard width > 0, rows.count == values.count, noise > 0, rows.allSatisfy({ $0.count == width }) else { return nil }
        let weight = 1 / (noise * noise)
        // The upper half, row by row: the matrix is symmetric, and hundreds of rows are summed.
        var sums = [Double](repeating: 0, count: width * width)
        var target = [Double](repeating: 0, count: width)
        for (row, value) in zip(rows, values) {
            for first in 0..<width {
                target[first] += row[first] * value * weight
                for second in first..<width { sums[first * width + second] += row[first] * row[second] * weight }
            }
        }
        var precision: [[Double]] = []
        for first in 0..<width {
            precision.append((0..<width).map { sums[min(first, $0) * width + max(first, $0)] })
        }
        for index in 0..<width {
            guard let prior = priors[index] else { continue }
            guard prior.deviation > 0 else { return nil }
            precision[index][index] += 1 / (prior.deviation * prior.deviation)
            target[index] += prior.mean / (prior.deviation * prior.deviation)
        }
        guard let covariance = Self.inverse(precision) else { return nil }
        self.covariance = covariance
        means = []
        deviations = []
        for index in 0..<width {
            var mean = 0.0
            for other in 0..<width { mean += covariance[index][other] * target[other] }
            guard mean.isFinite, covariance[index][index] > 0, covariance[index][index].isFinite else { return nil }
            means.append(mean)
            deviations.append(covariance[index][index].squareRoot())
        }
    }

    /// Returns the inverse by Gauss–Jordan elimination with pivots, on columns scaled to one; nil for a singular matrix.
    static func inverse(_ matrix: [[Double]]) -> [[Double]]? {
        let size = matrix.count
        var scales: [Double] = []
        for index in 0..<size {
            guard matrix[index].count == size, matrix[index][index] > 0 else { return nil }
            scales.append(matrix[index][index].squareRoot())
        }
        var left = matrix
        var right = [[Double]](repeating: [Double](repeating: 0, count: size), count: size)
        for row in 0..<size {
            right[row][row] = 1
            for column in 0..<size { left[row][column] /= scales[row] * scales[column] }
        }
        for column in 0..<size {
            var pivot = column
            for row in column..<size where abs(left[row][column]) > abs(left[pivot][column]) { pivot = row }
            guard abs(left[pivot][column]) > 1e-11 else { return nil }
            left.swapAt(column, pivot)
            right.swapAt(column, pivot)
            let divisor = left[column][column]
            for index in 0..<size {
                left[column][index] /= divisor
                right[column][index] /= divisor
            }
            for row in 0..<size where row != column {
                let factor = left[row][column]
                guard factor != 0 else { continue }
                for index in 0..<size {
                    left[row][index] -= factor * left[column][index]
                    right[row][index] -= factor * right[column][index]
                }
            }
        }
        for row in 0..<size { for column in 0..<size { right[row][column] /= scales[row] * scales[column] } }
        return right
    }
}
