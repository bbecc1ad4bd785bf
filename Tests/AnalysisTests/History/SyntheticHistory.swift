import Analysis
import Measures
import Training

/// A generated history of digests with a run on days with a `load`.
enum SyntheticHistory {
    static let today = Day(number: 19_800)
    static let athlete = Athlete(
        name: "Test", birthYear: 1988, sex: .male, restingHeartRate: HeartRate(50), maximumHeartRate: HeartRate(190))

    /// - Parameter load: returns the load of a day by days before today; nil for no session.
    static func history(
        days: Int, athlete: Athlete = athlete, knownDays: Bool = true, bodySamples: [BodySample] = [],
        load: (Int) -> Double?
    ) -> History {
        var digests: [ActivityDigest] = []
        for back in (0..<days).reversed() {
            if let load = load(back) { digests.append(digest(back: back, load: load)) }
        }
        return History(
            athlete: athlete, digests: digests, bodySamples: bodySamples,
            knownDays: knownDays ? (0..<days).map { today - $0 } : [])
    }

    static func digest(
        back: Int, load: Double? = 50, kilometres: Double = 10, minutes: Double = 55, sport: Sport = .running,
        efforts: [BestEffort] = [], segments: [SteadySegment] = [], isRace: Bool = false, conditions: ClimateConditions? = nil,
        id: String? = nil
    ) -> ActivityDigest {
        let day = today - back
        return ActivityDigest(
            id: id ?? "run-\(back)", sport: sport, isIndoor: false, title: nil,
            start: day.start(at: .utc) + 8 * 3600, offset: .utc, day: day, elapsed: minutes * 60, moving: minutes * 60,
            distance: Distance(metres: kilometres * 1000), ascent: nil, meanHeartRate: nil, maximumHeartRate: nil,
            activeEnergy: nil, load: load.map { SessionLoad(value: $0, method: .gradeAdjustedPace) }, conditions: conditions,
            bestEfforts: efforts, steadySegments: segments, efficiency: nil, decoupling: nil, gradeAdjustedSpeed: nil,
            heartRateReserveFraction: nil, isRace: isRace)
    }

    /// A race with a correctly measured distance.
    static func race(back: Int, metres: Double, seconds: Double) -> ActivityDigest {
        digest(back: back, kilometres: metres / 1000, minutes: seconds / 60, isRace: true, id: "race-\(back)")
    }
}
