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
            "100 · Φ(Σ w z / √Σ w²), from 30 nights on its rank among one's own days; z against the median of 60 days, cut at ±3; hrv: half of tonight, half of the week's mean, from 3 nights a week on; weights hrv 0.50, resting heart rate 0.25, "
            + "respiration 0.10, sleep 0.15; with Apple's SDNN only: hrv 0.35, resting heart rate 0.40; green ≥ 67, red ≤ 33; drivers: "
            + "Shapley values of the score over its parts, the others being as usual",
        units: "0…100",
        source:
            "our own, because no maker publishes a formula (C. Doherty et al., 2025, doi 10.1515/teb-2025-0001: none of 14); bands as "
            + "the field uses them",
        grade: .ownDefinition,
        limits:
            "Needs 7 nights of one device and either variability or resting heart rate; ±20 to 20 nights, ±10 after. Respiration "
            + "counts only beyond one standard deviation, either way. 50 is the middle by design: a "
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

    /// Nights from which on the score is no longer provisional.
    public static let settledNights = 21

    /// Nights of one's own from which on a day is ranked among them instead of in the bell curve.
    public static let nightsToRank = 30

    /// Nil without variability and resting heart rate.
    /// - Parameter earlier: the composites of days before; from thirty on they replace the bell curve.
    public static func result(of parts: Parts, weights: Weights = .usual, among earlier: [Double] = []) -> Result? {
        guard let terms = terms(of: parts, weights) else { return nil }
        // The score for every choice of parts, the others being as usual: bit by bit, one for each term.
        let scores = (0..<(1 << terms.count)).map { choice in
            let composite = composite(terms.enumerated().map { choice & (1 << $0.offset) == 0 ? 0 : $0.element.product }, terms)
            return earlier.count >= nightsToRank
                ? rank(of: composite, among: earlier) : 100 * NormalDistribution.share(below: composite)
        }
        let total = terms.reduce(0) { $0 + $1.weight }
        let score = scores[scores.count - 1]
        var drivers = terms.enumerated().map { index, term -> Score.Driver in
            let middling = scores[0] * term.weight / total
            return Score.Driver(name: term.name, points: middling + moved(by: index, scores), reference: middling)
        }
        // What rounding left.
        drivers[0].points += score - drivers.reduce(0) { $0 + $1.points }
        return Result(score: score, drivers: drivers)
    }

    /// What a part moves the score by, on the average over all orders in which the parts may come in (L. S. Shapley, 1953).
    /// - Parameter scores: for every choice of parts, as the bits of its index.
    private static func moved(by part: Int, _ scores: [Double]) -> Double {
        let parts = scores.count.trailingZeroBitCount
        var sum = 0.0
        for choice in scores.indices where choice & (1 << part) == 0 {
            // Of all orders, those in which exactly this choice comes first: s! (n − s − 1)! / n!, as 1 / (n · C(n − 1, s)).
            var orders = Double(parts)
            for step in 0..<choice.nonzeroBitCount { orders *= Double(parts - 1 - step) / Double(step + 1) }
            sum += (scores[choice | (1 << part)] - scores[choice]) / orders
        }
        return sum
    }

    /// Σ w z / √Σ w²; nil without variability and resting heart rate.
    public static func composite(of parts: Parts, weights: Weights = .usual) -> Double? {
        terms(of: parts, weights).map { terms in composite(terms.map { $0.product }, terms) }
    }

    private static func composite(_ products: [Double], _ terms: [Term]) -> Double {
        let squares = terms.reduce(0) { $0 + $1.weight * $1.weight }
        return products.reduce(0, +) / squares.squareRoot()
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
