public import Measures

/// Cost of heat in one outdoor run, by the response shown under Weather: the athlete's own if it is distinguishable, otherwise the
/// population's.
public struct HeatCost: Equatable, Sendable {
    /// Percent slower than in cool weather.
    public var percent: Estimate
    /// Nil without a distance or without a slowdown.
    public var secondsPerMile: Double?

    /// Nil for other activities, and for unknown heat.
    /// - Parameters:
    ///   - digest: analysis of the activity.
    ///   - ownSlope: percent per °C; nil if the population's slope applies.
    ///   - state: acclimation that morning, 0…1; used by the athlete's own response only.
    ///   - day: the day of the response.
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
    /// Returns the cost of heat in this run, by the insights of a day.
    public func heatCost(of digest: ActivityDigest, weather: WeatherInsight, asOf day: Day) -> HeatCost? {
        let account = heat.day == day ? heat : HeatAccount(of: self, asOf: day)
        // Without the state of its day only the population's slope can be used, as `HeatAccount` does.
        guard let own = weather.personalSlope.value, let state = account.acclimation(on: digest.day) else {
            return HeatCost(of: digest, ownSlope: nil, acclimation: 0, asOf: day)
        }
        return HeatCost(of: digest, ownSlope: own, acclimation: state, asOf: day)
    }
}
