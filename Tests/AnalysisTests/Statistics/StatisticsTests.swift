import Analysis
import Testing

struct StatisticsTests {
    /// Abramowitz and Stegun, table 26.1.
    @Test(arguments: [[0, 0.5], [1, 0.8413447460685429], [-1.96, 0.0249978951482204], [3, 0.9986501019683699]])
    func `shares of the normal distribution equal the printed ones`(row: [Double]) {
        #expect(abs(NormalDistribution.share(below: row[0]) - row[1]) < 1e-14)
    }

    @Test func `shares are symmetric, increase and stay within zero and one`() {
        var previous = -1.0
        for z in stride(from: -9.0, through: 9, by: 0.1) {
            let share = NormalDistribution.share(below: z)
            #expect(share >= previous && share >= 0 && share <= 1)
            #expect(abs(share + NormalDistribution.share(below: -z) - 1) < 1e-14)
            previous = share
        }
    }

    @Test func `one outlier changes neither the median nor the trend`() throws {
        #expect(Robust.median([3, 1, 2, 1000]) == 2.5)
        #expect(Robust.deviation([5, 5, 5, 5000, 5]) == 0)
        let slope = try #require(TheilSen.slope([0, 1, 2, 3, 4, 5, 6], [0, 2, 4, 600, 8, 10, 12]))
        #expect(abs(slope - 2) < 1e-9)
    }

    @Test func `empty columns have no centre`() {
        #expect(Moments.mean([]) == nil)
        #expect(Moments.deviation([1]) == nil)
        #expect(Robust.median([]) == nil)
        #expect(Robust.weightedMedian([1, 2], weights: [0, 0]) == nil)
        #expect(TheilSen.slope([1, 1], [1, 2]) == nil)
        #expect(LeastSquaresLine(xs: [1, 1], ys: [1, 2]) == nil)
        #expect(Pooling.combine([]) == nil)
    }

    @Test func `weights shift the median`() {
        #expect(Robust.weightedMedian([1, 2, 3], weights: [1, 1, 5]) == 3)
        #expect(Robust.weightedMedian([3, 1, 2], weights: [1, 1, 1]) == 2)
    }

    @Test func `the fit of points on a line is that line`() throws {
        let line = try #require(LeastSquaresLine(xs: [0, 1, 2, 3], ys: [1, 3, 5, 7]))
        #expect(line.slope == 2 && line.intercept == 1 && line.explained == 1)
        #expect(Moments.correlation([1, 2, 3], [2, 4, 6]) == 1)
    }

    @Test func `halves round up`() {
        #expect(Rounding.halfUp(0.5) == 1)
        #expect(Rounding.halfUp(1.25, decimals: 1) == 1.3)
        #expect(Rounding.halfUp(-0.5) == 0)
    }
}
