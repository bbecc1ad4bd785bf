import Measures

/// Out-of-sample errors of three heat models in percent of speed: the athlete's own slope, the population's, and no slope.
public struct HeatErrors: Equatable, Sendable {
    public var own: Estimate
    public var population: Estimate
    public var withoutHeat: Estimate

    public var ownWins: Bool { own.value <= min(population.value, withoutHeat.value) + 100 * Rounding.slack }

    public init(own: Estimate, population: Estimate, withoutHeat: Estimate) {
        self.own = own
        self.population = population
        self.withoutHeat = withoutHeat
    }

    init(_ errors: PersonalHeatResponse.Errors, runs: [PersonalHeatResponse.Run], asOf day: Day) {
        let inputs = PersonalHeatResponse.inputs(of: runs)
        func estimate(_ error: Double) -> Estimate {
            Estimate(
                value: 100 * error, interval: nil, count: runs.count, quality: min(1, Double(runs.count) / 40),
                method: PersonalHeatResponse.card.id, inputs: inputs, asOf: day)
        }
        own = estimate(errors.personal)
        population = estimate(errors.population)
        withoutHeat = estimate(errors.withoutHeat)
    }
}

extension PersonalHeatResponse {
    /// Every run with its heat, so that the fit can be repeated.
    static func inputs(of runs: [Run]) -> [EstimateInput] {
        var inputs: [EstimateInput] = []
        for run in runs {
            inputs.append(EstimateInput(name: "speed", value: run.speed, unit: "m/s"))
            inputs.append(EstimateInput(name: "share of heart-rate reserve", value: run.reserve, unit: ""))
            inputs.append(EstimateInput(name: "weeks since the first", value: run.weeks, unit: "weeks"))
            inputs.append(EstimateInput(name: "heat felt", value: run.wetBulbGlobe, unit: "°C"))
        }
        return inputs
    }
}
