/// A repeated measurement without a `ChannelKind`: the app or sensor declares it in the file, and the values are kept as written.
public struct CustomChannel: Equatable, Sendable {
    /// As declared; two channels of a recording may have the same.
    public var name: String
    /// As declared; empty if no unit is declared.
    public var units: String
    /// Seconds since the recording's start. Never falling; as many as `values`.
    public var seconds: [Double]
    /// In `units`. Finite.
    public var values: [Double]

    public init(name: String, units: String, seconds: [Double], values: [Double]) {
        precondition(seconds.count == values.count, "a channel has as many moments as values")
        self.name = name
        self.units = units
        self.seconds = seconds
        self.values = values
    }
}
