import HeartRateEnergy
import Measures
import Training

/// Calories of a run.
///
/// Formula: net C(i) · m · d / 4184; from heart rate see `HeartRateEnergy`.
/// Units: kilograms, metres, minutes, beats per minute, years in; kilocalories out.
/// Source: A. E. Minetti et al. (2002); L. R. Keytel et al., J Sports Sci 23:289 (2005).
/// Grade: useful.
public enum RunningEnergy {
    public static let card = ModelCard(
        id: "running_energy", name: "Energy of running", alsoKnownAs: ["calories"],
        formula:
            "net C(i) · m · d / 4184; heart rate: (−55.0969 + 0.6309 HR + 0.1988 m "
            + "+ 0.2017 age)/4.184 (men), (−20.4022 + 0.4472 HR − 0.1263 m + 0.074 age)/4.184 (women) a minute",
        units: "kcal",
        source:
            "A. E. Minetti et al., J Appl Physiol 93:1039 (2002); L. R. Keytel et al., J Sports Sci 23:289 "
            + "(2005)",
        grade: .useful,
        limits:
            "A device's own value goes before it. ± 15 % from distance, the slopes by grade-adjusted pace; ± 20 % from "
            + "heart rate and not below 90 beats: where no distance is known, and the sensor was on for 80 % of the time; "
            + "heat raises the heart rate and the value with it. Nothing without the body's mass.")

    static let joulesPerKilocalorie = 4184.0
    /// Relative error of energy from distance.
    static let error = 0.15
    /// Relative error of energy from heart rate.
    static let heartRateError = 0.2

    /// Returns energy above rest, from mass, distance and grade.
    public static func net(kilograms: Double, metres: Double, grade: Double = 0) -> Double? {
        guard HeartRateEnergy.masses.contains(kilograms), metres >= 0 else { return nil }
        return GradeCost.cost(grade: grade) * kilograms * metres / joulesPerKilocalorie
    }
}

extension ActivityDigest {
    /// Returns kilocalories above rest, with ± 15 %, of a run without a device's value: from the distance at even effort, and mass. Nil if
    /// mass or distance is unknown.
    public func runningEnergy(for profile: AthleteProfile) -> (kilocalories: Double, interval: Interval)? {
        guard activeEnergy == nil, sport.isRunning, let mass = profile.mass, let distance = distance?.metres, distance > 0 else {
            return nil
        }
        let even = gradeAdjustedSpeed.map { $0.metresPerSecond * moving } ?? distance
        // Slopes change the cost of a distance only moderately; a larger factor is an error.
        guard (0.5...2).contains(even / distance), let net = RunningEnergy.net(kilograms: mass, metres: even) else { return nil }
        return (net, Interval(low: net * (1 - RunningEnergy.error), high: net * (1 + RunningEnergy.error)))
    }

    /// Returns kilocalories including rest, with ± 20 %, of a session without a device's value, from mean heart rate. Nil if the heart rate
    /// is unreliable, if mass, age or sex is unknown, or if only heat raised the heart rate.
    public func heartEnergy(for profile: AthleteProfile) -> (kilocalories: Double, interval: Interval)? {
        guard activeEnergy == nil, sport != .sauna, moving > 0, let rate = trustedMeanHeartRate, let mass = profile.mass,
            let age = profile.age, let sex = profile.sex,
            let gross = HeartRateEnergy.kilocalories(
                kilograms: mass, minutes: moving / 60, heartRate: rate, age: Double(age), sex: sex)
        else { return nil }
        let error = RunningEnergy.heartRateError
        return (gross, Interval(low: gross * (1 - error), high: gross * (1 + error)))
    }
}
