import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

/// JSON files of Fitbit in a Google Takeout.
struct FitbitTests {
    private func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    private static func rate(_ date: String, _ value: String) -> String {
        "{\"dateTime\":\"\(date) 00:00:00\",\"value\":{\"date\":\"\(date)\",\"value\":\(value),\"error\":6.8}}"
    }

    @Test func `a resting heart rate belongs to its day, with the month first`() throws {
        let reading = try read("[" + Self.rate("03/12/24", "54.5") + "," + Self.rate("03/13/24", "0.0") + "]")
        let sample = try #require(reading.samples.first)
        #expect(reading.kind == .fitbit && reading.samples.count == 1)
        #expect(sample.kind == .restingHeartRate && sample.value == 54.5 && sample.offset == .utc)
        #expect(sample.start == ISO8601.stamp("2024-03-12T12:00:00Z")?.moment)
        #expect(sample.source == Source(name: "Fitbit", origin: .localAccountExport))
        #expect(reading.findings == [ImportFinding(.note, .localTimeWithoutZone)])
    }

    @Test(arguments: ["13/01/24", "02/30/24", "3/1/24", "2024-03-01", "null"])
    func `a date that is none is reported with its position`(_ date: String) throws {
        let reading = try read("[" + Self.rate(date, "54") + "]")
        #expect(reading.samples.isEmpty && reading.verdict == .recovered)
        #expect(reading.findings.first?.what == .fieldUnreadable(what: "date", count: 1))
    }

    private static let night = """
        {"logId":1,"dateOfSleep":"2024-05-02","startTime":"2024-05-01T23:00:00.000","endTime":"2024-05-02T01:00:30.000",
        "minutesAsleep":100,"type":"stages","levels":{"data":[
        {"dateTime":"2024-05-01T23:00:00.000","level":"wake","seconds":600},
        {"dateTime":"2024-05-01T23:10:00.000","level":"light","seconds":3600},
        {"dateTime":"2024-05-02T00:10:00.000","level":"deep","seconds":1800},
        {"dateTime":"2024-05-02T00:40:00.000","level":"rem","seconds":1230}]}}
        """

    @Test(arguments: ["[" + night + "]", "{\"sleep\":[" + night + "]}"])
    func `a night has its stages with their times, alone or in a wrapper`(_ text: String) throws {
        let reading = try read(text)
        #expect(reading.samples.map(\.kind) == [.awake, .asleepCore, .asleepDeep, .asleepREM])
        #expect(reading.samples.map(\.value) == [10, 60, 30, 20.5])
        #expect(reading.samples.last?.end == ISO8601.stamp("2024-05-02T01:00:30Z")?.moment)
        #expect(reading.verdict == .accepted)
    }

    @Test func `a night without stages has its minutes asleep`() throws {
        let reading = try read(
            "[{\"dateOfSleep\":\"2024-05-02\",\"startTime\":\"2024-05-01T23:00:00.000\",\"endTime\":\"2024-05-02T01:00:00.000\",\"minutesAsleep\":100}]"
        )
        #expect(reading.samples.map(\.kind) == [.asleep] && reading.samples.map(\.value) == [100])
    }

    @Test func `a stage outside of its night and an unknown level are omitted`() throws {
        let stray = Self.night.replacingFirst("2024-05-01T23:10:00.000", "2024-05-03T23:10:00.000").replacingFirst(
            "\"deep\"", "\"x\"")
        let reading = try read("[" + stray + "]")
        #expect(reading.samples.map(\.kind) == [.awake, .asleepREM])
        #expect(reading.findings.first?.what == .fieldUnreadable(what: "sleep", count: 2))
    }

    @Test(arguments: [
        "[{\"dateTime\":\"03/01/24 00:00:00\",\"value\":\"12\"}]",
        "[{\"dateTime\":\"03/01/24 00:00:00\",\"value\":{\"bpm\":71,\"confidence\":2}}]",
    ])
    func `files that do not state their quantity or clock are refused`(_ text: String) {
        #expect(throws: FileError.notReadYet(.fitbitJSON)) { try read(text) }
    }

    /// The same values in Python.
    @Test(.needsGivenFiles) func `real files have the values of an independent reading`() throws {
        let bytes = try GivenFiles.bytes("_sources/kev-m+pyFitOut/tests/data/resting_heart_rate-2024-03-01.json")
        let rates = try readFile(bytes.span)
        #expect(rates.samples.map(\.value) == [54.01231098175049, 55.069952964782715])
        #expect(rates.samples.map(\.start) == [1, 2].compactMap { ISO8601.stamp("2024-03-0\($0)T12:00:00Z")?.moment })
        let path = "_sources/openmhealth+shimmer/shim-server/src/test/resources/org/openmhealth/shim/fitbit/mapper/"
        let sleep = try GivenFiles.bytes(path + "fitbit-sleep-date-range.json")
        let nights = try readFile(sleep.span)
        #expect(nights.kind == .fitbit)
        let asleep = nights.samples.filter { $0.kind == .asleep }.map(\.value).reduce(0, +)
        #expect(asleep == 63 + 112)
        #expect(nights.samples.filter { $0.kind == .awake }.map(\.value).reduce(0, +) == 6)
    }
}
