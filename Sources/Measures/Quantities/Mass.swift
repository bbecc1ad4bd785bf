/// Body or bicycle mass, in kilograms.
public struct Mass: Quantity {
    public var kilograms: Double
    public init(kilograms: Double) { self.kilograms = kilograms }

    public init(_ amount: Double) { kilograms = amount }
    public var amount: Double { kilograms }
}
