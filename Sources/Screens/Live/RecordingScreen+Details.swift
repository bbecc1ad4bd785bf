import Localizations
import Measures
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
        public var classTypes: [ClassOption]
        public var effort: String
        public var efforts: [FilterForm.Select.Option]
        public var note: String
        /// Longest note in characters.
        public var noteLimit: Int
        public var notStated: String
    }

    /// Class type that exists without a setting of the owner.
    public struct ClassOption: Equatable, Sendable {
        public var id: String
        /// Code of the sport in the recorder's events.
        public var code: Int
        /// Name of the sport in the settings of devices.
        public var sport: String
        public var label: String
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
        classTypes = ClassType.builtInOrder.compactMap { sport in
            guard let id = ClassType.builtInID(sport), let code = ClassType.sports.firstIndex(of: sport) else { return nil }
            return .init(id: id.text, code: code, sport: sport.rawValue, label: context.classSport(sport))
        }
        effort = context.say(.effortLabel)
        efforts = .efforts(chosen: nil, context)
        note = context.say(.noteLabel)
        noteLimit = 600
        notStated = context.say(.liveNotStated)
    }
}
