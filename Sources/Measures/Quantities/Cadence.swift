/// Steps or crank turns, per minute. For running both feet count: 180 means 180 steps.
public struct Cadence: Quantity {
    public var perMinute: Double
    public init(perMinute: Double) { self.perMinute = perMinute }

    public init(_ amount: Double) { perMinute = amount }
    public var amount: Double { perMinute }
}
