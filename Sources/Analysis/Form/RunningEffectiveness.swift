import Measures
import Training

/// Speed relative to a device's power.
///
/// Formula: v · m / P.
/// Units: metres per second, kilograms, watts; out: kg/N, near 1.
/// Source: A. Coggan's running effectiveness.
/// Grade: disputed.
public enum RunningEffectiveness {
    public static let card = ModelCard(
        id: "running_effectiveness", name: "Running effectiveness", alsoKnownAs: ["RE"],
        formula: "v · m / P over the seconds in motion with a power, median of the runs of 42 days", units: "m/s per W/kg",
        source: "A. Coggan's running effectiveness (2016), published with Stryd's power; 0.95 to 1.05 is typical, from memory",
        grade: .disputed,
        limits:
            "Rests on what the device calls power, and that on its own model of running: only for one device and one person over "
            + "time. Hills lower it.")

    public static let window = 42
    public static let runsNeeded = 3

    public static func value(speed: Double, mass: Double, power: Double) -> Double? {
        guard (0.5...12.0).contains(speed), (20.0...250.0).contains(mass), (20.0...2000.0).contains(power) else { return nil }
        return speed * mass / power
    }
}

/// Speed and power over the seconds that have both.
public struct PoweredMotion: Equatable, Sendable {
    /// Speed in metres per second, power in watts.
    public var speed: Double
    public var watts: Double

    public init(speed: Double, watts: Double) {
        self.speed = speed
        self.watts = watts
    }
}

extension SessionTrack {
    /// Nil with fewer than ten minutes of both.
    func poweredMotion(_ power: SecondColumn?) -> PoweredMotion? {
        guard let power, !speeds.isEmpty else { return nil }
        var speed = 0.0
        var watts = 0.0
        var known = 0
        for second in 0..<min(count, speeds.count) where isMoving[second] {
            guard let value = power[second], value > 0, value < 3000 else { continue }
            speed += speeds[second]
            watts += value
            known += 1
        }
        return known >= 600 ? PoweredMotion(speed: speed / Double(known), watts: watts / Double(known)) : nil
    }
}

extension KnownRuns {
    func effectiveness(_ profile: AthleteProfile) -> Answer<Estimate> {
        guard let mass = profile.mass else { return .absent(.profileIncomplete) }
        var values: [Double] = []
        var inputs = [EstimateInput(name: "mass", value: mass, unit: "kg")]
        for run in runs where day - run.day < RunningEffectiveness.window {
            guard let motion = run.traits?.powered,
                let value = RunningEffectiveness.value(speed: motion.speed, mass: mass, power: motion.watts)
            else { continue }
            values.append(value)
            inputs.append(EstimateInput(name: "speed", value: motion.speed, unit: "m/s", of: run))
            inputs.append(EstimateInput(name: "power", value: motion.watts, unit: "W", of: run))
        }
        guard let middle = Robust.median(values) else { return .absent(.noData) }
        guard values.count >= RunningEffectiveness.runsNeeded else { return .absent(.tooFew) }
        return .known(
            estimate(
                middle, RunningEffectiveness.card.id, inputs, count: values.count, quality: min(1, Double(values.count) / 10)))
    }
}
