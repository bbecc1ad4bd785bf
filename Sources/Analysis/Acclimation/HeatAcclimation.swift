/// How used to heat a body is: gained in a week or two of hot days, lost in about a month.
///
/// Formula: on a day with exposure w: A += 0.20 w (1 − A); on any other day: A −= 0.025 · A at the last exposure, not below 0. It
/// begins at 0, or in a hot season at 0.3.
/// Units: 0…1.
/// Source: our own, because nobody published a daily state; gain after Périard 2015, decay 2.5 % a day after Daanen 2018.
/// Grade: own definition.
public enum HeatAcclimation {
    public static let card = ModelCard(
        id: "heat_acclimation", name: "Heat acclimation", alsoKnownAs: ["heat adaptation"],
        formula: "exposure day: A += 0.20 w (1 − A); other day: A −= 0.025 · A at the last exposure, ≥ 0; < 0.25 none, < 0.75 "
            + "developing, else well acclimated; begins at 0, or at 0.3 where the daily highest temperatures of the 30 days before the "
            + "first record averaged more than 28 °C (at least 25 of them known)",
        units: "0…1",
        source:
            "our own, because nobody published a daily state: decay from H. Daanen et al., Sports Medicine 48:409 (2018), 12 studies; "
            + "gain from J. Périard et al., Scand J Med Sci Sports 25 (S1):20 (2015)",
        grade: .ownDefinition,
        limits:
            "The state says what was practised, and the days since the last exposure belong beside it. The 80 % interval is made of "
            + "what is not known: how fast a person gains and loses (our own widths, a factor of 1.4 and 1.5 either way for one standard "
            + "deviation, because studies give group means), wind, sun and a room's humidity where nobody measured them, 1 °C for the "
            + "station's air, and in the first weeks what came before the first record. With less than 14 days of history it is "
            + "still building."
    )

    public static let gain = 0.20
    public static let decay = 0.025

    /// The state after each day, as many as `weights`; empty when an argument is outside 0…1.
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
            if weight > 0 {
                state += gain * weight * (1 - state)
                peak = state
            } else {
                state = max(0, state - decay * peak)
            }
            states.append(state)
        }
        return states
    }
}

extension AcclimationLevel {
    /// Nil outside 0…1.
    public static func of(state: Double) -> AcclimationLevel? {
        guard (0.0...1.0).contains(state) else { return nil }
        if state < 0.25 { return AcclimationLevel.none }
        return state < 0.75 ? .developing : .wellAcclimated
    }
}
