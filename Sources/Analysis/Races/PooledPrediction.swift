import Measures

/// A race time combined from several methods, with an 80 % interval.
///
/// Formula: weights 1/σ² in ln T; σ² = ΣΣ wᵢwⱼρσᵢσⱼ + Σ wᵢ(μᵢ − μ)², ρ = 0.5 because methods share data.
/// Units: seconds; standard deviations of ln T.
/// Source: our own; the methods' errors are the published ones.
/// Grade: own definition.
public struct PooledPrediction: Equatable, Sendable {
    public static let card = ModelCard(
        id: "race_prediction", name: "Pooled race prediction", alsoKnownAs: [],
        formula: "ln T = Σ wᵢ ln Tᵢ, w ∝ 1/σ²; σ² = ΣΣ wᵢ wⱼ ρ σᵢ σⱼ + Σ wᵢ (ln Tᵢ − ln T)², ρ = 0.5; 80 % interval ± 1.2816 σ; "
            + "σᵢ² = s_effort² + (0.02 ln(D₂/D₁))² + (0.01 age/90 d)² + s_model², s_model 0.02 (5 km, 10 km, half); where, on three or more of "
            + "the last eight races, its mean error is not below those of Riegel's law (1.06) and VDOT from the race before, the "
            + "better of these two states the time",
        units: "s",
        source: "our own, because no published rule joins these methods; errors from Vickers and Vertosick (2016), Smyth and "
            + "Muniz-Pumares (2020) and Tanda (2022)",
        grade: .ownDefinition,
        limits: "5 km to marathon, from efforts at least 1/4.5 as long or from training. Cool weather and a flat course. "
            + "s_effort is 0.015 for a race, 0.02 for a parkrun, 0.03 for a time trial and 0.05 for a stretch of training. For the marathon s_model is 0.065 by "
            + "Vickers and Vertosick from one effort, 0.063 from two, 0.075 by VDOT and by critical speed 0.08, or 0.064 with a known decoupling; "
            + "Tanda's σ is 0.067 in all, and the personal exponent brings the σ of its own fit. A baseline's σ is that of one race, and never "
            + "below the pooled one. Races up to the half judge those distances, marathons the marathon.")

    public var seconds: Double
    /// Standard deviation of ln T.
    public var deviation: Double

    /// Nil without any prediction.
    public init?(_ predictions: [(seconds: Double, deviation: Double)], correlation: Double = 0.5) {
        guard predictions.allSatisfy({ $0.seconds > 0 }) else { return nil }
        let logarithms = predictions.map { Pooling.Uncertain(value: Double.log($0.seconds), deviation: $0.deviation) }
        guard let pooled = Pooling.combine(logarithms, correlation: correlation) else { return nil }
        seconds = Double.exp(pooled.value)
        deviation = pooled.deviation
    }

    public var interval: Interval {
        let factor = Double.exp(NormalDistribution.halfWidth80 * deviation)
        return Interval(low: seconds / factor, high: seconds * factor)
    }

    /// Excess of the upper bound over the time in percent.
    public var halfWidthPercent: Double { (Double.exp(NormalDistribution.halfWidth80 * deviation) - 1) * 100 }

    public var confidence: Confidence {
        if halfWidthPercent <= 4 + Rounding.slack { return .high }
        return halfWidthPercent <= 8 + Rounding.slack ? .medium : .low
    }

    /// Returns the uncertainty of ln T, from the kind of effort, the step in distance, the effort's age and the model.
    ///
    /// σ² = s_effort² + (0.02 ln(D₂/D₁))² + (0.01 age/90 d)² + s_model².
    public static func deviation(
        effort: Double, from metres: Double, to target: Double, ageDays: Double, model: Double
    ) -> Double? {
        guard metres > 0, target > 0, ageDays >= 0 else { return nil }
        let step = 0.02 * Double.log(target / metres)
        let age = 0.01 * ageDays / 90
        return (effort * effort + step * step + age * age + model * model).squareRoot()
    }
}
