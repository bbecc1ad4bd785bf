import Measures

/// The athlete's speed at equal effort against heat, with the curve of the heat response.
///
/// Formula: each run is converted to 70 % of heart-rate reserve and to the form of the newest run, ln v − β(HRR − 0.7) − φ(w − w₁)/10. The
/// curve is exp(a + γ·H), H = max(0, WBGT − 12.5), a the mean of ln v − γ·H of the converted runs. Its band is ± 1.28 σ, σ² = s²/n + (σ_γ
/// (H − H̄))²: the level is most certain at the mean heat H̄; s is the scatter of the runs.
/// Units: °C of wet-bulb globe temperature, m/s.
/// Source: the fit of `PersonalHeatResponse`, and its prior where the response is not the athlete's own.
/// Grade: own definition.
public struct HeatScatter: Equatable, Sendable {
    public var points: [Point]
    /// Ascending by heat.
    public var curve: [Step]
    /// Whether the curve is the athlete's own response rather than the population's.
    public var isPersonal: Bool

    public struct Point: Equatable, Sendable {
        public var heat: Double
        public var speed: Double
        public init(heat: Double, speed: Double) {
            self.heat = heat
            self.speed = speed
        }
    }

    /// Expected speed at a heat, with the 80 % band of the response.
    public struct Step: Equatable, Sendable {
        public var heat: Double
        public var speed: Double
        public var low: Double
        public var high: Double
        public init(heat: Double, speed: Double, low: Double, high: Double) {
            self.heat = heat
            self.speed = speed
            self.low = low
            self.high = high
        }
    }

    public init(points: [Point], curve: [Step], isPersonal: Bool) {
        self.points = points
        self.curve = curve
        self.isPersonal = isPersonal
    }

    /// Fewest runs for a useful chart.
    static let fewest = 5

    /// Nil with too few runs, or without differences in heat.
    init?(runs: [PersonalHeatResponse.Run], posterior: PersonalHeatResponse.Posterior, isPersonal: Bool) {
        guard runs.count >= HeatScatter.fewest, let last = runs.last, posterior.means.count == 4 else { return nil }
        points = []
        for run in runs {
            let moved =
                Double.log(run.speed) - posterior.means[1] * (run.reserve - 0.7)
                - posterior.means[2] * (run.weeks - last.weeks) / 10
            let speed = Double.exp(moved)
            guard speed.isFinite, (0.5...10).contains(speed) else { continue }
            points.append(Point(heat: run.wetBulbGlobe, speed: speed))
        }
        self.isPersonal = isPersonal
        let slope = isPersonal ? posterior.slope : PersonalHeatResponse.prior.mean
        let deviation = isPersonal ? posterior.slopeDeviation : PersonalHeatResponse.prior.deviation
        let levels = points.map { Double.log($0.speed) - slope * HeatScatter.strain($0.heat) }
        var (coolest, hottest) = (Double.infinity, -Double.infinity)
        for point in points {
            coolest = min(coolest, point.heat)
            hottest = max(hottest, point.heat)
        }
        guard let level = Moments.mean(levels), let middle = Moments.mean(points.map { HeatScatter.strain($0.heat) }),
            let scatter = Moments.deviation(levels), hottest - coolest >= 1
        else { return nil }
        let ofLevel = scatter * scatter / Double(levels.count)
        curve = []
        for step in 0...20 {
            let heat = coolest + (hottest - coolest) * Double(step) / 20
            let strain = HeatScatter.strain(heat)
            let ofSlope = deviation * (strain - middle)
            let half = NormalDistribution.halfWidth80 * (ofLevel + ofSlope * ofSlope).squareRoot()
            let speed = level + slope * strain
            curve.append(
                Step(heat: heat, speed: Double.exp(speed), low: Double.exp(speed - half), high: Double.exp(speed + half)))
        }
    }

    private static func strain(_ degrees: Double) -> Double { max(0, degrees - PopulationSlowdown.threshold) }
}
