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
        #expect(night.asleep == [.init(start: -60, end: 180), .init(start: 210, end: 390)])
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

    /// A stage of this length in a night from `from` to `to`.
    private func sum(_ kind: BodySampleKind, _ minutes: Double, _ from: Double = -1, _ to: Double = 7) -> BodySample {
        var sample = sample(kind, from, to)
        sample.value = minutes
        return sample
    }

    @Test func `a night given as sums is as long as its stages, not as its span`() throws {
        let stages = [sum(.asleepCore, 240), sum(.asleepDeep, 30), sum(.asleepREM, 48), sum(.awake, 120)]
        let night = try #require(
            SleepNights(samples: stages + [sample(.inBed, -1.5, 7 + 10.0 / 60)], home: .utc).nights[day])
        #expect(abs(night.asleepHours - 5.3) < 1e-9)
        #expect(abs(night.inBedHours - 26.0 / 3) < 1e-9)
        #expect(abs(try #require(night.deepAndREMShare) - 1.3 / 5.3) < 1e-9)
        #expect(night.asleep == [.init(start: -60, end: 420)])
        // 20.7 of 45 for 5.3 h and 0 of 20 for 61 % in bed, of the 65 points without regularity.
        let score = try #require(
            SleepScore.result(of: SleepScore.Night(asleepHours: night.asleepHours, inBedHours: night.inBedHours)))
        #expect(abs(score.score - 20.7 / 65 * 100) < 1e-6)
        // The length in bed counts if its start and end are those of the sleep.
        let unplaced = try #require(SleepNights(samples: stages + [sum(.inBed, 520)], home: .utc).nights[day])
        #expect(abs(unplaced.inBedHours - 26.0 / 3) < 1e-9 && unplaced.start == night.start + 1800)
        let alone = try #require(SleepNights(samples: [sum(.asleep, 300)], home: .utc).nights[day])
        #expect(alone.asleepHours == 5 && alone.deepAndREMShare == nil)
    }

    @Test func `single stages take precedence over sums`() throws {
        let stages = [sample(.asleepCore, -1, 5), sample(.asleepDeep, 5, 6)]
        let both = SleepNights(samples: stages + [sum(.asleepCore, 360), sum(.asleepDeep, 60)], home: .utc)
        #expect(both == SleepNights(samples: stages, home: .utc))
    }

    @Test func `the phone's time in bed belongs to the night of the watch`() throws {
        let stages = [sample(.asleepCore, -1, 4), sample(.asleepREM, 4, 6)]
        let night = try #require(SleepNights(samples: stages + [sample(.inBed, -1.5, 7.5, phone)], home: .utc).nights[day])
        #expect(night.asleepHours == 7 && night.inBedHours == 9)
        // Lying down in the afternoon does not belong to it.
        let later = try #require(SleepNights(samples: stages + [sample(.inBed, 13, 14, phone)], home: .utc).nights[day])
        #expect(later.inBedHours == 7)
    }

    @Test func `time in bed alone is no sleep`() {
        #expect(SleepNights(samples: [sample(.inBed, -1, 7, phone)], home: .utc).nights.isEmpty)
        #expect(SleepNights(samples: [sample(.asleepCore, 3, 2)], home: .utc).nights.isEmpty)
    }
}
