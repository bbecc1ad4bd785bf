/// The user's units of length and mass; temperatures are `TemperatureScale`. All modules below the screens are metric. The raw values are
/// stored in a cookie.
public enum UnitSystem: String, CaseIterable, Sendable {
    /// Kilometres, metres, kilograms.
    case metric
    /// Miles, feet, pounds.
    case imperial

    /// Metres in a kilometre or mile.
    public var metresPerLongUnit: Double { self == .metric ? 1000 : 1609.344 }
    public var longUnit: String { self == .metric ? "km" : "mi" }
    /// Metres in a metre or foot (international foot, 1959).
    public var metresPerHeightUnit: Double { self == .metric ? 1 : 0.3048 }
    public var heightUnit: String { self == .metric ? "m" : "ft" }
}
