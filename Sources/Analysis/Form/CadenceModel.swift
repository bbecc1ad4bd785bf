/// Steps per minute from speed and step length.
///
/// Formula: 60 v / step length.
/// Units: m/s and m in, steps/min out.
/// Source: definition; Apple's `runningStrideLength` is "distance covered by a single step".
/// Grade: established.
public enum Cadence {
    public static let card = ModelCard(
        id: "cadence", name: "Cadence", alsoKnownAs: ["step rate", "spm"],
        formula: "60 · speed / step length",
        units: "steps per minute, both feet",
        source: "definition; developer.apple.com, HKQuantityTypeIdentifier.runningStrideLength: the length of a single step",
        grade: .established,
        limits:
            "From 0.3 m/s on, with a step of 0.2 to 3 m; the form of a run counts 2 m/s and more. No number is good for everybody."
    )

    /// Returns steps/min; nil for speeds outside 0.3…12 m/s and steps outside 0.2…3 m.
    public static func stepsPerMinute(speed: Double, stepLength: Double) -> Double? {
        guard (0.3...12.0).contains(speed), (0.2...3.0).contains(stepLength) else { return nil }
        return 60 * speed / stepLength
    }
}
