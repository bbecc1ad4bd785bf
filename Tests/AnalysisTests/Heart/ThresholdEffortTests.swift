import Measures
import Testing
import Training

@testable import Analysis

/// The heart rate of the race of 20 to 60 minutes nearest to an hour.
struct ThresholdEffortTests {
    private static func race(
        back: Int, minutes: Double, heartRate: Double, coverage: Double = 1, isDoubtful: Bool = false, isRace: Bool = true
    ) -> ActivityDigest {
        var race = SyntheticHistory.digest(back: back, minutes: minutes, isRace: isRace)
        race.meanHeartRate = HeartRate(beatsPerMinute: heartRate)
        race.measures = SessionMeasures(
            normalisedSpeed: nil, speedSeconds: 0, normalisedPower: nil, powerSeconds: 0,
            heartRateSeconds: [minutes * 60], lowestHeartRate: Int(heartRate), heartRateCoverage: coverage, peakHeartRate: nil,
            laterHeartRate: nil, isHeartRateDoubtful: isDoubtful, perceivedEffort: nil)
        return race
    }

    private static func threshold(_ digests: [ActivityDigest], stated: Double? = nil) -> Answer<Estimate> {
        var athlete = SyntheticHistory.athlete
        athlete.thresholdHeartRate = stated.map { HeartRate(beatsPerMinute: $0) }
        let history = History(athlete: athlete, digests: digests.sorted { $0.start < $1.start }, asOf: SyntheticHistory.today)
        let day = SyntheticHistory.today
        return RunningInsight.thresholdHeartRate(history.profile(asOf: day), history, asOf: day)
    }

    @Test func `the race nearest to an hour decides the threshold, and a shorter one counts below its mean`() throws {
        let races = [Self.race(back: 40, minutes: 45, heartRate: 168), Self.race(back: 20, minutes: 25, heartRate: 174)]
        // By hand: 45 minutes are half way between 0.95 at 30 and 1 at 60.
        let known = try #require(Self.threshold(races).value)
        #expect(abs(known.value - 168 * 0.975) < 1e-9)
        #expect(known.inputs.map { $0.activity } == ["run-40", nil] && known.inputs.map { $0.value } == [168, 0.975])
        #expect(abs(try #require(Self.threshold([races[1]]).value).value - 174 * 0.95) < 1e-9)
        #expect(abs(try #require(Self.threshold([Self.race(back: 9, minutes: 60, heartRate: 165)]).value).value - 165) < 1e-9)
        // A sociable race of an hour does not count beside a raced one.
        let jogged = Self.race(back: 10, minutes: 58, heartRate: 154)
        #expect(try #require(Self.threshold(races + [jogged]).value).value == known.value)
        #expect(try #require(Self.threshold(races, stated: 171).value).value == 171)
    }

    /// The athlete's maximum is 190: without such a race 0.89 of it.
    @Test(arguments: [
        race(back: 400, minutes: 42, heartRate: 174), race(back: 9, minutes: 19, heartRate: 174),
        race(back: 9, minutes: 75, heartRate: 174), race(back: 9, minutes: 42, heartRate: 174, coverage: 0.5),
        race(back: 9, minutes: 42, heartRate: 174, isDoubtful: true), race(back: 9, minutes: 42, heartRate: 174, isRace: false),
        race(back: 9, minutes: 42, heartRate: 140), race(back: 9, minutes: 42, heartRate: 195),
    ])
    func `other activities leave the threshold to the maximum`(_ digest: ActivityDigest) throws {
        let known = try #require(Self.threshold([digest]).value)
        #expect(abs(known.value - 0.89 * 190) < 1e-9)
    }

    /// By hand: 30 minutes at 70 to 80 % count three times, 10 minutes at 90 % and more five times.
    @Test func `without a resting heart rate zones of the maximum give the load`() throws {
        var seconds = [Double](repeating: 0, count: 41)
        seconds[0] = 1800
        seconds[40] = 600
        #expect(EdwardsZones.total(seconds: seconds, lowest: 140, maximum: 190) == 140)
        var digest = Self.race(back: 3, minutes: 40, heartRate: 150)
        digest.measures?.heartRateSeconds = seconds
        digest.measures?.lowestHeartRate = 140
        let unknown = AthleteProfile(
            maximumHeartRate: ProfileValue(190, .stated), thresholdHeartRate: ProfileValue(169, .derived))
        #expect(abs((digest.load(by: .heartRate, for: unknown) ?? 0) - 100 * 140 / 240) < 1e-9)
        digest.measures?.heartRateCoverage = 0.5
        #expect(digest.load(by: .heartRate, for: unknown) == nil)
        #expect(EdwardsZones.total(seconds: seconds, lowest: 140, maximum: 100) == nil)
    }
}
