public import Measures

/// Heat acclimation on every day of a history.
public struct AcclimationHistory: Equatable, Sendable {
    public var first: Day
    /// The state at the end of each day from `first` on, 0…1.
    public var states: [Double]
    /// Sessions that counted, oldest first.
    public var doses: [HeatExposure.Dose]
    /// Activities whose heat is known, whether they counted or not.
    public var sessionsWithWeather: Int

    /// - Parameter digests: ascending by start. Nil when no activity up to `day` has a known heat.
    public init?(digests: [ActivityDigest], firstKnownDay: Day?, asOf day: Day) {
        doses = []
        sessionsWithWeather = 0
        for digest in digests where digest.day <= day {
            guard let dose = HeatExposure.dose(of: digest) else { continue }
            sessionsWithWeather += 1
            if dose.weight > 0 { doses.append(dose) }
        }
        guard sessionsWithWeather > 0 else { return nil }
        // Nothing of more than two years ago is left, and a clock set to another century must not ask for a million days.
        let earliest = min(firstKnownDay ?? day, doses.first?.day ?? day)
        first = max(earliest, day - 730)
        guard first <= day else { return nil }
        var weights = [Double](repeating: 0, count: day - first + 1)
        for dose in doses where dose.day >= first { weights[dose.day - first] = min(1, weights[dose.day - first] + dose.weight) }
        states = HeatAcclimation.states(weights: weights)
    }

    /// The state with which a day began: what the evening before had left.
    public func state(before day: Day) -> Double {
        let index = day - first - 1
        return states.indices.contains(index) ? states[index] : 0
    }

    public var now: Double { states.last ?? 0 }
    public var lastExposure: Day? { doses.last?.day }
}
