/// A round scale with a value in its middle.
public struct Gauge: Equatable, Sendable {
    public var spoken: String
    public var figure: Figure
    /// Of the dial; the badge has its own.
    public var tone: Tone
    public var badge: Badge
    /// The 80 % interval, in words; nil where the figure has none.
    public var interval: String?
    /// 0…1 of the arc.
    public var fraction: Double
    public var explanation: Explanation
}
