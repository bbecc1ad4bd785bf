/// What one session's channels come to before anything is known about the athlete: enough to find its load again under any
/// profile, without the recording.
public struct SessionMeasures: Equatable, Sendable {
    /// Fourth-power mean of the grade-adjusted speed in metres per second, over `speedSeconds` of motion; nil without a track.
    public var normalisedSpeed: Double?
    public var speedSeconds: Double
    /// Seconds at each twentieth of a metre per second of that speed in means of 30 s; the first entry is for `lowestSpeed`
    /// twentieths. Empty without a track, and of what is no run.
    public var secondsAtSpeed: [Double] = []
    public var lowestSpeed = 0
    /// Fourth-power mean of power in watts, over `powerSeconds`.
    public var normalisedPower: Double?
    public var powerSeconds: Double
    /// Power was measured outdoors, or on a trainer that the file calls calibrated.
    public var isPowerMeasured = false
    /// Seconds spent at each heart rate; the first entry is for `lowestHeartRate` beats a minute.
    public var heartRateSeconds: [Double]
    public var lowestHeartRate: Int
    /// Share of the moving time with a good heart rate, 0…1.
    public var heartRateCoverage: Double
    /// Highest 15-second median of the cleaned heart rate.
    public var peakHeartRate: Double?
    /// Mean cleaned heart rate after the first ten minutes.
    public var laterHeartRate: Double?
    /// Mean grade-adjusted speed in m/s of the motion after the first ten minutes; nil without a track, or below five minutes of it.
    public var laterSpeed: Double?
    /// Heart rate ran along with cadence for minutes: the sensor counted steps.
    public var isHeartRateDoubtful: Bool
    /// Borg CR-10.
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

    /// Whether heart rate may be computed with: the sensor was on for four fifths of the motion, and counted no steps.
    public var isHeartRateTrusted: Bool { !isHeartRateDoubtful && heartRateCoverage >= 0.8 - Rounding.slack }

    static let speedsPerMetre = 20.0

    /// Seconds at a speed, in metres per second, or above it; nil without a track.
    func seconds(atSpeed speed: Double) -> Double? {
        guard !secondsAtSpeed.isEmpty else { return nil }
        var sum = 0.0
        for (index, seconds) in secondsAtSpeed.enumerated()
        where (Double(lowestSpeed + index) + 0.5) / SessionMeasures.speedsPerMetre >= speed { sum += seconds }
        return sum
    }
}
