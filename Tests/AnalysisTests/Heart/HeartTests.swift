import Testing

@testable import Analysis

struct HeartTests {
    @Test func `time in zones sums to the total time`() {
        let samples = (60..<200).map { Double($0) }
        let times = TimeInZones.seconds(samples: samples, step: 5, bounds: [100, 120, 140, 160])
        #expect(times.reduce(0, +) == 700)
        #expect(times.count == 5)
    }

    @Test func `Karvonen's bounds range from rest to maximum`() {
        #expect(HeartRateZones.karvonen(resting: 50, maximum: 190, fraction: 0) == 50)
        #expect(HeartRateZones.karvonen(resting: 50, maximum: 190, fraction: 1) == 190)
        #expect(HeartRateZones.karvonen(resting: 50, maximum: 100, fraction: 0.5) == nil)
    }

    @Test func `the same pace at the same heart rate has zero decoupling`() {
        #expect(Efficiency.decoupling(first: 1.3, second: 1.3) == 0)
        #expect(Efficiency.metresPerBeat(speed: 3, heartRate: 0) == nil)
    }

    @Test func `threshold speed is below the speed at maximal uptake`() throws {
        for vdot in stride(from: 25.0, through: 85, by: 5) {
            let threshold = try #require(Threshold.speed(vdot: vdot))
            #expect(threshold < (try #require(DanielsGilbert.speed(uptake: vdot))))
        }
        #expect(Threshold.speed(vdot: 20) == nil)
    }
}
