import Measures

/// Costs of heat in the runs of a window.
struct HeatCosts {
    let impact: Answer<WeatherImpact>
    /// Mean slowdown in percent.
    let slowdown: Answer<Estimate>
    /// Pace degradation in seconds per mile.
    let paceDegradation: Answer<Estimate>
    /// Percent by run, in the window's order; nil for unknown heat.
    let percents: [Double?]

    init(window: WeatherWindow, response: HeatResponse, acclimation: AcclimationHistory?, asOf day: Day) {
        let percents = window.runs.map { response.percent($0, acclimation: acclimation) }
        self.percents = percents
        let known = percents.compactMap { $0 }
        guard let mean = Moments.mean(known) else {
            let reason: Absence = window.considered > 0 && window.runs.isEmpty ? .noData : .tooFew
            impact = .absent(window.considered == 0 ? .noData : reason)
            slowdown = .absent(window.considered == 0 ? .noData : reason)
            paceDegradation = .absent(window.considered == 0 ? .noData : reason)
            return
        }
        let method = response.isPersonal ? PersonalHeatResponse.card.id : PopulationSlowdown.card.id
        let quality = Double(known.count) / Double(max(1, window.considered))
        let warmth = Moments.mean(window.runs.compactMap { $0.wetBulbGlobe })
        // The class is that of the displayed numbers.
        let shown = (percent: Rounding.halfUp(mean, decimals: 1), warmth: warmth.map { Rounding.halfUp($0, decimals: 1) })
        let word = WeatherImpact.of(slowdownPercent: shown.percent, wetBulbGlobe: shown.warmth)
        impact = word.map { .known($0) } ?? .absent(.outOfRange)

        var inputs: [EstimateInput] = []
        var paces: [EstimateInput] = []
        var lost = 0.0
        var metres = 0.0
        for (run, percent) in zip(window.runs, percents) {
            guard let percent else { continue }
            inputs.append(EstimateInput(name: "slowdown", value: percent, unit: "%", activity: run.id, day: run.day))
            guard percent > 0, let distance = run.distance, distance > 0, run.hours > 0 else { continue }
            let pace = run.hours * 3600 / (distance / Distance.metresPerMile)
            let cool = pace / (1 + percent / 100)
            guard let seconds = PaceDegradation.secondsPerMile(coolPace: cool, slowdownPercent: percent) else { continue }
            paces.append(EstimateInput(name: "slowdown", value: percent, unit: "%", activity: run.id, day: run.day))
            paces.append(EstimateInput(name: "cool pace", value: cool, unit: "s/mi", activity: run.id, day: run.day))
            paces.append(EstimateInput(name: "distance", value: distance, unit: "m", activity: run.id, day: run.day))
            lost += seconds * distance
            metres += distance
        }
        let point = HeatCosts.halfWidth(heatDeviation: window.deviation)
        slowdown = .known(
            Estimate(
                value: mean, interval: Interval(low: max(0, mean - point), high: mean + point), count: known.count,
                quality: quality, method: method, inputs: inputs + window.skies, asOf: day))
        let isCool = known.allSatisfy { $0 == 0 }
        guard metres > 0 || isCool else {
            paceDegradation = .absent(.noData)
            return
        }
        let value = metres > 0 ? lost / metres : 0
        // The same percentage points as in the slowdown's interval.
        let half = mean > 0 ? point * value / mean : 0
        paceDegradation = .known(
            Estimate(
                value: value, interval: Interval(low: max(0, value - half), high: value + half), count: known.count,
                quality: quality, method: PaceDegradation.card.id, inputs: (metres > 0 ? paces : inputs) + window.skies, asOf: day
            ))
    }

    /// Returns the half-width in percentage points: one for the model, plus the uncertainty of the heat.
    /// - Parameter deviation: standard deviation of the wet-bulb globe temperature in °C.
    static func halfWidth(heatDeviation deviation: Double) -> Double {
        let open = PopulationSlowdown.slope * NormalDistribution.halfWidth80 * deviation
        return (1 + open * open).squareRoot()
    }

    /// Mean percent over the window; nil if unknown.
    var mean: Double? { slowdown.value?.value }
}
