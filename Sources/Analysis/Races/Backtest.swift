import Measures

/// How well past predictions did, each made only from what was known before its race.
///
/// Formula: mean ln(actual/predicted); mean |predicted − actual| / actual; root mean square error; share of races within the
/// 80 % interval with Wilson's 95 % bounds; bias drawn to zero by n / (n + 4).
/// Units: seconds in; percent, minutes and shares out.
/// Source: our own protocol; E. B. Wilson (1927) for the bounds.
/// Grade: own definition.
public struct Backtest: Equatable, Sendable {
    public static let card = ModelCard(
        id: "backtest", name: "Back-test of race predictions", alsoKnownAs: [],
        formula: "bias = e^(mean ln(actual/predicted)) − 1; coverage = races within the 80 % interval / races; "
            + "personal bias = n/(n+4) · mean ln(actual/predicted)",
        units: "%, min, share",
        source: "our own, because only a runner's own races can say how far to trust a prediction; bounds by E. B. Wilson, "
            + "JASA 22:209 (1927)",
        grade: .ownDefinition,
        limits: "Races that were paced, not finished or run for company belong left out before scoring.")

    public struct Row: Equatable, Sendable {
        public var predicted: Double
        public var interval: Interval
        public var actual: Double
        public init(predicted: Double, interval: Interval, actual: Double) {
            self.predicted = predicted
            self.interval = interval
            self.actual = actual
        }
    }

    public var count: Int
    public var biasPercent: Double
    public var meanAbsoluteErrorPercent: Double
    public var rootMeanSquareMinutes: Double
    public var withinInterval: Int
    public var coverage: Double
    public var coverageBounds: Interval
    /// Mean of ln(actual/predicted), drawn to zero while there are few races. Cap it at ±0.03 before using it.
    public var shrunkBias: Double

    /// Nil without a race.
    public init?(rows: [Row]) {
        guard !rows.isEmpty, rows.allSatisfy({ $0.predicted > 0 && $0.actual > 0 }) else { return nil }
        var logarithms = 0.0
        var relative = 0.0
        var squares = 0.0
        var within = 0
        for row in rows {
            logarithms += Double.log(row.actual / row.predicted)
            relative += abs(row.predicted - row.actual) / row.actual
            squares += (row.predicted - row.actual) * (row.predicted - row.actual)
            if row.actual >= row.interval.low, row.actual <= row.interval.high { within += 1 }
        }
        let number = Double(rows.count)
        guard let bounds = WilsonInterval.bounds(successes: within, trials: rows.count) else { return nil }
        count = rows.count
        biasPercent = (Double.exp(logarithms / number) - 1) * 100
        meanAbsoluteErrorPercent = relative / number * 100
        rootMeanSquareMinutes = (squares / number).squareRoot() / 60
        withinInterval = within
        coverage = Double(within) / number
        coverageBounds = bounds
        shrunkBias = number / (number + 4) * (logarithms / number)
    }
}
