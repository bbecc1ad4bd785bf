public import Measures
public import Training

/// A race ahead: the weeks up to it, what became of those before, its expected heat and times.
public struct SeasonInsight: Equatable, Sendable {
    public var race: RaceGoal
    public var daysLeft: Int
    /// Nil below four weeks of load, and without three runs in 60 days.
    public var plan: SeasonPlan?
    /// Weeks by which the race comes too early for the long run that it needs; nil if it does not, and if no time is enough.
    public var weeksMissing: Int?
    /// Whether weeks are missing although the athlete trains: with less than three runs in 60 days the plan has no runs either.
    public var lacksRuns: Bool
    /// That the time is too short; nil while there is time, and for a long run that comes near to what the race needs.
    public var shortfall: RaceShortfall?
    /// The routine that decides weeks of the plan, or has the runs that the weeks lack; nil without such a week.
    public var routine: FollowedRoutine?
    /// The weeks since the athlete entered the race, up to the current one, in order.
    public var past: [PastWeek]
    /// Expected WBGT of the race in °C: by the stated air between shade and sun, else by own runs of the season.
    public var warmth: Answer<Estimate>
    /// Whether the athlete stated the air.
    public var isStatedAir: Bool
    /// Nil for a race that is not hot, or of unknown heat.
    public var heat: HeatBlock?
    /// Whether heat before the race is planned for the evaluated day, and not done.
    public var isHeatToday = false
    /// Time in cool weather on a flat course; absent for other distances than the predicted ones.
    public var time: Answer<Estimate>
    /// The same in the expected heat, in seconds; nil without it.
    public var heated: Interval?
    /// Whether `heated` is the goal's time, and not the expected one.
    public var isHeatedGoal = false
    public var paces: [Pace]

    /// A routine that the athlete follows.
    public struct FollowedRoutine: Equatable, Sendable {
        public var name: TranslatedText
        /// Its last day; nil for one that repeats.
        public var last: Day?

        public init(name: TranslatedText, last: Day?) {
            self.name = name
            self.last = last
        }
    }

    /// A week as it was planned at first, and what was done.
    public struct PastWeek: Equatable, Sendable {
        public var planned: RaceGoal.Week
        public var load: Double
        /// Minutes of the longest run; nil without one.
        public var longestMinutes: Double?
        /// Whether the week is not over yet.
        public var isCurrent: Bool
    }

    /// A training pace with its source.
    public struct Pace: Equatable, Sendable {
        public var kind: Kind
        /// Seconds per kilometre.
        public var pace: Double
        public var interval: Interval?

        public enum Kind: CaseIterable, Sendable { case easy, threshold, race, goal }
    }

    /// - Parameters:
    ///   - race: a race after `day`.
    ///   - day: the evaluated day.
    ///   - history: with the heat account of `day`.
    ///   - insights: of `day`.
    ///   - today: what is planned for `day`; it counts as long as nothing is recorded.
    public init(_ race: RaceGoal, asOf day: Day, history: History, insights: Insights, today: PlannedDay? = nil) {
        var race = race
        race.firstPlan = race.firstPlan.map { week in
            var week = week
            week.first = SeasonPlan.firstDay(ofWeekWith: week.first + 3, through: race.day)
            return week
        }
        self.race = race
        daysLeft = race.day - day
        let isNext = race.id == history.mainRace(asOf: day)?.id
        let season =
            isNext
            ? insights.load.season
            : race.importance == .main ? history.seasonPlan(to: race, insights: insights) : nil
        plan = season.map { plan in today.map { plan.counting($0, to: race) } ?? plan }
        if plan?.ladder?.isReached == false { weeksMissing = history.weeksMissing(to: race, insights: insights) }
        lacksRuns =
            season == nil && history.daysSinceActivity(asOf: day).map { $0 <= History.recentDays } == true
            && TrainingHabits(history: history, asOf: day).recentRuns < TrainingHabits.leastRuns
        shortfall = RaceShortfall(race, asOf: day, history: history)
        let current = history.routines.known(on: day).current
        let hasRuns = current?.routine.days.contains { $0.expected.contains { $0.method.kind == .run } } == true
        if let current, lacksRuns ? hasRuns : season?.weeks.contains(where: { $0.routineDays > 0 }) == true {
            routine = FollowedRoutine(name: current.routine.name, last: current.completion)
        }
        past = SeasonInsight.past(race, asOf: day, history: history)
        let prediction = insights.fitness.predictions.first { $0.isFor(race) }
        time = prediction.map { .known($0.time) } ?? .absent(insights.fitness.predictions.isEmpty ? .noData : .outOfRange)
        let known = RaceWarmth(of: race, asOf: day, history: history, predictions: insights.fitness.predictions)
        (warmth, isStatedAir) = (known.value, known.stated != nil)
        heated =
            known.stated.flatMap { prediction != nil || race.goal != nil ? $0.time : nil }
            ?? prediction.flatMap { cool in known.forecast?.times.first { $0.race == cool.race }?.time.interval }
        isHeatedGoal = known.stated != nil && race.goal != nil
        let planned = insights.load.heatBlock.flatMap { $0.race == race.day ? $0 : nil }
        heat =
            planned
            ?? known.value.value.flatMap {
                history.heatBlock(
                    before: race, warmth: $0.value, asOf: day, plan: insights.load.plan + insights.load.laterPlan, season: season,
                    hasBathToday: today?.exposure?.mode == .passive)
            }
        let isWarm = AcclimationHistory(of: history, asOf: day)?.doses.contains { $0.day == day } ?? false
        isHeatToday = heat != nil && !isWarm && today?.exposure?.race == race.day
        paces = SeasonInsight.paces(race, prediction?.time, asOf: day, history: history)
    }

    private static func past(_ race: RaceGoal, asOf day: Day, history: History) -> [PastWeek] {
        guard let daily = history.dailyLoads(through: day) else { return [] }
        return race.firstPlan.filter { $0.first <= day }.map { week in
            let last = min(day, week.first + 6)
            let load = daily.loads.enumerated().reduce(0.0) { sum, entry in
                let date = daily.first + entry.offset
                return date >= week.first && date <= last ? sum + entry.element : sum
            }
            let runs = history.digests(from: week.first, through: last).filter { $0.sport.isRunning }
            return PastWeek(
                planned: week, load: load, longestMinutes: runs.map { $0.moving / 60 }.max(), isCurrent: week.first + 6 > day)
        }
    }

    private static func paces(_ race: RaceGoal, _ time: Estimate?, asOf day: Day, history: History) -> [Pace] {
        let kilometres = race.metres / 1000
        let paces = TrainingHabits(history: history, asOf: day).paces
        var list: [Pace] = []
        if let usual = paces.usual { list.append(Pace(kind: .easy, pace: 1000 / usual)) }
        if let threshold = history.thresholdSpeed(asOf: day)?.value, threshold > 0 {
            list.append(Pace(kind: .threshold, pace: 1000 / threshold))
        }
        if let time {
            list.append(
                Pace(
                    kind: .race, pace: time.value / kilometres,
                    interval: time.interval.map { Interval(low: $0.low / kilometres, high: $0.high / kilometres) }))
        }
        if let goal = race.goal { list.append(Pace(kind: .goal, pace: goal / kilometres)) }
        return list
    }
}
