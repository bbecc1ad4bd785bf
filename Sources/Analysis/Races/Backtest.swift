import Measures

/// Accuracy of past predictions, each based only on data from before its race.
///
/// Formula: mean ln(actual/predicted); mean |predicted − actual| / actual; root mean square error; share of races within the 80 % interval
/// with Wilson's 95 % bounds; bias shrunk to zero by n / (n + 4).
/// Units: seconds in; percent, minutes and shares out.
/// Source: our own protocol; E. B. Wilson (1927) for the bounds.
/// Grade: own definition.
public struct Backtest: Equatable, Sendable {
    public static let card = ModelCard(
        id: "backtest", name: "Back-test of race predictions", alsoKnownAs: [],
        formula: "bias = e^(mean ln(actual/predicted)) − 1; coverage = races within the 80 % interval / races; "
            + "personal bias = n/(n+4) · mean ln(actual/predicted), at most 3 %; beside it, on the races that all three predicted, the pooled "
            + "prediction, Riegel's law with 1.06 and VDOT, the latter two from the race before alone; and the same predictions times (time / time in cool weather on level ground) of the "
            + "race itself, the day's own heat and hills",
        units: "%, min, share",
        source: "our own, because only a runner's own races can say how far to trust a prediction; bounds by E. B. Wilson, "
            + "JASA 22:209 (1927)",
        grade: .ownDefinition,
        limits:
            "The score rates the prediction that would have been shown the evening before: in the heat of the last ten "
            + "days' runs (race_day_heat) where three of them recorded it, else in cool weather, and always on level "
            + "ground. Leave out races that you paced, did not finish or ran for company before scoring. Only the last 12 "
            + "races are scored. Whether an effort was tried is judged by today's profile. The personal bias is shown and "
            + "changes no prediction: a few races cannot separate a habit from luck.")

    public struct Row: Equatable, Sendable {
        public var predicted: Double
        /// Nil if the method states none.
        public var interval: Interval?
        public var actual: Double
        public init(predicted: Double, interval: Interval?, actual: Double) {
            self.predicted = predicted
            self.interval = interval
            self.actual = actual
        }
    }

    public var count: Int
    public var biasPercent: Double
    public var meanAbsoluteErrorPercent: Double
    public var rootMeanSquareMinutes: Double
    /// Number of intervals that contained the result; nil if a row has none.
    public var held: Held?
    /// Mean of ln(actual/predicted), shrunk to zero with few races.
    public var shrunkBias: Double
    /// Bias of predictions by the athlete's own races, in ln time: `shrunkBias`, at most 3 % either way.
    public var personalBias: Double { min(0.03, max(-0.03, shrunkBias)) }

    public struct Held: Equatable, Sendable {
        public var count: Int
        public var coverage: Double
        /// Wilson's 95 % bounds.
        public var bounds: Interval
    }

    /// Nil without a race.
    public init?(rows: [Row]) {
        guard !rows.isEmpty, rows.allSatisfy({ $0.predicted > 0 && $0.actual > 0 }) else { return nil }
        var logarithms = 0.0
        var relative = 0.0
        var squares = 0.0
        var within = 0
        var stated = 0
        for row in rows {
            logarithms += Double.log(row.actual / row.predicted)
            relative += abs(row.predicted - row.actual) / row.actual
            squares += (row.predicted - row.actual) * (row.predicted - row.actual)
            guard let interval = row.interval else { continue }
            stated += 1
            if row.actual >= interval.low, row.actual <= interval.high { within += 1 }
        }
        let number = Double(rows.count)
        guard let bounds = WilsonInterval.bounds(successes: within, trials: rows.count) else { return nil }
        count = rows.count
        biasPercent = (Double.exp(logarithms / number) - 1) * 100
        meanAbsoluteErrorPercent = relative / number * 100
        rootMeanSquareMinutes = (squares / number).squareRoot() / 60
        held = stated == rows.count ? Held(count: within, coverage: Double(within) / number, bounds: bounds) : nil
        shrunkBias = number / (number + 4) * (logarithms / number)
    }
}
