/// Division of a step into contact, flight and oscillation.
///
/// Formula: vertical ratio = 100 · oscillation / step length; duty factor = 100 · contact / (120 / cadence); flight = 60 / cadence
/// − contact.
/// Units: metres, seconds and steps/min in; percent and seconds out.
/// Source: definitions; vertical ratio as in Garmin's running dynamics.
/// Grade: established.
public enum StrideShape {
    public static let card = ModelCard(
        id: "stride_shape", name: "Vertical ratio, duty factor and flight", alsoKnownAs: ["running dynamics"],
        formula:
            "vertical ratio = 100 · oscillation/step length; duty factor = 100 · contact/(120/cadence); flight = 60/cadence − contact",
        units: "percent, percent, seconds",
        source: "definitions; vertical ratio as in Garmin's running dynamics",
        grade: .established,
        limits:
            "Single numbers explain 4 to 12 % of running economy (Van Hooren 2024): neither good nor bad. Wrist and pod differ by 5 to "
            + "15 % in contact and flight.")

    /// Returns percent; nil for impossible input.
    public static func verticalRatio(oscillation: Double, stepLength: Double) -> Double? {
        guard (0.0...0.5).contains(oscillation), (0.2...3.0).contains(stepLength) else { return nil }
        return 100 * oscillation / stepLength
    }

    /// Returns the percent of a two-step cycle with one foot on the ground; nil for impossible input.
    public static func dutyFactor(contact: Double, cadence: Double) -> Double? {
        guard (0.05...1.0).contains(contact), (60.0...300.0).contains(cadence) else { return nil }
        return 100 * contact / (120 / cadence)
    }

    /// Returns flight time per step in seconds; negative when walking. Nil for impossible input.
    public static func flight(contact: Double, cadence: Double) -> Double? {
        guard (0.05...1.0).contains(contact), (60.0...300.0).contains(cadence) else { return nil }
        return 60 / cadence - contact
    }
}
