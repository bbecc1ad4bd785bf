public import Measures
import Training

/// The weeks up to a race: phase, load and long run of each.
///
/// Formula: see the card; the same request gives the same weeks.
/// Units: load units, minutes.
/// Source: our own rules, those of the seven-day plan continued.
/// Grade: own definition.
public struct SeasonPlan: Equatable, Sendable {
    /// In order; the last one has the race.
    public var weeks: [Week]
    /// Nil if the length of a usual run or its pace is unknown.
    public var ladder: LongRunLadder?
    /// The main race before this one; nil without one.
    private var former: PlanState.Goal?

    /// Seven days. Weeks end on the weekday of the race, as those of the plan do: calendar weeks would mix an easy week with the long run of the
    /// next one.
    public struct Week: Equatable, Sendable {
        public var first: Day
        public var phase: TrainingPhase
        /// Load of its days; a race counts zero.
        public var load: Double
        /// Nil in a week without one, and while runs are too short for one.
        public var longRunMinutes: Int?
        /// Its seven days: those until the evaluated day as they were, the others as they are planned.
        public var sessions: [Session] = []
        /// Number of days that a routine decides.
        public var routineDays = 0
        /// Whether most of the week belongs to the recovery after a race.
        public var isRecovery = false
        /// Whether most of what is left of it is easier because the athlete is tired or ill, or because the load rose fast.
        public var isEased = false

        public init(first: Day, phase: TrainingPhase, load: Double, longRunMinutes: Int?) {
            self.first = first
            self.phase = phase
            self.load = load
            self.longRunMinutes = longRunMinutes
        }

        public func contains(_ day: Day) -> Bool { (first...(first + 6)).contains(day) }
    }

    /// A day of a week.
    public struct Session: Equatable, Sendable {
        public var workout: WorkoutType
        public var load: Double
        /// Minutes of the longest run; 0 without one.
        public var longestRun: Int
    }

    public static let card = ModelCard(
        id: "season_plan", name: "Weeks up to a race", alsoKnownAs: ["periodization"],
        formula:
            "The weeks begin with the seven days of the plan and go on by the same rules (`week_plan`), week after week up to the race, from the loads and runs of those before; weeks end on the weekday of the race, and the first one has what was recorded of it. "
            + "A week has {build} of a full week, and up to {growth} of the last one while the long run needs more, until the load is enough for the long run that the distance needs, and at least {most} times that of the first week; then it "
            + "stays. Every fourth week and the taper have {deload}, the seven days up to the race up to {raceWeek}; the taper begins {taperDays} days before races of more than {taperKilometres} km, else {shortTaperDays}; the seven days before it are never easy ones. "
            + "After the seven days the runner is taken for well enough for one hard session a week; after signs of overreaching the next weeks have at most {back} of the usual load and {moreEachWeek} more each week. "
            + "Days of a routine and days that the athlete decided count as they do there. Each main race before has its own taper and its easy days. "
            + "Never more load than a ratio of {ratio} allows. Long run ≤ {longGrowth} % of the longest of {longDays} days, ≤ {longShare} % of the week ({easyShare} % in easy weeks), ≤ {longestMinutes} min. "
            + "Needed long run: {needed5} km for 5 km, {needed10} for 10 km, {neededHalf} for a half and {neededMarathon} for a marathon, between them in "
            + "proportion, at the usual pace and at most {longestMinutes} min. Where the longest run stays below {leastShare} % of it until the taper although it grows by a tenth each week (after a month without a run from {returnMinutes} min on), the page says that the time is too short.",
        units: "load units, minutes",
        source:
            "our own, because no published plan starts from the athlete's own load; growth of single runs after J. Frandsen et al., BJSM 59:1203 (2025); "
            + "taper after L. Bosquet et al., Med Sci Sports Exerc 39:1358 (2007)",
        grade: .ownDefinition,
        limits:
            "Planned again each day from what really happened, and only for runners: without three runs in 60 days there are no weeks. It knows nothing of hills, of work and of pain. Two runs a week cannot carry a long run of a third of the week.",
        constants: [
            CardConstant("build", TrainingPhase.build.factor, decimals: 2),
            CardConstant("most", SeasonPlan.mostGrowth, decimals: 1),
            CardConstant("deload", TrainingPhase.deload.factor, decimals: 2),
            CardConstant("raceWeek", TrainingPhase.raceWeek.factor, decimals: 2),
            CardConstant("back", WeekDraft.returnShare(week: 1), decimals: 2),
            CardConstant("moreEachWeek", WeekDraft.moreEachWeek, decimals: 2),
            CardConstant("taperDays", TrainingPhase.taperDays(metres: nil)),
            CardConstant("shortTaperDays", TrainingPhase.taperDays(metres: 5000)),
            CardConstant("taperKilometres", TrainingPhase.longTaperMetres / 1000, decimals: 0),
            CardConstant("ratio", LoadRatioBounds.planned, decimals: 2),
            CardConstant("growth", SeasonPlan.growth, decimals: 2),
            CardConstant("longGrowth", 100 * SessionSpike.referenceMost, decimals: 0),
            CardConstant("longDays", SessionSpike.days),
            CardConstant("longShare", 100 * WeekDraft.longShare, decimals: 0),
            CardConstant("easyShare", 100 * (WeekDraft.longShare - PlanSport.lessInEasyWeeks), decimals: 0),
            CardConstant("longestMinutes", PlanSport.running.longestMinutes),
            CardConstant("returnMinutes", WeekDraft.longestWhenReturning),
            CardConstant("leastShare", 100 * RaceShortfall.leastShare, decimals: 0),
            CardConstant("needed5", LongRunLadder.needed(for: 5000) / 1000, decimals: 0),
            CardConstant("needed10", LongRunLadder.needed(for: 10_000) / 1000, decimals: 0),
            CardConstant("neededHalf", LongRunLadder.needed(for: 21_097.5) / 1000, decimals: 0),
            CardConstant("neededMarathon", LongRunLadder.needed(for: 42_195) / 1000, decimals: 0),
        ])

    /// Weeks before a race from which on they are planned.
    public static let mostWeeks = PlanState.mostWeeks
    /// Load of a build week as a multiple of the last full one, while the race needs a longer long run.
    static let growth = 1.08
    /// The same as a share of it.
    public static let mostWeeklyGrowth = growth - 1

    /// Load of a full week as a multiple of the first one, from which on it grows only if the long run needs it.
    static let mostGrowth = 1.3

    public init(weeks: [Week], ladder: LongRunLadder? = nil) {
        self.weeks = weeks
        self.ladder = ladder
    }

    /// Nil without a plan of runs, for a race that is past, and for one more than `mostWeeks` ahead.
    /// - Parameters:
    ///   - state: at the end of the evaluated day, with the race among its races.
    ///   - planned: the course from this state, if it is known up to the Sunday after the race.
    init?(_ state: PlanState, to race: RaceGoal, course planned: PlanCourse? = nil) {
        guard case .rules = state.planner, state.sport == .running, (1...7 * SeasonPlan.mostWeeks).contains(race.day - state.day),
            (100.0...1e6).contains(race.metres)
        else { return nil }
        let course = planned ?? PlanCourse(state, through: race.day)
        weeks = SeasonPlan.weeks(of: course, after: state, through: race.day)
        let half = state.comeback?.longest.map { $0 / 2 } ?? 0
        let longest = state.known > 0 ? state.known : half
        guard longest > 0 else { return }
        // After a break the pace of before would be too fast.
        var ladder = LongRunLadder(metres: race.metres, pace: state.usualPace ?? DistancePace.assumed, longest: longest)
        ladder.isPaceAssumed = state.usualPace == nil
        former = state.goals.last { $0.day < race.day }
        ladder.climb(weeks, to: race, after: former)
        self.ladder = ladder
    }

    /// Returns the days of a course by weeks that end on the weekday of the race, up to that of the race. The first week begins with what was
    /// recorded of it.
    private static func weeks(of course: PlanCourse, after state: PlanState, through race: Day) -> [Week] {
        let tomorrow = state.day + 1
        let first = firstDay(ofWeekWith: tomorrow, through: race)
        return stride(from: 0, to: race - first, by: 7).map { offset in
            let start = first + offset
            let recorded = (0..<max(0, tomorrow - start)).map { number -> Session in
                let back = state.day - (start + number)
                let load = state.loads.dropLast(back).last ?? 0
                return Session(
                    workout: load > 0 ? .easy : .rest, load: load, longestRun: Int(state.longest.dropLast(back).last ?? 0))
            }
            let from = max(0, start - tomorrow)
            let entries = course.days.dropFirst(from).prefix(7 - recorded.count)
            let planned = entries.compactMap { $0.planned }
            let isGoal = state.goals.contains { (start...(start + 6)).contains($0.day) }
            var week = Week(
                first: start, phase: phase(of: entries.map { $0.phase }, isGoal: isGoal), load: 0, longRunMinutes: nil)
            week.sessions =
                recorded
                + entries.map { entry in
                    Session(
                        workout: entry.planned?.workout ?? .rest, load: entry.planned?.load ?? 0,
                        longestRun: entry.planned?.longest(of: .running) ?? 0)
                }
            week.load = week.sessions.reduce(0) { $0 + $1.load }
            let long = planned.compactMap { $0.longRunMinutes } + recorded.map { $0.longestRun }.filter { $0 >= 30 }
            week.longRunMinutes = long.max()
            week.routineDays = planned.count { $0.routine != nil }
            week.isRecovery = !isGoal && entries.count { $0.isRecovery } >= 4
            week.isEased = 2 * entries.count { $0.planned?.reason?.isOfWeakness == true } > entries.count
            return week
        }
    }

    /// Returns the first day of the week with a day up to the race.
    static func firstDay(ofWeekWith day: Day, through race: Day) -> Day { race - 7 * (max(0, race - day) / 7) - 6 }

    /// Returns the phase of most of the days. The week of the race is that in which it takes place.
    private static func phase(of days: [TrainingPhase], isGoal: Bool) -> TrainingPhase {
        let most = TrainingPhase.allCases.max { one, other in days.count { $0 == one } < days.count { $0 == other } } ?? .maintain
        if most == .comeback { return most }
        return isGoal ? .raceWeek : most == .raceWeek ? .taper : most
    }

    /// Weeks more after which most ladders are climbed, which saves planning a whole year.
    private static let usuallyEnough = 12

    /// Returns how many weeks later the race would have to be for the long run that it needs; nil if it need not be, and if no time is enough.
    /// - Parameters:
    ///   - race: the race of the plan.
    ///   - state: the one of the plan.
    ///   - course: from this state up to the race.
    func weeksMissing(to race: RaceGoal, after state: PlanState, course: PlanCourse) -> Int? {
        guard let ladder, !ladder.isReached else { return nil }
        var (known, raceOfKnown) = (course, race.day)
        func weekReached(_ weeks: Int) -> Int? {
            let (moved, day) = (state.moving(race.day, byWeeks: weeks), race.day + 7 * weeks)
            var other = ladder
            var later = race
            later.day = day
            let longer =
                known.leading(to: moved, before: min(raceOfKnown, day), through: day) ?? PlanCourse(moved, through: day)
            // The course to the last day has the first weeks of all others.
            if day > raceOfKnown { (known, raceOfKnown) = (longer, day) }
            other.climb(
                SeasonPlan.weeks(of: longer, after: moved, through: day), to: later,
                after: state.goals.last { $0.day < race.day })
            return other.reachedInWeek
        }
        // The weeks before the taper do not depend on the day of the race: a far one shows from which week on there is time.
        let most = (7 * SeasonPlan.mostWeeks - (race.day - state.day)) / 7
        guard most > 0 else { return nil }
        let far = most > SeasonPlan.usuallyEnough ? [SeasonPlan.usuallyEnough, most] : [most]
        guard let reached = far.lazy.compactMap({ weekReached($0) }).first else { return nil }
        let week = SeasonPlan.firstDay(ofWeekWith: state.day + 1, through: race.day) + 7 * reached
        let taper = TrainingPhase.taperWeeks(metres: race.metres)
        let enough = max(1, (week + 6 - race.day) / 7 + taper + 1)
        // The last week before the taper is never an easy one, and the days to the race move the others a little.
        guard var weeks = (enough...(enough + 3)).first(where: { weekReached($0) != nil }) else { return nil }
        if weeks > enough { return weeks }
        while weeks > 1, weekReached(weeks - 1) != nil { weeks -= 1 }
        return weeks
    }

    /// Returns the plan with what is planned for the evaluated day, as long as nothing is recorded of it.
    /// - Parameters:
    ///   - today: what is planned for that day.
    ///   - race: the race of the plan.
    func counting(_ today: PlannedDay, to race: RaceGoal) -> SeasonPlan {
        var plan = self
        guard let week = weeks.firstIndex(where: { $0.contains(today.day) }), today.workout != .race else {
            return self
        }
        let index = today.day - weeks[week].first
        guard weeks[week].sessions.indices.contains(index), weeks[week].sessions[index].load <= 0 else { return self }
        plan.weeks[week].sessions[index] = Session(
            workout: today.workout, load: today.load, longestRun: today.longest(of: .running) ?? 0)
        plan.weeks[week].load += today.load
        plan.weeks[week].longRunMinutes = [weeks[week].longRunMinutes, today.longRunMinutes].compactMap { $0 }.max()
        if today.routine != nil { plan.weeks[week].routineDays += 1 }
        plan.ladder?.climb(plan.weeks, to: race, after: former)
        return plan
    }

    /// Adds load to a day, such as that of a class beside its session.
    mutating func add(_ load: Double, on day: Day) {
        guard let index = weeks.firstIndex(where: { $0.contains(day) }),
            weeks[index].sessions.indices.contains(day - weeks[index].first)
        else { return }
        weeks[index].sessions[day - weeks[index].first].load += load
        weeks[index].load += load
    }

    /// Returns the week of a day; nil outside the plan.
    public func week(of day: Day) -> Week? { weeks.first { $0.contains(day) } }

    /// Returns the session of a day; nil outside the plan, and without days.
    private func session(on day: Day) -> Session? {
        guard let week = week(of: day), week.sessions.indices.contains(day - week.first) else { return nil }
        return week.sessions[day - week.first]
    }

    /// Returns the kind of session of a day; nil if it is unknown.
    public func workout(on day: Day) -> WorkoutType? { session(on: day)?.workout }
}

extension TrainingPhase {
    /// Days before a race with less load, those of the race's week included.
    /// - Parameter metres: length of the race; nil if unknown.
    static func taperDays(metres: Double?) -> Int {
        guard let metres else { return 14 }
        return metres > longTaperMetres ? 14 : 7
    }

    /// Days before a race whose plan may depend on its day: the longest taper, and the week before it, which is never an easy one.
    static let daysOfRace = taperDays(metres: nil) + 7

    /// Whole weeks of taper before the week of the race.
    static func taperWeeks(metres: Double?) -> Int { taperDays(metres: metres) / 7 - 1 }

    static let longTaperMetres = 12_000.0
}

extension PlannedDay {
    /// Minutes of a long run: one that the plan names so, or one of half an hour and more that the athlete or a routine decided.
    fileprivate var longRunMinutes: Int? {
        guard stored != nil || routine != nil else { return workout == .long ? minutes : nil }
        return longest(of: .running).flatMap { $0 >= 30 ? $0 : nil }
    }
}
