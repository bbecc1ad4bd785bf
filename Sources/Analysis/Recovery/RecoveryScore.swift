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
            "100 · Φ(Σ w z / √Σ w²), from 30 nights on its rank among one's own days; z against the median of 60 days, cut at ±3; weights hrv 0.50, resting heart rate 0.25, "
            + "respiration 0.10, sleep 0.15; with Apple's SDNN only: hrv 0.35, resting heart rate 0.40; green ≥ 67, red ≤ 33",
        units: "0…100",
        source:
            "our own, because no maker publishes a formula (C. Doherty et al., 2025, doi 10.1515/teb-2025-0001: none of 14); bands as "
            + "the field uses them",
        grade: .ownDefinition,
        limits:
            "Needs 7 nights of one device and either variability or resting heart rate; ±20 to 20 nights, ±10 after. 50 is the middle by design: a "
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

    /// Nights of one's own from which on a day is ranked among them instead of in the bell curve.
    public static let nightsToRank = 30

    /// Nil without variability and resting heart rate.
    /// - Parameter earlier: the composites of days before; from thirty on they replace the bell curve.
    public static func result(of parts: Parts, weights: Weights = .usual, among earlier: [Double] = []) -> Result? {
        guard let terms = terms(of: parts, weights), let composite = composite(of: parts, weights: weights) else { return nil }
        let score =
            earlier.count >= nightsToRank ? rank(of: composite, among: earlier) : 100 * NormalDistribution.share(below: composite)
        var sum = 0.0
        var total = 0.0
        for term in terms {
            sum += term.product
            total += term.weight
        }
        // Each part gets its weight's share of the neutral 50, and its share of the distance from there. Where parts cancel out
        // or the rank contradicts their sum, the distance is shared by weight.
        let agrees = abs(sum) > 0.01 && (score - 50) * sum > 0
        var drivers = terms.map { term -> Score.Driver in
            let share = agrees ? term.product / sum : term.weight / total
            let middling = 50 * term.weight / total
            return Score.Driver(name: term.name, points: middling + (score - 50) * share, reference: middling)
        }
        drivers[0].points += score - drivers.reduce(0) { $0 + $1.points }
        return Result(score: score, drivers: drivers)
    }

    /// Σ w z / √Σ w²; nil without variability and resting heart rate.
    public static func composite(of parts: Parts, weights: Weights = .usual) -> Double? {
        guard let terms = terms(of: parts, weights) else { return nil }
        var sum = 0.0
        var squares = 0.0
        for term in terms {
            sum += term.product
            squares += term.weight * term.weight
        }
        return squares > 0 ? sum / squares.squareRoot() : nil
    }

    private typealias Term = (name: String, product: Double, weight: Double)

    private static func terms(of parts: Parts, _ weights: Weights) -> [Term]? {
        guard parts.variability != nil || parts.restingHeartRate != nil else { return nil }
        let all: [(name: String, score: Double?, weight: Double)] = [
            ("hrv", parts.variability, weights.variability),
            ("resting_heart_rate", parts.restingHeartRate, weights.restingHeartRate),
            ("respiration", parts.respiration, weights.respiration),
            ("sleep", parts.sleep, weights.sleep),
        ]
        var terms: [Term] = []
        for part in all {
            guard let score = part.score else { continue }
            guard score.isFinite, part.weight > 0 else { return nil }
            terms.append((part.name, part.weight * min(3, max(-3, score)), part.weight))
        }
        return terms
    }

    /// Percent of the days before that were worse, equal days counting half, and today counted in the middle.
    private static func rank(of composite: Double, among earlier: [Double]) -> Double {
        var below = 0.5
        for other in earlier { below += other < composite ? 1 : (other == composite ? 0.5 : 0) }
        return 100 * below / Double(earlier.count + 1)
    }

    /// From the rounded score that a reader sees.
    public static func band(of score: Double) -> Score.Band? {
        guard (0.0...100.0).contains(score) else { return nil }
        let shown = Rounding.halfUp(score)
        if shown >= 67 { return .green }
        return shown <= 33 ? .red : .amber
    }
}
