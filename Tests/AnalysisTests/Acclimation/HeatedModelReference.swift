import Measures

@testable import Analysis

/// The heated model by dense normal equations, solved by plain elimination: slow, and independent of `GaussianRegression`.
struct HeatedModelReference {
    var heartRate: Double
    var halfWidth: Double

    init(classes: [HeatedModel.Class], next: HeatedModel.Class) {
        let sports = Array(Set(classes.map { $0.sport })).sorted()
        let titles = Array(Set(classes.compactMap { $0.title })).sorted().filter { title in
            classes.count { $0.title == title } >= 3
        }
        func row(_ one: HeatedModel.Class) -> [Double] {
            [1, one.warmth - 30, (one.minutes - 60) / 10] + sports.map { one.sport == $0 ? 1 : 0 }
                + titles.map { one.title == $0 ? 1 : 0 }
        }
        let means = [120.0, 1, 0] + sports.map { _ in 0 } + titles.map { _ in 0 }
        let spreads = [40.0, 1, 2] + sports.map { _ in 8 } + titles.map { _ in 5 }
        let width = means.count
        // The prior is one more observation of each coefficient.
        var rows = (0..<width).map { index in (0..<width).map { $0 == index ? 6 / spreads[index] : 0 } }
        var values = (0..<width).map { means[$0] * 6 / spreads[$0] }
        var total = 0.0
        for one in classes {
            var root = 1.0
            // 2^(−days/180) in steps of one day.
            for _ in 0..<(next.day - one.day) { root *= 0.996_156_587_220_575_2 }
            total += root * root
            rows.append(row(one).map { $0 * root })
            values.append(one.heartRate * root)
        }
        func normal(_ target: [Double]) -> [Double] {
            var matrix = (0..<width).map { first in
                (0..<width).map { second in rows.reduce(0.0) { $0 + $1[first] * $1[second] } } + [target[first]]
            }
            for pivot in 0..<width {
                for other in (pivot + 1)..<max(width, pivot + 1) {
                    let factor = matrix[other][pivot] / matrix[pivot][pivot]
                    for column in pivot...width { matrix[other][column] -= factor * matrix[pivot][column] }
                }
            }
            var solution = [Double](repeating: 0, count: width)
            for pivot in (0..<width).reversed() {
                var rest = matrix[pivot][width]
                for column in (pivot + 1)..<max(width, pivot + 1) { rest -= matrix[pivot][column] * solution[column] }
                solution[pivot] = rest / matrix[pivot][pivot]
            }
            return solution
        }
        func product(_ left: [Double], _ right: [Double]) -> Double { zip(left, right).reduce(0.0) { $0 + $1.0 * $1.1 } }
        let solution = normal((0..<width).map { column in zip(rows, values).reduce(0.0) { $0 + $1.0[column] * $1.1 } })
        var squares = 8 * 36.0
        for (row, value) in zip(rows, values) { squares += (value - product(row, solution)) * (value - product(row, solution)) }
        let wanted = row(next)
        var variance = 1 + product(wanted, normal(wanted))
        if !sports.contains(next.sport) { variance += 64.0 / 36 }
        if let title = next.title, !titles.contains(title) { variance += 25.0 / 36 }
        heartRate = product(wanted, solution)
        halfWidth =
            StudentDistribution.halfWidth80(freedom: 8 + total) * (squares / (8 + total)).squareRoot() * variance.squareRoot()
    }
}
