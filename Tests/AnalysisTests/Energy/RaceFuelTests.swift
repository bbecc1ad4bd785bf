import Analysis
import Testing

struct RaceFuelTests {
    /// Thomas, Erdman, Burke (2016): 30–60 g/h for 1 to 2.5 h, up to 90 g/h beyond.
    @Test func `longer races need more per hour, and races below an hour need none`() throws {
        #expect(RaceFuel.range(hours: 0.9) == nil)
        #expect(try #require(RaceFuel.range(hours: 1)) == (30, 60))
        #expect(try #require(RaceFuel.range(hours: 2.5)) == (30, 60))
        #expect(try #require(RaceFuel.range(hours: 2.51)) == (60, 90))
        #expect(RaceFuel.range(hours: .nan) == nil && RaceFuel.range(hours: .infinity) == nil)
    }

    @Test func `a predicted marathon states its grams`() throws {
        let history = History(
            athlete: SyntheticHistory.athlete,
            digests: [SyntheticHistory.race(back: 20, metres: 10_000, seconds: 2700)]
                + (0..<60).map { SyntheticHistory.digest(back: $0) })
        let fuel = insights(asOf: SyntheticHistory.today, history: history).running.fuel
        let marathon = try #require(fuel.first { $0.race == .marathon })
        #expect(marathon.low == 60 && marathon.high == 90 && marathon.rate.value == 75)
        let hours = try #require(marathon.rate.inputs.first?.value) / 3600
        #expect(hours > 3 && abs(marathon.total.low - 60 * hours) < 1e-9 && abs(marathon.total.high - 90 * hours) < 1e-9)
        #expect(fuel.allSatisfy { $0.race == .marathon || $0.race == .halfMarathon })
    }
}
