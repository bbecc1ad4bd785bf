import Measures
public import Sync
import Training

/// The owner's settings that devices need (Docs/Sync.md). Absent values are left out.
public struct SettingsPayload: Codable, Equatable, Sendable {
    /// Identifies the server's data.
    public var epoch: String
    /// One more for each change within an epoch.
    public var counter: Int64
    public var units: Units
    /// In the owner's order.
    public var classTypes: [ClassTypePayload]
    /// Lower bounds of heart-rate zones in beats per minute, ascending; empty if not known.
    public var zones: [Double]

    public struct Units: Codable, Equatable, Sendable {
        /// `C` or `F`.
        public var temperature: String
        /// One of `distances`.
        public var distance: String

        public static let distances = ["metric", "imperial"]

        enum CodingKeys: String, CodingKey, CaseIterable { case temperature, distance }
    }

    enum CodingKeys: String, CodingKey, CaseIterable {
        case epoch, counter, units
        case classTypes = "class_types"
        case zones
    }

    public init(_ settings: DeviceSettings) {
        epoch = settings.version.epoch.text
        counter = settings.version.counter
        units = Units(
            temperature: settings.units.isFahrenheit ? "F" : "C",
            distance: Units.distances[settings.units.isImperial ? 1 : 0])
        classTypes = settings.classTypes.map { ClassTypePayload($0) }
        zones = settings.zones.map { $0.beatsPerMinute }
    }

    /// The settings; nil if a value is invalid. A symbol or a sport that this version does not know is replaced by a neutral one.
    public var settings: DeviceSettings? {
        guard let epoch = UniqueID(epoch), let version = SettingsVersion(epoch: epoch, counter: counter) else { return nil }
        var types: [ClassType] = []
        for payload in classTypes {
            guard let type = payload.classType else { return nil }
            types.append(type)
        }
        return DeviceSettings(
            version: version,
            units: DeviceSettings.Units(
                isFahrenheit: units.temperature == "F", isImperial: units.distance == Units.distances[1]),
            classTypes: types, zones: zones.map { HeartRate(beatsPerMinute: $0) })
    }
}

/// A class type of the owner on the wire.
public struct ClassTypePayload: Codable, Equatable, Sendable {
    public var id: String
    public var name: String
    /// Name of a symbol, one of `ClassSymbol`.
    public var symbol: String?
    /// Whole degrees in `roomUnit`: `C` or `F`.
    public var roomDegrees: Int?
    public var roomUnit: String?
    /// Sport of a recording of the class, one of `ClassType.sports`.
    public var sport: String

    enum CodingKeys: String, CodingKey, CaseIterable {
        case id, name, symbol
        case roomDegrees = "room_degrees"
        case roomUnit = "room_unit"
        case sport
    }

    init(_ type: ClassType) {
        id = type.id.text
        name = type.name.text
        symbol = type.symbol?.rawValue
        roomDegrees = type.defaultRoom?.degrees
        roomUnit = type.defaultRoom.map { $0.isFahrenheit ? "F" : "C" }
        sport = type.sport.rawValue
    }

    /// Nil without a valid id and name.
    fileprivate var classType: ClassType? {
        guard let id = UniqueID(id) else { return nil }
        let known = Sport(rawValue: sport).flatMap { ClassType.sports.contains($0) ? $0 : nil }
        return ClassType(
            id: id, name: name, symbol: symbol.flatMap { ClassSymbol(rawValue: $0) },
            defaultRoom: roomDegrees.flatMap { RoomTemperature(degrees: $0, isFahrenheit: roomUnit == "F") },
            sport: known ?? .other)
    }
}
