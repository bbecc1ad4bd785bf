import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

/// JSON files of a Garmin account export.
struct GarminAccountTests {
    private func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    @Test(arguments: [
        ("\"2025-01-14T22:00:00.0\"", "\"2025-01-15T06:00:00.0\""), ("1736892000", "1736920800"),
        ("1736892000000", "1736920800000"),
    ]) func `a night is in UTC, as text, seconds or milliseconds`(_ start: String, _ end: String) throws {
        let reading = try read(
            "[{\"calendarDate\":\"2025-01-15\",\"sleepStartTimestampGMT\":\(start),\"sleepEndTimestampGMT\":\(end),"
                + "\"deepSleepSeconds\":7200,\"lightSleepSeconds\":14400,\"remSleepSeconds\":0,\"awakeSleepSeconds\":1200,"
                + "\"averageRespiration\":12.5,\"napList\":[{}]}]")
        #expect(reading.kind == .garminAccount)
        #expect(reading.samples.map(\.kind) == [.asleepCore, .asleepDeep, .awake, .respiratoryRate])
        #expect(reading.samples.map(\.value) == [240, 120, 20, 12.5])
        for sample in reading.samples {
            #expect(sample.start == ISO8601.stamp("2025-01-14T22:00:00Z")?.moment && sample.end - sample.start == 28_800)
            #expect(sample.offset == nil && sample.source == Source(name: "Garmin", origin: .accountExport))
        }
        #expect(reading.findings == [ImportFinding(.note, .skipped(what: "naps", count: 1))])
    }

    @Test func `a day has its totals, and a resting heart rate at its own offset`() throws {
        let reading = try read(
            "[{\"calendarDate\":\"2023-05-26\",\"totalSteps\":12345,\"totalDistanceMeters\":8900,\"activeKilocalories\":650,"
                + "\"bmrKilocalories\":1700,\"restingHeartRate\":52,\"wellnessStartTimeGmt\":\"2023-05-25T22:00:00.0\","
                + "\"wellnessStartTimeLocal\":\"2023-05-26T00:00:00.0\"},{\"calendarDate\":\"2023-05-26\",\"totalSteps\":12000}]")
        let day = try #require(ISO8601.day("2023-05-26"))
        #expect(reading.totals.map(\.kind) == [.steps, .walkingRunningDistance, .activeEnergy, .basalEnergy])
        #expect(reading.totals.map(\.sum) == [12_345, 8900, 650, 1700])
        #expect(reading.totals.allSatisfy { $0.day == day })
        let rate = try #require(reading.samples.first)
        #expect(rate.kind == .restingHeartRate && rate.value == 52 && rate.offset?.secondsAheadOfUTC == 7200)
        #expect(rate.start == ISO8601.stamp("2023-05-26T12:00:00+02:00")?.moment)
    }

    @Test func `an activity has centimetres and milliseconds, and its offset`() throws {
        let reading = try read(
            "[{\"summarizedActivitiesExport\":[{\"activityId\":1,\"name\":\"Lunch \\\"run\\\"\",\"activityType\":\"running\","
                + "\"startTimeGmt\":1716112800000,\"startTimeLocal\":1716141600000,\"distance\":1000550,\"duration\":3000500,"
                + "\"elapsedDuration\":3100000,\"avgHr\":150,\"maxHr\":171,\"calories\":2900}]}]")
        let run = try #require(reading.recordings.first)
        #expect(run.sport == .running && run.title == "Lunch \"run\"")
        #expect(run.start.secondsSince1970 == 1_716_112_800 && run.offset?.secondsAheadOfUTC == 28_800)
        #expect(run.elapsed == 3100 && run.timer == 3000.5 && run.distance?.metres == 10_005.5)
        #expect(run.meanHeartRate?.beatsPerMinute == 150 && run.maximumHeartRate?.beatsPerMinute == 171)
        #expect(run.activeEnergy == nil && reading.verdict == .accepted)
    }

    @Test func `a record without its date or duration is reported, and the others are read`() throws {
        let reading = try read(
            "[{\"totalSteps\":5,\"calendarDate\":\"x\"},{\"calendarDate\":\"2023-05-26\",\"totalSteps\":900000},"
                + "{\"activityType\":\"running\",\"duration\":0,\"startTimeGmt\":1716112800000},"
                + "{\"calendarDate\":\"2023-05-27\",\"totalSteps\":7}]")
        #expect(reading.totals.map(\.sum) == [7])
        #expect(
            Set(reading.findings.map { $0.what }) == [
                .fieldUnreadable(what: "date", count: 1), .fieldUnreadable(what: "duration", count: 1),
                .valuesOutOfRange(what: "steps", count: 1),
            ])
    }

    @Test func `a text that is cut gives the records before the cut`() throws {
        let reading = try read("[{\"calendarDate\":\"2023-05-26\",\"totalSteps\":5},{\"calendarDate\":\"2023-05-27\",\"totalSt")
        #expect(reading.totals.map(\.sum) == [5] && reading.findings.contains(ImportFinding(.warning, .truncated)))
    }

    @Test(.needsGivenFiles) func `given files have the values of an independent reading`() throws {
        let path = "_sources/AlexBatrakov+wearable-analytics/tests/fixtures/"
        let sleep = try GivenFiles.bytes(path + "sleep_sample.json")
        let night = try readFile(sleep.span)
        #expect(night.samples.map(\.value) == [240, 120, 20, 12.3])
        #expect(night.samples.first?.start.secondsSince1970 == 1_736_899_200)
        let uds = try GivenFiles.bytes(path + "uds_sample.json")
        let day = try readFile(uds.span)
        #expect(day.totals.map(\.sum) == [12_345, 8900, 650, 1700] && day.samples.map(\.value) == [52])
    }
}
