import Measures

/// Riegel's exponent from an athlete's own efforts, shrunk towards the usual value with few efforts.
///
/// Formula: ln T = a + b ln D by weighted least squares, prior b ~ N(1.07, 0.03²), b kept within 1.01…1.20 for use.
/// Units: metres, seconds; standard deviations of ln T.
/// Source: our own; the prior's mean is the exponent of Vickers and Vertosick (2016).
/// Grade: own definition.
public struct PersonalEndurance: Equatable, Sendable {
    public static let card = ModelCard(
        id: "riegel_personal", name: "Personal endurance exponent", alsoKnownAs: ["personal Riegel exponent"],
        formula:
            "b = (b₀/s₀² + Σw(x−x̄)(y−ȳ)) / (1/s₀² + Σw(x−x̄)²), x = ln D, y = ln T, w = 1/σ²; b₀ = 1.07, s₀ = 0.03; "
            + "ln T* = ȳ + b(x*−x̄)",
        units: "s",
        source: "our own, because a slope from two or three races needs a prior: P. S. Riegel (1981) with "
            + "b₀ from A. J. Vickers and E. A. Vertosick, BMC Sports Sci Med Rehabil 8:26 (2016)",
        grade: .ownDefinition,
        limits:
            "One effort says nothing about the exponent, so the typical runner's value is used. It is called personal "
            + "when its standard deviation is below 0.02. Kept within 1.01 to 1.20. σ is 0.02 for a race and 0.03 for a "
            + "time trial of the last year, 0.05 for a hard stretch of the last half year, each divided by √0.5^(age/120 "
            + "d). Riegel's bounds hold: efforts and times of 3.5 to 230 minutes, none beyond.")

    /// An effort: metres, seconds, and the standard deviation of ln T (0.02 race, 0.03 time trial, 0.05 within training).
    public struct Effort: Equatable, Sendable {
        public var metres: Double
        public var seconds: Double
        public var deviation: Double
        public init(metres: Double, seconds: Double, deviation: Double) {
            self.metres = metres
            self.seconds = seconds
            self.deviation = deviation
        }
    }

    /// Exponent of a typical runner.
    public static let usualExponent = 1.07

    public var exponent: Double
    public var exponentDeviation: Double
    private var meanX: Double
    private var meanY: Double
    private var totalWeight: Double

    /// Nil without a usable effort.
    public init?(efforts: [Effort], usual: Double = usualExponent, usualDeviation: Double = 0.03) {
        guard usualDeviation > 0, !efforts.isEmpty else { return nil }
        guard efforts.allSatisfy({ $0.metres > 0 && $0.seconds > 0 && $0.deviation > 0 }) else { return nil }
        var total = 0.0
        var sumX = 0.0
        var sumY = 0.0
        for effort in efforts {
            let weight = 1 / (effort.deviation * effort.deviation)
            total += weight
            sumX += weight * Double.log(effort.metres)
            sumY += weight * Double.log(effort.seconds)
        }
        meanX = sumX / total
        meanY = sumY / total
        var precision = 1 / (usualDeviation * usualDeviation)
        var moment = usual * precision
        for effort in efforts {
            let weight = 1 / (effort.deviation * effort.deviation)
            let x = Double.log(effort.metres) - meanX
            precision += weight * x * x
            moment += weight * x * (Double.log(effort.seconds) - meanY)
        }
        exponent = min(1.20, max(1.01, moment / precision))
        exponentDeviation = 1 / precision.squareRoot()
        totalWeight = total
        guard exponent.isFinite, exponentDeviation.isFinite, total.isFinite else { return nil }
    }

    /// Returns the seconds for a distance with the standard deviation of ln T; `raceDeviation` is the random variation of a race. Nil
    /// outside Riegel's bounds.
    public func time(metres: Double, raceDeviation: Double = 0.02) -> (seconds: Double, deviation: Double)? {
        guard metres > 0 else { return nil }
        let x = Double.log(metres) - meanX
        let variance = 1 / totalWeight + x * x * exponentDeviation * exponentDeviation + raceDeviation * raceDeviation
        let seconds = Double.exp(meanY + exponent * x)
        return Riegel.seconds.contains(seconds) ? (seconds, variance.squareRoot()) : nil
    }
}
