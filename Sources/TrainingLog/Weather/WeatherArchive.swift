public import Measures

/// Service for the weather of past hours. It is used only if the owner has set one.
public protocol WeatherArchive: Sendable {
    /// Returns the weather at one place on one day of UTC: the hours that the archive has, ascending. An empty answer is valid.
    ///
    /// Only the rounded place and the day may leave the machine.
    func hours(at place: RoundedPlace, on day: Day) async throws(WeatherArchiveError) -> [ArchivedHour]
}

/// Weather of one hour from an archive.
public struct ArchivedHour: Equatable, Sendable {
    /// Hours since 1970-01-01T00:00Z.
    public var hour: Int
    /// Degrees Celsius, 2 m above the ground.
    public var temperature: Double
    /// Percent.
    public var humidity: Double?
    /// m/s, 10 m above the ground.
    public var wind: Double?
    /// W/m² on level ground: mean of the hour that ends at this time.
    public var radiation: Double?
    /// Percent of the sky.
    public var cloudCover: Double?
    /// hPa at the place.
    public var pressure: Double?

    public init(
        hour: Int, temperature: Double, humidity: Double?, wind: Double? = nil, radiation: Double? = nil,
        cloudCover: Double? = nil, pressure: Double? = nil
    ) {
        self.hour = hour
        self.temperature = temperature
        self.humidity = humidity
        self.wind = wind
        self.radiation = radiation
        self.cloudCover = cloudCover
        self.pressure = pressure
    }

    // Limits of plausible values: the fastest wind and the brightest sky that were ever measured, and the pressure on the highest mountain.
    public static let temperatures = -60.0...60
    public static let humidities = 0.0...100
    public static let winds = 0.0...115
    public static let radiations = 0.0...1500
    public static let cloudCovers = 0.0...100
    public static let pressures = 300.0...1100
}

/// Reasons why an archive gave no weather. Nothing of such an answer is stored.
public enum WeatherArchiveError: Error, Equatable, Sendable {
    case unreachable
    /// The name resolves to this machine or its network, which the owner has not allowed.
    case notPublic
    case tooSlow
    /// - Parameter retryAfter: wait in seconds that the archive requested.
    case refused(status: Int, retryAfter: Int?)
    case tooLarge(limit: Int)
    /// The answer does not match the request in this field.
    case notAsPromised(field: String)

    /// Stable name: it is stored and shown.
    public var name: String {
        switch self {
        case .unreachable: "unreachable"
        case .notPublic: "not_public"
        case .tooSlow: "too_slow"
        case .refused(let status, _): "refused_\(status)"
        case .tooLarge: "too_large"
        case .notAsPromised(let field): "not_as_promised_\(field)"
        }
    }
}
