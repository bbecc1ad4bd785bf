/// Recovery of the body this morning compared with its last two months, within the accuracy of the sensors.
///
/// Formula: 100 · Φ(M), M = Σ w ρ z / √Σ w², over the parts that exist; z: deviation from the usual in true day-to-day standard deviations,
/// limited to ±3; ρ: reliability of the sensor. The variance of M is Σ w² (1 − ρ) / Σ w².
/// Units: 0…100.
/// Source: our own, because no vendor publishes a formula (Doherty 2025: none of 14).
/// Grade: own definition.
public enum RecoveryScore {
    public static let card = ModelCard(
        id: "recovery_score", name: "Recovery score", alsoKnownAs: ["readiness"],
        formula:
            "100 · Φ(M), M = Σ w ρ z / √Σ w²; z: deviation from the median of 60 days in true day-to-day standard deviations "
            + "τ = max(√(s² − e²), floor), cut at ±3; ρ = τ² / (τ² + e² + (π/2)(τ² + e²)/n); e, floor: resting heart rate 1, 2 bpm; "
            + "respiration 0.3, 0.4 /min; sleep score 6, 6; ln hrv 0.6 · (beats 0.05, device 0.13, SDNN 0.20), 0.08 (SDNN 0.12); "
            + "hrv: half of tonight, half of the week's mean, from 3 nights a week on; weights hrv 0.50, resting heart rate 0.25, "
            + "respiration 0.10, sleep 0.15; with Apple's SDNN only: hrv 0.35, resting heart rate 0.40; interval: "
            + "Φ(M ± 1.28 √V), V = Σ w² (1 − ρ) / Σ w²; green ≥ 67, red ≤ 33, each with its probability; drivers: "
            + "Shapley values of the score over its parts, the others being as usual",
        units: "0…100",
        source:
            "our own, because no maker publishes a formula (C. Doherty et al., 2025, doi 10.1515/teb-2025-0001: none of 14); bands as "
            + "the field uses them; errors of devices after M. B. Dial et al., Physiological Reports 13:e70527 (2025), and B. O'Grady "
            + "et al., Sensors 24:6220 (2024)",
        grade: .ownDefinition,
        limits:
            "Needs 7 nights of one device and either variability or resting heart rate. One number in a wide interval: with resting "
            + "heart rate alone about ±22 points in the middle. Respiration counts only beyond one standard deviation, either way. "
            + "50 is a usual day by design. The floors and the errors of respiration and sleep are product definitions. It is no "
            + "diagnosis.")

    /// One quantity of the morning.
    public struct Part: Equatable, Sendable {
        /// Deviation towards the better side in true day-to-day standard deviations.
        public var deviation: Double
        /// 0…1.
        public var reliability: Double

        public init(_ deviation: Double, reliability: Double = 1) {
            self.deviation = deviation
            self.reliability = reliability
        }
    }

    public struct Parts: Equatable, Sendable {
        public var variability: Part?
        public var restingHeartRate: Part?
        public var respiration: Part?
        public var sleep: Part?

        public init(
            variability: Part? = nil, restingHeartRate: Part? = nil, respiration: Part? = nil, sleep: Part? = nil
        ) {
            self.variability = variability
            self.restingHeartRate = restingHeartRate
            self.respiration = respiration
            self.sleep = sleep
        }
    }

    public struct Weights: Equatable, Sendable {
        public var variability: Double
        public var restingHeartRate: Double
        public var respiration: Double
        public var sleep: Double

        public static let usual = Weights(variability: 0.50, restingHeartRate: 0.25, respiration: 0.10, sleep: 0.15)
        /// A watch's SDNN has more noise than a strap's rMSSD.
        public static let watch = Weights(variability: 0.35, restingHeartRate: 0.40, respiration: 0.10, sleep: 0.15)
    }

    public struct Result: Equatable, Sendable {
        public var score: Double
        /// 80 % interval.
        public var interval: Interval
        public var likelihood: Score.Likelihood
        /// Points relative to a usual day's 50: they sum to the score minus 50.
        public var drivers: [Score.Driver]
    }

    /// The score of a day with usual values only.
    public static let usualDay = 50.0

    /// Probability of the green band from which a hard day is advised.
    static let certainProbability = 2.0 / 3

    /// Nights after which the score is no longer provisional.
    public static let settledNights = 21

    /// Φ⁻¹(0.665): the composites between which the rounded score is amber.
    private static let edge = 0.42614800784127826

    /// Returns the score; nil without variability and resting heart rate.
    public static func result(of parts: Parts, weights: Weights = .usual) -> Result? {
        guard let terms = terms(of: parts, weights) else { return nil }
        let squares = terms.reduce(0) { $0 + $1.weight * $1.weight }
        let composite = terms.reduce(0) { $0 + $1.product } / squares.squareRoot()
        let variance = terms.reduce(0) { $0 + $1.weight * $1.weight * $1.doubt } / squares
        let deviation = max(0, variance).squareRoot()
        let half = NormalDistribution.halfWidth80 * deviation
        return Result(
            score: percent(composite), interval: Interval(low: percent(composite - half), high: percent(composite + half)),
            likelihood: likelihood(composite, deviation), drivers: drivers(terms, squares))
    }

    private static func percent(_ composite: Double) -> Double { 100 * NormalDistribution.share(below: composite) }

    private static func likelihood(_ composite: Double, _ deviation: Double) -> Score.Likelihood {
        func share(below bound: Double) -> Double {
            guard deviation > 1e-9 else { return composite < bound ? 1 : 0 }
            return NormalDistribution.share(below: (bound - composite) / deviation)
        }
        let red = share(below: -edge)
        let green = 1 - share(below: edge)
        return Score.Likelihood(green: green, amber: max(0, 1 - red - green), red: red)
    }

    // MARK: Drivers

    private static func drivers(_ terms: [Term], _ squares: Double) -> [Score.Driver] {
        // The score for every subset of parts, with the others at usual values; one bit of the index per term.
        let scores = (0..<(1 << terms.count)).map { choice -> Double in
            var sum = 0.0
            for (index, term) in terms.enumerated() where choice & (1 << index) != 0 { sum += term.product }
            return percent(sum / squares.squareRoot())
        }
        return terms.indices.map { Score.Driver(name: terms[$0].name, points: moved(by: $0, scores), reference: 0) }
    }

    /// Returns the change of the score by a part, averaged over all orders of adding the parts (L. S. Shapley, 1953).
    /// - Parameter scores: for every subset of parts, as the bits of its index.
    private static func moved(by part: Int, _ scores: [Double]) -> Double {
        let parts = scores.count.trailingZeroBitCount
        var sum = 0.0
        for choice in scores.indices where choice & (1 << part) == 0 {
            // Share of orders in which exactly this subset comes first: s! (n − s − 1)! / n!, as 1 / (n · C(n − 1, s)).
            var orders = Double(parts)
            for step in 0..<choice.nonzeroBitCount { orders *= Double(parts - 1 - step) / Double(step + 1) }
            sum += (scores[choice | (1 << part)] - scores[choice]) / orders
        }
        return sum
    }

    // MARK: Terms

    private struct Term {
        var name: String
        var weight: Double
        /// Weight × reliability × deviation.
        var product: Double
        /// 1 − reliability.
        var doubt: Double
    }

    private static func terms(of parts: Parts, _ weights: Weights) -> [Term]? {
        guard parts.variability != nil || parts.restingHeartRate != nil else { return nil }
        let all: [(name: String, part: Part?, weight: Double)] = [
            ("hrv", parts.variability, weights.variability),
            ("resting_heart_rate", parts.restingHeartRate, weights.restingHeartRate),
            ("respiration", parts.respiration, weights.respiration),
            ("sleep", parts.sleep, weights.sleep),
        ]
        var terms: [Term] = []
        for (name, part, weight) in all {
            guard let part else { continue }
            guard part.deviation.isFinite, weight > 0, (0.0...1.0).contains(part.reliability) else { return nil }
            let deviation = min(3, max(-3, part.deviation))
            terms.append(
                Term(name: name, weight: weight, product: weight * part.reliability * deviation, doubt: 1 - part.reliability))
        }
        return terms
    }

    /// Returns the band of the displayed rounded score.
    public static func band(of score: Double) -> Score.Band? {
        guard (0.0...100.0).contains(score) else { return nil }
        let shown = Rounding.halfUp(score)
        if shown >= 67 { return .green }
        return shown <= 33 ? .red : .amber
    }
}
