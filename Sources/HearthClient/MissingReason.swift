/// Why a figure is nil. Newer servers may send further values.
public struct MissingReason: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let noData = MissingReason(rawValue: "no_data")
    public static let tooFew = MissingReason(rawValue: "too_few")
    public static let outOfRange = MissingReason(rawValue: "out_of_range")
    public static let sensorPoor = MissingReason(rawValue: "sensor_poor")
    public static let profileIncomplete = MissingReason(rawValue: "profile_incomplete")
    public static let stale = MissingReason(rawValue: "stale")
    public static let nothingFound = MissingReason(rawValue: "nothing_found")
    /// After a break from running: a race or another hard effort is needed.
    public static let needHardEffort = MissingReason(rawValue: "need_hard_effort")
}
