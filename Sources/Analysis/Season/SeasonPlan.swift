public import Measures

/// The weeks up to a race: phase, load and long run of each.
///
/// Formula: see the card; the same request gives the same weeks.
/// Units: load units, minutes.
/// Source: our own rules, those of the seven-day plan carried on.
/// Grade: own definition.
public struct SeasonPlan: Equatable, Sendable {
    /// In order; the last one has the race.
    public var weeks: [Week]
    /// Nil if the length of a usual run or its pace is unknown.
    public var ladder: LongRunLadder?

    public struct Week: Equatable, Sendable {
        /// Its Monday.
        public var first: Day
        public var phase: TrainingPhase
        /// Target load; of the week of the race what its days hold, without the race.
        public var load: Double
        /// Nil in the week of the race, and while runs are too short for one.
        public var longRunMinutes: Int?
        /// Kinds of its seven sessions from Monday on, by the rules of the seven-day plan. Only the last weeks have them; empty if unknown.
        public var days: [WorkoutType] = []

        public init(first: Day, phase: TrainingPhase, load: Double, longRunMinutes: Int?) {
            self.first = first
            self.phase = phase
            self.load = load
            self.longRunMinutes = longRunMinutes
        }
    }

    public static let card = ModelCard(
        id: "season_plan", name: "Weeks up to a race", alsoKnownAs: ["periodization"],
        formula:
            "A week has {build} of a full week, and up to {growth} of the last one while the long run needs more, until the load is enough for the long run that the distance needs, and at least {most} times that of the first week; then it "
            + "stays. Every fourth week and the taper have {deload}, the week of the race up to {raceWeek}: what the days of the seven-day plan hold; the taper is {taperDays} days before races of more than {taperKilometres} km, else {shortTaperDays}; the last week before it is never an easy one. "
            + "Never more load than a ratio of {ratio} allows. Long run ≤ {longGrowth} % of the longest of four weeks, ≤ {longShare} % of the week ({easyShare} % in easy weeks), ≤ {longestMinutes} min. "
            + "Needed long run: {needed5} km for 5 km, {needed10} for 10 km, {neededHalf} for a half and {neededMarathon} for a marathon, between them in "
            + "proportion, at the usual pace and at most {longestMinutes} min.",
        units: "load units, minutes",
        source:
            "our own, because no published plan starts from the athlete's own load; growth of single runs after J. Frandsen et al., BJSM 59:1203 (2025); "
            + "taper after L. Bosquet et al., Med Sci Sports Exerc 39:1358 (2007)",
        grade: .ownDefinition,
        limits:
            "Each week is planned again from what really happened until its Sunday before. It knows nothing of hills, of work and of pain. Two runs a week cannot carry a long run of a third of the week.",
        constants: [
            CardConstant("build", TrainingPhase.build.factor, decimals: 2),
            CardConstant("most", SeasonPlan.mostGrowth, decimals: 1),
            CardConstant("deload", TrainingPhase.deload.factor, decimals: 2),
            CardConstant("raceWeek", TrainingPhase.raceWeek.factor, decimals: 2),
            CardConstant("taperDays", TrainingPhase.taperDays(metres: nil)),
            CardConstant("shortTaperDays", TrainingPhase.taperDays(metres: 5000)),
            CardConstant("taperKilometres", TrainingPhase.longTaperMetres / 1000, decimals: 0),
            CardConstant("ratio", LoadRatioBounds.planned, decimals: 2),
            CardConstant("growth", SeasonPlan.growth, decimals: 2),
            CardConstant("longGrowth", 100 * SessionSpike.referenceMost, decimals: 0),
            CardConstant("longShare", 100 * WeekDraft.longShare, decimals: 0),
            CardConstant("easyShare", 100 * WeekDraft.longShareInEasyWeeks, decimals: 0),
            CardConstant("longestMinutes", PlanSport.running.longestMinutes),
            CardConstant("needed5", LongRunLadder.needed(for: 5000) / 1000, decimals: 0),
            CardConstant("needed10", LongRunLadder.needed(for: 10_000) / 1000, decimals: 0),
            CardConstant("neededHalf", LongRunLadder.needed(for: 21_097.5) / 1000, decimals: 0),
            CardConstant("neededMarathon", LongRunLadder.needed(for: 42_195) / 1000, decimals: 0),
        ])

    /// Weeks before a race from which on they are planned.
    public static let mostWeeks = SeasonRequest.mostWeeks
    /// Load of a build week as a multiple of the last full one, while the race needs a longer long run.
    static let growth = 1.08

    /// Returns the load of the newest full week: of the last two weeks, at most 15 % above a usual one.
    private static func lastFullWeek(_ loads: [Double]) -> Double {
        let usual = TrainingPhase.fullWeek(loads)
        let last = loads.suffix(7).reduce(0, +)
        let before = loads.dropLast(7).suffix(7).reduce(0, +)
        return max(usual, min(1.15 * usual, max(last, before)))
    }

    /// Load of a full week as a multiple of the first one, from which on it grows only if the long run needs it.
    static let mostGrowth = 1.3

    /// Nil for an impossible request.
    public init?(_ request: SeasonRequest) {
        guard request.isPossible else { return nil }
        weeks = SeasonPlan.weeks(request, withDays: true)
        guard let longest = request.longestMinutes, let pace = request.usualPace else { return }
        var ladder = LongRunLadder(metres: request.metres, pace: pace, longest: longest)
        ladder.climb(weeks)
        if !ladder.isReached { ladder.weeksMissing = SeasonPlan.weeksMissing(request, ladder) }
        self.ladder = ladder
    }

    /// Returns how many weeks later the race would have to be for the long run that it needs; nil if no time is enough.
    private static func weeksMissing(_ request: SeasonRequest, _ ladder: LongRunLadder) -> Int? {
        var later = request
        for more in stride(from: 1, to: SeasonRequest.mostWeeks - request.weeksBefore, by: 1) {
            later.raceDay = request.raceDay + 7 * more
            var climbed = ladder
            climbed.climb(weeks(later, withDays: false))
            if climbed.isReached { return more }
        }
        return nil
    }

    /// - Parameter withDays: whether the last weeks get their days, and the week of the race their load.
    private static func weeks(_ request: SeasonRequest, withDays: Bool) -> [Week] {
        let scale = request.loadScale
        let last = request.weeksBefore
        let needed = request.usualPace.map { LongRunLadder.minutes(for: request.metres, pace: $0) }
        // The planned minutes of a week are those of easy running.
        let enough = needed.map { $0 / WeekDraft.longShare / 60 * WeekPlanner.loadPerHour(.easy) * scale }
        let start = max(request.loadBeforeBreak ?? 0, TrainingPhase.fullWeek(request.loads))
        var loads = request.loads
        var longest: [Double] = [request.longestMinutes ?? 0]
        var full = SeasonPlan.lastFullWeek(request.loads)
        var weeks: [Week] = []
        for number in 0...last {
            let usual = max(TrainingPhase.fullWeek(loads), number == 0 ? start : 0)
            var phase = SeasonPlan.phase(
                weeksToRace: last - number, raceDay: request.raceDay, metres: request.metres, loads: loads)
            var factor = phase.factor
            let back = WeekDraft.returnShare(week: request.weeksBack + number)
            if let before = request.loadBeforeBreak, back < 1, phase != .raceWeek, phase != .taper {
                (phase, factor) = (.comeback, back * before / max(usual, .leastNormalMagnitude))
            } else if phase == .build, let enough, usual >= max(enough, SeasonPlan.mostGrowth * start) {
                (phase, factor) = (.maintain, TrainingPhase.maintain.factor)
            } else if phase == .build, let enough, usual < enough {
                factor = max(factor, min(enough, full * SeasonPlan.growth) / max(usual, .leastNormalMagnitude))
            }
            let most = LoadRatioBounds.mostLoad(after: loads)
            let least = WeekDraft.leastLoad * scale
            let target = min(usual * factor, phase == .comeback ? .infinity : max(most, least))
            let minutes = target / WeekPlanner.loadPerHour(.easy) / scale * 60
            let isFull = phase == .build || phase == .maintain
            if isFull { full = max(full, target) }
            let known = longest.suffix(LoadRatio.weeks).max() ?? 0
            var long = min(
                Double(WeekDraft.longest(after: known)),
                minutes * (isFull ? WeekDraft.longShare : WeekDraft.longShareInEasyWeeks),
                Double(PlanSport.running.longestMinutes))
            if let needed, isFull { long = min(long, max(needed, known)) }
            let whole = Int(long.rounded(.down))
            let hasLong = phase != .raceWeek && phase != .comeback && whole >= 30
            longest.append(hasLong ? Double(whole) : 0)
            var week = Week(
                first: request.first + 7 * number, phase: phase, load: target, longRunMinutes: hasLong ? whole : nil)
            if withDays, last - number < SeasonPlan.weeksWithDays { week.plan(request, after: loads, longest: known) }
            weeks.append(week)
            loads += [Double](repeating: target / 7, count: 7)
        }
        return weeks
    }

    /// Returns the phase of a week by the weeks to that of the race, or by the weeks before it.
    private static func phase(weeksToRace: Int, raceDay: Day, metres: Double, loads: [Double]) -> TrainingPhase {
        let taperWeeks = TrainingPhase.taperDays(metres: metres) / 7 - 1
        if weeksToRace == 0 { return .raceWeek }
        if weeksToRace <= taperWeeks { return .taper }
        let phase = TrainingPhase(afterLoads: loads)
        // The taper itself is the easy week.
        return weeksToRace == taperWeeks + 1 && phase == .deload ? .maintain : phase
    }

    /// Weeks before the race, its own included, of which the days are planned: heat begins three weeks before a race.
    static let weeksWithDays = 4

    /// Returns the week of a day; nil outside the plan.
    public func week(of day: Day) -> Week? { weeks.first { $0.first == day.startOfWeek } }

    /// Returns the kind of session of a day; nil outside the weeks with days.
    public func workout(on day: Day) -> WorkoutType? {
        guard let week = week(of: day), week.days.indices.contains(day - week.first) else { return nil }
        return week.days[day - week.first]
    }
}

extension TrainingPhase {
    /// Days before a race with less load, those of the race's week included.
    /// - Parameter metres: length of the race; nil if unknown.
    static func taperDays(metres: Double?) -> Int {
        guard let metres else { return 14 }
        return metres > longTaperMetres ? 14 : 7
    }

    static let longTaperMetres = 12_000.0
}
