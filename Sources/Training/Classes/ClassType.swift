public import Measures

/// A kind of class that the athlete attends, such as "Hot flow".
public struct ClassType: Hashable, Sendable {
    public let id: UniqueID
    /// At most `longestName` bytes of UTF-8.
    public let name: BoundedText
    /// Nil for a neutral symbol.
    public let symbol: ClassSymbol?
    /// The room that a device proposes for the class.
    public let defaultRoom: RoomTemperature?
    /// The sport of a recording of this class, one of `sports`.
    public let sport: Sport

    /// Longest name in bytes of UTF-8.
    public static let longestName = 120

    /// Nil if the name is empty or too long, or if no recording can have the sport.
    public init?(
        id: UniqueID, name: String, symbol: ClassSymbol? = nil, defaultRoom: RoomTemperature? = nil, sport: Sport = .other
    ) {
        guard let name = BoundedText(name, longest: ClassType.longestName), ClassType.sports.contains(sport) else { return nil }
        self.id = id
        self.name = name
        self.symbol = symbol
        self.defaultRoom = defaultRoom
        self.sport = sport
    }

    /// Sports of classes. The position of a sport is its code in recordings and in `builtInID`: never change one, only add.
    public static let sports: [Sport] = [
        .other, .yoga, .hotYoga, .pilates, .stretching, .strength, .sauna, .dance, .martialArts, .intervals, .indoorCycling,
    ]

    /// Returns the id of the class type that exists for a sport without being stored; nil for other sports. It is a UUID of version 8
    /// (RFC 9562, 5.8) that ends with the sport's code.
    public static func builtInID(_ sport: Sport) -> UniqueID? {
        sports.firstIndex(of: sport).map { UniqueID(high: builtIn.high, low: builtIn.low | UInt64($0)) }
    }

    /// Returns the sport of a class type that is not stored; nil for any other id.
    public static func builtInSport(_ id: UniqueID) -> Sport? {
        guard id.high == builtIn.high, id.low & ~0xFF == builtIn.low else { return nil }
        let code = Int(id.low & 0xFF)
        return sports.indices.contains(code) ? sports[code] : nil
    }

    private static let builtIn = UniqueID(high: 0x8000, low: 0x8000_0000_0000_0000)
}

/// Symbol of a class type. The raw values are stored and sent to devices: never change one, only add.
public enum ClassSymbol: String, CaseIterable, Sendable {
    case flame, drop, sunrise, moon, heart, bolt, mountain, strength, ride, sauna
}
