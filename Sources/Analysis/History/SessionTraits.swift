public import Measures

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
    /// Of a run of 40 km and more.
    public var marathonForm: MarathonForm?
    /// What was run in each class of `SlopeShares`; empty without altitudes.
    public var slopes: [SlopeSum]
    /// The second half of the way over the first, by the clock.
    public var secondHalfRatio: Double?
    public var powered: PoweredMotion?
    /// Metres above the sea: the median outdoors.
    public var altitude: Double?
    /// Where it began outdoors, as far as its weather has to know.
    public var place: RoundedPlace?
    /// Where a run went, as far as one has to tell routes apart.
    public var route: RouteMark?

    public init(
        speedCurve: [Double], heartRateCurve: [Double], powerCurve: [Double], heartRateDrop: HeartRateDrop?,
        lateEfficiencyLoss: Double?, fastestClimb: Climb?, stride: StrideMeans?, marathonForm: MarathonForm? = nil,
        slopes: [SlopeSum] = [], secondHalfRatio: Double? = nil, powered: PoweredMotion? = nil, altitude: Double? = nil,
        place: RoundedPlace? = nil, route: RouteMark? = nil
    ) {
        self.speedCurve = speedCurve
        self.heartRateCurve = heartRateCurve
        self.powerCurve = powerCurve
        self.heartRateDrop = heartRateDrop
        self.lateEfficiencyLoss = lateEfficiencyLoss
        self.fastestClimb = fastestClimb
        self.stride = stride
        self.marathonForm = marathonForm
        self.slopes = slopes
        self.secondHalfRatio = secondHalfRatio
        self.powered = powered
        self.altitude = altitude
        self.place = place
        self.route = route
    }
}
