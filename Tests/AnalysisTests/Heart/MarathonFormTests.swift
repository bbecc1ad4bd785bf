import Analysis
import Measures
import Testing
import Training

struct MarathonFormTests {
    private func form(_ run: SyntheticRun) throws -> MarathonForm? {
        try #require(digest(of: run.recording, id: "1", athlete: SyntheticHistory.athlete, profile: AthleteProfile()).traits)
            .marathonForm
    }

    /// 3 m/s; heart rate is 150 until km 25 and 150 · 1.16 after it: the mean of 82,303 marathons (Smyth, 2022).
    @Test func `a heart rate a sixth higher late gives a form of 1.16 with its onset`() throws {
        let run = SyntheticRun(seconds: 14_200, heartRate: { Double($0) * 3 < 25_000 ? 150 : 174 })
        let found = try #require(try form(run))
        #expect(abs(found.ratio - 1.16) < 0.005)
        // A window of five kilometres exceeds 1.025 once about a sixth of it is beyond km 25.
        #expect(abs(try #require(found.onset) - 23.5) <= 1.01)
    }

    @Test func `an even marathon has a form of one and no onset`() throws {
        let found = try #require(try form(SyntheticRun(seconds: 14_200)))
        #expect(abs(found.ratio - 1) < 1e-6)
        #expect(found.onset == nil)
    }

    @Test func `a shorter run, or one without a heart rate, has no marathon form`() throws {
        #expect(try form(SyntheticRun(seconds: 12_000)) == nil)
        #expect(try form(SyntheticRun(seconds: 14_200, heartRate: nil)) == nil)
        #expect(try form(SyntheticRun(seconds: 14_200, heartRate: { $0 < 9000 ? 150 : nil })) == nil)
    }

    @Test func `the latest marathon of two years counts`() throws {
        func marathon(back: Int, ratio: Double) -> ActivityDigest {
            var digest = SyntheticHistory.digest(back: back, kilometres: 42.2, minutes: 240)
            digest.traits = SessionTraits(
                speedCurve: [], heartRateCurve: [], powerCurve: [], heartRateDrop: nil, lateEfficiencyLoss: nil,
                fastestClimb: nil, stride: nil, marathonForm: MarathonForm(ratio: ratio, onset: ratio > 1.1 ? 28 : nil))
            return digest
        }
        let history = History(
            athlete: SyntheticHistory.athlete,
            digests: [marathon(back: 800, ratio: 1.4), marathon(back: 300, ratio: 1.2), marathon(back: 100, ratio: 1.05)])
        let running = insights(asOf: SyntheticHistory.today, history: history).running
        #expect(running.marathonForm.value?.value == 1.05)
        #expect(running.marathonOnset.absence == .outOfRange)
        let before = insights(asOf: SyntheticHistory.today - 150, history: history).running
        #expect(before.marathonForm.value?.value == 1.2 && before.marathonOnset.value?.value == 28)
    }
}
