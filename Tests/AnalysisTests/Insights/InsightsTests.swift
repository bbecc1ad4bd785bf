import Analysis
import Measures
import Testing
import Training

struct InsightsTests {
    private func sample(_ kind: BodySampleKind, _ back: Int, _ value: Double) -> BodySample {
        let start = (SyntheticHistory.today - back).start(at: .utc) + 5 * 3600
        return BodySample(
            kind: kind, start: start, end: start, offset: .utc, value: value,
            source: Source(name: "Watch", origin: .appleHealth))
    }

    @Test func `an empty history has reasons for all values and no plan`() {
        let history = History(athlete: Athlete(name: "Nobody"), digests: [])
        let all = insights(asOf: SyntheticHistory.today, history: history)
        #expect(all.fitness.oxygenUptake == .absent(.noData))
        #expect(all.load.ratio == .absent(.noData))
        #expect(all.readiness.recovery.value == nil)
        #expect(all.weather.runsWithWeather == 0)
        #expect(all.load.plan.isEmpty)
        #expect(all.priorities.contains { $0.rule == .needRuns })
    }

    @Test func `warnings come first, each rule once`() {
        let history = SyntheticHistory.history(days: 60) { $0 < 7 ? 200 : 40 }
        let all = insights(asOf: SyntheticHistory.today, history: history)
        #expect(!all.priorities.isEmpty)
        let rules = all.priorities.map { $0.rule.rawValue }
        #expect(Set(rules).count == rules.count)
        #expect(all.priorities.first?.urgency == .warning)
        #expect(all.load.plan.count == 7)
    }

    /// Sixty usual days: the ratio advises to go on. After a night with a high pulse only the advice to take it easy remains.
    @Test func `advice to take it easy excludes advice to go on`() throws {
        func all(_ pulse: Double) -> Insights {
            var samples: [BodySample] = []
            for back in (0..<40).reversed() {
                let start = (SyntheticHistory.today - back).start(at: .utc) + 5 * 3600
                let source = Source(name: "Watch", origin: .appleHealth)
                for (kind, value) in [
                    (BodySampleKind.restingHeartRate, back == 0 ? pulse : 50 + Double(back % 3)),
                    (.sdnn, back == 0 && pulse > 60 ? 20 : 60 + Double(back % 5)),
                ] {
                    samples.append(BodySample(kind: kind, start: start, end: start, offset: .utc, value: value, source: source))
                }
            }
            let history = SyntheticHistory.history(days: 60, bodySamples: samples) { Double($0 % 7) * 12 }
            return insights(asOf: SyntheticHistory.today, history: history)
        }
        let usual = all(51)
        #expect(usual.priorities.contains { $0.rule == .loadInUsualRange || $0.rule == .easierWeekPlanned })
        let strained = all(72)
        #expect(strained.priorities.contains { $0.rule == .recoveryLow })
        #expect(!strained.priorities.contains { $0.rule == .loadInUsualRange || $0.rule == .easierWeekPlanned })
        #expect(!strained.priorities.contains { $0.rule == .freshEnoughForQuality })
    }

    @Test func `the order in which activities arrive has no effect`() {
        let history = SyntheticHistory.history(days: 60) { Double($0 % 7) * 12 }
        let shuffled = History(
            athlete: history.athlete, digests: Array(history.digests.reversed()),
            knownDays: Array(history.knownDays.reversed()))
        #expect(
            insights(asOf: SyntheticHistory.today, history: history) == insights(asOf: SyntheticHistory.today, history: shuffled))
    }

    @Test func `fewer runs are less evidence, and the same load`() throws {
        var digests = (0..<60).map { SyntheticHistory.digest(back: $0, load: 40) }
        digests.append(SyntheticHistory.race(back: 70, metres: 10_000, seconds: 2400))
        let history = History(
            athlete: SyntheticHistory.athlete, digests: digests, knownDays: (0..<71).map { SyntheticHistory.today - $0 })
        let all = insights(asOf: SyntheticHistory.today, history: history)
        #expect(all.fitness.method == .racePerformance)
        let few = all.resting(onNewest: 10, of: history)
        #expect(few.load == all.load)
        #expect(few.fitness.oxygenUptake.value == nil && few.fitness.predictions.isEmpty)
        #expect(all.resting(onNewest: 61, of: history) == all)
        // Other activities do not replace runs.
        let walks = (0..<40).map { SyntheticHistory.digest(back: $0, sport: .walking, id: "walk-\($0)") }
        let both = History(athlete: history.athlete, digests: digests + walks, knownDays: history.knownDays)
        let walked = insights(asOf: SyntheticHistory.today, history: both)
        #expect(walked.resting(onNewest: 61, of: both).fitness == walked.fitness)
    }

    @Test func `signs of illness give the advice to rest and nothing else`() throws {
        var samples: [BodySample] = []
        for back in (0..<40).reversed() {
            samples.append(sample(.restingHeartRate, back, back == 0 ? 75 : 50 + Double(back % 3)))
            samples.append(sample(.respiratoryRate, back, back == 0 ? 22 : 14 + Double(back % 3) / 5))
        }
        let history = SyntheticHistory.history(days: 60, bodySamples: samples) { Double($0 % 7) * 12 }
        let all = insights(asOf: SyntheticHistory.today, history: history)
        #expect(all.readiness.looksIll && all.priorities.first?.rule == .signsOfIllness)
        #expect(!all.priorities.contains { $0.rule == .recoveryLow || $0.rule == .loadInUsualRange })
        #expect(all.load.plan.prefix(2).allSatisfy { ($0.minutes ?? 0) <= 30 })
        #expect(all.load.recommendations.allSatisfy { $0.urgency == .warning } && !all.load.recommendations.isEmpty)
    }

    @Test func `after a race no advice asks for more until its easy days are over`() {
        let calls: [Recommendation.Rule] = [
            .loadBelowUsual, .loadInUsualRange, .freshEnoughForQuality, .recoveryHigh, .weekTooMonotonous, .needRecentEffort,
        ]
        func rules(_ ago: Int) -> [Recommendation.Rule] {
            let digests =
                // An easy week two weeks ago, so that none is due now.
                (1..<60).map {
                    SyntheticHistory.digest(back: $0 + ago, load: Double($0 % 4) * ((10..<17).contains($0) ? 12 : 20))
                }
                + [SyntheticHistory.digest(back: ago, load: 60, kilometres: 10, minutes: 42, isRace: true, id: "race")]
            let history = History(
                athlete: SyntheticHistory.athlete, digests: digests, knownDays: (0..<70).map { SyntheticHistory.today - $0 })
            let all = insights(asOf: SyntheticHistory.today, history: history)
            return (all.priorities + all.load.recommendations).map { $0.rule }
        }
        // A day per 3 km.
        for ago in 0...3 { #expect(rules(ago).allSatisfy { !calls.contains($0) }, "\(ago) days after") }
        #expect(rules(4).contains { calls.contains($0) })
    }

    /// A month of 40 a day and a week of much more, or of the same, with that week's variability far above the usual.
    @Test func `after high load no advice asks for hard training while variability is above the usual`() {
        func all(acute: Double, variability: Double) -> Insights {
            var samples: [BodySample] = []
            for back in (0..<60).reversed() {
                samples.append(sample(.rmssd, back, back < 7 ? variability : 50 + Double(back % 3)))
                samples.append(sample(.restingHeartRate, back, back < 7 ? 45 : 50 + Double(back % 3)))
            }
            let history = SyntheticHistory.history(days: 60, bodySamples: samples) { back in
                // No session today yet, and an easy week two weeks ago, so that none is due now.
                back == 0 ? nil : back < 7 ? acute : (14..<21).contains(back) ? 24 : 40
            }
            return insights(asOf: SyntheticHistory.today, history: history)
        }
        func isHard(_ insights: Insights) -> Bool {
            insights.load.plan.contains { $0.workout == .tempo || $0.workout == .interval }
        }
        func invites(_ insights: Insights) -> Bool {
            insights.priorities.contains { $0.rule == .recoveryHigh || $0.rule == .freshEnoughForQuality }
        }
        let strained = all(acute: 60, variability: 70)
        #expect(strained.load.isStrained && strained.readiness.recommendations.contains { $0.rule == .recoveryHigh })
        #expect(!isHard(strained) && !invites(strained))
        let rested = all(acute: 40, variability: 70)
        #expect(!rested.load.isStrained && invites(rested))
        #expect(!isHard(all(acute: 40, variability: 30)))
    }
}
