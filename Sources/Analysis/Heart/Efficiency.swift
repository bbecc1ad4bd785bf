/// Metres per heart beat, and their decline within a run.
///
/// Formula: EF = 60 v / HR at grade-adjusted speed; decoupling = (EF₁ − EF₂) / EF₁ over the halves of the time.
/// Units: metres per second, beats per minute in; metres per beat and percent out.
/// Source: J. Friel's efficiency factor and aerobic decoupling; ratio of internal to external load: B. Smyth et al., Sports
/// Med (2022).
/// Grade: useful.
public enum Efficiency {
    public static let card = ModelCard(
        id: "efficiency", name: "Metres per heart beat", alsoKnownAs: ["EF", "efficiency factor"],
        formula: "EF = 60 v_GAP / HR", units: "m/beat",
        source: "J. Friel's efficiency factor, with grade-adjusted speed in metres per minute", grade: .useful,
        limits: "Forty even minutes after the first ten. One run varies by 2–3 %: only the trend speaks.")

    public static let decouplingCard = ModelCard(
        id: "decoupling", name: "Aerobic decoupling", alsoKnownAs: ["cardiac drift", "Pa:HR"],
        formula: "(EF₁ − EF₂) / EF₁ · 100 over the halves of the time", units: "%",
        source: "J. Friel's aerobic decoupling; marathon form: B. Smyth et al., Sports Med (2022), "
            + "doi 10.1007/s40279-022-01680-5, 82,303 runners",
        grade: .useful,
        limits:
            "Forty even minutes after the first ten, in known weather. Below 5 % coupled, to 10 % mild: a rule of thumb. Heat and thirst "
            + "raise it like missing endurance does.")

    /// Returns metres per beat.
    public static func metresPerBeat(speed: Double, heartRate: Double) -> Double? {
        guard speed > 0, heartRate > 30, heartRate < 230 else { return nil }
        return speed * 60 / heartRate
    }

    /// Returns percent.
    public static func decoupling(first: Double, second: Double) -> Double? {
        guard first > 0, second > 0 else { return nil }
        return (first - second) / first * 100
    }

    /// Returns the ratio of internal to external load late, relative to early: 1.1 and more indicates a fading marathon.
    public static func internalExternalRatio(early: Double, late: Double) -> Double? {
        guard early > 0, late > 0 else { return nil }
        return early / late
    }
}
