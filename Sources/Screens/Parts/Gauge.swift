/// Round scale with a value in its centre.
public struct Gauge: Equatable, Sendable {
    public var spoken: String
    public var figure: Figure
    /// Tone of the dial. The badge has its own.
    public var tone: Tone
    public var badge: Badge
    /// 80 % interval in words; nil without one.
    public var interval: String?
    /// Fraction of the arc, 0…1.
    public var fraction: Double
    public var explanation: Explanation
}
