import Measures
import Testing
import Training

@testable import ActivityFiles

struct TCXLapTests {
    static func activity(_ laps: String) -> String { "<Activity Sport=\"Running\">\(laps)</Activity>" }

    /// How often a kind of value was left out.
    static func leftOut(_ what: String, _ count: Int) -> ImportFinding {
        ImportFinding(.warning, .valuesOutOfRange(what: what, count: count))
    }

    /// Found by fuzzing: the end of a recording without points is told by its laps.
    @Test func `a lap of less than nothing ends no recording before it began`() throws {
        let reading = try TCXReaderTests.read(Self.activity(TCXReaderTests.lap(0, seconds: "-9", "")))
        let recording = try #require(reading.recordings.first)
        #expect(recording.elapsed == 0)
        #expect(recording.timer == nil)
        #expect(recording.laps.map { $0.timer } == [nil])
        #expect(reading.findings == [Self.leftOut("time", 1)])
    }

    @Test func `one lap that cannot be takes nothing from the others`() throws {
        let laps = TCXReaderTests.lap(0, "") + TCXReaderTests.lap(1, seconds: "-1e308", metres: "1e300", "")
        let reading = try TCXReaderTests.read(Self.activity(laps))
        let recording = try #require(reading.recordings.first)
        #expect(recording.elapsed == 60)
        #expect(recording.timer == 60)
        #expect(recording.distance == Distance(200))
        #expect(recording.laps.map { $0.distance } == [Distance(200), nil])
        #expect(reading.findings == [Self.leftOut("time", 1), Self.leftOut("distance", 1)])
    }

    /// With 1e308 seconds of a beat, the mean of all laps had no number.
    @Test func `laps without end leave a mean heart rate that is a number`() throws {
        let laps = TCXReaderTests.lap(0, seconds: "1e308", "") + TCXReaderTests.lap(1, "")
        let recording = try #require(try TCXReaderTests.read(Self.activity(laps)).recordings.first)
        #expect(recording.meanHeartRate == HeartRate(140))
        #expect(recording.elapsed == 120)
    }

    @Test func `what cannot be true of a lap is left out, and its edges are kept`() {
        var outliers = TrackOutliers()
        var edges = TCXLap(timer: 2_678_400, distance: 0, calories: 1_000_000, meanHeartRate: 1, maximumHeartRate: 300)
        outliers.judge(&edges)
        #expect(outliers.counts.all.isEmpty)
        #expect([edges.timer, edges.distance, edges.calories] == [2_678_400, 0, 1_000_000])
        #expect([edges.meanHeartRate, edges.maximumHeartRate] == [1, 300])

        var beyond = TCXLap(
            timer: (2_678_400.0).nextUp, distance: (0.0).nextDown, calories: .infinity, meanHeartRate: 0.5, maximumHeartRate: 301)
        outliers.judge(&beyond)
        #expect(outliers.counts.all.map { $0.kind } == ["time", "distance", "energy", "heart rate"])
        #expect(outliers.counts.all.map { $0.count } == [1, 1, 1, 2])
        for value in [beyond.timer, beyond.distance, beyond.calories, beyond.meanHeartRate, beyond.maximumHeartRate] {
            #expect(value.isNaN)
        }
    }

    @Test func `a heart rate of zero is how devices write that there was none`() {
        var outliers = TrackOutliers()
        var lap = TCXLap(meanHeartRate: 0, maximumHeartRate: 0)
        outliers.judge(&lap)
        #expect(lap.meanHeartRate.isNaN && lap.maximumHeartRate.isNaN)
        #expect(outliers.counts.all.isEmpty)
    }
}
