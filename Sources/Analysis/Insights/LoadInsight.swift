public import Measures

/// How much training there was, and how it compares with what the athlete is used to.
public struct LoadInsight: Equatable, Sendable {
    /// Load units of the last 7 days, and a week's share of the last 28.
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
    public var plan: [PlannedDay]
    public var recommendations: [Recommendation]
    /// Acute over the three weeks before it; chronic load without the week itself.
    public var uncoupledRatio: Answer<Estimate>
    /// The longest run of the week over the longest of the 30 days before it.
    public var spike: Answer<Estimate>
    /// Those two runs; nil without them.
    public var longestRun: LongestRun?
    /// Percent of load that pace does not see in the heat.
    public var heatGap: Answer<Estimate>
    /// After a break of a week and more: the ratio then says nothing, and has no zone.
    public var returning: Returning?
    /// The week is smaller than the athlete's usual one, whatever the ratio says: no alarm for that alone.
    public var isWithinUsualWeek = false
    /// Nil below four weeks of history.
    public var outlook: LoadOutlook?
    /// Why the plan holds so much and no more; nil without four weeks of history.
    public var planReason: PlanReason?
    /// What an empty plan would need.
    public var planNeed: PlanNeed?
    /// Of a year, newest first.
    public var niggles: [NotedNiggle] = []

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
    /// Which day since training began again it is, while that lasts: told in place of the ratio.
    public var returningDay: Int? {
        guard let returning, let day = ratio.value?.asOf else { return nil }
        return day - returning.since + 1
    }

    /// Whether much training lies behind: form below −10 % of fitness.
    public var isStrained: Bool {
        guard let form = form.value?.value, let fitness = fitness.value?.value else { return false }
        return RecoveryStatus.relativeForm(form, fitness: fitness) < RecoveryStatus.strainedForm
    }
}

/// Raw values are those of `contract.json`.
public enum LoadZone: String, CaseIterable, Sendable { case detraining, optimal, elevated, high }

/// How unusual the recent load is. The contract calls it `injury_risk_level`; it is a load-change flag and no probability.
public enum LoadChange: String, CaseIterable, Sendable {
    case low, moderate, high
    case veryHigh = "very_high"
}

/// Raw values are the contract's.
public enum RecoveryStatus: String, CaseIterable, Sendable {
    case wellRecovered = "well_recovered"
    case adequate, fatigued, overreaching, overtrained
}

/// Raw values are the contract's.
public enum TrainingTrend: String, CaseIterable, Sendable {
    case rampingUp = "ramping_up"
    case steady, tapering, detraining
}

/// Raw values are the contract's.
public enum FitnessTrend: String, CaseIterable, Sendable { case improving, maintaining, declining }

/// One day of the load history.
public struct LoadDay: Equatable, Sendable {
    public var day: Day
    public var load: Double
    public var fitness: Double
    public var fatigue: Double
    public var form: Double
    /// False when no device wrote anything that day: its load is counted as zero, but unknown.
    public var isKnown: Bool
    /// Days of history until then, with it; what lies before a long gap is no start of it.
    public var historyDays = Int.max

    /// Fitness and fatigue begin from nothing and need so many days to say anything, and so many to settle.
    public static let daysToSpeak = 14
    public static let daysToSettle = 42
    public var speaks: Bool { historyDays >= LoadDay.daysToSpeak }
    /// The day on which fitness and fatigue have settled; nil when they have.
    public var settlesOn: Day? { historyDays < LoadDay.daysToSettle ? day + (LoadDay.daysToSettle - historyDays) : nil }

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
    /// Minutes; nil on a rest day.
    public var minutes: Int?
    /// Expected load.
    public var load: Double
    /// Where hot weather is expected: go by effort, early, or indoors.
    public var heat: WeekPlan.Heat?
    /// Minutes at threshold or faster within the session; intervals are of `repeatMinutes` each.
    public var hardMinutes: Int
    /// Metres, each part at the pace of its kind; nil where that is unknown, and of a race.
    public var distance: Double?

    public static let repeatMinutes = 3
    /// What a planned load may be off by, either way.
    public static let loadSpread = 0.1

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

/// Raw values are those of `contract.json`.
public enum WorkoutType: String, CaseIterable, Sendable { case rest, recovery, easy, moderate, tempo, interval, long, race }
