import Measures
public import Training

/// Training impulse: minutes weighted by relative heart rate.
///
/// Formula: Σ Δt · x · w; x = clamp((HR − rest) / (max − rest), 0, 1); w = 0.64 e^(1.92 x) for men, 0.86 e^(1.67 x) for women, their mean
/// for an unstated sex.
/// Units: beats per minute and seconds in; arbitrary units out.
/// Source: E. W. Banister, in Physiological Testing of Elite Athletes (1991).
/// Grade: useful.
public enum BanisterImpulse {
    public static let card = ModelCard(
        id: "trimp", name: "Training impulse", alsoKnownAs: ["TRIMP", "Banister"],
        formula: "Σ minutes · x · w, x = clamp((HR − HRrest)/(HRmax − HRrest), 0, 1), w = 0.64 e^(1.92 x) (men), 0.86 e^(1.67 x) "
            + "(women), their mean without a stated sex",
        units: "AU",
        source: "E. W. Banister, Modeling elite athletic performance, in Physiological Testing of Elite Athletes (1991)",
        grade: .useful,
        limits:
            "Per sample and never from a mean heart rate, which under-counts intervals. Without a stated sex the mean of both "
            + "weights is used, and the receipt says so: a convention of ours, at most 10 % from either above half of the reserve."
    )

    /// Returns units per minute at a heart rate; nil for an implausible profile. Without a stated sex, the mean of both weightings.
    public static func rate(heartRate: Double, resting: Double, maximum: Double, sex: Sex?) -> Double? {
        guard HeartRateReserve.isPlausible(resting: resting, maximum: maximum), heartRate.isFinite else { return nil }
        let x = min(1, max(0, (heartRate - resting) / (maximum - resting)))
        return x * weight(x, sex)
    }

    private static func weight(_ x: Double, _ sex: Sex?) -> Double {
        let men = 0.64 * Double.exp(1.92 * x)
        let women = 0.86 * Double.exp(1.67 * x)
        switch sex {
        case .male: return men
        case .female: return women
        // The sex is not guessed.
        case nil: return (men + women) / 2
        }
    }

    /// Input of receipts for an unstated sex.
    static let withoutSex = EstimateInput(name: "sex not stated, mean of both weightings", value: nil, unit: "")

    /// Returns the impulse of an even effort.
    public static func total(minutes: Double, heartRate: Double, resting: Double, maximum: Double, sex: Sex?) -> Double? {
        guard minutes >= 0 else { return nil }
        return rate(heartRate: heartRate, resting: resting, maximum: maximum, sex: sex).map { $0 * minutes }
    }

    /// Returns the impulse of evenly spaced samples of `seconds` each.
    public static func total(samples: [Double], seconds: Double, resting: Double, maximum: Double, sex: Sex?) -> Double? {
        guard seconds > 0 else { return nil }
        var sum = 0.0
        for sample in samples {
            guard let rate = rate(heartRate: sample, resting: resting, maximum: maximum, sex: sex) else { return nil }
            sum += rate * seconds / 60
        }
        return sum
    }
}
