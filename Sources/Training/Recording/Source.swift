/// The origin of a recording or a sample.
public struct Source: Hashable, Sendable {
    /// The maker, product or app as named in the file, for display.
    public var name: String
    /// The way of import.
    public var origin: Origin

    public init(name: String, origin: Origin) {
        self.name = name
        self.origin = origin
    }

    /// Whether this source sorts first: by name, then by origin.
    public func comesBefore(_ other: Source) -> Bool {
        name != other.name ? name < other.name : origin.rawValue < other.origin.rawValue
    }

    /// The kind of file or import. The raw values are stored: never rename, only add.
    public enum Origin: String, CaseIterable, Sendable {
        case fit, gpx, tcx
        case appleHealth = "apple_health"
        case strava
        case healthAutoExport = "health_auto_export"
        /// The activity list of Garmin Connect. Its times are local times of an unstated time zone.
        case garminConnect = "garmin_connect"
        /// A vendor's export of an account.
        case accountExport = "account_export"
        /// The same with local times of an unstated time zone.
        case localAccountExport = "account_export_local"
        case csv
        /// A table that the athlete described; the second one has local times of an unstated time zone.
        case ownTable = "own_table"
        case localOwnTable = "own_table_local"
        /// A file with heart rates only, as from chest straps and older watches.
        case heartRateMonitor = "heart_rate_monitor"
        case manual
        /// The record of a session whose recording is missing: only its times and what was entered after it are known.
        case sessionRecord = "session_record"
        case demo
    }
}

extension Source.Origin {
    /// Whether starts are local times of an unstated time zone, stored as if the clock showed UTC.
    public var isOfWallClock: Bool { self == .garminConnect || self == .localAccountExport || self == .localOwnTable }

    /// Whether Hearth made the file of such a recording itself, from values that no sensor measured.
    public var isWithoutDevice: Bool { self == .manual || self == .sessionRecord }
}
