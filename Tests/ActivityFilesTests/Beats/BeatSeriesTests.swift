import Measures
import Testing
import Training

@testable import ActivityFiles

struct BeatSeriesTests {
    @Test func `consecutive beats give times, and a heart rate of sixty over each interval`() throws {
        var series = BeatSeries()
        for interval in [1, 0.5, 0.75] { series.append(interval) }
        #expect(series.seconds == [1, 1.5, 2.25])
        #expect(series.channels.map { $0.kind } == [.heartRate, .beatInterval])
        #expect(series.channels.first?.values == [60, 120, 80])
        #expect(series.meanHeartRate == HeartRate(beatsPerMinute: 80))
        #expect(series.findings.isEmpty)
    }

    @Test func `zeros and dropouts are no beats, and the time of a dropout passes`() throws {
        var series = BeatSeries()
        for interval in [1, 0, -1, 7.5, .nan, 1] { series.append(interval) }
        #expect(series.intervals == [1, 1])
        #expect(series.seconds == [1, 9.5])
        #expect(series.findings == [ImportFinding(.note, .valuesOutOfRange(what: "beat interval", count: 4))])
    }

    @Test func `a clock that continues without beats is used, and one in whole seconds is not`() throws {
        var series = BeatSeries()
        series.append(1, endingAt: 1.4)
        series.append(1, endingAt: 62)
        series.append(1, endingAt: 63)
        series.append(1, endingAt: 3)
        #expect(series.seconds == [1, 62, 63, 63])
    }

    @Test func `an empty series has no channel and no mean`() {
        #expect(BeatSeries().channels.isEmpty)
        #expect(BeatSeries().meanHeartRate == nil)
    }
}
