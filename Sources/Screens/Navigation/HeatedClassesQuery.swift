public import Analysis
public import Measures
public import Training

/// Filters of the list of heated classes. All of them are part of the address.
public struct HeatedClassesQuery: Equatable, Sendable {
    public var room: Room?
    public var sport: Sport?
    /// Class type of the athlete; it takes the place of the sport in the address.
    public var classType: UniqueID?
    public var year: Int?
    /// Whether only classes with a heart rate are shown, or only those without; nil for both.
    public var hasHeartRate: Bool?
    /// Page number, from 1.
    public var page: Int

    public enum Room: Equatable, Sendable {
        case heated(HeatedRoom)
        /// Cooler rooms, and those of unknown temperature.
        case other

        public init?(text: String) {
            if text == Room.other.text {
                self = .other
            } else {
                guard let room = HeatedRoom(rawValue: text) else { return nil }
                self = .heated(room)
            }
        }

        public var text: String {
            switch self {
            case .heated(let room): room.rawValue
            case .other: "other"
            }
        }
    }

    /// Raw values are names in the address.
    public enum Parameter: String, Sendable {
        case room, sport, year, page
        case heartRate = "heart-rate"
    }

    public init(
        room: Room? = nil, sport: Sport? = nil, classType: UniqueID? = nil, year: Int? = nil, hasHeartRate: Bool? = nil,
        page: Int = 1
    ) {
        self.room = room
        self.sport = classType == nil ? sport : nil
        self.classType = classType
        self.year = year
        self.hasHeartRate = hasHeartRate
        self.page = page
    }

    /// Parses the parameters of an address. Invalid ones are ignored.
    public init(parameter: (String) -> String?) {
        func text(_ parameter: Parameter, _ value: (String) -> String?) -> String? { value(parameter.rawValue) }
        room = text(.room, parameter).flatMap { Room(text: $0) }
        sport = text(.sport, parameter).flatMap { Sport(rawValue: $0) }
        classType = text(.sport, parameter).flatMap { UniqueID($0) }
        year = text(.year, parameter).flatMap { Int($0) }.flatMap { (1...9999).contains($0) ? $0 : nil }
        hasHeartRate = text(.heartRate, parameter).flatMap { $0 == "with" ? true : $0 == "without" ? false : nil }
        page = max(1, min(100_000, text(.page, parameter).flatMap { Int($0) } ?? 1))
    }

    /// Query of the address: `?room=hot&year=2026`, or empty.
    public var text: String {
        var parts: [String] = []
        func add(_ parameter: Parameter, _ value: String?) {
            if let value { parts.append(parameter.rawValue + "=" + value) }
        }
        add(.room, room?.text)
        add(.sport, classType?.text ?? sport?.rawValue)
        add(.year, year.map { "\($0)" })
        add(.heartRate, hasHeartRate.map { $0 ? "with" : "without" })
        add(.page, page > 1 ? "\(page)" : nil)
        return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
    }

    /// Whether any filter is active.
    public var isFiltered: Bool { room != nil || sport != nil || classType != nil || year != nil || hasHeartRate != nil }
}
