import Analysis
import Contract
import Measures
import Testing
import Training

/// The rules for all metrics (models.md, section 0), on random histories.
struct HistoryPropertiesTests {
    private static let seeds: ClosedRange<UInt64> = 1...40
    private static let sentences = ContractSentences(
        recommendation: { $0.rule.rawValue }, plannedDay: { $0.workout.rawValue },
        absent: { "unknown: " + $0.map(\.key.rawValue).joined(separator: " ") })

    private func computed(_ random: RandomHistory) -> Insights { insights(asOf: RandomHistory.end, history: random.history) }

    @Test(arguments: seeds) func `no NaN and no infinity leaves, and every figure has a value or a reason`(seed: UInt64) throws {
        let random = RandomHistory(seed: seed)
        let all = computed(random)
        for name in FigureNames.names {
            switch try #require(FigureNames.figure(name, in: all), "\(name)") {
            case .absent: break
            case .known(let estimate):
                #expect(estimate.value.isFinite, "\(name)")
                #expect((0...1).contains(estimate.quality), "\(name): \(estimate.quality)")
                #expect(estimate.asOf <= RandomHistory.end)
                #expect(estimate.inputs.allSatisfy { $0.value?.isFinite ?? true }, "\(name)")
                if let interval = estimate.interval {
                    #expect(interval.low.isFinite && interval.high.isFinite && interval.low <= interval.high, "\(name)")
                    #expect(interval.low <= estimate.value && estimate.value <= interval.high, "\(name)")
                }
            }
        }
        // A number that is none could not be written as JSON at all.
        let report = try ReportDocument.object(
            all, activities: random.history.digests, isEmpty: false, sentences: HistoryPropertiesTests.sentences)
        for (steps, value) in report.numbers() {
            #expect(value.isFinite)
            #expect(ReportSources.line(for: steps) != nil, "/\(steps.joined(separator: "/"))")
        }
        try everyGapHasItsReason(report)
    }

    private func everyGapHasItsReason(_ report: JSONValue) throws {
        guard case .object(let members)? = report["running"], case .object(let absent)? = members["absent"] else {
            Issue.record("no running")
            return
        }
        for (key, value) in members where value == .null { #expect(absent[key] != nil, "\(key) is missing without a reason") }
        for key in absent.keys { #expect(members[key] ?? .null == .null, "\(key) is there and absent") }
    }

    @Test(arguments: 1...12 as ClosedRange<UInt64>) func `the order in which things arrive does not matter`(seed: UInt64) {
        let random = RandomHistory(seed: seed)
        var shuffled = random
        shuffled.digests.reverse()
        shuffled.samples = Array(
            random.samples.dropFirst(random.samples.count / 2) + random.samples.prefix(random.samples.count / 2))
        shuffled.knownDays.reverse()
        #expect(computed(random) == computed(shuffled))
    }

    @Test(arguments: 1...12 as ClosedRange<UInt64>) func `what comes later changes nothing`(seed: UInt64) {
        let random = RandomHistory(seed: seed)
        let day = RandomHistory.end - 60
        var before = random
        before.digests = random.digests.filter { $0.day <= day }
        before.samples = random.samples.filter { sample in
            Day(of: sample.start, at: sample.offset ?? random.athlete.homeOffset).map { $0 <= day } ?? false
        }
        before.knownDays = random.knownDays.filter { $0 <= day }
        func all(_ history: RandomHistory) -> Insights {
            insights(
                asOf: day,
                history: History(
                    athlete: history.athlete, digests: history.digests, bodySamples: history.samples,
                    knownDays: history.knownDays, asOf: day))
        }
        #expect(all(random) == all(before))
    }

    @Test(arguments: 1...12 as ClosedRange<UInt64>) func `a life an hour further east is the same life`(seed: UInt64) {
        // Every wall clock shows the same: days are the athlete's own, and no day is 86 400 seconds of something else.
        let random = RandomHistory(seed: seed)
        var east = random
        func moved(_ offset: LocalOffset) -> LocalOffset { LocalOffset(secondsAheadOfUTC: offset.secondsAheadOfUTC + 3600) }
        east.athlete.homeOffset = moved(random.athlete.homeOffset)
        east.digests = random.digests.map { digest in
            var digest = digest
            digest.start = digest.start + -3600
            digest.offset = moved(digest.offset)
            return digest
        }
        east.samples = random.samples.map { sample in
            var sample = sample
            sample.start = sample.start + -3600
            sample.end = sample.end + -3600
            sample.offset = sample.offset.map { moved($0) }
            return sample
        }
        #expect(computed(random) == computed(east))
    }

    @Test(arguments: seeds) func `every session's load falls on its own day, and none is lost`(seed: UInt64) throws {
        let random = RandomHistory(seed: seed)
        let history = random.history
        guard let daily = history.dailyLoads(through: RandomHistory.end) else {
            #expect(history.digests.allSatisfy { $0.load == nil })
            return
        }
        let sessions = history.digests.compactMap { $0.load?.value }.reduce(0, +)
        #expect(abs(daily.loads.reduce(0, +) - sessions) <= 1e-9 * max(1, sessions))
        for digest in history.digests {
            #expect(digest.day == Day(of: digest.start, at: digest.offset))
            if let load = digest.load { #expect(daily.loads[digest.day - daily.first] >= load.value - 1e-9) }
        }
    }

    @Test(arguments: seeds) func `a ratio is shown exactly while few enough days are unknown`(seed: UInt64) {
        let random = RandomHistory(seed: seed)
        let load = computed(random).load
        guard let daily = random.history.dailyLoads(through: RandomHistory.end), daily.loads.count >= 28 else {
            #expect(load.ratio.value == nil && load.outlook == nil)
            return
        }
        var unknown = 0
        var inRow = 0
        var longest = 0
        for isKnown in daily.known.suffix(28) {
            inRow = isKnown ? 0 : inRow + 1
            longest = max(longest, inRow)
            unknown += isKnown ? 0 : 1
        }
        let isComplete = unknown <= 3 && longest <= 2
        let chronic = daily.loads.suffix(28).reduce(0, +) / 4
        #expect((load.ratio.value != nil) == (isComplete && chronic >= 20))
        #expect((load.outlook != nil) == isComplete)
        if let ratio = load.ratio.value { #expect(ratio.value >= 0 && ratio.value <= 4 + 1e-9) }
    }

    @Test(arguments: seeds) func `drivers add up, shares add up, and bands belong to the number that is seen`(seed: UInt64) {
        let all = computed(RandomHistory(seed: seed))
        for (ring, start) in [(all.readiness.recovery, RecoveryScore.usualDay), (all.readiness.sleep, 0)] {
            guard let score = ring.value else { continue }
            #expect(abs(score.drivers.reduce(start) { $0 + $1.points } - score.estimate.value) < 1e-6)
            let shown = Rounding.halfUp(score.estimate.value)
            #expect(score.band == (shown >= 67 ? .green : shown >= 34 ? .amber : .red))
        }
        if let spread = all.running.distribution.value {
            #expect(abs(spread.easy.value + spread.middle.value + spread.hard.value - 1) < 1e-9)
        }
        for curve in all.running.curves {
            for (point, next) in zip(curve.points, curve.points.dropFirst()) { #expect(next.seconds > point.seconds) }
        }
        if let zone = all.load.zone.value, let ratio = all.load.ratio.value {
            #expect(zone == LoadZone(ratio: Rounding.halfUp(ratio.value, decimals: 2)))
        }
    }

    @Test func `without data every figure states its reason`() throws {
        let empty = insights(asOf: RandomHistory.end, history: History(athlete: Athlete(name: ""), digests: []))
        for name in FigureNames.names { #expect(FigureNames.figure(name, in: empty)?.absence != nil, "\(name)") }
        let report = try ReportDocument.object(
            empty, activities: [], isEmpty: true, sentences: HistoryPropertiesTests.sentences)
        for (steps, value) in report.numbers() where steps.first == "running" { Issue.record("\(steps) \(value)") }
    }
}
