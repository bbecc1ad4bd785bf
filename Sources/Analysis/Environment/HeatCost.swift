public import Measures

/// What heat cost one outdoor run, by the response that Weather shows: one's own where it can be told apart, else the population's.
public struct HeatCost: Equatable, Sendable {
    /// Percent slower than in cool weather.
    public var percent: Estimate
    /// Nil without a distance, and where nothing was lost.
    public var secondsPerMile: Double?

    /// Nil for what is no outdoor run, and where its heat is unknown.
    /// - Parameters:
    ///   - ownSlope: percent for each °C; nil where the population's is shown.
    ///   - state: how used to heat the athlete was that morning, 0…1; only one's own response knows what to make of it.
    ///   - day: on which the response was found.
    public init?(of digest: ActivityDigest, ownSlope: Estimate?, acclimation state: Double, asOf day: Day) {
        let hours = digest.hoursInHeat
        guard digest.isOutdoorRun, let conditions = digest.conditions, let degrees = conditions.wetBulbGlobe?.celsius,
            let percent = HeatResponse.percent(
                wetBulbGlobe: degrees, hours: hours, acclimation: state, ownSlope: ownSlope.map { $0.value / 100 })
        else { return nil }
        var inputs = [
            EstimateInput(name: "wet-bulb globe temperature", value: degrees, unit: "°C"),
            EstimateInput(name: "moving time", value: hours * 3600, unit: "s"),
        ]
        if let ownSlope {
            inputs.append(EstimateInput(name: ownSlope.method, value: ownSlope.value, unit: "% per °C"))
            inputs.append(EstimateInput(name: HeatAcclimation.card.id, value: 100 * state, unit: "%"))
        } else {
            inputs.append(
                EstimateInput(name: "population slope", value: -100 * PersonalHeatResponse.prior.mean, unit: "% per °C"))
        }
        let half = HeatCosts.halfWidth(heatDeviation: conditions.supposed.deviation)
        self.percent = Estimate(
            value: percent, interval: Interval(low: max(0, percent - half), high: percent + half), count: ownSlope?.count ?? 1,
            quality: ownSlope?.quality ?? 0.4, method: ownSlope?.method ?? PopulationSlowdown.card.id, inputs: inputs, asOf: day)
        guard percent > 0, let distance = digest.distance?.metres, distance > 0 else { return }
        let pace = digest.moving / (distance / Distance.metresPerMile)
        secondsPerMile = PaceDegradation.secondsPerMile(coolPace: pace / (1 + percent / 100), slowdownPercent: percent)
    }
}

extension History {
    /// What heat cost this run, as the insights of a day see it.
    public func heatCost(of digest: ActivityDigest, weather: WeatherInsight, asOf day: Day) -> HeatCost? {
        guard let own = weather.personalSlope.value else { return HeatCost(of: digest, ownSlope: nil, acclimation: 0, asOf: day) }
        // Of an old run's own day: nothing of what lies two years before the last one is kept.
        let state = AcclimationHistory(of: self, asOf: digest.day)?.state(before: digest.day) ?? 0
        return HeatCost(of: digest, ownSlope: own, acclimation: state, asOf: day)
    }
}
