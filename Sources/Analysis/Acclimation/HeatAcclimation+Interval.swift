import Measures

extension HeatAcclimation {
    /// Standard deviations of ln gain and of ln decay among people. Our own, because studies report group means. A gain of 0.20 reaches
    /// three quarters in six days, with these in four to nine; a decay of 2.5 % a day is complete after 40 days, with these after 27 to 60.
    public static let gainDeviation = 0.33
    public static let decayDeviation = 0.40

    /// Midpoints of seven equally likely parts of a standard normal distribution.
    private static let evenChances = [-1.4652, -0.7916, -0.3661, 0, 0.3661, 0.7916, 1.4652]

    /// Returns the 80 % interval of the state after the last day: over gains and decays of people, widened by the uncertainty of the doses.
    /// - Parameters:
    ///   - counted: doses by day.
    ///   - possible: doses including those that depend on unmeasured sunshine, for the upper bound.
    ///   - deviations: standard deviations of the counted doses.
    ///   - starts: possible initial states of the first day.
    ///   - start: assumed initial state.
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

    /// Returns the standard deviation of the last state if each day's dose has an independent deviation.
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
                // State and peak share one error, so both scale together; the dose slows the decay by `slowing` per unit.
                let kept = max(0, state - decay * peak) / state
                let slowing = decay * peak / state
                variance = kept * kept * variance + slowing * slowing * deviation * deviation
                state = max(weight, state - decay * peak * (1 - weight / state))
            }
        }
        return variance.squareRoot()
    }
}
