/// Whom Hearth asks about past weather and past air, and who said so: what was said where Hearth was started goes before what
/// Settings keeps.
public struct WeatherSource: Equatable, Sendable {
    /// What was said where Hearth was started.
    public struct Said: Equatable, Sendable {
        /// Nil asks nobody.
        public var address: String?
        /// The flag, the variable or the line of a file that said it.
        public var by: String

        public init(address: String?, by: String) {
            self.address = address
            self.by = by
        }
    }

    public var weather: Said?
    public var air: Said?
    /// What Settings keeps; nil is nobody.
    public var kept: NamedArchives?
    /// Whether the owner's settings file allows sources on this machine and in its network.
    public var allowsPrivate: Bool

    public init(weather: Said? = nil, air: Said? = nil, kept: NamedArchives? = nil, allowsPrivate: Bool = false) {
        self.allowsPrivate = allowsPrivate
        self.weather = weather
        self.air = air
        self.kept = kept
    }

    /// Who is asked about the weather; nil, as it is unless somebody says otherwise, is nobody.
    public var address: String? { if let weather { weather.address } else { kept?.weather } }

    /// Who is asked about the air besides; nobody where nobody is asked about the weather.
    public var airAddress: String? {
        guard address != nil else { return nil }
        return if let air { air.address } else { kept?.air }
    }
}
