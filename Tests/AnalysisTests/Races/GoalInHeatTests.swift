import Measures
import Testing

@testable import Analysis

struct GoalInHeatTests {
    /// By hand: 30 °C and 70 % are 27.0 °C of wet-bulb globe temperature in the shade, and 0.37 % · 14.5 of half an hour.
    @Test func `a goal in heat is between shade and sun`() throws {
        let heat = try #require(GoalInHeat(celsius: 30, humidity: 70, goal: 1800))
        let shade = try #require(IndoorWetBulbGlobe.celsius(temperature: 30, humidity: 70))
        #expect(heat.warmth.low == shade && heat.warmth.high > shade + 2 && heat.warmth.high < 36)
        #expect(abs(heat.slowdown.low - 0.37 * (shade - 12.5)) < 1e-9)
        #expect(abs(heat.time.low - 1800 * (1 + heat.slowdown.low / 100)) < 1e-9 && heat.time.high > heat.time.low)
        // Three and a half hours are slowed more.
        let long = try #require(GoalInHeat(celsius: 30, humidity: 70, goal: 12_600))
        #expect(long.slowdown.low > 1.5 * heat.slowdown.low)
        let cool = try #require(GoalInHeat(celsius: 2, humidity: 50, goal: 1800))
        #expect(cool.time == Interval(low: 1800, high: 1800))
    }

    @Test func `running the stated time in that heat is worth the goal in cool weather, by the athlete's own response`() throws {
        let own = try HeatAccountTests.history(slope: 0.006, cool: 2700, race: 24).heat
        for account in [nil, own] {
            for goal in [1800.0, 12_600] {
                let heat = try #require(GoalInHeat(celsius: 30, humidity: 70, goal: goal, account: account))
                #expect(heat.isOwn == (account != nil))
                let state = account.flatMap { $0.acclimation(on: $0.day + 1) } ?? 0
                let used = account ?? .population
                for (seconds, degrees) in [(heat.time.low, heat.warmth.low), (heat.time.high, heat.warmth.high)] {
                    let percent = try #require(
                        used.percent(wetBulbGlobe: degrees, hours: seconds / 3600, acclimation: state))
                    #expect(abs(seconds / (1 + percent / 100) - goal) < 1e-6)
                }
            }
        }
    }

    @Test func `an athlete without an own response has the population's`() throws {
        let none = History(athlete: SyntheticHistory.athlete, digests: [SyntheticHistory.digest(back: 3)]).heat
        let heat = try #require(GoalInHeat(celsius: 30, humidity: 70, goal: 12_600, account: none))
        #expect(!heat.isOwn && heat == GoalInHeat(celsius: 30, humidity: 70, goal: 12_600))
    }

    @Test func `impossible air or an invalid goal gives nil`() {
        for (celsius, humidity, goal) in [
            (60.0, 50.0, 1800.0), (20, 0, 1800), (20, 101, 1800), (20, 50, 0), (.nan, 50, 1800), (20, 50, .infinity),
        ] {
            #expect(GoalInHeat(celsius: celsius, humidity: humidity, goal: goal) == nil)
        }
    }
}
