public import Measures

/// The user's temperature unit, independent of the units of length. The raw values are stored in a cookie.
public enum TemperatureScale: String, CaseIterable, Sendable {
    case celsius, fahrenheit

    public var unit: String { self == .celsius ? "°C" : "°F" }

    public func degrees(_ temperature: Temperature) -> Double {
        self == .celsius ? temperature.celsius : temperature.fahrenheit
    }

    /// Degrees of this scale per degree Celsius, for differences and for rates such as "for each degree".
    public var degreesPerKelvin: Double { self == .celsius ? 1 : 1.8 }
}

extension UnitSystem {
    /// Default temperature unit: imperial units came with Fahrenheit before the two became separate choices.
    public var usualTemperatures: TemperatureScale { self == .metric ? .celsius : .fahrenheit }
}
