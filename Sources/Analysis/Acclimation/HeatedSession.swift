public import Measures

/// One heated class compared with the athlete's earlier ones in similarly warm rooms.
public struct HeatedSession: Equatable, Sendable {
    public var activity: String
    public var day: Day
    public var room: HeatedRoom
    /// Room temperature as entered.
    public var temperature: Temperature
    /// Mean heart rate of the class in bpm.
    public var heartRate: Double
    /// Number of earlier classes for comparison, and the mean of their heart rates in bpm; nil for the first.
    public var before: Int
    public var usual: Double?
    /// Whether these are the classes in rooms of equal wet-bulb globe temperature in any class of room; otherwise those in the same class
    /// of room.
    public var isByWarmth: Bool
    /// Rolling mean in bpm, including this class.
    public var rollingMean: Double
    /// Nil with fewer than three earlier classes.
    public var comparison: HeatedBaseline.Comparison?

    /// Nil without a comparison.
    public var deviation: Deviation?

    /// Distance of a class from what is usual.
    public struct Deviation: Equatable, Sendable {
        /// Percent by which the class lies above `usual`.
        public var percent: Double
        /// 80 % interval in percent, because `usual` is a mean of few classes that scatter.
        public var interval: Interval
    }

    /// Typical range in bpm; nil without a comparison.
    public var typical: ClosedRange<Double>? {
        guard comparison != nil, let usual else { return nil }
        return (1 - HeatedBaseline.typicalShare) * usual...(1 + HeatedBaseline.typicalShare) * usual
    }
}
