public import Measures

/// Temperature of a room in whole degrees of the unit in which it was entered, so that it is displayed unchanged.
public struct RoomTemperature: Hashable, Sendable {
    public var degrees: Int
    public var isFahrenheit: Bool

    /// Nil for an implausible room: below 0 °C, or hotter than any sauna.
    public init?(degrees: Int, isFahrenheit: Bool) {
        guard (isFahrenheit ? RoomTemperature.fahrenheit : RoomTemperature.celsius).contains(degrees) else { return nil }
        self.degrees = degrees
        self.isFahrenheit = isFahrenheit
    }

    public static let celsius = 0...120
    public static let fahrenheit = 32...248
    /// Degrees that the dial offers for a heated class.
    public static let classCelsius = 27...46
    public static let classFahrenheit = 80...115
    /// Degrees that the dial offers for a sauna.
    public static let saunaCelsius = 50...110
    public static let saunaFahrenheit = 122...230
    /// Degrees Fahrenheit from which on a room is a heated one.
    public static let heatedFrom = 80

    public var temperature: Temperature {
        isFahrenheit ? Temperature(fahrenheit: Double(degrees)) : Temperature(celsius: Double(degrees))
    }
}

extension Temperature {
    /// Whether a room of this temperature makes a class a heated one, in whole degrees Fahrenheit as rooms are recorded.
    public var isOfHeatedRoom: Bool { (fahrenheit + 0.5).rounded(.down) >= Double(RoomTemperature.heatedFrom) }
}

extension Sport {
    /// Whether the sport takes place in rooms, whose temperature the athlete may know.
    public var isDoneInRooms: Bool {
        switch self {
        case .treadmillRunning, .indoorCycling, .indoorRowing, .strength, .yoga, .hotYoga, .pilates, .stretching, .elliptical,
            .stairClimbing, .intervals, .climbing, .martialArts, .dance, .sauna, .other:
            true
        default: false
        }
    }

    /// Sports that often take place in heated rooms, whose temperature no file contains.
    public static let perhapsHeated: [Sport] = [.hotYoga, .yoga, .pilates, .stretching, .dance, .strength, .sauna]
}
