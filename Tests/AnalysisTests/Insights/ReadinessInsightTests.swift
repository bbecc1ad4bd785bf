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

    /// Nights of somebody steady, with a little noise.
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

    @Test func `nothing measured, nothing said`() {
        let nothing = insight([])
        #expect(nothing.recovery == .absent(.noData))
        #expect(nothing.sleep == .absent(.noData))
        #expect(nothing.restingHeartRate == .absent(.noData))
        #expect(nothing.variability == .absent(.noData))
        #expect(nothing.strain.value == nil)
        #expect(nothing.nights == 0)
    }

    @Test func `four of seven nights are too few, and yesterday is not carried over`() {
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
        #expect(settled.high - settled.low <= 20 + 1e-9)
    }

    @Test func `drivers add up to the scores`() throws {
        let all = insight(nights(50, today: (42, 53)))
        for score in [try #require(all.recovery.value), try #require(all.sleep.value)] {
            #expect(abs(score.drivers.reduce(0) { $0 + $1.points } - score.estimate.value) < 1e-9)
        }
    }

    @Test func `a high pulse, fast breath and low variability look like illness`() throws {
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

    @Test func `strain needs six hours of heart rate`() {
        let athlete = Athlete(
            name: "T", restingHeartRate: HeartRate(beatsPerMinute: 50), maximumHeartRate: HeartRate(beatsPerMinute: 190))
        func strain(_ count: Int) -> Answer<Score> {
            let total = DailyTotal(
                kind: .heartRate, day: end, sum: 70 * Double(count), minimum: 48, maximum: 120, count: count,
                source: ReadinessInsightTests.source)
            return readinessInsight(asOf: end, history: History(athlete: athlete, digests: [], dailyTotals: [total])).strain
        }
        #expect(strain(280).value?.estimate.value == 0)
        #expect(strain(40).value == nil)
    }
}
