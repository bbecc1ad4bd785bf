public import Measures

/// Heat acclimation on every day of a history.
public struct AcclimationHistory: Equatable, Sendable {
    public var first: Day
    /// The state at the end of each day from `first` on, 0…1.
    public var states: [Double]
    /// What each day from `first` on counted, 0…1: no more than one full day, whatever was done on it.
    public var dailyWeights: [Double]
    /// Sessions that counted, oldest first.
    public var doses: [HeatExposure.Dose]
    /// Sessions that would count if the sun that nobody saw did shine.
    public var doubtful: [HeatExposure.Dose] = []
    /// The days of activities whose heat nobody knows: they count nothing, and might have.
    public var unknown: [Day] = []
    /// Activities whose heat is known, whether they counted or not.
    public var sessionsWithWeather: Int
    /// What the state was on the morning of `first`.
    public var start = 0.0
    /// °C: the mean of the highest temperatures of the 30 days before `first`, where the state began above 0 for it.
    public var seasonMaximum: Double?
    /// Whether something may have come before `first` of which nothing is known.
    private var beginsWithFirstRecord = false
    /// Days of which something can be left.
    public static let reach = 730
    /// Below this many days it is still building.
    public static let daysNeeded = 14

    /// Nil when no activity up to `day` has a known heat.
    /// - Parameters:
    ///   - digests: ascending by start.
    ///   - localMaxima: the highest temperatures of days before the first, °C.
    ///   - reach: days that states are made for; more than the usual ones only where the states of long ago are asked for.
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
        // Nothing of more than two years ago is left, and a clock set to another century must not ask for a million days.
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

    /// Of ten years only what still counts is looked at.
    init?(of history: History, asOf day: Day, reach: Int = AcclimationHistory.reach) {
        self.init(
            digests: history.digests[history.range(from: day - reach, through: day)], firstKnownDay: history.knownDays.first,
            localMaxima: history.localMaxima, asOf: day, reach: reach)
    }

    /// Where four of five such states lie at the end of the last day. It is made of some hundred courses, hence not for every state.
    public func interval() -> Interval {
        let last = first + (states.count - 1)
        return HeatAcclimation.interval(
            counted: dailyWeights, possible: days(doses + doubtful, through: last) { $0.possible },
            deviations: days(doses, through: last) { $0.deviation },
            // What came before the first record is unknown.
            starts: beginsWithFirstRecord ? 0...min(1, start + HeatAcclimation.seasonalStart) : start...start, start: start)
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
    /// The last day whose dose was above the state it met, and so raised it.
    public var lastGain: Day? {
        states.indices.last { states[$0] > ($0 > 0 ? states[$0 - 1] : start) }.map { first + $0 }
    }
}

extension History {
    /// Nil when no activity up to the day has a known heat.
    public func acclimation(asOf day: Day) -> AcclimationHistory? {
        AcclimationHistory(digests: digests, firstKnownDay: knownDays.first, localMaxima: localMaxima, asOf: day)
    }
}
