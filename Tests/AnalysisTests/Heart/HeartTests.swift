import Testing

@testable import Analysis

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

    @Test func `older peaks are compared as measured, and the result is aged`() {
        // 190 and 186 agree as measured; aged they are 188.1 and 179.6, which do not.
        let old = [HeartRatePeak(190, years: 3), HeartRatePeak(186, years: 10)]
        let maximum = MaximumHeartRate.observed(old, age: 40)
        #expect(abs((maximum?.first?.aged ?? 0) - 188.08) < 1e-9)
        #expect(maximum?.map { $0.value } == [190, 186])
    }

    @Test func `an old peak never lowers a newer one that it supports`() {
        // 189 of ten years ago is worth 182.6 today and supports 185, which is this year's.
        let peaks = [HeartRatePeak(185), HeartRatePeak(189, years: 10)]
        #expect(MaximumHeartRate.observed(peaks, age: 40)?.first?.aged == 185)
    }

    @Test func `walks and easy rides alone show no maximum where the age is unknown`() {
        let walks = [HeartRatePeak(142, canBeMaximum: false), HeartRatePeak(140, canBeMaximum: false)]
        #expect(MaximumHeartRate.observed(walks, age: nil, usualMean: 105) == nil)
        #expect(MaximumHeartRate.observed(walks + [HeartRatePeak(144)], age: nil, usualMean: 105)?.first?.value == 144)
        // Age says that a peak may be a maximum, whatever the sport.
        #expect(MaximumHeartRate.observed(walks, age: 95)?.first?.value == 142)
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
