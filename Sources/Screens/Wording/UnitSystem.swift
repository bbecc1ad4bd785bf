/// Which lengths and weights a reader thinks in; temperatures are `TemperatureScale`. Everything below the screens is metric. The raw
/// values are kept in a cookie.
public enum UnitSystem: String, CaseIterable, Sendable {
    /// Kilometres, metres, kilograms.
    case metric
    /// Miles, feet, pounds.
    case imperial

    /// Metres in the unit that long distances are told in.
    public var metresPerLongUnit: Double { self == .metric ? 1000 : 1609.344 }
    public var longUnit: String { self == .metric ? "km" : "mi" }
    /// Metres in the unit that heights are told in (international foot, 1959).
    public var metresPerHeightUnit: Double { self == .metric ? 1 : 0.3048 }
    public var heightUnit: String { self == .metric ? "m" : "ft" }
}
