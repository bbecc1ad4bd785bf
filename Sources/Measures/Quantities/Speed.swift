/// Speed over ground, in metres per second. Pace is the same amount, read upside down.
public struct Speed: Quantity {
    public var metresPerSecond: Double
    public init(metresPerSecond: Double) { self.metresPerSecond = metresPerSecond }

    public init(_ amount: Double) { metresPerSecond = amount }
    public var amount: Double { metresPerSecond }

    /// Seconds that a kilometre takes, or nil when standing still.
    public var secondsPerKilometre: Double? {
        metresPerSecond > 0 ? 1000 / metresPerSecond : nil
    }

    /// Seconds that a mile takes, or nil when standing still.
    public var secondsPerMile: Double? {
        metresPerSecond > 0 ? Distance.metresPerMile / metresPerSecond : nil
    }
}

extension Distance {
    /// The international mile (1959 agreement).
    public static let metresPerMile = 1609.344
    public static let halfMarathon = Distance(metres: 21_097.5)
    public static let marathon = Distance(metres: 42_195)
}

extension Temperature {
    public init(fahrenheit: Double) { celsius = (fahrenheit - 32) / 1.8 }
    public var fahrenheit: Double { celsius * 1.8 + 32 }
}
