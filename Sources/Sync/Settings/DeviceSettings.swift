public import Measures
public import Training

/// The owner's settings that devices need. The server is their only writer; devices replace theirs as a whole.
public struct DeviceSettings: Hashable, Sendable {
    public let version: SettingsVersion
    public let units: Units
    /// At most `mostClassTypes`, in the owner's order, each id once.
    public let classTypes: [ClassType]
    /// Lower bounds of the heart-rate zones, lowest first; empty if not set.
    public let zones: [HeartRate]

    /// The units that a device shows.
    public struct Units: Hashable, Sendable {
        public var isFahrenheit: Bool
        public var isImperial: Bool

        public init(isFahrenheit: Bool, isImperial: Bool) {
            self.isFahrenheit = isFahrenheit
            self.isImperial = isImperial
        }
    }

    /// Most class types of an owner.
    public static let mostClassTypes = 100
    /// Most heart-rate zones.
    public static let mostZones = 7
    /// Plausible bounds of zones in beats per minute.
    public static let zoneBounds = 20.0...260.0

    /// Nil for too many class types or zones, for a repeated id, and for zones that do not ascend or are implausible.
    public init?(version: SettingsVersion, units: Units, classTypes: [ClassType], zones: [HeartRate]) {
        guard classTypes.count <= DeviceSettings.mostClassTypes, zones.count <= DeviceSettings.mostZones,
            Set(classTypes.map { $0.id }).count == classTypes.count,
            zones.allSatisfy({ DeviceSettings.zoneBounds.contains($0.beatsPerMinute) }),
            zip(zones, zones.dropFirst()).allSatisfy({ $0 < $1 })
        else { return nil }
        self.version = version
        self.units = units
        self.classTypes = classTypes
        self.zones = zones
    }
}

/// A version of the settings of one server.
public struct SettingsVersion: Hashable, Sendable {
    /// Identifies the server's data; a restored backup has another one.
    public let epoch: UniqueID
    /// One more for each change.
    public let counter: Int64

    /// Nil for a counter outside `RecordVersion.counters`.
    public init?(epoch: UniqueID, counter: Int64) {
        guard RecordVersion.counters.contains(counter) else { return nil }
        self.epoch = epoch
        self.counter = counter
    }

    /// Whether settings of this version replace settings of `other`: they are newer, or of another server.
    /// A late response of the same server never replaces newer settings.
    public func replaces(_ other: Self?) -> Bool {
        guard let other else { return true }
        return epoch != other.epoch || counter > other.counter
    }
}
