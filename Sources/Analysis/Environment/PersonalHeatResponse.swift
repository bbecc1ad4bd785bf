import Measures

/// One person's slowdown in heat, shrunk towards the population's until their own runs suffice.
///
/// Formula: ln v = α + β(HRR − 0.7) + φ·weeks/10 + γ·H + ε, H = max(0, WBGT − 12.5); prior γ ~ N(−0.0037, 0.0020²); closed-form
/// normal posterior, σ = 0.025.
/// Units: m/s, share of heart-rate reserve, weeks, °C; γ is a change of ln speed for each °C.
/// Source: our own, because no published model separates heat from fitness and effort on one person's runs.
/// Grade: own definition.
public enum PersonalHeatResponse {
    public static let card = ModelCard(
        id: "personal_heat", name: "Personal heat response", alsoKnownAs: ["heat coefficient"],
        formula:
            "ln v = α + β(HRR − 0.7) + φ·weeks/10 + γ·H + ε; H = max(0, WBGT − {threshold} °C); prior γ ~ N(−0.0037, 0.0020²), σ = 0.025; "
            + "personal share = 1 − (sd/0.0020)²; acclimation A lowers H by the factor 1 − 0.5 A",
        units: "change of ln speed for each °C of wet-bulb globe temperature",
        source: "our own, because no published model separates heat from fitness and effort on one person's runs",
        grade: .ownDefinition,
        limits:
            "Outdoor runs of a year, races aside: 20 minutes and more, even, at 60 to 85 % of heart-rate reserve after the first ten "
            + "minutes. From {runs} runs on σ is that of their residuals, at least {leastNoise}. Called personal only with ≥ {runs} runs, ≥ "
            + "{hotRuns} of them hot (H > {hot}) and ≥ {coolRuns} cool (H = 0), a spread of heat ≥ {spread} °C, heat not in step with the "
            + "calendar (|r| < {correlation}), a personal share ≥ {share}, and no worse on unseen runs than no heat or the population; and, where routes were run "
            + "more than once in different heat, only when what the fit leaves does not follow heat on them (same_route_check).",
        constants: [
            CardConstant("threshold", PopulationSlowdown.threshold, decimals: 1),
            CardConstant("runs", leastRuns),
            CardConstant("leastNoise", leastNoise, decimals: 3),
            CardConstant("hotRuns", leastHotRuns),
            CardConstant("hot", hotFrom, decimals: 0),
            CardConstant("coolRuns", leastCoolRuns),
            CardConstant("spread", leastSpread, decimals: 0),
            CardConstant("correlation", mostCorrelation, decimals: 1),
            CardConstant("share", leastShare, decimals: 1),
        ])

    public static let prior = GaussianRegression.Prior(mean: -0.0037, deviation: 0.0020)
    public static let noise = 0.025
    /// Lower bound of the noise re-estimated from residuals.
    public static let leastNoise = 0.015

    /// Least number of runs for a personal response, also to re-estimate the noise, and of hot and cool ones among them.
    public static let leastRuns = 12
    public static let leastHotRuns = 5
    public static let leastCoolRuns = 4
    /// °C above the threshold from which a run is hot, and the least standard deviation of heat.
    static let hotFrom = 5.0
    static let leastSpread = 3.0
    /// Correlation of heat with the calendar that is too high, and the least personal share.
    static let mostCorrelation = 0.8
    static let leastShare = 0.4

    /// One steady run without its first ten minutes.
    public struct Run: Equatable, Sendable {
        /// Grade-adjusted speed in m/s.
        public var speed: Double
        /// Share of heart-rate reserve, 0…1.
        public var reserve: Double
        /// Weeks since the first run of the sample.
        public var weeks: Double
        /// °C of wet-bulb globe temperature.
        public var wetBulbGlobe: Double
        /// Number of its route in the sample; nil if unknown.
        public var way: Int?

        public init(speed: Double, reserve: Double, weeks: Double, wetBulbGlobe: Double, way: Int? = nil) {
            self.speed = speed
            self.reserve = reserve
            self.weeks = weeks
            self.wetBulbGlobe = wetBulbGlobe
            self.way = way
        }

        var heat: Double { max(0, wetBulbGlobe - PopulationSlowdown.threshold) }
    }

    /// A run in the form of the fit, computed once for repeated fits.
    struct Observation {
        /// 1, HRR − 0.7, weeks/10, H.
        var row: [Double]
        var logSpeed: Double
        var isUsable: Bool

        init(_ run: Run) {
            row = [1, run.reserve - 0.7, run.weeks / 10, run.heat]
            logSpeed = Double.log(run.speed)
            isUsable = run.speed > 0 && run.speed.isFinite && run.reserve.isFinite && run.wetBulbGlobe.isFinite
        }

        /// Returns ln speed minus the expected value.
        func left(by means: [Double]) -> Double {
            var expected = 0.0
            for (value, mean) in zip(row, means) { expected += value * mean }
            return logSpeed - expected
        }
    }

    public struct Posterior: Equatable, Sendable {
        /// α, β, φ, γ.
        public var means: [Double]
        public var deviations: [Double]
        /// Influence of the person's own data on γ, 0…1.
        public var personalShare: Double
        public var slope: Double { means[3] }
        public var slopeDeviation: Double { deviations[3] }
    }

    /// - Parameters:
    ///   - rows: 1, HRR − 0.7, weeks/10, H for each run.
    ///   - logSpeeds: natural logarithm of the speed of each run.
    ///   - noise: standard deviation of one run's logarithm of speed.
    public static func posterior(rows: [[Double]], logSpeeds: [Double], noise: Double = noise) -> Posterior? {
        guard let fit = GaussianRegression(rows: rows, values: logSpeeds, noise: noise, priors: [nil, nil, nil, prior]) else {
            return nil
        }
        let share = fit.deviations[3] / prior.deviation
        return Posterior(means: fit.means, deviations: fit.deviations, personalShare: max(0, 1 - share * share))
    }

    /// Fits with the default noise, re-estimates the noise from the residuals, and fits again. Nil without four different runs.
    public static func posterior(of runs: [Run]) -> Posterior? { posterior(of: runs.map { Observation($0) }) }

    static func posterior(of runs: [Observation]) -> Posterior? {
        let usable = runs.filter { $0.isUsable }
        let rows = usable.map { $0.row }
        let logs = usable.map { $0.logSpeed }
        guard let first = posterior(rows: rows, logSpeeds: logs) else { return nil }
        guard usable.count >= leastRuns else { return first }
        guard let spread = Robust.deviation(usable.map { $0.left(by: first.means) }) else { return first }
        return posterior(rows: rows, logSpeeds: logs, noise: max(leastNoise, spread)) ?? first
    }

    /// Returns ln speed minus the expected value for each run.
    static func residuals(of runs: [Run], _ posterior: Posterior) -> [Double] {
        runs.map { Observation($0).left(by: posterior.means) }
    }

    /// Returns the check; nil with too few routes that were run repeatedly in different heat.
    public static func routeCheck(_ runs: [Run], _ posterior: Posterior) -> SameRouteCheck? {
        let residuals = residuals(of: runs, posterior)
        guard let spread = Robust.deviation(residuals) else { return nil }
        return SameRouteCheck(
            ways: runs.map { $0.way }, heats: runs.map { $0.heat }, residuals: residuals, noise: max(leastNoise, spread))
    }

    /// Reasons against a personal response. The raw values are part of the API.
    public enum Doubt: String, CaseIterable, Sendable {
        case fewRuns = "few_runs"
        case fewHotRuns = "few_hot_runs"
        case fewCoolRuns = "few_cool_runs"
        case littleSpread = "little_spread"
        case heatFollowsCalendar = "heat_follows_calendar"
        case mostlyPrior = "mostly_prior"
        /// Out-of-sample runs are predicted better without it.
        case predictsWorse = "predicts_worse"
        /// Residuals depend on heat on routes with several runs.
        case sameRoutesDisagree = "same_routes_disagree"
    }

    /// Returns every unmet condition; empty for a personal response.
    public static func doubts(about runs: [Run], posterior: Posterior) -> [Doubt] {
        var doubts: [Doubt] = []
        let heats = runs.map { $0.heat }
        if runs.count < leastRuns { doubts.append(.fewRuns) }
        if heats.count(where: { $0 > hotFrom }) < leastHotRuns { doubts.append(.fewHotRuns) }
        if heats.count(where: { $0 == 0 }) < leastCoolRuns { doubts.append(.fewCoolRuns) }
        if (Moments.deviation(heats) ?? 0) < leastSpread { doubts.append(.littleSpread) }
        if let correlation = Moments.correlation(heats, runs.map { $0.weeks }), abs(correlation) >= mostCorrelation {
            doubts.append(.heatFollowsCalendar)
        }
        if posterior.personalShare < leastShare { doubts.append(.mostlyPrior) }
        if routeCheck(runs, posterior)?.disagrees == true { doubts.append(.sameRoutesDisagree) }
        return doubts
    }
}
