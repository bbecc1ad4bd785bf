/// The three rings, and the body's state behind them.
public struct ReadinessInsight: Equatable, Sendable {
    public var recovery: Answer<Score>
    public var sleep: Answer<Score>
    public var strain: Answer<Score>
    /// Beats per minute against the athlete's own 60 days.
    public var restingHeartRate: Answer<Baseline>
    /// Milliseconds; the kind of variability is in the estimate's method.
    public var variability: Answer<Baseline>
    /// Nights that the recovery score can rest on, of the seven that it needs.
    public var nights: Int
    /// Where the device changed and the new one has fewer nights than that yet.
    public var newDevice: NewDevice?
    /// How much of the day's heart rate is known; strain needs six.
    public var hoursOfHeartRate: Double
    /// Where the week's variability stands against one's own two months; nil when it cannot be told. A hard day is for a week that is
    /// not below.
    public var variabilityState: HeartRateVariability.State?
    public var recommendations: [Recommendation]
    /// The half of the menstrual cycle whose mornings today is compared with; nil where it is compared with all.
    public var comparedPhase: CycleCalendar.Phase?
    /// Of a woman of whom no cycle is known: it shifts what is usual.
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

    /// Whether the week's variability holds hard sessions back: below its usual range, and above it while much training lies behind,
    /// since that may be tiredness as well.
    func variabilityHoldsBack(under load: LoadInsight) -> Bool {
        switch variabilityState {
        case .below: true
        case .above: load.isStrained
        case .normal, nil: false
        }
    }
}

/// A score from 0 to 100 with an open formula: the drivers' points add up to it, those of recovery to what lies above a usual day's 50.
public struct Score: Equatable, Sendable {
    public var estimate: Estimate
    public var band: Band
    public var drivers: [Driver]
    /// Change against the mean of the seven days before, when there are enough.
    public var trend: Double?
    /// How probable each band is, given the sensors' errors; nil for scores without a model of them.
    public var likelihood: Likelihood?

    public init(estimate: Estimate, band: Band, drivers: [Driver], trend: Double?, likelihood: Likelihood? = nil) {
        self.estimate = estimate
        self.band = band
        self.drivers = drivers
        self.trend = trend
        self.likelihood = likelihood
    }

    /// Probabilities of the three bands, 0…1; they add up to 1.
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
        /// Points that this driver adds to the score; may be negative.
        public var points: Double
        /// What it gives on a usual day (0 of recovery), or the most that it can give where there is nothing to compare; nil for what
        /// stands alone.
        public var reference: Double?
        public init(name: String, points: Double, reference: Double? = nil) {
            self.name = name
            self.points = points
            self.reference = reference
        }
    }
}

/// A value today against the athlete's own recent past.
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
