/// Height above sea level, in metres.
public struct Altitude: Quantity {
    public var metres: Double
    public init(metres: Double) { self.metres = metres }

    public init(_ amount: Double) { metres = amount }
    public var amount: Double { metres }
}
