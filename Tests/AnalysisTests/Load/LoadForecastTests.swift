import Analysis
import Measures
import Testing
import Training

struct LoadForecastTests {
    private let today = Day(number: 20_000)

    @Test func `with rest acute load reaches zero in a week and form rises every day`() throws {
        let state = FitnessAndFatigue(fitness: 50, fatigue: 50)
        let rest = LoadForecast(
            course: .rest, loads: [Double](repeating: 50, count: 28), state: state, after: today, planned: [])
        #expect(rest.points.count == 28)
        #expect(rest[1]?.acute == 300 && rest[7]?.acute == 0)
        #expect(rest[7]?.chronic == 262.5 && rest[28]?.chronic == 0 && rest[28]?.ratio == nil)
        // CTL and ATL decrease by e^(−1/42) and e^(−1/7) a day.
        let fitness = 50 * Double.exp(-7.0 / 42)
        let fatigue = 50 * Double.exp(-1.0)
        #expect(abs(try #require(rest[7]).fitness - fitness) < 1e-9)
        #expect(abs(try #require(rest[7]).fatigue - fatigue) < 1e-9)
        #expect(try #require(rest[7]).form > #require(rest[1]).form)
    }

    @Test func `a plan equal to the weeks before changes nothing`() throws {
        let week: [Double] = [60, 0, 80, 40, 0, 50, 120]
        let loads = week + week + week + week
        let plan = LoadForecast(
            course: .plan, loads: loads, state: FitnessAndFatigue(fitness: 50, fatigue: 50), after: today, planned: week)
        for ahead in [7, 14, 21, 28] {
            #expect(plan[ahead]?.acute == 350 && plan[ahead]?.chronic == 350 && plan[ahead]?.ratio == 1)
        }
        #expect(plan[8]?.load == 60)
    }

    @Test func `the insights of a history contain both courses with receipts`() throws {
        let history = SyntheticHistory.history(days: 60) { $0 % 3 == 0 ? nil : 60 }
        let load = insights(asOf: SyntheticHistory.today, history: history).load
        let outlook = try #require(load.outlook)
        let form = try #require(outlook.estimate(.form, .rest, ahead: 7).value)
        #expect(form.method == LoadForecast.card.id && form.interval == nil)
        #expect(form.value > (try #require(load.form.value)).value)
        let plan = try #require(outlook.estimate(.chronic, .plan, ahead: 28).value)
        let interval = try #require(plan.interval)
        #expect(interval.low <= plan.value && plan.value <= interval.high && interval.low < interval.high)
        #expect(outlook.estimate(.ratio, .rest, ahead: 28).value == nil)
        #expect(
            insights(asOf: SyntheticHistory.today, history: SyntheticHistory.history(days: 20) { _ in 50 }).load.outlook == nil)
    }

    @Test func `after a break the ratio has no zone and gives no alarm`() throws {
        // Nine days without load, then a week of training: the ratio jumps.
        let history = SyntheticHistory.history(days: 80) { (5..<14).contains($0) ? nil : 60 }
        let calm = insights(asOf: SyntheticHistory.today, history: history).load
        #expect(calm.returning?.days == 9)
        #expect(calm.returning?.since == SyntheticHistory.today - 4)
        #expect(calm.zone.value == nil && calm.trainingTrend.value == nil)
        let restless = SyntheticHistory.history(days: 80) { (7..<24).contains($0) ? nil : 90 }
        let load = insights(asOf: SyntheticHistory.today, history: restless).load
        #expect((load.ratio.value?.value ?? 0) > 1.3)
        #expect(load.zone.value == nil)
        #expect(load.change.value == nil || load.change.value == .low)
        #expect(load.recommendations.contains { $0.rule == .returningAfterBreak && $0.numbers == [17, 6] })
        #expect(!load.recommendations.contains { $0.rule == .loadWellAboveUsual })
        // Without a break the same ratio is an alarm.
        let steady = insights(asOf: SyntheticHistory.today, history: SyntheticHistory.history(days: 80) { $0 < 7 ? 120 : 40 })
            .load
        #expect(steady.returning == nil && steady.zone.value == .high)
    }

    @Test func `a stated race shapes the plan, and a lighter week before it is tapering`() throws {
        var athlete = SyntheticHistory.athlete
        func loadInsight(_ days: Int?) -> LoadInsight {
            athlete.raceDay = days.map { SyntheticHistory.today + $0 }
            let history = SyntheticHistory.history(days: 80, athlete: athlete) {
                $0 % 7 == 0 || $0 % 7 == 3 ? nil : $0 < 7 ? 25 : 70
            }
            return insights(asOf: SyntheticHistory.today, history: history).load
        }
        let racing = loadInsight(5)
        #expect(racing.plan[4].workout == .race)
        #expect(racing.plan[2...3].allSatisfy { $0.workout != .tempo && $0.workout != .interval })
        #expect(loadInsight(10).trainingTrend.value == .tapering)
        #expect(loadInsight(nil).plan.allSatisfy { $0.workout != .race })
        // A past race is ignored.
        #expect(loadInsight(-3).plan == loadInsight(nil).plan)
        // That of today is not yet run: its easy days follow.
        #expect(loadInsight(0).plan.prefix(3).allSatisfy { !$0.isHard && $0.workout != .long && $0.workout != .race })
        #expect(loadInsight(nil).plan.prefix(3).contains { $0.isHard })
    }

    @Test func `a week below the year's median gives no alarm for the ratio alone`() {
        // A year of 100 a day, three easy weeks, then a week that is still below the usual one.
        let history = SyntheticHistory.history(days: 364) { $0 < 7 ? 90 : $0 < 28 ? 30 : 100 }
        let load = insights(asOf: SyntheticHistory.today, history: history).load
        #expect(load.zone.value == .high)
        #expect(load.change.value == .moderate)
        #expect(load.recommendations.first { $0.rule == .loadWellAboveUsual }?.urgency == .info)
    }
}
