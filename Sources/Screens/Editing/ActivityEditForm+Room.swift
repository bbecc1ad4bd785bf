import Measures
import Training

extension ActivityEditForm {
    /// Entered temperature, humidity and time in a room.
    public struct RoomTexts: Equatable, Sendable {
        public internal(set) var degrees = ""
        /// Entered temperature unit; nil means the user's own.
        public internal(set) var scale: TemperatureScale?
        public internal(set) var humidity = ""
        public internal(set) var minutes = ""

        init(_ edit: ActivityEdit) {
            degrees = edit.room.map { "\($0.degrees)" } ?? ""
            scale = edit.room.map { $0.isFahrenheit ? .fahrenheit : .celsius }
            humidity = edit.roomHumidity.map { DecimalText.text($0) } ?? ""
            minutes = edit.duration.map { DecimalText.text($0 / 60) } ?? ""
        }

        init(degrees: String, scale: TemperatureScale?) {
            self.degrees = degrees
            self.scale = scale
        }

        /// Parses the fields of a form.
        init(_ value: (String) -> String?) {
            func text(_ field: Field) -> String {
                ActivityEditForm.trimmed(value(field.rawValue) ?? "", keepsLines: false)
            }
            degrees = text(.room)
            scale = TemperatureScale(rawValue: text(.roomScale))
            humidity = text(.humidity)
            minutes = text(.minutes)
        }

        /// Returns nil and a flaw if the text is no plausible whole number of degrees; nil without a flaw for an empty text.
        func temperature() -> (room: RoomTemperature?, flaw: ProfileForm.Flaw?) {
            let isFahrenheit = scale == .fahrenheit
            let range = isFahrenheit ? RoomTemperature.fahrenheit : RoomTemperature.celsius
            let (number, flaw) = DecimalText.number(degrees, in: Double(range.lowerBound)...Double(range.upperBound))
            guard let number, flaw == nil else { return (nil, flaw) }
            guard number == number.rounded() else { return (nil, .notNumber) }
            return (RoomTemperature(degrees: Int(number), isFahrenheit: isFahrenheit), nil)
        }
    }

    static let minutes = ActivityEdit.durations.lowerBound / 60...ActivityEdit.durations.upperBound / 60

    /// Parses the room fields; text that is no number is a flaw.
    mutating func readRoom(_ current: ActivityEdit) {
        let shown = RoomTexts(current)
        let (temperature, wrong) = room.temperature()
        edit.room = temperature
        edit.isRoomUnheated = current.isRoomUnheated && temperature == nil
        flaws[Field.room.rawValue] = wrong
        let (humidity, noHumidity) = DecimalText.number(room.humidity, in: ActivityEdit.humidities)
        edit.roomHumidity = room.humidity == shown.humidity ? current.roomHumidity : humidity
        let isBare = room.degrees.isEmpty && !original.isInRoom && !room.humidity.isEmpty
        flaws[Field.humidity.rawValue] = noHumidity ?? (isBare ? .needsRoom : nil)
        let (minutes, noTime) = DecimalText.number(room.minutes, in: ActivityEditForm.minutes)
        edit.duration = room.minutes == shown.minutes ? current.duration : minutes.map { $0 * 60 }
        flaws[Field.minutes.rawValue] = noTime
    }
}

extension ActivityEditForm.Field {
    /// Check box that turns a repair off.
    init(_ repairable: Repairable) {
        self =
            switch repairable {
            case .heartRate: .keptHeartRate
            case .positions: .keptPositions
            case .elevation: .keptElevation
            case .gaps: .keptGaps
            }
    }
}
