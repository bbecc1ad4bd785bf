/// A length along the way, in metres.
public struct Distance: Quantity {
    public var metres: Double
    public init(metres: Double) { self.metres = metres }

    public init(_ amount: Double) { metres = amount }
    public var amount: Double { metres }
}
