public import Measures

/// A service that knows the air of past hours. Only asked where the owner named one, beside a weather archive.
public protocol AirArchive: Sendable {
    /// The air of one place on one day of UTC: the hours that the archive has, ascending. An empty answer is an answer.
    ///
    /// Nothing but the rounded place and the day may leave the machine.
    func air(at place: RoundedPlace, on day: Day) async throws(WeatherArchiveError) -> [ArchivedAir]
}

/// The air of one hour, as an archive tells it.
public struct ArchivedAir: Equatable, Sendable {
    /// Hours since 1970-01-01T00:00Z.
    public var hour: Int
    /// Index of the US EPA, 0…500; more where the air is beyond its scale.
    public var index: Double?
    /// Micrograms of PM2.5 a cubic metre.
    public var fineParticles: Double?

    public init(hour: Int, index: Double?, fineParticles: Double?) {
        self.hour = hour
        self.index = index
        self.fineParticles = fineParticles
    }

    // Beyond 500 the scale ends and the values go on: smoke has been measured in thousands.
    public static let indices = 0.0...2000
    public static let particles = 0.0...5000
}
