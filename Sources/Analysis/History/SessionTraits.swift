/// What one session was like beyond its totals: the curves of its best means, its climbs, its stride, and how it ended.
public struct SessionTraits: Equatable, Sendable {
    /// Best means for each of `MeanMaximal.durations`, as far as they fit: metres per second, beats per minute, watts.
    public var speedCurve: [Double]
    public var heartRateCurve: [Double]
    public var powerCurve: [Double]
    public var heartRateDrop: HeartRateDrop?
    /// Percent of metres per beat that were gone in the last third of a long run.
    public var lateEfficiencyLoss: Double?
    /// The climb with the highest rate.
    public var fastestClimb: Climb?
    public var stride: StrideMeans?

    public init(
        speedCurve: [Double], heartRateCurve: [Double], powerCurve: [Double], heartRateDrop: HeartRateDrop?,
        lateEfficiencyLoss: Double?, fastestClimb: Climb?, stride: StrideMeans?
    ) {
        self.speedCurve = speedCurve
        self.heartRateCurve = heartRateCurve
        self.powerCurve = powerCurve
        self.heartRateDrop = heartRateDrop
        self.lateEfficiencyLoss = lateEfficiencyLoss
        self.fastestClimb = fastestClimb
        self.stride = stride
    }
}
