/// Temperature, in degrees Celsius.
public struct Temperature: Quantity {
    public var celsius: Double
    public init(celsius: Double) { self.celsius = celsius }

    public init(_ amount: Double) { celsius = amount }
    public var amount: Double { celsius }
}
