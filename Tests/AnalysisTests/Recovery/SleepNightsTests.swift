import Analysis
import Measures
import Testing
import Training

struct SleepNightsTests {
    private let watch = Source(name: "Watch", origin: .appleHealth)
    private let phone = Source(name: "Phone", origin: .appleHealth)
    private let day = Day(number: 20_000)

    /// Hours from midnight of the waking day.
    private func sample(_ kind: BodySampleKind, _ from: Double, _ to: Double, _ source: Source? = nil) -> BodySample {
        let midnight = day.start(at: .utc)
        return BodySample(
            kind: kind, start: midnight + from * 3600, end: midnight + to * 3600, offset: .utc, value: (to - from) * 60,
            source: source ?? watch)
    }

    @Test func `a night that begins before midnight belongs to the day of waking`() throws {
        let nights = SleepNights(
            samples: [
                sample(.inBed, -1.5, 7), sample(.asleepCore, -1, 2), sample(.asleepDeep, 2, 3), sample(.awake, 3, 3.5),
                sample(.asleepREM, 3.5, 4.5), sample(.asleepCore, 4.5, 6.5),
            ], home: .utc)
        let night = try #require(nights.nights[day])
        #expect(nights.nights.count == 1)
        #expect(abs(night.asleepHours - 7) < 1e-9)
        #expect(abs(night.inBedHours - 8.5) < 1e-9)
        #expect(abs(try #require(night.deepAndREMShare) - 2.0 / 7) < 1e-9)
        #expect(abs(night.midpoint - 2.75 * 60) < 1e-9)
    }

    @Test func `overlapping stages, a second source and a nap do not lengthen the night`() throws {
        let nights = SleepNights(
            samples: [
                sample(.asleepCore, 0, 6), sample(.asleepDeep, 1, 2), sample(.asleep, -1, 7, phone),
                sample(.asleepCore, 13, 14.5),
            ], home: .utc)
        let night = try #require(nights.nights[day])
        #expect(abs(night.asleepHours - 6) < 1e-9)
        #expect(nights.nights.count == 1)
    }

    @Test func `only in bed is no sleep`() {
        #expect(SleepNights(samples: [sample(.inBed, -1, 7, phone)], home: .utc).nights.isEmpty)
        #expect(SleepNights(samples: [sample(.asleepCore, 3, 2)], home: .utc).nights.isEmpty)
    }
}
