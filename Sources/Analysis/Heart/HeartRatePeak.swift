public import Measures
import Training

/// The highest heart rate of one session.
public struct HeartRatePeak: Equatable, Sendable {
    /// Beats per minute, as measured.
    public var value: Double
    /// Years since the session where it is more than one year old, else 0.
    public var years: Double
    /// Whether the session was a run, a race or rated 7 of 10: a walk or an easy ride cannot show a maximum.
    public var canBeMaximum: Bool
    /// Nil for a peak without a session.
    public var activity: String?
    public var day: Day?

    public init(_ value: Double, years: Double = 0, canBeMaximum: Bool = true, activity: String? = nil, day: Day? = nil) {
        self.value = value
        self.years = years
        self.canBeMaximum = canBeMaximum
        self.activity = activity
        self.day = day
    }

    /// Beats per minute today: less what the years since took off.
    public var aged: Double { value - MaximumHeartRate.lossPerYear * years }

    /// Rating of a session, 0…10, from which on it can show a maximum.
    static let hardRating = 7.0
}

extension ActivityDigest {
    /// Nil where no peak is known.
    /// - Parameter years: since the session, 0 for one of the last year.
    func heartRatePeak(years: Double) -> HeartRatePeak? {
        guard let peak = measures?.peakHeartRate else { return nil }
        let isHard = (measures?.perceivedEffort ?? 0) >= HeartRatePeak.hardRating
        return HeartRatePeak(
            peak, years: years, canBeMaximum: sport.isRunning || isRace || isHard, activity: id, day: day)
    }
}
