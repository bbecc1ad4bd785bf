import Measures
import Testing
import Training

@testable import ActivityFiles

struct TCXLapTests {
    static func activity(_ laps: String) -> String { "<Activity Sport=\"Running\">\(laps)</Activity>" }

    /// Returns the finding for a number of omitted values.
    static func leftOut(_ what: String, _ count: Int) -> ImportFinding {
        ImportFinding(.warning, .valuesOutOfRange(what: what, count: count))
    }

    /// Found by fuzzing: without points the laps determine the end of a recording.
    @Test func `a lap of negative length does not end a recording before its start`() throws {
        let reading = try TCXReaderTests.read(Self.activity(TCXReaderTests.lap(0, seconds: "-9", "")))
        let recording = try #require(reading.recordings.first)
        #expect(recording.elapsed == 0)
        #expect(recording.timer == nil)
        #expect(recording.laps.map { $0.timer } == [nil])
        #expect(reading.findings == [Self.leftOut("time", 1)])
    }

    @Test func `an impossible lap does not affect the others`() throws {
        let laps = TCXReaderTests.lap(0, "") + TCXReaderTests.lap(1, seconds: "-1e308", metres: "1e300", "")
        let reading = try TCXReaderTests.read(Self.activity(laps))
        let recording = try #require(reading.recordings.first)
        #expect(recording.elapsed == 60)
        #expect(recording.timer == 60)
        #expect(recording.distance == Distance(200))
        #expect(recording.laps.map { $0.distance } == [Distance(200), nil])
        #expect(reading.findings == [Self.leftOut("time", 1), Self.leftOut("distance", 1)])
    }

    /// With 1e308 seconds at a heart rate, the mean of all laps was not finite.
    @Test func `laps of infinite length leave a finite mean heart rate`() throws {
        let laps = TCXReaderTests.lap(0, seconds: "1e308", "") + TCXReaderTests.lap(1, "")
        let recording = try #require(try TCXReaderTests.read(Self.activity(laps)).recordings.first)
        #expect(recording.meanHeartRate == HeartRate(140))
        #expect(recording.elapsed == 120)
    }

    @Test func `impossible values of a lap are omitted, and its limits are accepted`() {
        var outliers = TrackOutliers()
        var edges = TrackLap(timer: 2_678_400, distance: 0, calories: 1_000_000, meanHeartRate: 1, maximumHeartRate: 300)
        outliers.judge(&edges)
        #expect(outliers.counts.all.isEmpty)
        #expect([edges.timer, edges.distance, edges.calories] == [2_678_400, 0, 1_000_000])
        #expect([edges.meanHeartRate, edges.maximumHeartRate] == [1, 300])

        var beyond = TrackLap(
            timer: (2_678_400.0).nextUp, distance: (0.0).nextDown, calories: .infinity, meanHeartRate: 0.5, maximumHeartRate: 301)
        outliers.judge(&beyond)
        #expect(outliers.counts.all.map { $0.kind } == ["time", "distance", "energy", "heart rate"])
        #expect(outliers.counts.all.map { $0.count } == [1, 1, 1, 2])
        for value in [beyond.timer, beyond.distance, beyond.calories, beyond.meanHeartRate, beyond.maximumHeartRate] {
            #expect(value.isNaN)
        }
    }

    @Test func `a heart rate of zero counts as missing`() {
        var outliers = TrackOutliers()
        var lap = TrackLap(meanHeartRate: 0, maximumHeartRate: 0)
        outliers.judge(&lap)
        #expect(lap.meanHeartRate.isNaN && lap.maximumHeartRate.isNaN)
        #expect(outliers.counts.all.isEmpty)
    }
}
