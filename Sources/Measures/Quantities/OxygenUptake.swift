/// Oxygen uptake, in millilitres per kilogram of body mass and minute.
public struct OxygenUptake: Quantity {
    public var millilitresPerKilogramMinute: Double
    public init(millilitresPerKilogramMinute: Double) { self.millilitresPerKilogramMinute = millilitresPerKilogramMinute }

    public init(_ amount: Double) { millilitresPerKilogramMinute = amount }
    public var amount: Double { millilitresPerKilogramMinute }
}
