import Analysis
import Measures
import Testing
import Training

struct ReadinessInsightTests {
    private static let source = Source(name: "Watch", origin: .appleHealth)
    private let end = Day(number: 20_100)

    private func sample(_ kind: BodySampleKind, _ day: Day, hour: Double, _ value: Double, length: Double = 0) -> BodySample {
        let start = day.start(at: .utc) + hour * 3600
        return BodySample(
            kind: kind, start: start, end: start + length * 3600, offset: .utc, value: value, source: ReadinessInsightTests.source
        )
    }

    /// Nights of a steady athlete with slight noise.
    private func nights(_ count: Int, kind: BodySampleKind = .sdnn, today: (hrv: Double, resting: Double) = (50, 50))
        -> [BodySample]
    {
        var random = SplitMix(state: 21)
        var samples: [BodySample] = []
        for ago in (0..<count).reversed() {
            let day = end - ago
            let hrv = ago == 0 ? today.hrv : 50 + 8 * (random.unit() - 0.5)
            let resting = ago == 0 ? today.resting : 50 + 4 * (random.unit() - 0.5)
            samples.append(sample(.asleepCore, day, hour: 0, 420, length: 7))
            samples.append(sample(kind, day, hour: 3, hrv))
            samples.append(sample(.restingHeartRate, day, hour: 7, resting))
            samples.append(sample(.respiratoryRate, day, hour: 3, ago == 0 && today.resting > 55 ? 17.5 : 14 + random.unit()))
        }
        return samples
    }

    private func insight(_ samples: [BodySample], asOf day: Day? = nil) -> ReadinessInsight {
        readinessInsight(asOf: day ?? end, history: History(athlete: Athlete(name: "T"), digests: [], bodySamples: samples))
    }

    @Test func `without measurements there are no values`() {
        let nothing = insight([])
        #expect(nothing.recovery == .absent(.noData))
        #expect(nothing.sleep == .absent(.noData))
        #expect(nothing.restingHeartRate == .absent(.noData))
        #expect(nothing.variability == .absent(.noData))
        #expect(nothing.strain.value == nil)
        #expect(nothing.nights == 0)
    }

    @Test func `four of seven nights are too few, and yesterday's score is not reused`() {
        let few = insight(nights(5))
        #expect(few.recovery == .absent(.tooFew))
        #expect(few.nights == 4)
        #expect(insight(nights(40), asOf: end + 1).recovery == .absent(.stale))
        #expect(insight(nights(40), asOf: end + 1).sleep == .absent(.stale))
    }

    @Test func `few nights are provisional, many are not`() throws {
        let provisional = try #require(insight(nights(12)).recovery.value)
        let interval = try #require(provisional.estimate.interval)
        #expect(interval.high - interval.low > 30)
        let settled = try #require(insight(nights(50)).recovery.value?.estimate.interval)
        #expect(settled.high - settled.low < interval.high - interval.low)
    }

    @Test func `drivers sum to the scores`() throws {
        let all = insight(nights(50, today: (42, 53)))
        for (score, start) in [(try #require(all.recovery.value), 50.0), (try #require(all.sleep.value), 0)] {
            #expect(abs(score.drivers.reduce(start) { $0 + $1.points } - score.estimate.value) < 1e-9)
        }
    }

    @Test func `a higher need of sleep gives fewer points for the same night`() throws {
        func points(need: Double?) throws -> (duration: Double, input: Double?) {
            let athlete = Athlete(name: "T", sleepNeedHours: need)
            let sleep = try #require(
                readinessInsight(asOf: end, history: History(athlete: athlete, digests: [], bodySamples: nights(3))).sleep.value)
            let duration = try #require(sleep.drivers.first { $0.name == "duration" })
            let most = try #require(duration.reference)
            return (duration.points / most * 45, sleep.estimate.inputs.last?.value)
        }
        // Seven hours of sleep: 4 of the 5, 4 and 6 hours between three and the need.
        #expect(abs(try points(need: nil).duration - 36) < 1e-9)
        #expect(abs(try points(need: 7).duration - 45) < 1e-9)
        #expect(abs(try points(need: 9).duration - 30) < 1e-9)
        #expect(try points(need: 9).input == 9)
        #expect(try points(need: nil).input == 8)
    }

    @Test func `a high pulse, high respiration and low variability indicate illness`() throws {
        let ill = insight(nights(50, today: (22, 60)))
        #expect(try #require(ill.recovery.value).band == .red)
        #expect(ill.recommendations.first?.rule == .signsOfIllness)
        let fine = insight(nights(50, today: (60, 47)))
        #expect(try #require(fine.recovery.value).band == .green)
        #expect(!fine.recommendations.contains { $0.rule == .signsOfIllness })
    }

    @Test func `the two kinds of variability are never mixed`() throws {
        let rmssd = nights(50, kind: .rmssd).map { sample -> BodySample in
            var sample = sample
            if sample.kind == .rmssd { sample.value = sample.value / 2 }
            return sample
        }
        let alone = insight(rmssd)
        let noise = nights(50, kind: .sdnn).filter { $0.kind == .sdnn }
        let both = insight(rmssd + noise)
        #expect(both.variability == alone.variability)
        #expect(try #require(both.variability.value).today.method == "hrv_rmssd")
        #expect(try #require(insight(noise).variability.value).today.method == "hrv_sdnn")
    }

    @Test func `three minutes of beats suffice for a night's rMSSD`() throws {
        /// Returns nights with this number of one-minute measurements each.
        func measured(_ count: Int) -> [BodySample] {
            nights(50, kind: .rmssd).flatMap { sample -> [BodySample] in
                guard sample.kind == .rmssd else { return [sample] }
                return (0..<count).map { index in
                    var part = sample
                    part.start = sample.start + Double(index) * 600
                    part.end = part.start + 60
                    return part
                }
            }
        }
        #expect(insight(measured(2)).variability.value == nil)
        #expect(try #require(insight(measured(3)).variability.value).today.method == "hrv_rmssd")
    }

    private func named(_ name: String, _ samples: [BodySample]) -> [BodySample] {
        samples.map { sample in
            var sample = sample
            sample.source.name = name
            return sample
        }
    }

    /// Old nights at 47 ms and 53 bpm until `days` ago, then new ones at 77 ms and 47 bpm.
    private func changed(_ days: Int) -> [BodySample] {
        let old = nights(days + 40).filter { $0.start < (end - days + 1).start(at: .utc) }
        let new = nights(days, today: (77, 47)).map { sample in
            var sample = sample
            if sample.kind == .sdnn { sample.value += 27 }
            if sample.kind == .restingHeartRate { sample.value -= 6 }
            return sample
        }
        return named("Old Watch", old) + named("New Watch", new)
    }

    @Test func `a new watch restarts the baseline and reports its progress`() throws {
        let second = insight(changed(2))
        #expect(second.recovery == .absent(.tooFew))
        #expect(second.restingHeartRate == .absent(.tooFew) && second.variability == .absent(.tooFew))
        #expect(second.newDevice == NewDevice(name: "New Watch", nights: 1) && second.nights == 1)
        #expect(second.recommendations.isEmpty)
        let settled = insight(changed(9))
        let score = try #require(settled.recovery.value)
        #expect(settled.newDevice == nil && settled.nights == 8)
        let own = insight(changed(9).filter { $0.source.name == "New Watch" })
        // The regularity of sleep uses both devices; sensor values are compared with their own device only.
        for part in ["hrv_z", "resting_heart_rate_z", "respiration_z"] {
            let value = try #require(score.estimate.inputs.first { $0.name == part }?.value)
            #expect(value == own.recovery.value?.estimate.inputs.first { $0.name == part }?.value && abs(value) < 3)
        }
        // Without another device before it, few nights are only few nights.
        #expect(insight(nights(3)).newDevice == nil)
    }

    @Test func `an occasional strap does not restart the baseline, and scales are not mixed`() throws {
        let watch = nights(50)
        let strap = named("Strap", [0, 9, 20].map { sample(.sdnn, end - $0, hour: 3, 120) })
        #expect(insight(watch + strap) == insight(watch))
        // With only the strap worn, the watch has no value for today.
        let without = watch.filter { $0.kind != .sdnn || $0.start < end.start(at: .utc) }
        #expect(insight(without + strap).variability == .absent(.tooFew))
    }

    /// Two beats more in the second half of the cycle, on every day of three months.
    @Test func `mornings are compared within the same half of a shared cycle`() throws {
        let starts = [end - 98, end - 70, end - 42, end - 14]
        func resting(_ sharesCycle: Bool, sex: Sex? = nil) throws -> (usual: Baseline, insight: ReadinessInsight) {
            let flow = CycleCalendarTests.flow(starts)
            let cycle = CycleCalendar(samples: flow, home: .utc, asOf: end)
            var samples = (0..<90).reversed().map { ago in
                sample(.restingHeartRate, end - ago, hour: 7, cycle.phase(on: end - ago) == .second ? 56 : 50)
            }
            if sharesCycle { samples += flow }
            samples.sort { $0.start < $1.start }
            var athlete = Athlete(name: "T")
            athlete.sex = sex
            let insight = readinessInsight(
                asOf: end, history: History(athlete: athlete, digests: [], bodySamples: samples))
            return (try #require(insight.restingHeartRate.value), insight)
        }
        let alike = try resting(true)
        #expect(alike.insight.comparedPhase == .first && alike.usual.usualLow < 50 && alike.usual.usualHigh > 50)
        #expect(alike.usual.today.inputs.first { $0.name == "usual_middle" }?.value == 50)
        let mixed = try resting(false)
        #expect(mixed.insight.comparedPhase == nil && !mixed.insight.couldShareCycle)
        #expect(mixed.usual.today.count > alike.usual.today.count)
        #expect(try resting(false, sex: .female).insight.couldShareCycle && !resting(true, sex: .female).insight.couldShareCycle)
    }
}
