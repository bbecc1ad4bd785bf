/// Something that a device measured again and again for which there is no `ChannelKind`: what the app or sensor behind it declares
/// in the file, kept as it was written.
public struct CustomChannel: Equatable, Sendable {
    /// As declared; two channels of a recording may have the same.
    public var name: String
    /// As declared; empty when nothing was.
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
