public import Measures

/// Which degrees a reader thinks in, whatever miles they run. The raw values are kept in a cookie.
public enum TemperatureScale: String, CaseIterable, Sendable {
    case celsius, fahrenheit

    public var unit: String { self == .celsius ? "°C" : "°F" }

    public func degrees(_ temperature: Temperature) -> Double {
        self == .celsius ? temperature.celsius : temperature.fahrenheit
    }

    /// How many degrees of this scale one degree Celsius is: of differences, and below fractions of "for each degree".
    public var degreesPerKelvin: Double { self == .celsius ? 1 : 1.8 }
}

extension UnitSystem {
    /// Of those who never said: miles came with Fahrenheit before the two could be chosen apart.
    public var usualTemperatures: TemperatureScale { self == .metric ? .celsius : .fahrenheit }
}
