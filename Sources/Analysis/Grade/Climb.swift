import Training

/// A section that rises steadily enough to count as a climb.
///
/// Formula: from a low point to the highest point after it, ended by a descent of 10 m; kept with a gain of 30 m and a mean grade of
/// 3 %; climb rate = gain / elapsed hours.
/// Units: metres, seconds; metres per hour.
/// Source: our own bounds.
/// Grade: own definition.
public struct Climb: Equatable, Sendable {
    public static let card = ModelCard(
        id: "climb_rate", name: "Climb rate", alsoKnownAs: ["VAM", "vertical speed"],
        formula: "gain / hours, over climbs of at least 30 m and 3 %; a climb ends with a descent of 10 m",
        units: "m/h",
        source:
            "the climb rate of cycling (M. Ferrari's VAM); what counts as a climb is our own, because there is no "
            + "definition",
        grade: .ownDefinition,
        limits:
            "As good as the altitude: a barometer's is good to a few metres, a satellite's to ten. Elapsed time, pauses included. "
            + "Steeper than 45 %, or above 2500 m/h on foot, the altitude erred."
    )

    public static let leastGain = 30.0
    public static let leastGrade = 0.03
    /// Metres per hour. No one climbs faster on foot for long (the vertical kilometre in 28:53 is 2077), so a higher rate is an altitude
    /// error.
    public static let fastestOnFoot = 2500.0

    /// Metres.
    public var gain: Double
    public var metres: Double
    public var seconds: Double
    /// Grade-adjusted speed in metres per second; nil unless on foot.
    public var levelSpeed: Double?

    public init(gain: Double, metres: Double, seconds: Double, levelSpeed: Double? = nil) {
        self.gain = gain
        self.metres = metres
        self.seconds = seconds
        self.levelSpeed = levelSpeed
    }

    /// Rise over run.
    public var grade: Double { gain / metres }
    /// Metres per second along the path.
    public var speed: Double { metres / seconds }
    /// Metres per hour.
    public var rate: Double? { Ascent.climbRate(gain: gain, seconds: seconds) }

    /// Returns the climbs in columns of equal length, in order, each with its range of seconds.
    static func stretches(altitudes: [Double], metres: [Double]) -> [(climb: Climb, seconds: Range<Int>)] {
        guard altitudes.count == metres.count, altitudes.count > 1 else { return [] }
        var climbs: [(climb: Climb, seconds: Range<Int>)] = []
        var low = 0
        var high = 0
        func finish() {
            let gain = altitudes[high] - altitudes[low]
            let run = metres[high] - metres[low]
            guard gain >= leastGain, run > 0, gain >= leastGrade * run, gain <= GradeCost.steepest * run else { return }
            climbs.append((Climb(gain: gain, metres: run, seconds: Double(high - low)), low..<high))
        }
        for second in altitudes.indices {
            if altitudes[second] > altitudes[high] { high = second }
            // The flat part before it is excluded: a climb begins at its last low point.
            if altitudes[high] - altitudes[second] >= 10 || altitudes[second] <= altitudes[low] {
                finish()
                low = second
                high = second
            }
        }
        finish()
        return climbs
    }
}
