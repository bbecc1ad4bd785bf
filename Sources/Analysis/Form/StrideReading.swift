/// A run's stride compared with the athlete's usual stride at that speed.
///
/// Formula: value = a + b · speed by least squares over the runs of 60 days before; z = (value − expected) / residual deviation.
/// Units: the metric's; standard deviations.
/// Source: our own; why not a table: B. Van Hooren et al. (2024).
/// Grade: own definition.
public struct StrideReading: Equatable, Sendable {
    public static let card = ModelCard(
        id: "stride_reading", name: "Stride against your own at this speed", alsoKnownAs: ["running form"],
        formula:
            "expected = a + b · speed, least squares over at least 8 runs of the 60 days before; z = (value − expected) / s, s the "
            + "residual deviation (never below 0.5 % of the value); z cut at ±3",
        units: "standard deviations",
        source:
            "our own, because single stride numbers explain 4–12 % of running economy and change with speed: B. Van Hooren et al., "
            + "Sports Med (2024), doi 10.1007/s40279-024-01997-3",
        grade: .ownDefinition,
        limits:
            "Different from usual, neither good nor bad. Another watch or pod is another scale. Where step length times "
            + "cadence misses speed by more than 5 % the sensor erred, and neither step length nor vertical ratio is "
            + "shown.")

    public static let runsNeeded = 8
    public static let window = 60

    public var metric: StrideMetric
    /// Value of the newest run.
    public var value: Double
    public var expected: Double
    /// Standard deviations from the expected value, −3…3.
    public var score: Double

    /// Runs as (speed, value), oldest first; the last one is compared with those before it. Nil with fewer than eight before it, or when
    /// all have one speed.
    public init?(_ metric: StrideMetric, runs: [(speed: Double, value: Double)]) {
        guard let newest = runs.last, runs.count > StrideReading.runsNeeded else { return nil }
        let before = runs.dropLast()
        guard let line = LeastSquaresLine(xs: before.map { $0.speed }, ys: before.map { $0.value }) else { return nil }
        var squares = 0.0
        for run in before {
            let rest = run.value - (line.intercept + line.slope * run.speed)
            squares += rest * rest
        }
        let spread = (squares / Double(before.count - 2)).squareRoot()
        expected = line.intercept + line.slope * newest.speed
        guard
            let score = Robust.winsorisedScore(
                newest.value, centre: expected, deviation: max(spread, 0.005 * abs(newest.value)))
        else { return nil }
        self.metric = metric
        value = newest.value
        self.score = score
    }
}
