public import Analysis
import Measures
import Training

extension Example {
    /// Three weeks of hot runs, and a class in a heated room every third day before them.
    static let heatDigests: [ActivityDigest] = {
        let classes = (0..<14).map { index -> ActivityDigest in
            var digest = hot("class/\(index)", back: 75 - 4 * index, rate: 132 - Double(index % 5 + index))
            digest.sport = .hotYoga
            digest.isIndoor = true
            digest.conditions = ClimateConditions.indoors(
                temperature: Temperature(celsius: 39), humidityPercent: 40, assumesHumidity: true)
            return digest
        }
        let runs = (0..<9).map { index -> ActivityDigest in
            var digest = hot("run/\(index)", back: 20 - 2 * index, rate: 148)
            digest.sport = .running
            digest.isIndoor = false
            digest.conditions = ClimateConditions(
                temperature: Temperature(celsius: 31), humidityPercent: 60, wetBulbGlobe: Temperature(celsius: 26),
                heatIndex: Temperature(celsius: 34), dewPoint: Temperature(celsius: 22))
            digest.conditions?.supposed.wind = true
            digest.conditions?.supposed.sun = true
            digest.conditions?.supposed.deviation = 1.4
            digest.conditions?.supposed.underCloud = Temperature(celsius: 23)
            return digest
        }
        return classes + runs
    }()

    private static func hot(_ id: String, back: Int, rate: Double) -> ActivityDigest {
        var digest = digests[0]
        digest.id = id
        digest.day = today - back
        digest.start = digest.day.start(at: .utc) + 7 * 3600
        digest.moving = 3600
        digest.elapsed = 3600
        digest.meanHeartRate = HeartRate(rate)
        return digest
    }

    public static let acclimation = AcclimationHistory(digests: heatDigests, firstKnownDay: today - 90, asOf: today)

    /// Every figure of heat: the athlete's own response, a measured one, and heated classes.
    public static let withHeat: Insights = {
        var all = insights
        let found = weatherInsight(asOf: today, history: History(athlete: athlete, digests: heatDigests))
        all.weather.acclimation = found.acclimation
        all.weather.heated = found.heated
        var slope = estimate(0.46, 0.35, 0.57, count: 74, method: PersonalHeatResponse.card.id)
        slope.quality = 0.71
        all.weather.personalSlope = .known(slope)
        func error(_ value: Double) -> Estimate { estimate(value, count: 74, method: PersonalHeatResponse.card.id) }
        all.weather.responseErrors = .known(HeatErrors(own: error(2.31), population: error(2.38), withoutHeat: error(3.05)))
        all.weather.sameRoutes = .known(estimate(0.03, -0.08, 0.14, count: 22, method: SameRouteCheck.card.id))
        all.weather.measuredResponse = .known(estimate(-4.2, -6.1, -2.3, count: 14, method: MeasuredAcclimation.card.id))
        all.load.heatGap = .known(estimate(12, count: 6, method: "heat_load_gap"))
        return all
    }()

    /// Cost of heat of the newest of those runs.
    static let heatCost: HeatCost? = heatDigests.last.flatMap {
        HeatCost(of: $0, ownSlope: withHeat.weather.personalSlope.value, acclimation: 0.5, asOf: today)
    }
}
