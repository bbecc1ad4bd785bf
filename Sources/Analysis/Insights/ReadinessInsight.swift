public import Measures

/// The three rings, and the body measurements behind them.
public struct ReadinessInsight: Equatable, Sendable {
    public var recovery: Answer<Score>
    public var sleep: Answer<Score>
    public var strain: Answer<Score>
    /// Beats per minute compared with the athlete's own 60 days.
    public var restingHeartRate: Answer<Baseline>
    /// Milliseconds; the kind of variability is in the estimate's method.
    public var variability: Answer<Baseline>
    /// Number of usable nights, of the seven that the recovery score needs.
    public var nights: Int
    /// Set if the device changed and the new one has too few nights so far.
    public var newDevice: NewDevice?
    /// Known hours of the day's heart rate; strain needs six.
    public var hoursOfHeartRate: Double
    /// The week's variability compared with the athlete's last two months; nil if unknown. A hard day requires a week that is not below.
    public var variabilityState: HeartRateVariability.State?
    public var recommendations: [Recommendation]
    /// Days before a day among which signs of an earlier illness are searched.
    static let daysSearchedForIllness = 56
    /// The last of the 56 days before with signs of illness; nil without one.
    public var lastIll: Day?
    /// The first day of the present or last illness, or of an earlier one from whose return the athlete fell ill again, of at most 112 days
    /// before; nil without one.
    public var firstIll: Day?
    /// The half of the menstrual cycle whose mornings are compared with today; nil if all mornings are.
    public var comparedPhase: CycleCalendar.Phase?
    /// Whether the athlete is a woman without a known cycle, which shifts the usual values.
    public var couldShareCycle = false

    public init(
        recovery: Answer<Score>, sleep: Answer<Score>, strain: Answer<Score>, restingHeartRate: Answer<Baseline>,
        variability: Answer<Baseline>, nights: Int = 0, newDevice: NewDevice? = nil, hoursOfHeartRate: Double = 0,
        variabilityState: HeartRateVariability.State? = nil, recommendations: [Recommendation] = []
    ) {
        self.recovery = recovery
        self.sleep = sleep
        self.strain = strain
        self.restingHeartRate = restingHeartRate
        self.variability = variability
        self.nights = nights
        self.newDevice = newDevice
        self.hoursOfHeartRate = hoursOfHeartRate
        self.variabilityState = variabilityState
        self.recommendations = recommendations
    }

    /// Whether the week's variability forbids hard sessions: below its usual range, or above it with high recent training, which may also
    /// be tiredness.
    func variabilityHoldsBack(under load: LoadInsight) -> Bool {
        switch variabilityState {
        case .below: true
        case .above: load.isStrained
        case .normal, nil: false
        }
    }
}

/// A score from 0 to 100 with an open formula. The drivers' points sum to it; those of recovery sum to its difference from 50, a usual day.
public struct Score: Equatable, Sendable {
    public var estimate: Estimate
    public var band: Band
    public var drivers: [Driver]
    /// Scores of the seven days before, oldest first; nil for a day without one. Empty if they are unknown.
    public var before: [Double?]
    /// Probability of each band, given the sensors' errors; nil for scores without an error model.
    public var likelihood: Likelihood?

    public init(
        estimate: Estimate, band: Band, drivers: [Driver], before: [Double?] = [], likelihood: Likelihood? = nil
    ) {
        self.estimate = estimate
        self.band = band
        self.drivers = drivers
        self.before = before
        self.likelihood = likelihood
    }

    /// Change against the mean of the seven days before; nil with less than three of them.
    public var trend: Double? {
        let known = before.compactMap { $0 }
        return known.count >= 3 ? Moments.mean(known).map { estimate.value - $0 } : nil
    }

    /// Probabilities of the three bands, 0…1; they sum to 1.
    public struct Likelihood: Equatable, Sendable {
        public var green: Double
        public var amber: Double
        public var red: Double

        public init(green: Double, amber: Double, red: Double) {
            self.green = green
            self.amber = amber
            self.red = red
        }

        public subscript(band: Band) -> Double {
            switch band {
            case .green: green
            case .amber: amber
            case .red: red
            }
        }
    }

    public enum Band: String, CaseIterable, Sendable { case green, amber, red }

    public struct Driver: Equatable, Sendable {
        /// `hrv`, `resting_heart_rate`, `respiration`, `sleep`, `duration`, `efficiency`, `regularity`, `load`.
        public var name: String
        /// Contribution of this driver to the score in points; may be negative.
        public var points: Double
        /// Points on a usual day (0 for recovery), or the maximum without a comparison; nil for a value without either.
        public var reference: Double?
        public init(name: String, points: Double, reference: Double? = nil) {
            self.name = name
            self.points = points
            self.reference = reference
        }
    }
}

/// Today's value compared with the athlete's recent values.
public struct Baseline: Equatable, Sendable {
    public var today: Estimate
    public var usualLow: Double
    public var usualHigh: Double

    public init(today: Estimate, usualLow: Double, usualHigh: Double) {
        self.today = today
        self.usualLow = usualLow
        self.usualHigh = usualHigh
    }
}
