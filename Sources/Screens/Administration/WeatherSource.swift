/// Weather and air archives and the forecast, and where they were set. The command line, the environment and the settings file take precedence over the
/// settings page.
public struct WeatherSource: Equatable, Sendable {
    /// Value that was set at the start.
    public struct StartupSetting: Equatable, Sendable {
        /// Nil turns weather off.
        public var address: String?
        /// Flag, variable or line of a file that set it.
        public var by: String

        public init(address: String?, by: String) {
            self.address = address
            self.by = by
        }
    }

    public var weather: StartupSetting?
    public var air: StartupSetting?
    public var forecast: StartupSetting?
    /// Value of the settings page; nil for none.
    public var kept: ConfiguredArchives?
    /// Whether the owner's settings file allows sources on this machine and in its network.
    public var allowsPrivate: Bool

    public init(
        weather: StartupSetting? = nil, air: StartupSetting? = nil, forecast: StartupSetting? = nil,
        kept: ConfiguredArchives? = nil, allowsPrivate: Bool = false
    ) {
        self.allowsPrivate = allowsPrivate
        self.weather = weather
        self.air = air
        self.forecast = forecast
        self.kept = kept
    }

    /// Address of the weather archive; nil, the default, for none.
    public var address: String? { if let weather { weather.address } else { kept?.weather } }

    /// Address of the air archive; nil without a weather archive.
    public var airAddress: String? {
        guard address != nil else { return nil }
        return if let air { air.address } else { kept?.air }
    }

    /// Address of the forecast; nil without a weather archive.
    public var forecastAddress: String? {
        guard address != nil else { return nil }
        return if let forecast { forecast.address } else { kept?.forecast }
    }
}
