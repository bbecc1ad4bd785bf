public import Measures

/// Heat acclimation on every day of a history.
public struct AcclimationHistory: Equatable, Sendable {
    public var first: Day
    /// State at the end of each day from `first` on, 0…1.
    public var states: [Double]
    /// Dose of each day from `first` on, 0…1, limited to one full day.
    public var dailyWeights: [Double]
    /// Sessions with a dose, oldest first.
    public var doses: [HeatExposure.Dose]
    /// Sessions whose dose depends on unmeasured sunshine.
    public var doubtful: [HeatExposure.Dose] = []
    /// Days of activities with unknown heat: they add no dose, and might have.
    public var unknown: [Day] = []
    /// Number of activities with known heat, with or without a dose.
    public var sessionsWithWeather: Int
    /// State on the morning of `first`.
    public var start = 0.0
    /// °C: mean of the daily maximum temperatures of the 30 days before `first`, if they raised the initial state above 0.
    public var seasonMaximum: Double?
    /// Whether acclimation from before `first` may be unknown.
    private var beginsWithFirstRecord = false
    /// Days after which nothing of a dose remains.
    public static let reach = 730
    /// Days of data below which the history is incomplete.
    public static let daysNeeded = 14

    /// Nil without an activity of known heat up to `day`.
    /// - Parameters:
    ///   - digests: ascending by start.
    ///   - firstKnownDay: first day with any record; nil if there is none.
    ///   - localMaxima: daily maximum temperatures before the first day, °C.
    ///   - day: the last day of the history.
    ///   - reach: number of days to compute; more than the default only for states of long ago.
    public init?(
        digests: some RandomAccessCollection<ActivityDigest>, firstKnownDay: Day?, localMaxima: [DatedValue] = [], asOf day: Day,
        reach: Int = AcclimationHistory.reach
    ) {
        doses = []
        states = []
        dailyWeights = []
        sessionsWithWeather = 0
        for index in digests.indices where digests[index].day <= day {
            guard let dose = HeatExposure.dose(of: digests[index]) else {
                if HeatExposure.mode(of: digests[index]) != nil { unknown.append(digests[index].day) }
                continue
            }
            sessionsWithWeather += 1
            if dose.weight > 0 { doses.append(dose) } else if dose.possible > 0 { doubtful.append(dose) }
        }
        guard sessionsWithWeather > 0 else { return nil }
        // Doses of more than two years ago have no effect, and a clock set to another century must not cause a million days.
        let earliest = min(firstKnownDay ?? day, doses.first?.day ?? day)
        first = max(earliest, day - reach)
        guard first <= day else { return nil }
        if first == earliest, let warmth = HeatAcclimation.seasonMaximum(before: first, maxima: localMaxima),
            warmth > HeatAcclimation.seasonWarmth
        {
            start = HeatAcclimation.seasonalStart
            seasonMaximum = warmth
        }
        beginsWithFirstRecord = first == earliest
        dailyWeights = days(doses, through: day) { $0.weight }
        states = HeatAcclimation.states(weights: dailyWeights, start: start)
    }

    /// Reads only the part of the history that still has an effect.
    init?(of history: History, asOf day: Day, reach: Int = AcclimationHistory.reach) {
        self.init(
            digests: history.digests[history.range(from: day - reach, through: day)], firstKnownDay: history.knownDays.first,
            localMaxima: history.localMaxima, asOf: day, reach: reach)
    }

    /// Returns the 80 % interval of the state at the end of the last day. It takes some hundred simulations, so it is not computed for
    /// every state.
    public func interval() -> Interval {
        let known = counted
        return HeatAcclimation.interval(
            counted: known.weights, possible: known.possible, deviations: known.deviations, starts: known.starts, start: start)
    }

    /// What the interval depends on, by day.
    struct Counted {
        var weights: [Double] = []
        /// With the doses that depend on unmeasured sunshine.
        var possible: [Double] = []
        /// Standard deviations of `weights`.
        var deviations: [Double] = []
        var start = 0.0
        /// Possible states before the first day: acclimation from before the first record is unknown.
        var starts = 0.0...HeatAcclimation.seasonalStart
    }

    var counted: Counted {
        let last = first + (states.count - 1)
        return Counted(
            weights: dailyWeights, possible: days(doses + doubtful, through: last) { $0.possible },
            deviations: days(doses, through: last) { $0.deviation }, start: start,
            starts: beginsWithFirstRecord ? 0...min(1, start + HeatAcclimation.seasonalStart) : start...start)
    }

    /// Returns a sum for each day from `first`, at most 1.
    private func days(_ doses: [HeatExposure.Dose], through day: Day, _ number: (HeatExposure.Dose) -> Double) -> [Double] {
        var sums = [Double](repeating: 0, count: day - first + 1)
        for dose in doses where dose.day >= first { sums[dose.day - first] = min(1, sums[dose.day - first] + number(dose)) }
        return sums
    }

    /// Returns the state at the start of a day, which is that of the previous evening.
    public func state(before day: Day) -> Double {
        let index = day - first - 1
        return states.indices.contains(index) ? states[index] : 0
    }

    public var now: Double { states.last ?? 0 }
    public var lastExposure: Day? { doses.last?.day }
    /// The last day with a dose above its state, which raised the state.
    public var lastGain: Day? {
        states.indices.last { states[$0] > ($0 > 0 ? states[$0 - 1] : start) }.map { first + $0 }
    }
}

extension History {
    /// Returns acclimation; nil without an activity of known heat up to the day.
    public func acclimation(asOf day: Day) -> AcclimationHistory? {
        AcclimationHistory(digests: digests, firstKnownDay: knownDays.first, localMaxima: localMaxima, asOf: day)
    }
}
