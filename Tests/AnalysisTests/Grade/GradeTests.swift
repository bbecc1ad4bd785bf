import Analysis
import Testing

struct GradeTests {
    @Test func `level ground has a factor of one`() {
        #expect(GradeCost.energeticFactor(grade: 0) == 1)
        #expect(GradeCost.effortFactor(grade: 0) == 1)
    }

    /// Measured means and deviations of Minetti et al. (2002), abstract.
    @Test(arguments: [[0, 3.40, 0.24], [0.45, 18.93, 1.74], [-0.20, 1.73, 0.36], [-0.45, 3.92, 0.81]])
    func `the fit is within one deviation of the measurements`(row: [Double]) {
        #expect(abs(GradeCost.cost(grade: row[0]) - row[1]) <= row[2])
    }

    @Test func `steeper slopes cost more, and slopes are limited to the steepest`() {
        var previous = GradeCost.cost(grade: -0.18)
        for grade in stride(from: -0.17, through: 0.45, by: 0.01) {
            let cost = GradeCost.cost(grade: grade)
            #expect(cost > previous)
            previous = cost
        }
        #expect(GradeCost.cost(grade: 3) == GradeCost.cost(grade: 0.45))
        #expect(GradeCost.cost(grade: .nan) == 3.6)
    }

    @Test func `noise below the threshold adds no ascent`() {
        let noise = (0..<1000).map { $0 % 2 == 0 ? 100.0 : 102.9 }
        let total = Ascent.total(altitudes: noise, threshold: 3)
        #expect(total.up == 0 && total.down == 0)
        #expect(Ascent.total(altitudes: [], threshold: 3) == (0, 0))
    }
}
