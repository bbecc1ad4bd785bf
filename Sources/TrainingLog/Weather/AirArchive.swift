public import Measures

/// Service for the air quality of past hours. It is used only if the owner has set one in addition to a weather archive.
public protocol AirArchive: Sendable {
    /// Returns the air quality at one place on one day of UTC: the hours that the archive has, ascending. An empty answer is valid.
    ///
    /// Only the rounded place and the day may leave the machine.
    func air(at place: RoundedPlace, on day: Day) async throws(WeatherArchiveError) -> [ArchivedAir]
}

/// Air quality of one hour from an archive.
public struct ArchivedAir: Equatable, Sendable {
    /// Hours since 1970-01-01T00:00Z.
    public var hour: Int
    /// Index of the US EPA, 0…500; higher when the air is beyond its scale.
    public var index: Double?
    /// PM2.5 in µg/m³.
    public var fineParticles: Double?

    public init(hour: Int, index: Double?, fineParticles: Double?) {
        self.hour = hour
        self.index = index
        self.fineParticles = fineParticles
    }

    // The scale ends at 500, but values go on: smoke has been measured in thousands.
    public static let indices = 0.0...2000
    public static let particles = 0.0...5000
}
