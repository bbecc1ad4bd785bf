public import Analysis
import Measures
import Training

extension Example {
    /// A hundred days of a runner who also cycles and lifts weights, newest last.
    public static let digests: [ActivityDigest] = (0..<100).compactMap { age in digest(daysAgo: 99 - age) }

    static func digest(daysAgo: Int) -> ActivityDigest? {
        let day = today - daysAgo
        let kinds: [(Sport, Double, Double, Double)?] = [
            (.running, 8_420, 3.12, 62), nil, (.strength, 0, 0, 28), (.running, 10_050, 3.61, 91), (.cycling, 31_200, 7.4, 74),
            nil,
            (.trailRunning, 19_800, 2.86, 132),
        ]
        guard let (sport, metres, speed, load) = kinds[day.number % 7] else { return nil }
        let stretch = 0.85 + Double((day.number * 7) % 13) / 40
        let moving = metres > 0 ? metres * stretch / speed : 2700
        var digest = ActivityDigest(
            id: "example-\(day.number)", sport: sport, isIndoor: sport == .strength ? true : nil,
            title: sport == .trailRunning ? "Ridge loop with the long way home" : nil,
            start: Moment(secondsSince1970: Double(day.number) * 86_400 + 64_800), offset: .utc, day: day, elapsed: moving + 95,
            moving: moving, distance: metres > 0 ? Distance(metres: metres * stretch) : nil,
            ascent: metres > 0 ? Distance(metres: sport == .trailRunning ? 640 : 84) : nil,
            meanHeartRate: HeartRate(beatsPerMinute: sport == .strength ? 108 : 146),
            maximumHeartRate: HeartRate(beatsPerMinute: 178),
            activeEnergy: Energy(kilocalories: moving / 5.2), load: SessionLoad(value: load * stretch, method: .heartRate),
            conditions: nil, bestEfforts: [], steadySegments: [], efficiency: 1.31, decoupling: 3.4, gradeAdjustedSpeed: nil,
            heartRateReserveFraction: nil, isRace: day.number % 49 == 3)
        digest.hardSeconds = sport == .running && speed > 3.5 ? 900 : 60
        return digest
    }
}
