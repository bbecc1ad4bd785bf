public import Measures

/// All results for an athlete on one day. Pure data: no clock, no language, no colour.
public struct Insights: Equatable, Sendable {
    public var asOf: Day
    public var weather: WeatherInsight
    public var fitness: FitnessInsight
    public var load: LoadInsight
    public var readiness: ReadinessInsight
    public var running: RunningInsight
    /// Most urgent first.
    public var priorities: [Recommendation]
    /// The seven-day plan of the evening before, whose first day is this one.
    public var earlierPlan: EarlierPlan

    public init(
        asOf: Day, weather: WeatherInsight, fitness: FitnessInsight, load: LoadInsight, readiness: ReadinessInsight,
        priorities: [Recommendation], running: RunningInsight = .empty, earlierPlan: EarlierPlan = EarlierPlan()
    ) {
        self.asOf = asOf
        self.weather = weather
        self.fitness = fitness
        self.load = load
        self.readiness = readiness
        self.priorities = priorities
        self.running = running
        self.earlierPlan = earlierPlan
    }
}

/// Advice in structured form: the rule and its numbers. `Screens/Wording` forms the sentence.
public struct Recommendation: Equatable, Sendable {
    public var rule: Rule
    /// In the order of the rule's sentence; units depend on the rule.
    public var numbers: [Double]
    public var urgency: Urgency

    public init(_ rule: Rule, numbers: [Double] = [], urgency: Urgency) {
        self.rule = rule
        self.numbers = numbers
        self.urgency = urgency
    }

    public enum Urgency: UInt8, Comparable, CaseIterable, Sendable {
        case info, success, warning
        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// The raw values are stable, since apps may have their own texts for them. The comments name the numbers.
    public enum Rule: String, CaseIterable, Sendable {
        /// Load ratio.
        case loadWellAboveUsual = "load_well_above_usual"
        /// Load ratio.
        case loadAboveUsual = "load_above_usual"
        /// Load ratio.
        case loadBelowUsual = "load_below_usual"
        /// Load ratio.
        case loadInUsualRange = "load_in_usual_range"
        /// Load ratio; the plan of the next days is intentionally easier.
        case easierWeekPlanned = "easier_week_planned"
        /// Days since the newest activity.
        case needRecentActivities = "need_recent_activities"
        /// Days without load, days since training resumed.
        case returningAfterBreak = "returning_after_break"
        /// Distance in km of the long session, longest of the 30 days before in km.
        case sessionMuchLongerThanRecent = "session_much_longer_than_recent"
        /// Form (fitness minus fatigue).
        case veryTired = "very_tired"
        /// Recovery low for three weeks, and performance decreased.
        case prolongedLowRecovery = "prolonged_low_recovery"
        /// Form.
        case freshEnoughForQuality = "fresh_enough_for_quality"
        /// Monotony.
        case weekTooMonotonous = "week_too_monotonous"
        /// Days of history that are still needed.
        case needMoreHistory = "need_more_history"
        case needRuns = "need_runs"
        /// Days since the last effort.
        case needRecentEffort = "need_recent_effort"
        /// Distance in km of an effort, its leap in points of VDOT, days since it.
        case confirmDistance = "confirm_distance"
        /// The same three of an effort that does not count until another run confirms it.
        case effortSetAside = "effort_set_aside"
        /// Days of a break from running, days since its end.
        case needEffortAfterBreak = "need_effort_after_break"
        case needHeartRateProfile = "need_heart_rate_profile"
        case needBirthYearAndSex = "need_birth_year_and_sex"
        /// VDOT of the runs, without a clear effort.
        case uptakeAtLeast = "uptake_at_least"
        /// Kilometres of a race that may not have been raced, days since it.
        case confirmRace = "confirm_race"
        /// VO₂max by races and runs, by device, and the bounds of the device's interval where it has one.
        case raceAndDeviceDisagree = "race_and_device_disagree"
        /// No numbers; medication entered on the phone.
        case heartMedication = "heart_medication"
        /// Change in percent over six weeks.
        case fitnessImproving = "fitness_improving"
        case fitnessDeclining = "fitness_declining"
        /// Number of heat-stress runs, seconds per mile.
        case slowDownInHeat = "slow_down_in_heat"
        /// Days since the last exposure.
        case acclimationFading = "acclimation_fading"
        case acclimationBuilding = "acclimation_building"
        case wellAcclimated = "well_acclimated"
        case needWeather = "need_weather"
        /// Start hour, end hour (24 h).
        case trainAt = "train_at"
        /// Recovery score; number of activities done today, if any.
        case recoveryLow = "recovery_low"
        case recoveryHigh = "recovery_high"
        /// Resting heart rate and respiration are both well above usual.
        case signsOfIllness = "signs_of_illness"
        /// A run of the last two weeks; today's heat is unknown.
        case dangerousHeat = "dangerous_heat"
    }
}
