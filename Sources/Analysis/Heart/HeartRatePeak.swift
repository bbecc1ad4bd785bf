public import Measures
import Training

/// The highest heart rate of one session.
public struct HeartRatePeak: Equatable, Sendable {
    /// As measured.
    public var value: HeartRate
    /// Years since the session, 0 or more.
    public var years: Double
    /// Whether the session was a run, a race or rated 7 of 10; a walk or an easy ride does not reach the maximum.
    public var canBeMaximum: Bool
    /// Whether the athlete intended a maximal effort: a race, a time trial, a threshold test or a session rated 7 of 10.
    public var isOfHardEffort: Bool
    /// Nil for a peak without a session.
    public var activity: String?
    public var day: Day?

    public init(
        _ value: HeartRate, years: Double = 0, canBeMaximum: Bool = true, isOfHardEffort: Bool = false,
        activity: String? = nil, day: Day? = nil
    ) {
        self.value = value
        self.years = years
        self.canBeMaximum = canBeMaximum
        self.isOfHardEffort = isOfHardEffort
        self.activity = activity
        self.day = day
    }

    /// The peak as of today: as measured for two years, then minus 0.64 a year.
    public var today: HeartRate {
        value - HeartRate(beatsPerMinute: MaximumHeartRate.lossPerYear * max(0, years - MaximumHeartRate.currentYears))
    }

    var isCurrent: Bool { years <= MaximumHeartRate.currentYears }

    /// Rating of a session, 0…10, from which it may reach the maximum.
    static let hardRating = 7.0
}

extension ActivityDigest {
    /// Returns the peak; nil if unknown.
    func heartRatePeak(asOf day: Day) -> HeartRatePeak? {
        guard let peak = measures?.peakHeartRate else { return nil }
        let isHard =
            isRace || isTimeTrial || testedHeartRate != nil || (measures?.perceivedEffort ?? 0) >= HeartRatePeak.hardRating
        return HeartRatePeak(
            HeartRate(beatsPerMinute: peak), years: max(0, Double(day - self.day)) / 365.25,
            canBeMaximum: sport.isRunning || isHard, isOfHardEffort: isHard, activity: id, day: self.day)
    }
}
