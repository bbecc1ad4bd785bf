import Analysis
import Measures
import Training

/// Ten days at a hot place, after a month with weather from an archive.
enum RareHistory {
    static let today = Day(number: 20_000)

    static let history: History = {
        var digests: [ActivityDigest] = []
        for index in 0..<10 { digests.append(run(index)) }
        var history = History(
            athlete: Athlete(
                name: "Rare", birthYear: 1988, sex: .female, restingHeartRate: HeartRate(50), maximumHeartRate: HeartRate(190),
                raceDay: today + 7),
            digests: digests, asOf: today)
        history.localMaxima = (1...30).map { DatedValue(day: today - 9 - $0, value: 30 + Double($0 % 3)) }
        return history
    }()

    private static func run(_ index: Int) -> ActivityDigest {
        let day = today - (9 - index)
        let warmth = 14 + Double(index * 7 % 10) * 1.4
        let speed = 2.9 * (1 - 0.004 * max(0, warmth - 12.5)) + 0.01 * Double(index % 3)
        var digest = ActivityDigest(
            id: "rare \(index)", sport: .running, isIndoor: false, title: nil, start: day.start(at: .utc) + 7 * 3600,
            offset: .utc,
            day: day, elapsed: 3000, moving: 3000, distance: Distance(metres: speed * 3000), ascent: nil,
            meanHeartRate: HeartRate(148 + Double(index % 4)), maximumHeartRate: HeartRate(165), activeEnergy: nil, load: nil,
            conditions: ClimateConditions(
                temperature: Temperature(celsius: warmth + 4), humidityPercent: 70,
                wetBulbGlobe: Temperature(celsius: warmth), heatIndex: nil, dewPoint: nil),
            bestEfforts: [BestEffort(distance: 5000, seconds: index == 8 ? 1150 : 1500 + Double(index), start: 300)],
            steadySegments: [], efficiency: 1.2, decoupling: 2, gradeAdjustedSpeed: Speed(metresPerSecond: speed),
            heartRateReserveFraction: 0.70 + 0.01 * Double(index % 4), isRace: false)
        digest.traits = SessionTraits(
            speedCurve: [], heartRateCurve: [], powerCurve: [], heartRateDrop: nil, lateEfficiencyLoss: nil, fastestClimb: nil,
            stride: StrideMeans(
                speed: speed, values: [170, nil, nil, nil, nil], balance: index < 6 ? 50.1 : 51.2 + 0.1 * Double(index)),
            route: RouteMark(
                latitudes: [2_500_000, 2_501_000, 2_502_000, 2_501_000, 2_500_000],
                longitudes: [12_150_000, 12_151_000, 12_152_000, 12_153_000, 12_150_000], metres: 8000))
        return digest
    }
}
