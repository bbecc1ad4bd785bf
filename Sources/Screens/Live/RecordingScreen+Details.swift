import Localizations
import Training

extension RecordingScreen {
    /// Form after the end of a class. Every field is optional.
    public struct Details: Equatable, Sendable {
        public var room: String
        public var scale: TemperatureScale
        /// Degrees that the dial offers, in the scale's unit.
        public var degrees: ClosedRange<Int>
        /// Proposal before the first answer.
        public var usualDegrees: Int
        public var unknownRoom: String
        public var warmer: String
        public var cooler: String
        public var humidity: String
        public var classType: String
        public var classTypes: [ClassType]
        public var effort: String
        public var efforts: [FilterForm.Select.Option]
        public var note: String
        /// Longest note in characters.
        public var noteLimit: Int
        public var notStated: String
    }

    /// Class type that exists without a setting of the owner.
    public struct ClassType: Equatable, Sendable {
        public var id: String
        /// Code of the sport in the recorder's events.
        public var code: Int
        public var label: String
    }

    /// Sports in the order of their codes in the recorder's events (`Sources/LiveModule/README.md`).
    static let sports: [Sport] = [
        .other, .yoga, .hotYoga, .pilates, .stretching, .strength, .sauna, .dance, .martialArts, .intervals, .indoorCycling,
    ]

    /// Returns the fixed id of a class type, a UUID of version 8 (RFC 9562, 5.8) that ends with the sport's code.
    static func classTypeID(_ code: Int) -> String {
        "00000000-0000-8000-8000-0000000000" + (code < 16 ? "0" : "") + String(code, radix: 16)
    }
}

extension RecordingScreen.Details {
    init(_ context: DisplayContext) {
        let isFahrenheit = context.temperatures == .fahrenheit
        room = context.say(.liveTemperature)
        scale = context.temperatures
        degrees = isFahrenheit ? RoomTemperature.classFahrenheit : RoomTemperature.classCelsius
        usualDegrees = isFahrenheit ? 100 : 38
        unknownRoom = context.say(.liveTemperatureUnknown)
        warmer = context.say(.liveWarmer)
        cooler = context.say(.liveCooler)
        humidity = context.say(.liveHumidity)
        classType = context.say(.liveClass)
        // The usual kinds first, the unspecific one last.
        let order = [2, 1] + (3..<RecordingScreen.sports.count) + [0]
        classTypes = order.map { code in
            let sport = RecordingScreen.sports[code]
            return .init(
                id: RecordingScreen.classTypeID(code), code: code,
                label: context.say(sport == .other ? .otherSport : .sport(sport)))
        }
        effort = context.say(.effortLabel)
        efforts = .efforts(chosen: nil, context)
        note = context.say(.noteLabel)
        noteLimit = 600
        notStated = context.say(.liveNotStated)
    }
}
