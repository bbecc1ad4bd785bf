public import Measures

/// Days with heat that raise acclimation before a hot race, and the acclimation that they lead to.
///
/// Formula: see the card; the same input gives the same days.
/// Units: °C, 0…1.
/// Source: our own, on the model of acclimation.
/// Grade: own definition.
public struct HeatBlock: Equatable, Sendable {
    public static let card = ModelCard(
        id: "heat_block", name: "Heat before a hot race", alsoKnownAs: ["heat acclimation block"],
        formula:
            "For a race of WBGT ≥ {from} °C: the latest easy days, from {window} to {last} days before it, so that the state on its morning is ≥ {goal} % of one day's dose; "
            + "a dose of passive heat also on days of rest; no day before a long run or a hard session. Dose = median of the athlete's own sessions of {ownDays} days of the kind with the highest one "
            + "({ownCount} and more), else a sauna or hot bath of {bathMinutes} min. Each day is planned again from the state reached.",
        units: "days; state 0…1",
        source:
            "our own: days and decay follow the model of heat acclimation; passive heat after training after C. Zurawlew et al., Scand J Med Sci Sports 26:745 (2016)",
        grade: .ownDefinition,
        limits:
            "The state counts exposure, not the body's answer. Heat is a strain of its own: leave out a day when tired or ill, and drink. It is no medical advice: with a heart condition, in pregnancy or with medication ask a doctor first.",
        constants: [
            CardConstant("from", HeatBlock.warmFrom, decimals: 0),
            CardConstant("window", HeatBlock.firstDay),
            CardConstant("last", HeatBlock.lastDay),
            CardConstant("goal", 100 * HeatBlock.goalShare, decimals: 0),
            CardConstant("ownDays", HeatBlock.ownDays),
            CardConstant("ownCount", HeatBlock.ownCount),
            CardConstant("bathMinutes", HeatBlock.bathMinutes, decimals: 0),
        ])

    /// WBGT of a race in °C from which heat is planned.
    public static let warmFrom = 20.0
    /// Days before the race on which the block may begin, and on which it ends.
    public static let firstDay = 21
    public static let lastDay = 3
    static let goalShare = 0.9
    static let ownDays = 90
    static let ownCount = 3
    public static let bathMinutes = 40.0

    /// WBGT of the race in °C.
    public var warmth: Double
    public var mode: HeatExposure.Mode
    /// Dose of one of the days, 0…1.
    public var dose: Double
    /// Whether the athlete's own sessions give it.
    public var isOwnDose: Bool
    /// Planned days from tomorrow on, ascending.
    public var days: [Day]
    /// State this evening.
    public var now: Double
    /// State on the morning of the race with these days, and its 80 % interval.
    public var expected: Estimate
    /// State on that morning without any of them.
    public var without: Double
    /// State that the block aims for.
    public var goal: Double

    /// Whether the days that are left reach the goal.
    public var isEnough: Bool { expected.value >= goal - 1e-9 }

    /// Nil for a race that is not hot, is past, or more than `SeasonRequest.mostWeeks` weeks ahead.
    /// - Parameters:
    ///   - race: day of the race.
    ///   - warmth: its WBGT in °C.
    ///   - day: the evaluated day.
    ///   - acclimation: until that day; nil without an activity of known heat.
    ///   - plan: the seven days after `day`; later weekdays are assumed to be like them.
    ///   - resting: weekdays that the athlete keeps free.
    public init?(
        race: Day, warmth: Double, asOf day: Day, acclimation: AcclimationHistory?, plan: [PlannedDay], resting: Set<Int> = []
    ) {
        guard race > day, race - day <= 7 * SeasonRequest.mostWeeks, warmth.isFinite, warmth >= HeatBlock.warmFrom else {
            return nil
        }
        self.warmth = warmth
        let own = HeatBlock.ownDose(acclimation, asOf: day)
        mode = own?.mode ?? .passive
        dose = own?.dose ?? HeatExposure.weight(minutes: HeatBlock.bathMinutes, wetBulbGlobe: 40, mode: .passive) ?? 0
        isOwnDose = own != nil
        now = acclimation?.now ?? 0
        goal = HeatBlock.goalShare * dose
        let ahead = AcclimationAhead(acclimation, asOf: day, through: race - 1)
        without = ahead.state([], dose: dose)
        days = []
        let isPassive = mode == .passive || mode == .hotYoga
        var candidate = race - HeatBlock.lastDay
        while candidate > day, candidate >= race - HeatBlock.firstDay, ahead.state(days, dose: dose) < goal {
            if !resting.contains(candidate.weekday), HeatBlock.suits(candidate, plan, restToo: isPassive) {
                days.append(candidate)
            }
            candidate = candidate - 1
        }
        days.sort()
        let state = ahead.state(days, dose: dose)
        expected = Estimate(
            value: state, interval: ahead.interval(days, dose: dose), count: days.count, quality: isOwnDose ? 0.6 : 0.4,
            method: HeatBlock.card.id,
            inputs: [
                EstimateInput(name: HeatAcclimation.card.id, value: now, unit: ""),
                EstimateInput(name: HeatExposure.card.id, value: dose, unit: ""),
                EstimateInput(name: "wet-bulb globe temperature", value: warmth, unit: "°C"),
            ], asOf: day)
    }

    /// Returns the kind of the athlete's own sessions with the highest median dose; nil with too few of each.
    private static func ownDose(_ acclimation: AcclimationHistory?, asOf day: Day) -> (mode: HeatExposure.Mode, dose: Double)? {
        guard let acclimation else { return nil }
        var best: (mode: HeatExposure.Mode, dose: Double)?
        for mode in HeatExposure.Mode.allCases {
            let doses = acclimation.doses.filter { $0.mode == mode && day - $0.day < ownDays }.map { $0.weight }
            guard doses.count >= ownCount, let dose = Robust.median(doses), dose > best?.dose ?? 0 else { continue }
            best = (mode, dose)
        }
        return best
    }

    /// Whether a day has an easy session, or rest, and the next one is neither long nor hard.
    private static func suits(_ day: Day, _ plan: [PlannedDay], restToo: Bool) -> Bool {
        guard let planned = plan.last(where: { ($0.day - day) % 7 == 0 }),
            let next = plan.last(where: { ($0.day - (day + 1)) % 7 == 0 })
        else { return restToo }
        // A day of rest that the athlete decided is meant.
        if planned.day == day, planned.stored != nil, planned.workout == .rest { return false }
        let isEasy = planned.workout == .easy || planned.workout == .recovery
        return (isEasy || restToo && planned.workout == .rest) && !planned.isHard && !next.isHard
    }
}

/// Acclimation carried on over days ahead.
struct AcclimationAhead {
    private let past: [Double]
    private let possible: [Double]
    private let deviations: [Double]
    private let start: Double
    private let starts: ClosedRange<Double>
    private let day: Day
    private let count: Int

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
        count = max(0, last - day)
    }

    /// Returns the state after the last day with a dose on each of some days.
    func state(_ days: [Day], dose: Double) -> Double {
        HeatAcclimation.states(weights: past + weights(days, dose), start: start).last ?? start
    }

    func interval(_ days: [Day], dose: Double) -> Interval {
        let ahead = weights(days, dose)
        return HeatAcclimation.interval(
            counted: past + ahead, possible: possible + ahead,
            deviations: deviations + ahead.map { $0 * AcclimationAhead.doseSpread },
            starts: starts, start: start)
    }

    private func weights(_ days: [Day], _ dose: Double) -> [Double] {
        var weights = [Double](repeating: 0, count: count)
        for planned in days where weights.indices.contains(planned - day - 1) { weights[planned - day - 1] = min(1, dose) }
        return weights
    }
}
