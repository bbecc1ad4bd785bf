import Measures

/// Speed of a run above the straight line between standing and the fastest aerobic speed at its heart rate.
///
/// Formula: HR-RS = 3.6 v − (HR − HRstand) / k, k = (HRmax − HRstand) / v_peak.
/// Units: metres per second and beats per minute in; kilometres per hour out.
/// Source: V. Vesterinen et al., J Strength Cond Res 28:902 (2014).
/// Grade: useful, as one person's trend.
public enum HeartRateSpeedIndex {
    public static let card = ModelCard(
        id: "heart_rate_speed_index", name: "Heart rate–running speed index", alsoKnownAs: ["HR-RS index"],
        formula:
            "v − (HR − HRstand) / k, k = (HRmax − HRstand) / v_peak, v in km/h on level ground; of the steady stretches of a run, "
            + "median over 42 days; HRstand = resting HR + 26, v_peak = speed at full uptake",
        units: "km/h",
        source:
            "V. Vesterinen, L. Hokka, E. Hynynen et al., J Strength Cond Res 28:902 (2014), doi 10.1519/JSC.0000000000000349; the 26 "
            + "beats of standing up are from memory, and the speed at full uptake stands for the peak speed of a treadmill test",
        grade: .useful,
        limits:
            "Only its rise and fall mean something, and only for one person: 0 is the straight line, not a norm. A wrong maximum or resting "
            + "heart rate shifts every run alike.")

    public static let window = 42
    public static let runsNeeded = 3
    /// Difference of heart rate between standing and lying in beats per minute.
    public static let standing = 26.0

    /// Returns km/h; nil for an impossible profile, or a heart rate below standing.
    public static func value(speed: Double, heartRate: Double, resting: Double, maximum: Double, peakSpeed: Double) -> Double? {
        let stand = resting + standing
        guard speed > 0, speed < 12, peakSpeed > 1, peakSpeed < 12, maximum - stand >= 40, heartRate > stand, heartRate < 240
        else { return nil }
        let perKilometre = (maximum - stand) / (3.6 * peakSpeed)
        return 3.6 * speed - (heartRate - stand) / perKilometre
    }
}

extension KnownRuns {
    /// - Parameter peakSpeed: metres per second at maximal uptake.
    func heartRateSpeedIndex(_ profile: AthleteProfile, peakSpeed: Double?) -> Answer<Estimate> {
        guard let range = profile.heartRateRange else { return .absent(.profileIncomplete) }
        guard let peakSpeed else { return .absent(.noData) }
        var values: [Double] = []
        var inputs = [
            EstimateInput(name: "resting heart rate", value: range.resting, unit: "bpm"),
            EstimateInput(name: "maximum heart rate", value: range.maximum, unit: "bpm"),
            EstimateInput(name: "speed at full uptake", value: peakSpeed, unit: "m/s"),
        ]
        for run in runs where day - run.day < HeartRateSpeedIndex.window && run.isOutdoorRun {
            guard let steady = run.steadyMeans else { continue }
            let value = HeartRateSpeedIndex.value(
                speed: steady.speed, heartRate: steady.heartRate, resting: range.resting, maximum: range.maximum,
                peakSpeed: peakSpeed)
            guard let value else { continue }
            values.append(value)
            inputs.append(EstimateInput(name: "speed", value: steady.speed, unit: "m/s", of: run))
            inputs.append(EstimateInput(name: "heart rate", value: steady.heartRate, unit: "bpm", of: run))
        }
        guard let middle = Robust.median(values) else { return .absent(.noData) }
        guard values.count >= HeartRateSpeedIndex.runsNeeded else { return .absent(.tooFew) }
        return .known(
            estimate(
                middle, HeartRateSpeedIndex.card.id, inputs, count: values.count, quality: min(1, Double(values.count) / 10)))
    }
}

extension ActivityDigest {
    /// Mean level speed and heart rate of the steady segments; nil without one.
    var steadyMeans: (speed: Double, heartRate: Double)? {
        var speed = 0.0
        var beats = 0.0
        var seconds = 0.0
        for segment in steadySegments {
            speed += segment.duration * segment.speed * GradeCost.energeticFactor(grade: segment.grade)
            beats += segment.duration * segment.heartRate
            seconds += segment.duration
        }
        return seconds > 0 ? (speed / seconds, beats / seconds) : nil
    }
}
