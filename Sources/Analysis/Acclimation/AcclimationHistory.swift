public import Measures

/// Heat acclimation on every day of a history.
public struct AcclimationHistory: Equatable, Sendable {
    public var first: Day
    /// The state at the end of each day from `first` on, 0…1.
    public var states: [Double]
    /// Sessions that counted, oldest first.
    public var doses: [HeatExposure.Dose]
    /// Sessions that would count if the sun that nobody saw did shine.
    public var doubtful: [HeatExposure.Dose] = []
    /// Where four of five such states lie at the end of the last day.
    public var interval = Interval(low: 0, high: 0)
    /// Activities whose heat is known, whether they counted or not.
    public var sessionsWithWeather: Int
    /// What the state was on the morning of `first`.
    public var start = 0.0
    /// °C: the mean of the highest temperatures of the 30 days before `first`, where the state began above 0 for it.
    public var seasonMaximum: Double?
    /// Days of which something can be left.
    static let reach = 730
    /// Below this many days it is still building.
    public static let daysNeeded = 14

    /// Nil when no activity up to `day` has a known heat.
    /// - Parameters:
    ///   - digests: ascending by start.
    ///   - localMaxima: the highest temperatures of days before the first, °C.
    public init?(digests: [ActivityDigest], firstKnownDay: Day?, localMaxima: [DatedValue] = [], asOf day: Day) {
        doses = []
        states = []
        sessionsWithWeather = 0
        for digest in digests where digest.day <= day {
            guard let dose = HeatExposure.dose(of: digest) else { continue }
            sessionsWithWeather += 1
            if dose.weight > 0 { doses.append(dose) } else if dose.possible > 0 { doubtful.append(dose) }
        }
        guard sessionsWithWeather > 0 else { return nil }
        // Nothing of more than two years ago is left, and a clock set to another century must not ask for a million days.
        let earliest = min(firstKnownDay ?? day, doses.first?.day ?? day)
        first = max(earliest, day - AcclimationHistory.reach)
        guard first <= day else { return nil }
        if first == earliest, let warmth = HeatAcclimation.seasonMaximum(before: first, maxima: localMaxima),
            warmth > HeatAcclimation.seasonWarmth
        {
            start = HeatAcclimation.seasonalStart
            seasonMaximum = warmth
        }
        let counted = days(doses, through: day) { $0.weight }
        let possible = days(doses + doubtful, through: day) { $0.possible }
        states = HeatAcclimation.states(weights: counted, start: start)
        let spread = days(doses, through: day) { $0.deviation }
        interval = HeatAcclimation.interval(
            counted: counted, possible: possible, deviations: spread,
            // What came before the first record is unknown.
            starts: first == earliest ? 0...min(1, start + HeatAcclimation.seasonalStart) : start...start, start: start)
    }

    /// A number for each day from `first`, at most 1.
    private func days(_ doses: [HeatExposure.Dose], through day: Day, _ number: (HeatExposure.Dose) -> Double) -> [Double] {
        var sums = [Double](repeating: 0, count: day - first + 1)
        for dose in doses where dose.day >= first { sums[dose.day - first] = min(1, sums[dose.day - first] + number(dose)) }
        return sums
    }

    /// The state with which a day began: what the evening before had left.
    public func state(before day: Day) -> Double {
        let index = day - first - 1
        return states.indices.contains(index) ? states[index] : 0
    }

    public var now: Double { states.last ?? 0 }
    public var lastExposure: Day? { doses.last?.day }
}
