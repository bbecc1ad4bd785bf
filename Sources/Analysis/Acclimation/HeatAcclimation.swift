/// State of heat acclimation: gained in one to two weeks of hot days, lost in about a month.
///
/// Formula: w is the dose of a day. w > A: A += 0.20 (w − A). w ≤ A: A −= 0.025 P (1 − w/A), not below w, with P the state after the
/// last day that raised it. The state starts at 0, or at 0.3 in a hot season. A dose is therefore also the highest state that it can
/// build: 60 minutes a day at a WBGT of 19 °C (w = 0.1) never exceed 0.1, and the same days let a higher state decay.
/// Units: 0…1.
/// Source: our own; no daily state has been published. Gain after Périard 2015, decay of 2.5 % a day after Daanen 2018; adaptation
/// needs strain above a threshold and grows with it: Taylor 2014.
/// Grade: own definition.
public enum HeatAcclimation {
    public static let card = ModelCard(
        id: "heat_acclimation", name: "Heat acclimation", alsoKnownAs: ["heat adaptation"],
        formula: "w = dose of the day; w > A: A += 0.20 (w − A); w ≤ A: A −= 0.025 P (1 − w/A), ≥ w, P = A after the last day "
            + "that raised it; < 0.25 none, < 0.75 developing, else well acclimated; starts at 0, or at 0.3 where the daily highest "
            + "temperatures of the 30 days before the first record averaged more than 28 °C (at least 25 of them known)",
        units: "0…1",
        source:
            "our own, because no daily state has been published: decay from H. Daanen et al., Sports Medicine 48:409 (2018), 12 "
            + "studies; gain from J. Périard et al., Scand J Med Sci Sports 25 (S1):20 (2015); adaptation only above a threshold of "
            + "strain from N. Taylor, Comprehensive Physiology 4:325 (2014)",
        grade: .ownDefinition,
        limits:
            "The state counts exposure, not the body's answer; read it with the days since the last exposure. A dose is "
            + "also the highest state it can build, so mild days let a higher state decay, slower than days without heat; "
            + "that shape is ours. The 80 % interval is made of what is not known: how fast a person gains and loses (our "
            + "own widths, a factor of 1.4 and 1.5 either way for one standard deviation, because studies give group "
            + "means), wind, sun and a room's humidity where they were not measured, 1 °C for the station's air, and in "
            + "the first weeks what came before the first record. With less than 14 days of history it is still building."
    )

    public static let gain = 0.20
    public static let decay = 0.025

    /// Returns the state after each day, as many as `weights`; empty if an argument is outside 0…1.
    public static func states(
        weights: [Double], start: Double = 0, gain: Double = HeatAcclimation.gain, decay: Double = HeatAcclimation.decay
    ) -> [Double] {
        guard (0.0...1.0).contains(start), (0.0...1.0).contains(gain), (0.0...1.0).contains(decay),
            weights.allSatisfy({ (0.0...1.0).contains($0) })
        else { return [] }
        var state = start
        var peak = start
        var states: [Double] = []
        states.reserveCapacity(weights.count)
        for weight in weights {
            if weight > state {
                state += gain * (weight - state)
                peak = state
            } else if state > 0 {
                state = max(weight, state - decay * peak * (1 - weight / state))
            }
            states.append(state)
        }
        return states
    }
}

extension AcclimationLevel {
    /// Returns the level of a state; nil outside 0…1.
    public static func of(state: Double) -> AcclimationLevel? {
        guard (0.0...1.0).contains(state) else { return nil }
        if state < 0.25 { return AcclimationLevel.none }
        return state < 0.75 ? .developing : .wellAcclimated
    }
}
