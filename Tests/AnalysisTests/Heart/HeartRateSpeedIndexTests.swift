import Analysis
import Measures
import Testing
import Training

struct HeartRateSpeedIndexTests {
    /// Standing at 76, maximum 190, 16 km/h at maximal uptake: 7.125 beats per km/h. At 12 km/h and 150 beats the line gives 10.386 km/h.
    @Test func `a run faster than the line at its heart rate has a positive index`() throws {
        let index = HeartRateSpeedIndex.value(speed: 12 / 3.6, heartRate: 150, resting: 50, maximum: 190, peakSpeed: 16 / 3.6)
        #expect(abs(try #require(index) - (12 - 74 / 7.125)) < 1e-9)
    }

    @Test func `the line has zero speed at standing, and the peak speed at maximal uptake`() throws {
        let peak = HeartRateSpeedIndex.value(speed: 4.5, heartRate: 190, resting: 50, maximum: 190, peakSpeed: 4.5)
        #expect(abs(try #require(peak)) < 1e-9)
        #expect(HeartRateSpeedIndex.value(speed: 3, heartRate: 76, resting: 50, maximum: 190, peakSpeed: 4.5) == nil)
        #expect(HeartRateSpeedIndex.value(speed: 3, heartRate: 150, resting: 90, maximum: 150, peakSpeed: 4.5) == nil)
        #expect(HeartRateSpeedIndex.value(speed: .nan, heartRate: 150, resting: 50, maximum: 190, peakSpeed: 4.5) == nil)
    }

    @Test func `the index rises when the same speed needs a lower heart rate`() throws {
        func history(_ heartRate: Double) -> History {
            History(
                athlete: SyntheticHistory.athlete,
                digests: [SyntheticHistory.race(back: 30, metres: 5000, seconds: 1260)]
                    + (0..<5).map {
                        SyntheticHistory.digest(
                            back: $0, segments: [SteadySegment(duration: 180, speed: 3, grade: 0, heartRate: heartRate)])
                    })
        }
        func index(_ heartRate: Double) throws -> Double {
            let all = insights(asOf: SyntheticHistory.today, history: history(heartRate))
            return try #require(all.running.heartRateSpeedIndex.value).value
        }
        #expect(try index(140) > index(150))
        let none = insights(asOf: SyntheticHistory.today, history: SyntheticHistory.history(days: 40) { _ in 50 })
        #expect(none.running.heartRateSpeedIndex.value == nil)
    }
}
