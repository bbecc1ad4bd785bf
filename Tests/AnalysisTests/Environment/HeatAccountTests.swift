import Measures
import Testing
import Training

@testable import Analysis

/// The heat account converts a run to cool weather and back.
struct HeatAccountTests {
    private static let today = SyntheticHistory.today

    private static func climate(_ degrees: Double) -> ClimateConditions {
        ClimateConditions(
            temperature: Temperature(celsius: degrees + 3), humidityPercent: 70, wetBulbGlobe: Temperature(celsius: degrees),
            heatIndex: nil, dewPoint: nil)
    }

    /// Steady runs of an athlete who loses `slope` of ln speed per °C after acclimation, and a 10 km race yesterday.
    static func history(slope: Double, cool seconds: Double, race degrees: Double) throws -> History {
        var runs: [ActivityDigest] = []
        for index in 0..<60 {
            var run = SyntheticHistory.digest(back: 122 - 2 * index, conditions: climate(8 + Double(index * 7 % 10) * 1.8))
            run.heartRateReserveFraction = 0.70 + 0.01 * Double(index % 4)
            runs.append(run)
        }
        var race = SyntheticHistory.race(back: 1, metres: 10_000, seconds: seconds)
        race.conditions = climate(degrees)
        let acclimation = try #require(
            AcclimationHistory(digests: runs + [race], firstKnownDay: runs.first?.day, asOf: today))
        func felt(_ digest: ActivityDigest) -> Double {
            let heat = max(0, (digest.conditions?.wetBulbGlobe?.celsius ?? 0) - 12.5)
            return heat * (1 - 0.5 * acclimation.state(before: digest.day))
        }
        for index in runs.indices {
            let effort = 0.6 * ((runs[index].heartRateReserveFraction ?? 0.7) - 0.7)
            let speed = 2.9 * Double.exp(effort - slope * felt(runs[index]) + 0.004 * Double(index % 3 - 1))
            runs[index].gradeAdjustedSpeed = Speed(metresPerSecond: speed)
        }
        race.elapsed = seconds * Double.exp(slope * felt(race))
        race.moving = race.elapsed
        return History(athlete: SyntheticHistory.athlete, digests: runs + [race])
    }

    @Test func `a hot race of an acclimated runner is converted by the runner's own response`() throws {
        let history = try Self.history(slope: 0.006, cool: 2700, race: 24)
        let own = try #require(history.heat.ownSlope)
        #expect(abs(own - 0.006) < 0.0006)
        let race = try #require(history.efforts.efforts.last { $0.isRace })
        // The population's slope would give a race of 2,739 s.
        #expect(abs(race.seconds / 2700 - 1) < 0.005)
    }

    @Test func `the activity page, the effort and the forecast for the same weather agree`() throws {
        let history = try Self.history(slope: 0.006, cool: 2700, race: 24)
        let digest = try #require(history.digests.last { $0.isRace })
        let race = try #require(history.efforts.efforts.last { $0.isRace })
        let weather = weatherInsight(asOf: Self.today, history: history)
        let cost = try #require(history.heatCost(of: digest, weather: weather, asOf: Self.today))
        #expect(abs(race.seconds * (1 + cost.percent.value / 100) - digest.elapsed) < 1e-6)
        let state = try #require(history.heat.acclimation(on: digest.day))
        let again = try #require(history.heat.heated(race.seconds, wetBulbGlobe: 24, acclimation: state))
        #expect(abs(again.seconds - digest.elapsed) < 1e-6)
        #expect(abs(again.percent - cost.percent.value) < 1e-9)
    }

    @Test func `a run of three years ago has the same account as a new one`() throws {
        let recent = try Self.history(slope: 0.006, cool: 2700, race: 24)
        var old = SyntheticHistory.race(back: 1200, metres: 10_000, seconds: 2900)
        old.conditions = Self.climate(27)
        let before = (1201..<1215).map { SyntheticHistory.digest(back: $0, conditions: Self.climate(26)) }
        let history = History(athlete: SyntheticHistory.athlete, digests: before + [old] + recent.digests)
        let own = try #require(history.heat.ownSlope)
        let state = try #require(history.heat.acclimation(on: old.day))
        #expect(state > 0.1)
        let percent = try #require(history.heat.percent(of: old, hours: old.hoursInHeat))
        let expected = try #require(
            HeatResponse.percent(wetBulbGlobe: 27, hours: old.hoursInHeat, acclimation: state, ownSlope: own))
        #expect(percent == expected)
        let weather = weatherInsight(asOf: Self.today, history: history)
        let page = try #require(history.heatCost(of: old, weather: weather, asOf: Self.today))
        #expect(abs(page.percent.value - percent) < 1e-9)
        let effort = try #require(history.efforts.efforts.first { $0.activity == old.id })
        #expect(abs(effort.seconds * (1 + percent / 100) - old.elapsed) < 1e-6)
    }

    /// Slopes, heats, times and states of acclimation from a fixed sequence.
    @Test func `predicting a run for its own weather gives its own time`() throws {
        var seed: UInt64 = 1
        func unit() -> Double {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(seed >> 11) / 9_007_199_254_740_992
        }
        for index in 0..<2000 {
            let slope = index % 3 == 0 ? nil : 0.001 + 0.008 * unit()
            let account = HeatAccount(day: Self.today, ownSlope: slope, deviation: 0.1, acclimation: nil)
            let (seconds, degrees, state) = (400 + 22_000 * unit(), -5 + 45 * unit(), unit())
            let percent = try #require(
                account.percent(wetBulbGlobe: degrees, hours: seconds / 3600, acclimation: state))
            let cool = seconds / (1 + percent / 100)
            let hot = try #require(account.heated(cool, wetBulbGlobe: degrees, acclimation: state))
            #expect(abs(hot.seconds / seconds - 1) < 1e-9, "\(slope ?? 0) \(seconds) \(degrees) \(state)")
            #expect(abs(hot.percent - percent) < 1e-6)
        }
    }

    @Test func `unknown weather, rooms and cool days cause no conversion`() {
        let account = HeatAccount.population
        var run = SyntheticHistory.digest(back: 1)
        #expect(account.cooled(3000, of: run) == 3000 && account.percent(of: run, hours: 1) == nil)
        run.conditions = Self.climate(12)
        #expect(account.cooled(3000, of: run) == 3000 && account.percent(of: run, hours: 1) == 0)
        run.conditions = Self.climate(30)
        run.isIndoor = true
        #expect(account.cooled(3000, of: run) == 3000)
    }

    @Test func `a history uses on each evening only the response known then`() throws {
        let history = try Self.history(slope: 0.006, cool: 2700, race: 24)
        let early = history.withHeat(asOf: Self.today - 115)
        #expect(early.heat.ownSlope == nil && early.heat.day == Self.today - 115)
        let race = try #require(early.efforts.efforts.last { $0.isRace })
        let known = try #require(history.efforts.efforts.last { $0.isRace })
        #expect(race.seconds > known.seconds + 30)
        #expect(early.withHeat(asOf: Self.today) == history.withHeat(asOf: Self.today - 115).withHeat(asOf: Self.today))
    }
}
