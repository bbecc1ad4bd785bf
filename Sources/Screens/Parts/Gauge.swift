/// A round scale with a value in its middle.
public struct Gauge: Equatable, Sendable {
    public var spoken: String
    public var figure: Figure
    public var badge: Badge
    /// 0…1 of the arc.
    public var fraction: Double
    public var explanation: Explanation
}
