public import Measures

/// Weather of one hour from an archive.
public struct WeatherHour: HourlyValue {
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

    /// Archives are some days behind: hours that are missing today may be there tomorrow.
    public static func isIncomplete(_ hours: [WeatherHour], on day: Day, lacksActivities: Bool, at moment: Moment) -> Bool {
        lacksActivities || hours.isEmpty
    }
}
