public import Measures

/// Air quality of one hour from an archive.
public struct AirHour: HourlyValue {
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

    /// An hour that the archive still does not know a month later was before its time, and is not requested again.
    public static func isIncomplete(_ hours: [AirHour], on day: Day, lacksActivities: Bool, at moment: Moment) -> Bool {
        lacksActivities && moment - day.start(at: .utc) <= 31 * 86_400
    }
}
