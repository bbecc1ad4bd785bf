import Analysis
import Measures
import Testing
import Training

struct LoadInsightTests {
    func insight(_ history: History, asOf day: Day = SyntheticHistory.today) -> LoadInsight {
        loadInsight(asOf: day, history: history, fitness: fitnessInsight(asOf: day, history: history))
    }

    @Test func `steady training has a ratio of one, in the usual range, in balance`() throws {
        let load = insight(SyntheticHistory.history(days: 100) { $0 % 2 == 0 ? 80 : 20 })
        #expect(abs(try #require(load.ratio.value).value - 1) < 0.1)
        #expect(load.zone == .known(.optimal))
        #expect(load.change == .known(.low))
        #expect(load.trainingTrend == .known(.steady))
        #expect(abs(try #require(load.fitness.value).value - 50) < 3)
        #expect(load.days.count == 100)
    }

    @Test func `form is as certain as its known days, and absent after a few unknown ones`() throws {
        let history = SyntheticHistory.history(days: 100) { $0 % 2 == 0 ? 80 : 20 }
        let known = insight(history)
        #expect(known.form.value?.quality == 1 && known.recovery.value != nil)
        // Days without any data follow.
        let third = insight(history, asOf: SyntheticHistory.today + 3)
        #expect(third.recovery.value != nil)
        let fourth = insight(history, asOf: SyntheticHistory.today + 4)
        #expect(fourth.recovery == .absent(.stale))
        #expect(abs(try #require(fourth.form.value).quality - 38.0 / 42) < 1e-9)
        #expect(fourth.recommendations.allSatisfy { $0.rule != .freshEnoughForQuality })
        #expect(insight(history, asOf: SyntheticHistory.today + 41).form.value != nil)
        #expect(insight(history, asOf: SyntheticHistory.today + 42).form == .absent(.stale))
    }

    @Test func `a week without training does not count as fresh for a hard session`() {
        func isCalledFresh(resting days: Int) -> Bool {
            let load = insight(SyntheticHistory.history(days: 100) { $0 < days ? nil : 60 })
            return load.recovery.value != nil && load.recommendations.contains { $0.rule == .freshEnoughForQuality }
        }
        #expect(isCalledFresh(resting: 6) && !isCalledFresh(resting: 7) && !isCalledFresh(resting: 20))
    }

    @Test func `acute and chronic loads are the sums of their named sessions`() throws {
        let load = insight(SyntheticHistory.history(days: 40) { Double(10 + $0) })
        for (estimate, divisor) in [(try #require(load.acute.value), 1.0), (try #require(load.chronic.value), 4.0)] {
            let named = estimate.inputs.compactMap { $0.value }.reduce(0, +)
            #expect(abs(named / divisor - estimate.value) < 1e-9)
            #expect(estimate.inputs.allSatisfy { $0.activity != nil })
            let interval = try #require(estimate.interval)
            #expect(interval.low < estimate.value && interval.high > estimate.value)
        }
        let ratio = try #require(load.ratio.value)
        #expect(abs(ratio.value - (try #require(load.acute.value)).value / (try #require(load.chronic.value)).value) < 1e-12)
    }

    @Test func `less than four weeks ask for more, with the missing number of days`() {
        let load = insight(SyntheticHistory.history(days: 16) { _ in 50 })
        #expect(load.ratio == .absent(.tooFew))
        #expect(load.zone == .absent(.tooFew))
        #expect(load.acute.value != nil)
        #expect(load.recommendations.contains(Recommendation(.needMoreHistory, numbers: [12], urgency: .info)))
    }

    @Test func `with recorded activities only, days between them are rest, and the receipt counts them`() throws {
        func load(_ every: Int, until back: Int = 0) -> LoadInsight {
            insight(SyntheticHistory.history(days: 60, knownDays: false) { $0 >= back && $0 % every == 0 ? 60 : nil })
        }
        let ratio = try #require(load(3).ratio.value)
        #expect(ratio.inputs.first { $0.name == "days_taken_for_rest" }?.value == 18)
        #expect(load(3).monotony.value != nil)
        // More than a week without data is rest or a missing import, which is unknown.
        #expect(load(9).ratio.value != nil && load(11).ratio == .absent(.tooFew))
        #expect(load(3, until: 9).ratio.value != nil && load(3, until: 12).ratio == .absent(.tooFew))
    }

    @Test func `too many unknown days remove the ratio, not the sums`() {
        // The athlete wore a watch for a day six weeks ago, and two weeks ago.
        let body = [40, 15].map { back in
            BodySample(
                kind: .restingHeartRate, start: (SyntheticHistory.today - back).start(at: .utc),
                end: (SyntheticHistory.today - back).start(at: .utc), offset: .utc, value: 50,
                source: Source(name: "x", origin: .demo))
        }
        let load = insight(SyntheticHistory.history(days: 60, knownDays: false, bodySamples: body) { $0 % 4 == 0 ? 60 : nil })
        #expect(load.ratio == .absent(.tooFew))
        #expect(load.chronic.value != nil)
        let known = insight(SyntheticHistory.history(days: 60) { $0 % 3 == 0 ? 60 : nil })
        #expect(known.ratio.value != nil)
    }

    @Test func `after a run much longer than before no advice says to keep on`() {
        func rules(_ kilometres: Double) -> [Recommendation.Rule] {
            let digests = (0..<60).reversed().map { SyntheticHistory.digest(back: $0, kilometres: $0 == 0 ? kilometres : 10) }
            return insight(History(athlete: SyntheticHistory.athlete, digests: digests)).recommendations.map { $0.rule }
        }
        #expect(rules(10).contains(.loadInUsualRange) && !rules(10).contains(.sessionMuchLongerThanRecent))
        #expect(rules(20).contains(.sessionMuchLongerThanRecent) && !rules(20).contains(.loadInUsualRange))
    }

    @Test func `runs of unknown length are not zero kilometres`() throws {
        func week(_ digests: [ActivityDigest]) -> Answer<Estimate> {
            insight(History(athlete: SyntheticHistory.athlete, digests: digests)).weeklyDistance
        }
        var unmeasured = SyntheticHistory.digest(back: 1)
        unmeasured.distance = nil
        #expect(week([unmeasured]) == .absent(.noData))
        let some = try #require(week([unmeasured, SyntheticHistory.digest(back: 2, kilometres: 8)]).value)
        #expect(some.value == 8 && some.quality == 0.5)
        #expect(week([SyntheticHistory.digest(back: 1, sport: .cycling)]).value?.value == 0)
    }

    @Test func `a hard week gives advice, a hard half hour after a break does not`() {
        func isTired(_ load: @escaping (Int) -> Double?) -> Bool {
            insight(SyntheticHistory.history(days: 60, load: load)).recommendations.contains { $0.rule == .veryTired }
        }
        #expect(isTired { $0 < 7 ? 150 : 30 })
        #expect(!isTired { $0 < 3 ? 40 : 1 })
    }

    @Test func `after usual weeks a bad night is not attributed to training`() {
        func advice(_ load: @escaping (Int) -> Double?) -> (RecoveryStatus?, Bool) {
            let history = SyntheticHistory.history(days: 100, load: load)
            let today = SyntheticHistory.today
            let load = loadInsight(
                asOf: today, history: history, fitness: fitnessInsight(asOf: today, history: history), readiness: [20])
            return (load.recovery.value, load.recommendations.contains { $0.rule == .veryTired })
        }
        #expect(advice { $0 % 2 == 0 ? 80 : 20 } == (.fatigued, false))
        #expect(advice { $0 < 7 ? 150 : 30 }.1)
    }

    @Test func `hardly any chronic load gives no ratio`() {
        let load = insight(SyntheticHistory.history(days: 60) { $0 % 14 == 0 ? 10 : 0 })
        #expect(load.ratio == .absent(.outOfRange))
    }

    @Test func `a run half again as long as the longest of the month is reported with both lengths`() throws {
        var digests = (1..<60).map { SyntheticHistory.digest(back: $0, kilometres: 10) }
        digests.append(SyntheticHistory.digest(back: 0, kilometres: 15))
        let history = History(athlete: SyntheticHistory.athlete, digests: digests)
        let load = insight(history)
        #expect(load.change == .known(.moderate))
        let advice = try #require(load.recommendations.first)
        #expect(advice.rule == .sessionMuchLongerThanRecent && advice.numbers == [15, 10])
    }

    @Test func `later days have no effect`() {
        let whole = SyntheticHistory.history(days: 80) { Double($0 % 9) * 10 }
        let then = SyntheticHistory.today - 20
        let known = History(
            athlete: whole.athlete, digests: whole.digests.filter { $0.day <= then },
            knownDays: whole.knownDays.filter { $0 <= then })
        #expect(insight(whole, asOf: then) == insight(known, asOf: then))
    }

    @Test func `no session gives no figures`() {
        let load = insight(History(athlete: SyntheticHistory.athlete, digests: []))
        #expect(load.acute == .absent(.noData) && load.days.isEmpty && load.form == .absent(.noData))
    }

    @Test func `ten days without a run are detraining`() {
        let load = insight(SyntheticHistory.history(days: 60) { $0 < 10 ? nil : 50 })
        #expect(load.trainingTrend == .known(.detraining))
    }

    @Test func `a week without data has no recovery status`() {
        let digests = (0..<60).map { SyntheticHistory.digest(back: $0 + 40) }
        let history = History(athlete: SyntheticHistory.athlete, digests: digests)
        let load = insights(asOf: SyntheticHistory.today, history: history).load
        #expect(load.recovery.absence == .stale)
        #expect(insights(asOf: SyntheticHistory.today - 40, history: history).load.recovery.value != nil)
    }

    @Test func `the usual week is that of the planner, and absent with little history and after a break`() throws {
        let steady = insight(SyntheticHistory.history(days: 100) { $0 % 2 == 0 ? 80 : 20 })
        #expect(abs(try #require(steady.usualWeek.value) - 350) < 31)
        // An easy week leaves it as it was.
        let eased = insight(SyntheticHistory.history(days: 100) { $0 < 7 ? 35 : 50 })
        #expect(abs(try #require(eased.usualWeek.value) - 350) < 1e-6)
        #expect(insight(SyntheticHistory.history(days: 20) { _ in 50 }).usualWeek == .absent(.tooFew))
        #expect(insight(SyntheticHistory.history(days: 100) { $0 < 30 ? nil : 50 }).usualWeek == .absent(.stale))
        #expect(insight(History(athlete: SyntheticHistory.athlete, digests: [])).usualWeek == .absent(.tooFew))
    }
}
