import Measures

extension HeatAcclimation {
    /// Standard deviations of ln gain and of ln decay among people: our own, because studies give group means. A gain of 0.20 reaches
    /// three quarters in six days, with these in four to nine; a decay of 2.5 % a day is over after 40 days, with these after 27 to 60.
    public static let gainDeviation = 0.33
    public static let decayDeviation = 0.40

    /// The middles of seven equal parts of a standard normal distribution: each is as likely.
    private static let evenChances = [-1.4652, -0.7916, -0.3661, 0, 0.3661, 0.7916, 1.4652]

    /// Where four of five states lie after the last day: over people's gains and decays, then widened by what the doses leave open.
    /// - Parameters:
    ///   - counted: doses by day.
    ///   - possible: with those that hang on a sun which nobody saw; for the upper bound.
    ///   - deviations: of the counted doses.
    ///   - starts: what the first day may have begun with.
    ///   - start: what it is taken to have begun with.
    static func interval(
        counted: [Double], possible: [Double], deviations: [Double], starts: ClosedRange<Double>, start: Double
    ) -> Interval {
        guard let middle = states(weights: counted, start: start).last else { return Interval(low: 0, high: 1) }
        var low: [Double] = []
        var high: [Double] = []
        for gains in evenChances {
            let gain = min(1, HeatAcclimation.gain * Double.exp(gainDeviation * gains))
            for decays in evenChances {
                let decay = HeatAcclimation.decay * Double.exp(decayDeviation * decays)
                if let state = states(weights: counted, start: starts.lowerBound, gain: gain, decay: decay).last {
                    low.append(state)
                }
                if let state = states(weights: possible, start: starts.upperBound, gain: gain, decay: decay).last {
                    high.append(state)
                }
            }
        }
        guard let tenth = Robust.quantile(low, 0.1), let ninetieth = Robust.quantile(high, 0.9) else {
            return Interval(low: 0, high: 1)
        }
        let ofDoses = NormalDistribution.halfWidth80 * deviation(weights: counted, deviations: deviations, start: start)
        func apart(_ bound: Double) -> Double { ((bound - middle) * (bound - middle) + ofDoses * ofDoses).squareRoot() }
        return Interval(
            low: max(0, middle - apart(min(middle, tenth))), high: min(1, middle + apart(max(middle, ninetieth))))
    }

    /// Standard deviation of the last state when each day's dose has one of its own, independent of the others.
    private static func deviation(weights: [Double], deviations: [Double], start: Double) -> Double {
        var state = start
        var peak = start
        var variance = 0.0
        for (weight, deviation) in zip(weights, deviations) {
            if weight > state {
                variance = (1 - gain) * (1 - gain) * variance + gain * gain * deviation * deviation
                state += gain * (weight - state)
                peak = state
            } else if state > 0 {
                // The state and its peak share one error, so both scale together; the dose slows the decay by `slowing` for each unit.
                let kept = max(0, state - decay * peak) / state
                let slowing = decay * peak / state
                variance = kept * kept * variance + slowing * slowing * deviation * deviation
                state = max(weight, state - decay * peak * (1 - weight / state))
            }
        }
        return variance.squareRoot()
    }
}
