public import Measures
public import Training

/// Amount of training, compared with the athlete's usual amount.
public struct LoadInsight: Equatable, Sendable {
    /// Load of the last 7 days, and a week's share of the last 28.
    public var acute: Answer<Estimate>
    public var chronic: Answer<Estimate>
    /// Acute over chronic, coupled.
    public var ratio: Answer<Estimate>
    public var zone: Answer<LoadZone>
    /// Exponentially weighted acute over chronic.
    public var smoothedRatio: Answer<Estimate>
    /// Also known as CTL, ATL and TSB.
    public var fitness: Answer<Estimate>
    public var fatigue: Answer<Estimate>
    public var form: Answer<Estimate>
    public var monotony: Answer<Estimate>
    public var strain: Answer<Estimate>
    /// Kilometres of all sports on foot in the last 7 days.
    public var weeklyDistance: Answer<Estimate>
    public var change: Answer<LoadChange>
    public var recovery: Answer<RecoveryStatus>
    public var trainingTrend: Answer<TrainingTrend>
    public var fitnessTrend: Answer<FitnessTrend>
    /// Oldest first, one entry a day.
    public var days: [LoadDay]
    /// Coming races for which the time is too short, by their days.
    public var shortfalls: [Day: RaceShortfall] = [:]
    public var plan: [PlannedDay]
    public var recommendations: [Recommendation]
    /// Acute load over that of the three weeks before it; the chronic load excludes the week.
    public var uncoupledRatio: Answer<Estimate>
    /// The longest run of the week over the longest of the 30 days before it.
    public var spike: Answer<Estimate>
    /// The two runs; nil without them.
    public var longestRun: LongestRun?
    /// Percent of load that pace-based load misses in the heat.
    public var heatGap: Answer<Estimate>
    /// Set after a break of a week or more: the ratio is then meaningless and has no zone.
    public var returning: Returning?
    /// Whether the week is smaller than the athlete's usual one, so that the ratio alone is no alarm.
    public var isWithinUsualWeek = false
    /// Nil below four weeks of history.
    public var outlook: LoadOutlook?
    /// Days beyond the plan on which a routine is followed or that the athlete decided, as they are planned, ascending.
    public var laterPlan: [PlannedDay] = []
    /// Why the plan has this load; nil for an empty plan.
    public var planReason: PlanReason?
    /// That the plan keeps more days than the athlete trained on lately; nil where it does not.
    public var planFewer: FewerSessions?
    /// The evaluated day where the body asks for an easier one than was planned; nil for other days.
    public var easedToday: PlannedDay?
    /// Whether the days that this week has left are planned around more than was planned for those before.
    public var isPlanAroundMore = false
    /// Whether the plan has no long run because of what the athlete decided for its days.
    public var isLongLeftOut = false
    /// Whether other planned days are shorter or easier because of what the athlete decided for some.
    public var isPlanChangedAround = false
    /// The newest entered race of the last weeks without a recording, which the plan counts as run; nil without one.
    public var unrecordedRace: RaceGoal?
    /// What an empty plan requires.
    public var planNeed: PlanNeed?
    public var planScale: LoadScale = 1
    /// Weeks up to the next entered main race; nil without one, and below four weeks of load.
    public var season: SeasonPlan?
    /// Heat before the next hot race of the next four weeks; nil without one.
    public var heatBlock: HeatBlock?
    /// Load of a usual week of the last four, from which the planner starts (`TrainingPhase`). Absent below four weeks of history, and
    /// after a break, when no week is usual.
    public var usualWeek: Answer<Double> = .absent(.tooFew)
    /// Niggles of a year, newest first.
    public var niggles: [NotedNiggle] = []
    /// Recovery scores of the last days, today first, behind `recovery`.
    var recoveryScores: [Double?] = []
    /// Trend of performance behind `fitnessTrend`; nil if unknown.
    var performance: FitnessTrendEstimate?

    public init(
        acute: Answer<Estimate>, chronic: Answer<Estimate>, ratio: Answer<Estimate>, zone: Answer<LoadZone>,
        smoothedRatio: Answer<Estimate>, fitness: Answer<Estimate>, fatigue: Answer<Estimate>, form: Answer<Estimate>,
        monotony: Answer<Estimate>, strain: Answer<Estimate>, weeklyDistance: Answer<Estimate>, change: Answer<LoadChange>,
        recovery: Answer<RecoveryStatus>, trainingTrend: Answer<TrainingTrend>, fitnessTrend: Answer<FitnessTrend>,
        days: [LoadDay], plan: [PlannedDay], recommendations: [Recommendation],
        uncoupledRatio: Answer<Estimate> = .absent(.noData), spike: Answer<Estimate> = .absent(.noData),
        heatGap: Answer<Estimate> = .absent(.noData), returning: Returning? = nil, outlook: LoadOutlook? = nil
    ) {
        self.acute = acute
        self.chronic = chronic
        self.ratio = ratio
        self.zone = zone
        self.smoothedRatio = smoothedRatio
        self.fitness = fitness
        self.fatigue = fatigue
        self.form = form
        self.monotony = monotony
        self.strain = strain
        self.weeklyDistance = weeklyDistance
        self.change = change
        self.recovery = recovery
        self.trainingTrend = trainingTrend
        self.fitnessTrend = fitnessTrend
        self.days = days
        self.plan = plan
        self.recommendations = recommendations
        self.uncoupledRatio = uncoupledRatio
        self.spike = spike
        self.heatGap = heatGap
        self.returning = returning
        self.outlook = outlook
    }
}

extension LoadInsight {
    /// Number of the day since training resumed, displayed instead of the ratio while it applies.
    public var returningDay: Int? {
        guard let returning, let day = ratio.value?.asOf else { return nil }
        return day - returning.since + 1
    }

    /// Whether recent training was high: form below −10 % of fitness.
    public var isStrained: Bool { hasForm(below: RecoveryStatus.strainedForm) }

    /// Whether form is below a share of fitness; false if either is unknown.
    func hasForm(below share: Double) -> Bool {
        guard let form = form.value?.value, let fitness = fitness.value?.value else { return false }
        return RecoveryStatus.relativeForm(form, fitness: fitness) < share
    }
}

/// The raw values are those of `contract.json`.
public enum LoadZone: String, CaseIterable, Sendable { case detraining, optimal, elevated, high }

/// Size of the recent change of load. The contract calls it `injury_risk_level`; it is a flag and no probability.
public enum LoadChange: String, CaseIterable, Sendable {
    case low, moderate, high
    case veryHigh = "very_high"
}

/// The raw values are the contract's.
public enum RecoveryStatus: String, CaseIterable, Sendable {
    case wellRecovered = "well_recovered"
    case adequate, fatigued, overreaching, overtrained
}

/// The raw values are the contract's.
public enum TrainingTrend: String, CaseIterable, Sendable {
    case rampingUp = "ramping_up"
    case steady, tapering, detraining
}

/// The raw values are the contract's.
public enum FitnessTrend: String, CaseIterable, Sendable { case improving, maintaining, declining }

/// One day of the load history.
public struct LoadDay: Equatable, Sendable {
    public var day: Day
    public var load: Double
    public var fitness: Double
    public var fatigue: Double
    public var form: Double
    /// False without any record of that day: its load counts as zero, but is unknown.
    public var isKnown: Bool
    /// Days of history up to this one; a long gap restarts it.
    public var historyDays = Int.max

    /// Days of history after which fitness and fatigue, which start at zero, are shown, and after which they have settled.
    public static let leastHistoryDays = 14
    public static let settledHistoryDays = 42
    public var hasEnoughHistory: Bool { historyDays >= LoadDay.leastHistoryDays }
    /// The day on which fitness and fatigue have settled; nil if they have.
    public var settledFrom: Day? {
        historyDays < LoadDay.settledHistoryDays ? day + (LoadDay.settledHistoryDays - historyDays) : nil
    }

    public init(day: Day, load: Double, fitness: Double, fatigue: Double, form: Double, isKnown: Bool) {
        self.day = day
        self.load = load
        self.fitness = fitness
        self.fatigue = fatigue
        self.form = form
        self.isKnown = isKnown
    }
}

/// A day of the seven-day plan.
public struct PlannedDay: Equatable, Sendable {
    public var day: Day
    public var workout: WorkoutType
    /// A form of running unless the athlete does not run.
    public var sport: Sport = .running
    /// Minutes; nil on a rest day.
    public var minutes: Int?
    /// Expected load.
    public var load: Double
    /// Set for expected hot weather: run by effort, early, or indoors.
    public var heat: WeekPlan.Heat?
    /// Minutes at threshold or faster within the session.
    public var hardMinutes: Int
    /// How a hard session of the rules is made up, and a long one that ends at the effort of a race; nil for others.
    public var parts: SessionParts?
    /// Metres, each part at the pace of its kind; nil if a pace is unknown, and for a race.
    public var distance: Double?
    /// The day of the routine that decides it; nil for a day that the rules decide.
    public var routine: RoutineDay?
    /// The day as the routine has it, where the plan has other lengths or sessions; nil for other days.
    public var original: RoutineDay?
    /// The rule behind the week with which it was planned; nil without one, and for a past day.
    public var reason: PlanReason?
    /// What the athlete decided for the day; nil for other days.
    public var stored: StoredDay?
    /// What speaks against a day that the athlete decided; nil for other days.
    public var caution: PlanCaution?
    /// Why the day is not quite what the routine has for it; nil for other days.
    public var limit: RoutineLimit?
    /// The race of the day; nil for other days, and for one of the profile.
    public var race: RaceGoal?
    /// Set for a race for which the time is too short; nil for other days.
    public var shortfall: RaceShortfall?
    /// Proposed heat before a hot race, after the session or on a day of rest; nil on other days.
    public var exposure: PlannedHeat?
    /// Forecast for a session outdoors; nil without a current forecast.
    public var forecast: DayForecast?

    /// Relative uncertainty of a planned load.
    public static let loadSpread = 0.1

    /// The load to one decimal, which programs get. Pages round this number once more, so that both agree.
    public var statedLoad: Double { Rounding.halfUp(load, decimals: 1) }

    public init(
        day: Day, workout: WorkoutType, minutes: Int?, load: Double, heat: WeekPlan.Heat? = nil, hardMinutes: Int = 0,
        distance: Double? = nil
    ) {
        self.day = day
        self.workout = workout
        self.minutes = minutes
        self.load = load
        self.heat = heat
        self.hardMinutes = hardMinutes
        self.distance = distance
    }
}

/// The raw values are those of `contract.json`.
public enum WorkoutType: String, CaseIterable, Sendable { case rest, recovery, easy, moderate, tempo, interval, long, race }
