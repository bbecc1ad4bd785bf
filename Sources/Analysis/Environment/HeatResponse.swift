public import Measures

/// The slowdown to show: the athlete's own if it is distinguishable and predicts better, otherwise the population's.
public struct HeatResponse: Equatable, Sendable {
    /// Percent per °C of the athlete's own slope.
    public var slope: Answer<Estimate>
    /// Empty for the athlete's own slope.
    public var doubts: [PersonalHeatResponse.Doubt]
    public var posterior: PersonalHeatResponse.Posterior?
    /// Out-of-sample errors of the three models, shown in either case.
    public var errors: Answer<HeatErrors> = .absent(.tooFew)
    /// Residual per °C on routes with several runs.
    public var sameRoutes: Answer<Estimate> = .absent(.tooFew)
    /// The athlete's runs with the curve; nil with too few.
    public var scatter: HeatScatter?

    private var fitErrors: PersonalHeatResponse.Errors?

    public var isPersonal: Bool { doubts.isEmpty && posterior != nil }

    public init(history: History, acclimation: AcclimationHistory?, asOf day: Day) {
        let runs = PersonalHeatResponse.runs(of: history, acclimation: acclimation, asOf: day)
        self.init(fittedTo: runs)
        guard let posterior else { return }
        // Shown in either case; already computed if the fit had to win.
        let errors = fitErrors ?? PersonalHeatResponse.errors(predicting: runs)
        if let errors { self.errors = .known(HeatErrors(errors, runs: runs, asOf: day)) }
        sameRoutes = HeatResponse.sameRoutes(runs, posterior, asOf: day)
        scatter = HeatScatter(runs: runs, posterior: posterior, isPersonal: doubts.isEmpty)
        guard doubts.isEmpty else {
            slope = .absent(.tooFew)
            return
        }
        let value = -100 * posterior.slope
        let half = 100 * NormalDistribution.halfWidth80 * posterior.slopeDeviation
        var inputs = [
            EstimateInput(name: "steady runs", value: Double(runs.count), unit: "runs"),
            EstimateInput(name: "personal share", value: posterior.personalShare, unit: ""),
            EstimateInput(name: "population slope", value: -100 * PersonalHeatResponse.prior.mean, unit: "% per °C"),
        ]
        if let errors {
            inputs.append(EstimateInput(name: "error on unseen runs, own", value: 100 * errors.personal, unit: "%"))
            inputs.append(EstimateInput(name: "error on unseen runs, population", value: 100 * errors.population, unit: "%"))
            inputs.append(EstimateInput(name: "error on unseen runs, no heat", value: 100 * errors.withoutHeat, unit: "%"))
        }
        inputs += PersonalHeatResponse.inputs(of: runs)
        slope = .known(
            Estimate(
                value: value, interval: Interval(low: value - half, high: value + half), count: runs.count,
                quality: posterior.personalShare, method: PersonalHeatResponse.card.id, inputs: inputs, asOf: day))
    }

    /// Creates only the part that predictions need: the slope and its origin.
    init(fittedTo runs: [PersonalHeatResponse.Run]) {
        slope = .absent(runs.isEmpty ? .noData : .tooFew)
        doubts = [.fewRuns]
        posterior = PersonalHeatResponse.posterior(of: runs)
        guard let posterior else { return }
        doubts = PersonalHeatResponse.doubts(about: runs, posterior: posterior)
        guard doubts.isEmpty else { return }
        fitErrors = PersonalHeatResponse.errors(predicting: runs)
        if fitErrors?.personalWins == false { doubts = [.predictsWorse] }
    }

    /// Returns percent of speed per °C, with every run of those routes, so that it can be recomputed.
    private static func sameRoutes(
        _ runs: [PersonalHeatResponse.Run], _ posterior: PersonalHeatResponse.Posterior, asOf day: Day
    ) -> Answer<Estimate> {
        guard let check = PersonalHeatResponse.routeCheck(runs, posterior) else { return .absent(.tooFew) }
        let residuals = PersonalHeatResponse.residuals(of: runs, posterior)
        var inputs: [EstimateInput] = []
        for (index, run) in runs.enumerated() {
            guard let way = run.way else { continue }
            inputs.append(EstimateInput(name: "route", value: Double(way + 1), unit: ""))
            inputs.append(EstimateInput(name: "heat felt above 12.5 °C", value: run.heat, unit: "°C"))
            inputs.append(EstimateInput(name: "left by the fit, ln speed", value: residuals[index], unit: ""))
        }
        let half = 100 * NormalDistribution.halfWidth80 * check.deviation
        return .known(
            Estimate(
                value: 100 * check.slope, interval: Interval(low: 100 * check.slope - half, high: 100 * check.slope + half),
                count: check.runs, quality: min(1, Double(check.runs) / 20), method: SameRouteCheck.card.id, inputs: inputs,
                asOf: day))
    }

    /// Returns the slowdown in percent in this heat and duration; nil for unknown heat.
    func percent(_ run: WeatherWindow.Run, acclimation: AcclimationHistory?) -> Double? {
        guard let degrees = run.wetBulbGlobe else { return nil }
        return percent(wetBulbGlobe: degrees, hours: run.hours, acclimation: acclimation?.state(before: run.day) ?? 0)
    }

    /// - Parameter state: acclimation, 0…1; used by the athlete's own response only.
    func percent(wetBulbGlobe degrees: Double, hours: Double, acclimation state: Double) -> Double? {
        HeatResponse.percent(
            wetBulbGlobe: degrees, hours: hours, acclimation: state, ownSlope: isPersonal ? posterior.map { -$0.slope } : nil)
    }

    /// - Parameter slope: the athlete's own loss of ln speed per °C; nil for the population's.
    static func percent(wetBulbGlobe degrees: Double, hours: Double, acclimation state: Double, ownSlope slope: Double?)
        -> Double?
    {
        guard let slope else { return PopulationSlowdown.nearest(wetBulbGlobe: degrees, hours: hours) }
        let heat = max(0, min(35, degrees) - PopulationSlowdown.threshold)
        let felt = heat * (1 - 0.5 * state)
        let factor = PopulationSlowdown.durationFactor(hours: hours)
        return max(0, 100 * (Double.exp(slope * felt * factor) - 1))
    }

    /// Standard deviation of the applied slope in percent per °C.
    var deviation: Double {
        isPersonal ? 100 * (posterior?.slopeDeviation ?? 0) : PopulationSlowdown.slopeDeviation
    }
}
