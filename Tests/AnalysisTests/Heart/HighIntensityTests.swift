import Analysis
import Measures
import Testing
import Training

struct HighIntensityTests {
    /// Threshold speed is 4 m/s, threshold heart rate 170.
    static func seconds(_ run: SyntheticRun) -> Double? { DigestTests.digested(run).hardSeconds }

    /// Five times three minutes with two minutes between, and a quarter of an hour before and after.
    static func intervals(_ second: Int) -> Double {
        (900..<2400).contains(second) && (second - 900) % 300 < 180 ? 4.5 : 2.6
    }

    @Test func `repetitions count in an easy session, by pace or by heart rate`() throws {
        let byPace = try #require(Self.seconds(SyntheticRun(speed: Self.intervals, heartRate: nil)))
        // Means of 30 s lose some seconds at both ends of each repetition.
        #expect((780...900).contains(byPace))
        let beats = SyntheticRun(
            speed: { _ in 3 }, heartRate: { Self.intervals($0) > 4 ? 176 : 140 }, sport: .trailRunning, hasDistance: false)
        let byHeart = try #require(Self.seconds(beats))
        #expect(byHeart > HighIntensity.least && byHeart <= 900)
        let both = try #require(
            Self.seconds(SyntheticRun(speed: Self.intervals, heartRate: { (900..<1000).contains($0) ? 176 : 150 })))
        #expect(both == byPace)
    }

    @Test func `an easy hour has no hard seconds, a tempo at threshold has all of it`() throws {
        #expect(Self.seconds(SyntheticRun(speed: { _ in 3.2 })) == 0)
        let tempo = try #require(Self.seconds(SyntheticRun(seconds: 1500, speed: { _ in 3.95 }, heartRate: nil)))
        // The first and last means are cut at the ends.
        #expect(tempo >= 1480)
    }

    @Test func `a slow uphill run is hard, and unmeasured intensity is unknown`() throws {
        let climb = try #require(
            Self.seconds(SyntheticRun(seconds: 1800, speed: { _ in 2.6 }, grade: { _ in 0.12 }, heartRate: nil)))
        #expect(climb > 1200)
        #expect(Self.seconds(SyntheticRun(heartRate: nil, sport: .yoga, hasDistance: false)) == nil)
        let unknown = AthleteProfile(athlete: Athlete(name: "x"), peaks: [], bodySamples: [], asOf: Day(number: 19_675))
        #expect(DigestTests.digested(SyntheticRun(), athlete: Athlete(name: "x"), profile: unknown).hardSeconds == nil)
    }

    @Test func `a threshold predicted by age does not override pace`() throws {
        var athlete = DigestTests.athlete
        athlete.thresholdHeartRate = nil
        athlete.maximumHeartRate = nil
        let profile = AthleteProfile(athlete: athlete, peaks: [], bodySamples: [], asOf: Day(number: 19_675))
        #expect(profile.thresholdHeartRate?.origin == .predicted)
        let easy = SyntheticRun(speed: { _ in 3 }, heartRate: { _ in 178 })
        #expect(DigestTests.digested(easy, athlete: athlete, profile: profile).hardSeconds == 0)
        var rowing = easy
        rowing.sport = .rowing
        #expect(DigestTests.digested(rowing, athlete: athlete, profile: profile).hardSeconds ?? 0 > 3000)
    }
}
