/// How rested the body looks this morning against its own last two months.
///
/// Formula: 100 · Φ(Σ w z / √Σ w²) over the parts that exist; weights: variability 0.50, resting heart rate 0.25, respiration
/// 0.10, sleep 0.15; each z cut at ±3.
/// Units: 0…100.
/// Source: our own, because no maker publishes a formula (Doherty 2025: none of 14).
/// Grade: own definition.
public enum RecoveryScore {
    public static let card = ModelCard(
        id: "recovery_score", name: "Recovery score", alsoKnownAs: ["readiness"],
        formula:
            "100 · Φ(Σ w z / √Σ w²); z against the median of 60 days, cut at ±3; weights hrv 0.50, resting heart rate 0.25, "
            + "respiration 0.10, sleep 0.15; with Apple's SDNN only: hrv 0.35, resting heart rate 0.40; green ≥ 67, red ≤ 33",
        units: "0…100",
        source:
            "our own, because no maker publishes a formula (C. Doherty et al., 2025, doi 10.1515/teb-2025-0001: none of 14); bands as "
            + "the field uses them",
        grade: .ownDefinition,
        limits:
            "Needs 7 nights and either variability or resting heart rate; ±20 to 20 nights, ±10 after. 50 is the middle by design: a "
            + "third of days are green. It is no diagnosis.")

    /// How many of their own standard deviations today's values lie on the good side.
    public struct Parts: Equatable, Sendable {
        public var variability: Double?
        public var restingHeartRate: Double?
        public var respiration: Double?
        public var sleep: Double?

        public init(
            variability: Double? = nil, restingHeartRate: Double? = nil, respiration: Double? = nil, sleep: Double? = nil
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
        /// A watch's SDNN is noisier than a strap's rMSSD.
        public static let watch = Weights(variability: 0.35, restingHeartRate: 0.40, respiration: 0.10, sleep: 0.15)
    }

    public struct Result: Equatable, Sendable {
        public var score: Double
        /// They add up to the score.
        public var drivers: [Score.Driver]
    }

    /// Nil without variability and resting heart rate.
    public static func result(of parts: Parts, weights: Weights = .usual) -> Result? {
        guard parts.variability != nil || parts.restingHeartRate != nil else { return nil }
        let terms: [(name: String, score: Double?, weight: Double)] = [
            ("hrv", parts.variability, weights.variability),
            ("resting_heart_rate", parts.restingHeartRate, weights.restingHeartRate),
            ("respiration", parts.respiration, weights.respiration),
            ("sleep", parts.sleep, weights.sleep),
        ]
        var known: [(name: String, product: Double, weight: Double)] = []
        var sum = 0.0
        var squares = 0.0
        var total = 0.0
        for term in terms {
            guard let score = term.score else { continue }
            guard score.isFinite else { return nil }
            let product = term.weight * min(3, max(-3, score))
            known.append((term.name, product, term.weight))
            sum += product
            squares += term.weight * term.weight
            total += term.weight
        }
        guard squares > 0 else { return nil }
        let score = 100 * NormalDistribution.share(below: sum / squares.squareRoot())
        // Each part gets its weight's share of the neutral 50, and its share of the distance from there.
        let slope = abs(sum) > 1e-6 ? (score - 50) / sum : 100 / (2 * Double.pi * squares).squareRoot()
        var drivers = known.map { Score.Driver(name: $0.name, points: 50 * $0.weight / total + slope * $0.product) }
        let rest = score - drivers.reduce(0) { $0 + $1.points }
        drivers[0].points += rest
        return Result(score: score, drivers: drivers)
    }

    /// From the rounded score that a reader sees.
    public static func band(of score: Double) -> Score.Band? {
        guard (0.0...100.0).contains(score) else { return nil }
        let shown = Rounding.halfUp(score)
        if shown >= 67 { return .green }
        return shown <= 33 ? .red : .amber
    }
}
