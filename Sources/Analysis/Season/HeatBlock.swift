public import Measures
import Training

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
            + "a dose of passive heat also on days of rest; after {inRow} days with heat in a row, as in the source, only every {holdEvery} days, until {restDays} days without; no day before a long run or a hard session, none that the athlete keeps free, none with signs of illness or overreaching. Days: seven-day plan, then what the athlete decided, the routine, and the weeks up to the race. Saunas and heated classes that are planned count, and so does a run or ride whose forecast gives at least the dose of that sauna. Dose = median of the athlete's own sessions of {ownDays} days of the kind with the highest one "
            + "({ownCount} and more), else a sauna or hot bath of {bathMinutes} min; without heat of this kind in {window} days the first ones take {firstBath} and {secondBath} min, of which those below 30 have no dose. Each day is planned again from the state reached.",
        units: "days; state 0…1",
        source:
            "our own: days and decay follow the model of heat acclimation; passive heat after training, on six days in a row, after C. Zurawlew et al., Scand J Med Sci Sports 26:745 (2016)",
        grade: .ownDefinition,
        limits:
            "The state counts exposure, not the body's answer. Heat is a strain of its own: leave out a day when tired or ill, and drink. It is no medical advice: with a heart condition, in pregnancy or with medication ask a doctor first.",
        constants: [
            CardConstant("from", HeatBlock.warmFrom, decimals: 0),
            CardConstant("window", HeatBlock.firstDay),
            CardConstant("last", HeatBlock.lastDay),
            CardConstant("goal", 100 * HeatBlock.goalShare, decimals: 0),
            CardConstant("inRow", HeatBlock.mostInRow),
            CardConstant("holdEvery", HeatBlock.holdEvery),
            CardConstant("restDays", HeatBlock.restDays),
            CardConstant("ownDays", HeatBlock.ownDays),
            CardConstant("ownCount", HeatBlock.ownCount),
            CardConstant("bathMinutes", HeatBlock.bathMinutes),
            CardConstant("firstBath", HeatBlock.firstBaths[0]),
            CardConstant("secondBath", HeatBlock.firstBaths[1]),
        ])

    /// WBGT of a race in °C from which heat is planned.
    public static let warmFrom = 20.0
    /// Days before the race on which the block may begin, and on which it ends.
    public static let firstDay = 21
    public static let lastDay = 3
    /// Days with heat in a row, at most; days from one to the next that hold what they gave; days without any after which another row may begin.
    public static let mostInRow = 6
    public static let holdEvery = 3
    static let restDays = 7
    /// Six days in a row reach this share of what a day's dose can build, and keep it until the race.
    static let goalShare = 0.7
    static let ownDays = 90
    static let ownCount = 3
    /// Minutes of a sauna or hot bath.
    public static let bathMinutes = 40
    /// Minutes of the first ones, before the body is used to them.
    public static let firstBaths = [20, 30]

    /// Day of the race.
    public var race: Day
    /// WBGT of the race in °C.
    public var warmth: Double
    public var mode: HeatExposure.Mode
    /// Dose of one of the days, 0…1.
    public var dose: Double
    /// Whether the athlete's own sessions give it.
    public var isOwnDose: Bool
    /// Proposed days from tomorrow on, ascending.
    public var days: [Day]
    /// Minutes of the sauna or hot bath of each of these days; empty for other kinds.
    public var minutes: [Int] = []
    /// Days with a sauna or a heated class that the athlete or a routine planned, or with a run that the forecast makes warm, ascending.
    public var decided: [Day]
    /// State this evening.
    public var now: Double
    /// State on the morning of the race with all these days, and its 80 % interval.
    public var expected: Estimate
    /// State on that morning without any of them.
    public var without: Double
    /// State that the block aims for.
    public var goal: Double

    /// Whether the days that are left reach the goal.
    public var isEnough: Bool { expected.value >= goal - 1e-9 }

    /// Nil for a race that is not hot, is past, or more than `SeasonPlan.mostWeeks` weeks ahead.
    /// - Parameters:
    ///   - race: day of the race.
    ///   - warmth: its WBGT in °C.
    ///   - day: the evaluated day.
    ///   - acclimation: until that day; nil without an activity of known heat.
    ///   - baths: saunas and hot baths of the last `firstDay` days.
    ///   - offers: what each day after `day` offers until the day before the race; later days offer rest.
    init?(race: Day, warmth: Double, asOf day: Day, acclimation: AcclimationHistory?, baths: Int = 0, offers: (Day) -> HeatOffer)
    {
        guard race > day, race - day <= 7 * SeasonPlan.mostWeeks, warmth.isFinite, warmth >= HeatBlock.warmFrom else {
            return nil
        }
        self.race = race
        self.warmth = warmth
        let own = HeatBlock.ownDose(acclimation, asOf: day)
        mode = own?.mode ?? .passive
        dose = own?.dose ?? HeatOffer.dose(of: .sauna, minutes: HeatBlock.bathMinutes) ?? 0
        isOwnDose = own != nil
        now = acclimation?.now ?? 0
        goal = HeatBlock.goalShare * dose
        var ahead = AcclimationAhead(acclimation, asOf: day, through: race - 1)
        without = ahead.state
        decided = []
        var bathed: [Day] = []
        var known = Set((acclimation?.doses ?? []).map { $0.day }.filter { day - $0 <= HeatBlock.firstDay })
        for number in stride(from: 1, to: race - day, by: 1) {
            guard case .planned(let dose, _) = offers(day + number) else { continue }
            // A short one has no dose, and accustoms.
            bathed.append(day + number)
            guard dose > 0 else { continue }
            decided.append(day + number)
            known.insert(day + number)
            ahead.add(dose, on: day + number)
        }
        days = []
        let (kind, end) = (mode, race - HeatBlock.lastDay)
        let possible = (0...(HeatBlock.firstDay - HeatBlock.lastDay)).reversed().map { end - $0 }
            .filter { $0 > day && offers($0).suits(kind) && !offers($0 + 1).isDemanding }
        // The latest beginning that is early enough, else the one that leads to most: an early row of days decays.
        var best = ahead
        for start in possible.reversed() where best.state < goal {
            let chosen = HeatBlock.spaced(possible.filter { $0 >= start }, beside: known)
            let lengths = kind == .passive ? HeatBlock.bathMinutes(on: chosen, beside: bathed, after: baths) : []
            var planned = ahead
            for (index, date) in chosen.enumerated() {
                planned.add(lengths.isEmpty ? dose : HeatOffer.dose(of: .sauna, minutes: lengths[index]) ?? 0, on: date)
            }
            if planned.state > best.state + Rounding.slack { (best, days, minutes) = (planned, chosen, lengths) }
        }
        ahead = best
        expected = Estimate(
            value: ahead.state, interval: ahead.interval, count: days.count + decided.count, quality: isOwnDose ? 0.6 : 0.4,
            method: HeatBlock.card.id,
            inputs: [
                EstimateInput(name: HeatAcclimation.card.id, value: now, unit: ""),
                EstimateInput(name: HeatExposure.card.id, value: dose, unit: ""),
                EstimateInput(name: "wet-bulb globe temperature", value: warmth, unit: "°C"),
            ], asOf: day)
    }

    /// Returns the minutes of the saunas or hot baths of some days: the first ones are short.
    /// - Parameters:
    ///   - others: days ahead with heat of their own.
    ///   - before: saunas and hot baths that are over.
    private static func bathMinutes(on days: [Day], beside others: [Day], after before: Int) -> [Int] {
        days.enumerated().map { index, date in
            let number = before + index + others.count { $0 < date }
            return firstBaths.indices.contains(number) ? firstBaths[number] : bathMinutes
        }
    }

    /// Returns the days that leave no more than `mostInRow` days with heat in a row, and only every `holdEvery` days after such a row.
    /// - Parameters:
    ///   - possible: ascending.
    ///   - known: days with heat that are over or planned.
    static func spaced(_ possible: [Day], beside known: Set<Day>) -> [Day] {
        guard let end = possible.last, let start = possible.first else { return [] }
        let first = min(start, known.min() ?? start)
        var chosen: [Day] = []
        var (last, row, isHolding): (Day?, Int, Bool) = (nil, 0, false)
        for date in (0...(end - first)).map({ first + $0 }) {
            let gap = last.map { date - $0 } ?? restDays
            if gap >= restDays { isHolding = false }
            let isKnown = known.contains(date)
            if !isKnown {
                guard possible.contains(date), !isHolding || gap >= holdEvery else { continue }
                // The days after it that have heat already belong to the same row.
                var after = 0
                while after < mostInRow, known.contains(date + (after + 1)) { after += 1 }
                guard (gap == 1 ? row : 0) + 1 + after <= mostInRow else { continue }
                chosen.append(date)
            }
            row = gap == 1 ? row + 1 : 1
            if row >= mostInRow { isHolding = true }
            last = date
        }
        return chosen
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
}
