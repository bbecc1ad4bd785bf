import Screens
import Training

/// Formats class types as text, and parses their values.
enum ClassTypesText {
    static func lines(_ screen: ClassTypesScreen) -> [String] {
        if screen.rows.isEmpty { return [screen.none] }
        let width = screen.rows.map { TextWidth.of($0.name) }.max() ?? 0
        return screen.rows.map { TextWidth.padded($0.name, to: width) + "  " + $0.note }
    }

    /// Returns the degrees and the unit of a text such as `105F`; nil for other text.
    static func room(_ text: String) -> (text: String, scale: TemperatureScale)? {
        guard let unit = text.last, "CFcf".contains(unit), let degrees = Int(text.dropLast()) else { return nil }
        let isFahrenheit = unit == "F" || unit == "f"
        guard RoomTemperature(degrees: degrees, isFahrenheit: isFahrenheit) != nil else { return nil }
        return (String(degrees), isFahrenheit ? .fahrenheit : .celsius)
    }

    /// Returns why a class type cannot be stored.
    static func error(_ form: ClassTypeForm, _ name: String) -> CommandError {
        switch form.flaws[.name] {
        case .taken: .classTaken(name)
        case .full(let limit): .classesFull(limit: limit)
        case .missing, .tooLong, .room, nil: .classInvalid(name, limit: ClassTypeForm.nameLimit)
        }
    }
}
