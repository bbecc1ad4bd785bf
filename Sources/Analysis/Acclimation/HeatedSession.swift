public import Measures

/// One heated class beside one's own earlier ones in rooms of like heat.
public struct HeatedSession: Equatable, Sendable {
    public var activity: String
    public var day: Day
    public var room: HeatedRoom
    /// Of the room, as it was entered.
    public var temperature: Temperature
    /// bpm, the mean of the class.
    public var heartRate: Double
    /// The classes before it that it is compared with, and the mean of their heart rates in bpm; nil for the first.
    public var before: Int
    public var usual: Double?
    /// Those are the ones in rooms as warm by wet-bulb globe temperature, whatever their class; else the ones in rooms of its class.
    public var isByWarmth: Bool
    /// bpm: the rolling mean with this class taken in.
    public var rollingMean: Double
    /// Nil with fewer than three classes before it.
    public var comparison: HeatedBaseline.Comparison?

    /// bpm that would be as usual; nil while nothing is compared.
    public var typical: ClosedRange<Double>? {
        guard comparison != nil, let usual else { return nil }
        return (1 - HeatedBaseline.typicalShare) * usual...(1 + HeatedBaseline.typicalShare) * usual
    }
}
