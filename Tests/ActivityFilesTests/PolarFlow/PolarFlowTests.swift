import Measures
import Testing
import Training

@testable import ActivityFiles

/// JSON files of a Polar Flow account export.
struct PolarFlowTests {
    private func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    static let session = """
        {"exportVersion":"1.6","startTime":"2024-05-01T18:00:00.000","exercises":[{"startTime":"2024-05-01T18:00:00.000",
        "stopTime":"2024-05-01T18:30:10.000","timezoneOffset":120,"duration":"PT1800.5S","kiloCalories":300,"sport":"RUNNING",
        "heartRate":{"min":90,"avg":140,"max":171},"samples":{"heartRate":[{"dateTime":"2024-05-01T18:00:01.000","value":95},
        {"dateTime":"2024-05-01T18:00:02.000"},{"dateTime":"2024-05-01T18:00:03.000","value":96}]}}]}
        """

    @Test func `an exercise keeps its written clock, because its zone is not known`() throws {
        let reading = try read(Self.session)
        let run = try #require(reading.recordings.first)
        #expect(reading.kind == .polarFlow && reading.recordings.count == 1 && run.sport == .running)
        #expect(run.source == Source(name: "Polar Flow", origin: .localAccountExport))
        #expect(run.start == ISO8601.stamp("2024-05-01T18:00:00Z")?.moment && run.offset == .utc)
        #expect(run.elapsed == 1810 && run.timer == 1800.5 && run.activeEnergy == nil)
        #expect(run.meanHeartRate?.beatsPerMinute == 140 && run.maximumHeartRate?.beatsPerMinute == 171)
        #expect(run.channel(.heartRate)?.seconds == [1, 3] && run.channel(.heartRate)?.values == [95, 96])
        let what = reading.findings.map { $0.what }
        #expect(what == [.localTimeWithoutZone, .experimentalFormat])
    }

    static let night = """
        [{"night":"2024-05-02","evaluation":{"sleepSpan":"PT8H","asleepDuration":"PT7H20M","phaseDurations":{"wake":"PT40M","rem":"PT1H30M",
        "light":"PT4H20M","deep":"PT1H30M"}},"sleepResult":{"hypnogram":{"sleepStart":"2024-05-01T23:00:00.000+02:00",
        "sleepStateChanges":[]}}}]
        """

    @Test func `a night has the lengths of its phases`() throws {
        let reading = try read(Self.night)
        #expect(reading.samples.map(\.kind) == [.asleepCore, .asleepDeep, .asleepREM, .awake])
        #expect(reading.samples.map(\.value) == [260, 90, 90, 40])
        #expect(reading.samples.first?.start == ISO8601.stamp("2024-05-01T23:00:00+02:00")?.moment)
        #expect(reading.samples.allSatisfy { $0.end - $0.start == 28_800 && $0.offset?.secondsAheadOfUTC == 7200 })
    }

    @Test func `a night without an offset is not placed`() throws {
        let reading = try read(Self.night.replacingFirst("+02:00", ""))
        #expect(reading.samples.isEmpty)
        #expect(reading.findings.first?.what == .fieldUnreadable(what: "sleep", count: 1))
    }

    @Test(arguments: [("PT3661.5S", 3661.5), ("PT1H1M1S", 3661), ("PT48M", 2880), ("PT0S", 0)])
    func `a duration of ISO 8601 is read`(_ text: String, _ seconds: Double) {
        let bytes = Array(text.utf8)
        #expect(WrittenDuration.seconds(bytes.span) == seconds)
    }

    @Test(arguments: ["", "PT", "P1D", "PT1", "PTS", "PT1S1M", "PT-5S", "1H", "PT1H1H"])
    func `other texts are no duration of ISO 8601`(_ text: String) {
        let bytes = Array(text.utf8)
        #expect(WrittenDuration.seconds(bytes.span) == nil)
    }
}
