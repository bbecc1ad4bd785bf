import Analysis
import Testing

struct HeartTests {
    @Test func `a single wild peak is not a maximum`() {
        #expect(MaximumHeartRate.observed(peaks: [214, 188, 186, 170], age: 35) == 188)
        #expect(MaximumHeartRate.observed(peaks: [188], age: 35) == nil)
        // A single clean peak above what age predicts is a better maximum than the prediction: 185 at 40 years.
        #expect(MaximumHeartRate.single(peaks: [196, 170], age: 40) == 196)
        #expect(MaximumHeartRate.single(peaks: [214, 170], age: 40) == nil)
        #expect(MaximumHeartRate.single(peaks: [180], age: 40) == nil)
        #expect(MaximumHeartRate.observed(peaks: [160, 158], age: 35) == nil)
        #expect(MaximumHeartRate.observed(peaks: [160, 158], age: nil) == 160)
        // Peaks of easy runs are no maximum, unless age says that they may be.
        #expect(MaximumHeartRate.observed(peaks: [160, 158], age: nil, usualMean: 149) == nil)
        #expect(MaximumHeartRate.observed(peaks: [188, 186], age: nil, usualMean: 149) == 188)
        // A record of easy sessions with a few harder ones, of an athlete of unknown age.
        #expect(MaximumHeartRate.observed(peaks: [169, 151, 135, 133, 127], age: nil, usualMean: 107) == nil)
        #expect(MaximumHeartRate.observed(peaks: [160, 158], age: 80, usualMean: 149) == 160)
    }

    @Test func `time in zones adds up to the time`() {
        let samples = (60..<200).map { Double($0) }
        let times = TimeInZones.seconds(samples: samples, step: 5, bounds: [100, 120, 140, 160])
        #expect(times.reduce(0, +) == 700)
        #expect(times.count == 5)
    }

    @Test func `Karvonen's bounds begin at rest and end at maximum`() {
        #expect(HeartRateZones.karvonen(resting: 50, maximum: 190, fraction: 0) == 50)
        #expect(HeartRateZones.karvonen(resting: 50, maximum: 190, fraction: 1) == 190)
        #expect(HeartRateZones.karvonen(resting: 50, maximum: 100, fraction: 0.5) == nil)
    }

    @Test func `the same pace at the same heart rate has not decoupled`() {
        #expect(Efficiency.decoupling(first: 1.3, second: 1.3) == 0)
        #expect(Efficiency.metresPerBeat(speed: 3, heartRate: 0) == nil)
    }

    @Test func `threshold speed lies below the speed at full uptake`() throws {
        for vdot in stride(from: 25.0, through: 85, by: 5) {
            let threshold = try #require(Threshold.speed(vdot: vdot))
            #expect(threshold < (try #require(DanielsGilbert.speed(uptake: vdot))))
        }
        #expect(Threshold.speed(vdot: 20) == nil)
    }
}
