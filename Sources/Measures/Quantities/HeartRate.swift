/// Heart rate, in beats per minute.
public struct HeartRate: Quantity {
    public var beatsPerMinute: Double
    public init(beatsPerMinute: Double) { self.beatsPerMinute = beatsPerMinute }

    public init(_ amount: Double) { beatsPerMinute = amount }
    public var amount: Double { beatsPerMinute }
}
