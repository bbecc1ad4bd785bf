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
        /// Load of its days; a race counts zero. The target for an athlete without habits of running.
        public var load: Double
        /// Load that the planner aims for; nil without days.
        public var target: Double?
        /// Nil in a week without one, and while runs are too short for one.
        public var longRunMinutes: Int?
        /// Its seven days from Monday on, by the rules of the seven-day plan; empty without habits of running.
        public var sessions: [Session] = []
        /// Number of days that a routine decides.
        public var routineDays = 0
        /// Whether most of the week belongs to the recovery after a race.
        public var isRecovery = false

        public init(first: Day, phase: TrainingPhase, load: Double, longRunMinutes: Int?) {
            self.first = first
            self.phase = phase
            self.load = load
            self.longRunMinutes = longRunMinutes
        }
    }

    /// A day of a week.
    public struct Session: Equatable, Sendable {
        public var workout: WorkoutType
        public var load: Double
        /// Minutes of the longest run; 0 without one.
        public var longestRun: Int

        init(_ day: PlannedDay) {
            workout = day.workout
            load = day.load
            longestRun = day.longestRun ?? 0
        }
    }

    public static let card = ModelCard(
        id: "season_plan", name: "Weeks up to a race", alsoKnownAs: ["periodization"],
        formula:
            "A week has {build} of a full week, and up to {growth} of the last one while the long run needs more, until the load is enough for the long run that the distance needs, and at least {most} times that of the first week; then it "
            + "stays. Every fourth week and the taper have {deload}, the week of the race up to {raceWeek}; the taper is {taperDays} days before races of more than {taperKilometres} km, else {shortTaperDays}; the last week before it is never an easy one. "
            + "Each week is planned by the rules of the seven-day plan, for a runner who is well enough for one hard session, from the loads and runs of the weeks before it; its load is that of its days, without the race. "
            + "Days of a routine and days that the athlete decided count as they do there. Each main race before has its own taper and its easy days. "
            + "Never more load than a ratio of {ratio} allows. Long run ≤ {longGrowth} % of the longest of {longDays} days, ≤ {longShare} % of the week ({easyShare} % in easy weeks), ≤ {longestMinutes} min. "
            + "Needed long run: {needed5} km for 5 km, {needed10} for 10 km, {neededHalf} for a half and {neededMarathon} for a marathon, between them in "
            + "proportion, at the usual pace and at most {longestMinutes} min. With no time left for it, and a longest run below {leastShare} % of it, the page says that the time is too short.",
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
            CardConstant("longDays", SessionSpike.days),
            CardConstant("longShare", 100 * WeekDraft.longShare, decimals: 0),
            CardConstant("easyShare", 100 * WeekDraft.longShareInEasyWeeks, decimals: 0),
            CardConstant("longestMinutes", PlanSport.running.longestMinutes),
            CardConstant("leastShare", 100 * RaceShortfall.leastShare, decimals: 0),
            CardConstant("needed5", LongRunLadder.needed(for: 5000) / 1000, decimals: 0),
            CardConstant("needed10", LongRunLadder.needed(for: 10_000) / 1000, decimals: 0),
            CardConstant("neededHalf", LongRunLadder.needed(for: 21_097.5) / 1000, decimals: 0),
            CardConstant("neededMarathon", LongRunLadder.needed(for: 42_195) / 1000, decimals: 0),
        ])

    /// Weeks before a race from which on they are planned.
    public static let mostWeeks = SeasonRequest.mostWeeks
    /// Load of a build week as a multiple of the last full one, while the race needs a longer long run.
    static let growth = 1.08

    /// Load of a full week as a multiple of the first one, from which on it grows only if the long run needs it.
    static let mostGrowth = 1.3

    /// Nil for an impossible request.
    public init?(_ request: SeasonRequest) {
        guard request.isPossible else { return nil }
        weeks = SeasonPlan.weeks(request)
        guard let longest = request.longestMinutes ?? request.longestBeforeBreak.map({ $0 / 2 }), let pace = request.usualPace
        else { return }
        var ladder = LongRunLadder(metres: request.metres, pace: pace, longest: longest)
        ladder.climb(weeks)
        if !ladder.isReached { ladder.weeksMissing = SeasonPlan.weeksMissing(request, ladder) }
        self.ladder = ladder
    }

    private static func weeks(_ request: SeasonRequest) -> [Week] {
        var course = SeasonCourse(request)
        for _ in 0...request.weeksBefore { course.add() }
        return course.weeks
    }

    /// Returns how many weeks later the race would have to be for the long run that it needs; nil if no time is enough.
    private static func weeksMissing(_ request: SeasonRequest, _ ladder: LongRunLadder) -> Int? {
        let taper = TrainingPhase.taperWeeks(metres: request.metres)
        let most = SeasonRequest.mostWeeks - 1
        // The weeks before the taper do not depend on the day of the race.
        var course = SeasonCourse(request.moved(toWeek: most))
        while course.weeks.count < most - taper {
            course.add()
            guard let minutes = course.weeks.last?.longRunMinutes, Double(minutes) >= ladder.neededMinutes - 1 else { continue }
            let more = max(1, course.weeks.count + taper - request.weeksBefore)
            // The last week before the taper is never an easy one, so a week less may be enough.
            guard more > 1 else { return more }
            var sooner = ladder
            sooner.climb(weeks(request.moved(toWeek: request.weeksBefore + more - 1)))
            return sooner.isReached ? more - 1 : more
        }
        return nil
    }

    /// Returns the week of a day; nil outside the plan.
    public func week(of day: Day) -> Week? { weeks.first { $0.first == day.startOfWeek } }

    /// Returns the session of a day; nil outside the plan, and without days.
    private func session(on day: Day) -> Session? {
        guard let week = week(of: day), week.sessions.indices.contains(day - week.first) else { return nil }
        return week.sessions[day - week.first]
    }

    /// Returns the kind of session of a day; nil if it is unknown.
    public func workout(on day: Day) -> WorkoutType? { session(on: day)?.workout }

    /// Returns the load of a day; nil outside the plan. Without days it is a seventh of the week's.
    func load(on day: Day) -> Double? { session(on: day)?.load ?? week(of: day).map { $0.load / 7 } }
}

extension TrainingPhase {
    /// Days before a race with less load, those of the race's week included.
    /// - Parameter metres: length of the race; nil if unknown.
    static func taperDays(metres: Double?) -> Int {
        guard let metres else { return 14 }
        return metres > longTaperMetres ? 14 : 7
    }

    /// Whole weeks of taper before the week of the race.
    static func taperWeeks(metres: Double?) -> Int { taperDays(metres: metres) / 7 - 1 }

    static let longTaperMetres = 12_000.0
}
