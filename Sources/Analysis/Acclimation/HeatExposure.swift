/// Dose of one hot session for acclimation.
///
/// Formula: min(1, minutes/60) · (WBGT − 18)/10 within 0…1 · mode; nothing under 30 minutes or 18 °C.
/// Units: minutes and °C in, 0…1 out.
/// Source: our own, because dose–response was never published; anchored on Daanen 2018 and, for heated classes, Perrotta 2018.
/// Grade: own definition.
public enum HeatExposure {
    public static let card = ModelCard(
        id: "heat_exposure", name: "Heat exposure", alsoKnownAs: ["heat dose"],
        formula: "min(1, minutes/60) · clamp((WBGT − 18)/10, 0, 1) · mode; mode 1.0 run and ride, 0.7 heated class, 0.6 passive",
        units: "0…1 a session, at most 1 a day",
        source:
            "our own, because dose–response was never published; anchored on H. Daanen et al., Sports Medicine 48:409 (2018), and "
            + "A. Perrotta et al., JSCR 32:2878 (2018)",
        grade: .ownDefinition,
        limits:
            "Needs 30 minutes and 18 °C WBGT. Where the sun is unknown, a session that would not have 18 °C under a "
            + "covered sky does not count. Any session other than running and riding in a room of 27 °C (80 °F) and more "
            + "is a heated class; unknown room humidity is taken as 40 %. It counts what was done, not how the body "
            + "responded."
    )

    /// Kind of activity in the heat. The raw values are part of the API.
    public enum Mode: String, CaseIterable, Sendable {
        case run, bike
        case hotYoga = "hot_yoga"
        case passive

        var weight: Double {
            switch self {
            case .run, .bike: 1
            case .hotYoga: 0.7
            case .passive: 0.6
            }
        }
    }

    /// Returns the dose; nil for a negative or impossible duration, or WBGT outside −30…60 °C.
    public static func weight(minutes: Double, wetBulbGlobe: Double, mode: Mode) -> Double? {
        guard (0.0...1440.0).contains(minutes), (-30.0...60.0).contains(wetBulbGlobe) else { return nil }
        guard minutes >= 30, wetBulbGlobe >= 18 else { return 0 }
        return min(1, minutes / 60) * min(1, (wetBulbGlobe - 18) / 10) * mode.weight
    }
}
