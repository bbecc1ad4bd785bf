import Measures
import Testing
import Training

@testable import Analysis

struct PaceByMonthTests {
    /// A run of 40 minutes at a speed and heart rate.
    private func run(_ day: Day, _ number: Int, speed: Double, rate: Double) -> ActivityDigest {
        var digest = SyntheticHistory.digest(back: SyntheticHistory.today - day, minutes: 40, id: "\(day.number)-\(number)")
        digest.gradeAdjustedSpeed = Speed(metresPerSecond: speed)
        digest.meanHeartRate = HeartRate(beatsPerMinute: rate)
        return digest
    }

    private func months(_ digests: [ActivityDigest], asOf day: Day) -> [MonthOfRunning] {
        KnownRuns(asOf: day, history: History(athlete: SyntheticHistory.athlete, digests: digests)).months
    }

    @Test func `each month has the medians of its runs`() throws {
        let may = try #require(Day(year: 2024, month: 5, day: 1))
        let february = try #require(Day(year: 2024, month: 2, day: 29))
        let digests = [
            run(february, 0, speed: 2.5, rate: 150), run(february, 1, speed: 2.7, rate: 140),
            run(february, 2, speed: 3.5, rate: 145), run(may, 0, speed: 3, rate: 150), run(may + 1, 0, speed: 3.2, rate: 152),
            run(may + 30, 0, speed: 3.1, rate: 160), run(may + 31, 0, speed: 9, rate: 99),
        ]
        let found = months(digests, asOf: may + 31)
        #expect(
            found == [
                MonthOfRunning(year: 2024, month: 2, runs: 3, speed: 2.7, heartRate: 145),
                MonthOfRunning(year: 2024, month: 5, runs: 3, speed: 3.1, heartRate: 152),
            ])
        // A year later this February is outside the last twelve months, and later days are ignored.
        let later = try #require(Day(year: 2025, month: 2, day: 1))
        #expect(months(digests, asOf: later).map { $0.month } == [5])
        #expect(months(digests, asOf: may + 1).map { $0.month } == [2])
    }

    @Test func `races, rooms, short runs and doubtful heart rates are excluded`() throws {
        let day = try #require(Day(year: 2024, month: 5, day: 10))
        let good = (0..<3).map { run(day, $0, speed: 3, rate: 150) }
        var race = run(day, 3, speed: 5, rate: 180)
        race.isRace = true
        var room = run(day, 4, speed: 5, rate: 180)
        room.isIndoor = true
        var short = run(day, 5, speed: 5, rate: 180)
        short.moving = 1199
        var doubtful = run(day, 6, speed: 5, rate: 180)
        doubtful.measures = SessionMeasures(
            normalisedSpeed: nil, speedSeconds: 0, normalisedPower: nil, powerSeconds: 0, heartRateSeconds: [],
            lowestHeartRate: 0, heartRateCoverage: 0.7, peakHeartRate: nil, laterHeartRate: nil, isHeartRateDoubtful: false,
            perceivedEffort: nil)
        let found = months(good + [race, room, short, doubtful], asOf: day)
        #expect(found == [MonthOfRunning(year: 2024, month: 5, runs: 3, speed: 3, heartRate: 150)])
        #expect(months(Array(good.prefix(2)), asOf: day).isEmpty)
    }
}
