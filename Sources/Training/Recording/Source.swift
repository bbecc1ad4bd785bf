/// Where a recording or a sample comes from.
public struct Source: Hashable, Sendable {
    /// The maker, product or app as the file names it, for people to read.
    public var name: String
    /// How it reached us.
    public var origin: Origin

    public init(name: String, origin: Origin) {
        self.name = name
        self.origin = origin
    }

    /// One order of sources, by name and then by origin, wherever one is needed.
    public func comesBefore(_ other: Source) -> Bool {
        name != other.name ? name < other.name : origin.rawValue < other.origin.rawValue
    }

    /// The kind of file or door. The raw values are stored: never rename, only add.
    public enum Origin: String, CaseIterable, Sendable {
        case fit, gpx, tcx
        case appleHealth = "apple_health"
        case strava
        case healthAutoExport = "health_auto_export"
        /// The list of activities of Garmin Connect, whose times are those of a wall clock that it does not name.
        case garminConnect = "garmin_connect"
        case csv
        /// A file of heart rates alone, as chest straps and older watches give it.
        case heartRateMonitor = "heart_rate_monitor"
        case manual
        case demo
    }
}
