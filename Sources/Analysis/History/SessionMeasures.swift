/// Measures of one session that do not depend on the athlete. They suffice to compute its load with any profile, without the recording.
public struct SessionMeasures: Equatable, Sendable {
    /// Fourth-power mean of the grade-adjusted speed in metres per second, over `speedSeconds` of motion; nil without a track.
    public var normalisedSpeed: Double?
    public var speedSeconds: Double
    /// Seconds at each twentieth of a metre per second of that speed in 30-s means; the first entry is for `lowestSpeed` twentieths. Empty
    /// without a track, and for other activities than runs.
    public var secondsAtSpeed: [Double] = []
    public var lowestSpeed = 0
    /// Fourth-power mean of power in watts, over `powerSeconds`.
    public var normalisedPower: Double?
    public var powerSeconds: Double
    /// Whether power was measured outdoors, or on a trainer that the file describes as calibrated.
    public var isPowerMeasured = false
    /// Seconds at each heart rate; the first entry is for `lowestHeartRate` beats per minute.
    public var heartRateSeconds: [Double]
    public var lowestHeartRate: Int
    /// Share of the moving time with a valid heart rate, 0…1.
    public var heartRateCoverage: Double
    /// Highest 15-second median of the cleaned heart rate.
    public var peakHeartRate: Double?
    /// Mean cleaned heart rate after the first ten minutes.
    public var laterHeartRate: Double?
    /// Mean grade-adjusted speed of the motion after the first ten minutes in m/s; nil without a track, or with less than five minutes.
    public var laterSpeed: Double?
    /// Whether heart rate equalled cadence for minutes: the sensor counted steps.
    public var isHeartRateDoubtful: Bool
    /// Rating 0…10 (Borg CR-10).
    public var perceivedEffort: Double?

    public init(
        normalisedSpeed: Double?, speedSeconds: Double, normalisedPower: Double?, powerSeconds: Double,
        heartRateSeconds: [Double], lowestHeartRate: Int, heartRateCoverage: Double, peakHeartRate: Double?,
        laterHeartRate: Double?, isHeartRateDoubtful: Bool, perceivedEffort: Double?
    ) {
        self.normalisedSpeed = normalisedSpeed
        self.speedSeconds = speedSeconds
        self.normalisedPower = normalisedPower
        self.powerSeconds = powerSeconds
        self.heartRateSeconds = heartRateSeconds
        self.lowestHeartRate = lowestHeartRate
        self.heartRateCoverage = heartRateCoverage
        self.peakHeartRate = peakHeartRate
        self.laterHeartRate = laterHeartRate
        self.isHeartRateDoubtful = isHeartRateDoubtful
        self.perceivedEffort = perceivedEffort
    }

    /// Whether models may use the heart rate: the sensor was on for four fifths of the motion, and did not count steps.
    public var isHeartRateTrusted: Bool { !isHeartRateDoubtful && heartRateCoverage >= 0.8 - Rounding.slack }

    static let speedsPerMetre = 20.0

    /// Returns the seconds at or above a speed in metres per second; nil without a track.
    func seconds(atSpeed speed: Double) -> Double? {
        guard !secondsAtSpeed.isEmpty else { return nil }
        var sum = 0.0
        for (index, seconds) in secondsAtSpeed.enumerated()
        where (Double(lowestSpeed + index) + 0.5) / SessionMeasures.speedsPerMetre >= speed { sum += seconds }
        return sum
    }
}
