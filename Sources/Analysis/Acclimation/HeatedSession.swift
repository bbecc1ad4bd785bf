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

    /// What words may state of the comparison. `unclear` means that the classes before scatter too much to tell it from the usual.
    public enum Verdict: CaseIterable, Sendable { case lowerEffort, typical, higherEffort, unclear }

    /// Nil without a comparison. A class outside the typical range is unclear where the interval of its deviation contains zero.
    public var verdict: Verdict? {
        switch comparison {
        case nil: nil
        case .typical: .typical
        case .lowerEffort: deviation.map { $0.interval.high < 0 } == true ? .lowerEffort : .unclear
        case .higherEffort: deviation.map { $0.interval.low > 0 } == true ? .higherEffort : .unclear
        }
    }

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
