import Analysis
import Measures
import Testing
import Training

struct LongTrendsTests {
    private static func sample(_ kind: BodySampleKind, _ day: Day, _ value: Double, _ device: String) -> BodySample {
        BodySample(
            kind: kind, start: day.start(at: .utc) + 3 * 3600, end: day.start(at: .utc) + 3 * 3600, offset: .utc, value: value,
            source: Source(name: device, origin: .appleHealth))
    }

    /// Two devices have two scales: no week is the mean of both.
    @Test(arguments: [BodySampleKind.restingHeartRate, .sdnn])
    func `a week uses the device with most of its days`(_ kind: BodySampleKind) {
        let monday = Day(number: 19_800)
        var samples: [BodySample] = []
        for index in 0..<14 {
            // A strap on three days of the first week with a watch on every day; in the second week the strap alone.
            if index < 7 { samples.append(Self.sample(kind, monday + index, 46, "Watch")) }
            if index < 3 || index >= 7 { samples.append(Self.sample(kind, monday + index, 60, "Strap")) }
        }
        samples.sort { $0.start < $1.start }
        let history = History(athlete: SyntheticHistory.athlete, digests: [], bodySamples: samples)
        let trends = LongTrends(from: monday, through: monday + 13, history: history, oxygenUptake: [])
        let values = kind == .sdnn ? trends.variability : trends.restingHeartRate
        #expect(values == [DatedValue(day: monday, value: 46), DatedValue(day: monday + 7, value: 60)])
        if kind == .sdnn { #expect(trends.variabilityKind == .sdnn) }
    }

    @Test func `weeks without any record have no fitness, fatigue or form`() {
        let today = SyntheticHistory.today
        let old = SyntheticHistory.history(days: 800, knownDays: false) { $0 > 700 ? 50 : nil }
        #expect(LongTrends(from: today - 364, through: today, history: old, oxygenUptake: []).load.isEmpty)
        let whole = LongTrends(from: today - 800, through: today, history: old, oxygenUptake: []).load
        // Up to a week after an activity counts as rest, and the week that ends with it is drawn.
        #expect(!whole.isEmpty && whole.allSatisfy { today - $0.day > 700 - 14 })
    }
}
