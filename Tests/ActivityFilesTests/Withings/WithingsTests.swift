import Measures
import Testing
import Training

@testable import ActivityFiles

/// Tables of a Withings account export.
struct WithingsTests {
    private func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    @Test func `a night has its stages in minutes at its stated times`() throws {
        let reading = try read(
            "from,to,\"light (s)\",\"deep (s)\",\"rem (s)\",\"awake (s)\",\"wake up\",\"Average heart rate\",\"Night events\"\n"
                + "2023-07-27T00:36:00+02:00,2023-07-27T11:39:00+02:00,20820,14460,0,4440,5,59,\"\"\n")
        #expect(reading.kind == .withings)
        #expect(reading.samples.map(\.kind) == [.asleepCore, .asleepDeep, .awake])
        #expect(reading.samples.map(\.value) == [347, 241, 74])
        let night = try #require(reading.samples.first)
        #expect(night.start == ISO8601.stamp("2023-07-27T00:36:00+02:00")?.moment)
        #expect(night.offset?.secondsAheadOfUTC == 7200)
        #expect(night.source == Source(name: "Withings", origin: .accountExport))
        #expect(
            reading.findings.map { $0.what } == [
                .columnIgnored(name: "wake up", count: 1), .columnIgnored(name: "Average heart rate", count: 1),
            ])
    }

    @Test func `a night without an offset is not placed`() throws {
        let reading = try read("from,to,light (s),deep (s)\n2023-07-27T00:36:00,2023-07-27T11:39:00,20820,14460\n")
        #expect(reading.samples.isEmpty)
        #expect(reading.findings.contains(ImportFinding(.warning, .fieldUnreadable(what: "from", count: 1), at: .line(2))))
    }

    @Test(arguments: [("kg", "88.00", 88.0), ("lb", "194.0", 87.9969)])
    func `a weight has the unit of its header and a local time`(_ unit: String, _ written: String, _ kilograms: Double) throws {
        let header = "Date,\"Weight (\(unit))\",\"Fat mass (\(unit))\",\"Bone mass (\(unit))\",Comments\n"
        let reading = try read(header + "\"2023-07-26 19:44:46\",\(written),20.1,,\n")
        let weight = try #require(reading.samples.first)
        #expect(reading.kind == .withings && weight.kind == .bodyMass && abs(weight.value - kilograms) < 0.001)
        #expect(weight.start == ISO8601.stamp("2023-07-26T19:44:46Z")?.moment && weight.offset == .utc)
        #expect(weight.source.origin == .localAccountExport)
        #expect(reading.findings.contains(ImportFinding(.note, .columnIgnored(name: "Fat mass (\(unit))", count: 1))))
        #expect(reading.findings.contains(ImportFinding(.note, .localTimeWithoutZone)))
    }

    @Test func `a height in metres is read and one in feet is reported`() throws {
        let metric = try read("Date,\"Height (m)\",Comments\n\"2023-07-26 19:44:07\",1.83,\n")
        #expect(metric.samples.map(\.value) == [1.83])
        let imperial = try read("Date,\"Height (in)\",Comments\n\"2023-07-26 19:44:07\",\"5' 10.0''\",\n")
        #expect(imperial.samples.isEmpty && imperial.verdict == .recovered)
    }

    @Test func `blood pressure is recognised and not used`() throws {
        let reading = try read("Date,\"Heart rate\",Systolic,Diastolic,Comments\n\"2023-07-28 06:27:47\",56,,,\n")
        #expect(reading.kind == .withings && reading.samples.isEmpty)
        #expect(reading.findings == [ImportFinding(.note, .skipped(what: "blood_pressure", count: 1))])
    }

    @Test func `minute values are refused, because only the name of the file states the quantity`() {
        #expect(throws: FileError.notReadYet(.withingsTable)) {
            try read("start,duration,value\n2023-08-02T11:24:46+02:00,[65],[51]\n")
        }
    }
}
