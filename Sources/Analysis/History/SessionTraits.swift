public import Measures

/// Characteristics of one session besides its totals: curves of best means, climbs, stride, and durability.
public struct SessionTraits: Equatable, Sendable {
    /// Best means for each of `MeanMaximal.durations` that fits: metres per second, beats per minute, watts.
    public var speedCurve: [Double]
    public var heartRateCurve: [Double]
    public var powerCurve: [Double]
    public var heartRateDrop: HeartRateDrop?
    /// Loss of metres per beat in the last third of a long run, percent.
    public var lateEfficiencyLoss: Double?
    /// The climb with the highest rate.
    public var fastestClimb: Climb?
    public var stride: StrideMeans?
    /// Set for runs of 40 km and more.
    public var marathonForm: MarathonForm?
    /// Sums for each class of `SlopeShares`; empty without altitudes.
    public var slopes: [SlopeSum]
    /// Ratio of the second half's elapsed time to the first half's.
    public var secondHalfRatio: Double?
    public var powered: PoweredMotion?
    /// Metres above the sea: median outdoors.
    public var altitude: Double?
    /// Start outdoors, with the precision that weather data need.
    public var place: RoundedPlace?
    /// Route of a run, with the precision to distinguish routes.
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
