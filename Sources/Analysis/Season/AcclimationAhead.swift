import Measures

/// Acclimation carried on over days ahead.
struct AcclimationAhead {
    private let past: [Double]
    private let possible: [Double]
    private let deviations: [Double]
    private let start: Double
    private let starts: ClosedRange<Double>
    private let day: Day
    /// Doses of the days ahead.
    private var weights: [Double]

    /// Standard deviation of a planned dose as a share of it: our own.
    static let doseSpread = 0.3

    init(_ acclimation: AcclimationHistory?, asOf day: Day, through last: Day) {
        let known = acclimation?.counted ?? AcclimationHistory.Counted()
        past = known.weights
        possible = known.possible
        deviations = known.deviations
        start = known.start
        starts = known.starts
        self.day = day
        weights = [Double](repeating: 0, count: max(0, last - day))
    }

    /// Adds a dose to a day; days beyond the last are left out.
    mutating func add(_ dose: Double, on date: Day) {
        let index = date - day - 1
        if weights.indices.contains(index) { weights[index] = min(1, weights[index] + dose) }
    }

    /// State after the last day.
    var state: Double { HeatAcclimation.states(weights: past + weights, start: start).last ?? start }

    var interval: Interval {
        HeatAcclimation.interval(
            counted: past + weights, possible: possible + weights,
            deviations: deviations + weights.map { $0 * AcclimationAhead.doseSpread },
            starts: starts, start: start)
    }
}
