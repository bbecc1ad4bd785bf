/// What one session's channels come to before anything is known about the athlete: enough to find its load again under any
/// profile, without the recording.
public struct SessionMeasures: Equatable, Sendable {
    /// Fourth-power mean of the grade-adjusted speed in metres per second, over `speedSeconds` of motion; nil without a track.
    public var normalisedSpeed: Double?
    public var speedSeconds: Double
    /// Fourth-power mean of power in watts, over `powerSeconds`.
    public var normalisedPower: Double?
    public var powerSeconds: Double
    /// Seconds spent at each heart rate; the first entry is for `lowestHeartRate` beats a minute.
    public var heartRateSeconds: [Double]
    public var lowestHeartRate: Int
    /// Share of the moving time with a good heart rate, 0…1.
    public var heartRateCoverage: Double
    /// Highest 15-second median of the cleaned heart rate.
    public var peakHeartRate: Double?
    /// Mean cleaned heart rate after the first ten minutes.
    public var laterHeartRate: Double?
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
}
