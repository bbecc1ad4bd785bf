/// A round scale with a value in its middle.
public struct Gauge: Equatable, Sendable {
    public var spoken: String
    public var figure: Figure
    /// Of the dial; the badge has its own.
    public var tone: Tone
    public var badge: Badge
    /// 0…1 of the arc.
    public var fraction: Double
    public var explanation: Explanation
}
