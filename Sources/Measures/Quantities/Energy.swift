/// Energy, in kilocalories (1 kcal = 4184 J).
public struct Energy: Quantity {
    public var kilocalories: Double
    public init(kilocalories: Double) { self.kilocalories = kilocalories }

    public init(_ amount: Double) { kilocalories = amount }
    public var amount: Double { kilocalories }
}
