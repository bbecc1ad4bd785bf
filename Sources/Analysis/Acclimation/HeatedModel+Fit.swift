import Measures

extension HeatedModel {
    /// Posterior of the coefficients and of the noise after some classes.
    struct Fit {
        /// Coefficients in beats per minute: intercept, room, duration, sports, names of classes.
        private(set) var means: [Double]
        /// Covariance of the coefficients in units of the noise's variance.
        private let covariance: [[Double]]
        private let sports: [String]
        private let names: [HeatedEffects.ClassName]
        /// Number of classes in the window, and the sum of their weights.
        let count: Int
        let effectiveCount: Double
        /// Beats per minute: posterior scatter of one class, and its degrees of freedom.
        let scatter: Double
        let freedom: Double
        /// Weighted means over the classes, in °C and minutes.
        let usualWarmth: Double
        let usualMinutes: Double

        /// Nil without a class, or if the sums are not finite.
        /// - Parameters:
        ///   - classes: classes before the predicted one.
        ///   - day: day of the predicted class.
        init?(_ classes: some Collection<Class>, for day: Day) {
            let known = classes.filter { day - $0.day <= HeatedModel.window }
            guard !known.isEmpty else { return nil }
            count = known.count
            let sports = Fit.groups(known.map { $0.sport }, atLeast: 1) { $0 }
            let names = Fit.groups(known.compactMap { $0.name }, atLeast: HeatedModel.classesOfTitle) { $0.key }
            (self.sports, self.names) = (sports, names)
            let weights = known.map { HeatedModel.weight(of: $0, on: day) }
            var total = 0.0, warmth = 0.0, minutes = 0.0
            for (weight, one) in zip(weights, known) {
                total += weight
                warmth += weight * one.warmth
                minutes += weight * one.minutes
            }
            guard total > 0 else { return nil }
            (effectiveCount, usualWarmth, usualMinutes) = (total, warmth / total, minutes / total)

            let priors = Fit.priors(sports: sports.count, names: names.count)
            let rows = known.map { Fit.row($0, sports, names) }
            // A weight multiplies the information of a class, so its root multiplies row and value.
            let roots = weights.map { $0.squareRoot() }
            guard
                let regression = GaussianRegression(
                    rows: zip(rows, roots).map { row, root in row.map { $0 * root } },
                    values: zip(known, roots).map { $0.heartRate * $1 }, noise: 1,
                    priors: priors.map { .init(mean: $0.mean, deviation: $0.deviation / HeatedModel.noise) })
            else { return nil }
            means = regression.means
            covariance = regression.covariance

            var squares = HeatedModel.noiseCount * HeatedModel.noise * HeatedModel.noise
            for index in rows.indices {
                let residual = known[index].heartRate - Fit.product(rows[index], regression.means)
                squares += weights[index] * residual * residual
            }
            for (mean, prior) in zip(regression.means, priors) {
                let shift = (mean - prior.mean) * HeatedModel.noise / prior.deviation
                squares += shift * shift
            }
            freedom = HeatedModel.noiseCount + total
            scatter = (squares / freedom).squareRoot()
            guard scatter.isFinite, scatter > 0 else { return nil }
        }

        /// Returns the names that occur often enough: the most frequent first, equally frequent ones by key.
        private static func groups<Name: Hashable>(_ names: [Name], atLeast least: Int, key: (Name) -> String) -> [Name] {
            var counts: [Name: Int] = [:]
            for name in names { counts[name, default: 0] += 1 }
            let frequent = counts.filter { $0.value >= least }.sorted { ($1.value, key($0.key)) < ($0.value, key($1.key)) }
            return frequent.prefix(HeatedModel.mostTitles).map { $0.key }
        }

        private static func priors(sports: Int, names: Int) -> [GaussianRegression.Prior] {
            [HeatedModel.intercept, HeatedModel.slope, HeatedModel.duration]
                + [GaussianRegression.Prior](repeating: .init(mean: 0, deviation: HeatedModel.sportSpread), count: sports)
                + [GaussianRegression.Prior](repeating: .init(mean: 0, deviation: HeatedModel.titleSpread), count: names)
        }

        private static func row(_ one: Class, _ sports: [String], _ names: [HeatedEffects.ClassName]) -> [Double] {
            [1, one.warmth - HeatedModel.reference, (one.minutes - HeatedModel.usualMinutes) / 10]
                + sports.map { $0 == one.sport ? 1 : 0 } + names.map { $0 == one.name ? 1 : 0 }
        }

        private static func product(_ row: [Double], _ values: [Double]) -> Double {
            var sum = 0.0
            for (one, other) in zip(row, values) { sum += one * other }
            return sum
        }

        /// Returns a weighted sum of the coefficients; nil if it is not finite.
        func contrast(_ fill: (inout [Double]) -> Void) -> Contrast? {
            var row = [Double](repeating: 0, count: means.count)
            fill(&row)
            var variance = 0.0
            for first in row.indices where row[first] != 0 { variance += row[first] * Fit.product(row, covariance[first]) }
            let value = Fit.product(row, means)
            let half = StudentDistribution.halfWidth80(freedom: freedom) * scatter * max(0, variance).squareRoot()
            return value.isFinite && half.isFinite ? Contrast(value: value, halfWidth: half) : nil
        }

        func hasCoefficient(_ name: HeatedEffects.ClassName) -> Bool { names.contains(name) }

        /// Adds a weight to the coefficients of a sport and a name that have one.
        func add(sport: String, name: HeatedEffects.ClassName?, _ weight: Double, to row: inout [Double]) {
            if let index = sports.firstIndex(of: sport) { row[3 + index] += weight }
            if let index = name.flatMap({ names.firstIndex(of: $0) }) { row[3 + sports.count + index] += weight }
        }

        /// Prediction of a class: its expected heart rate, half of the 80 % interval, and the contributions, which add up to the
        /// expected heart rate. All in beats per minute.
        struct Prediction: Equatable {
            var heartRate: Double
            var halfWidth: Double
            var usual: Double
            var room: Double
            var duration: Double
            var kind: Double
        }

        /// Returns the prediction; nil if it is no possible heart rate. A sport or a name without earlier classes has the prior's
        /// uncertainty.
        func prediction(of one: Class) -> Prediction? {
            let row = Fit.row(one, sports, names)
            var variance = 1.0
            for first in row.indices where row[first] != 0 {
                variance += row[first] * Fit.product(row, covariance[first])
            }
            if !sports.contains(one.sport) { variance += Fit.relative(HeatedModel.sportSpread) }
            if let name = one.name, !names.contains(name) { variance += Fit.relative(HeatedModel.titleSpread) }
            let heartRate = Fit.product(row, means)
            let room = means[1] * (one.warmth - usualWarmth)
            let duration = means[2] * (one.minutes - usualMinutes) / 10
            var kind = 0.0
            for index in row.indices.dropFirst(3) { kind += row[index] * means[index] }
            let half = StudentDistribution.halfWidth80(freedom: freedom) * scatter * variance.squareRoot()
            guard HeatedBaseline.isPossible(heartRate), half.isFinite else { return nil }
            return Prediction(
                heartRate: heartRate, halfWidth: half, usual: heartRate - room - duration - kind, room: room, duration: duration,
                kind: kind)
        }

        private static func relative(_ spread: Double) -> Double {
            spread * spread / (HeatedModel.noise * HeatedModel.noise)
        }
    }
}
