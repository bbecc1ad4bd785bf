/// Air quality at the hour of an activity, from an archive.
///
/// Formula: the hour nearest to the middle. An hour of the day is excluded from best training times when more than half of the window's
/// runs in it had an index above 150.
/// Units: index 0…500 of the US EPA; micrograms of PM2.5 a cubic metre.
/// Source: US EPA, Technical Assistance Document for the Reporting of Daily Air Quality.
/// Grade: useful.
public struct AirQuality: Equatable, Sendable {
    public static let card = ModelCard(
        id: "air_quality", name: "Air quality", alsoKnownAs: ["AQI", "PM2.5"],
        formula:
            "the hour nearest to the middle of the activity; an hour of the day is no best training time where more than half of the "
            + "window's runs that touched it had an index above 150",
        units: "index 0…500; µg/m³",
        source: "index and classes: US EPA, Technical Assistance Document for the Reporting of Daily Air Quality (AQI), "
            + "EPA-454/B-24-002 (2024); values: the archive that the owner named",
        grade: .useful,
        limits:
            "Computed by the archive on a grid tens of kilometres wide: a busy road or a fire nearby is not in it. No medical advice."
    )

    /// Above it the scale rates air as unhealthy for everyone.
    public static let unhealthy = 150.0

    /// Index of the US EPA, 0…500.
    public var index: Double?
    /// Particles below 2.5 micrometres, in micrograms per cubic metre.
    public var fineParticles: Double?

    public init(index: Double?, fineParticles: Double?) {
        self.index = index
        self.fineParticles = fineParticles
    }

    public var isUnhealthy: Bool { (index ?? 0) > AirQuality.unhealthy }
}
