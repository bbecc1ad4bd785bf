import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

struct BeatTableTests {
    private func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    @Test func `a strap's table with a time for each beat becomes a recording`() throws {
        let reading = try read(
            """
            Phone timestamp;RR-interval [ms]
            2024-05-01T06:00:01.000+02:00;1000
            2024-05-01T06:00:01.800+02:00;800
            2024-05-01T06:00:01.800+02:00;0
            2024-05-01T06:00:02.550+02:00;750
            """)
        #expect(reading.kind == .heartRateMonitor)
        let recording = try #require(reading.recordings.first)
        #expect(recording.source.origin == .heartRateMonitor)
        #expect(recording.start == ISO8601.stamp("2024-05-01T04:00:00Z")?.moment)
        #expect(recording.offset == LocalOffset(secondsAheadOfUTC: 7200))
        #expect(recording.channel(.beatInterval)?.values == [1, 0.8, 0.75])
        #expect(recording.channel(.heartRate)?.values == [60, 75, 80])
        #expect(abs(recording.elapsed - 2.55) < 1e-9)
        #expect(reading.findings == [ImportFinding(.note, .valuesOutOfRange(what: "beat interval", count: 1))])
    }

    @Test func `values distinguish seconds from milliseconds`() throws {
        let reading = try read("date,rr\n01.05.2024 06:00:01,0.9\n01.05.2024 06:00:02,0.8\n01.05.2024 06:00:03,nothing\n")
        #expect(reading.recordings.first?.channel(.beatInterval)?.values == [0.9, 0.8])
        #expect(
            reading.findings == [
                ImportFinding(.warning, .fieldUnreadable(what: "beat interval", count: 1), at: .line(4)),
                ImportFinding(.note, .localTimeWithoutZone),
            ])
    }

    @Test(arguments: [
        "790\n815\n800\n795\n", "0.79\n0.815\n0.8\n", "rri\n790\n815\n", "rri;time\n790;1\n815;2\n", "time,rri\n1,790\n2,815\n",
    ])
    func `beats without a date are refused with the reason`(text: String) {
        #expect(throws: FileError.startMissing) { try read(text) }
    }

    @Test func `numbers that are no beats, and tables of respiration, are not read as beats`() {
        #expect(throws: FileError.unknownKind) { try read("1\n2\n3\n4\n") }
        #expect(throws: FileError.unknownKind) { try read("80000\n81000\n79000\n") }
        #expect(throws: FileError.noActivity(holds: "no beats")) { try read("date,rr\n2024-05-01 06:00:00,0\n") }
        // A table of body measurements stays one, regardless of its other columns.
        #expect((try? read("date,weight kg,RR\n2024-05-01,70,14\n"))?.samples.map { $0.value } == [70])
    }

    @Test(.needsGivenFiles) func `real tables of beats are recognised, and dated or refused`() throws {
        let folder = "rhenanbartels+hrv/tests/test_files/"
        let dated = try GivenFiles.bytes(folder + "rri_multiple_columns_datetime.csv")
        let reading = try readFile(dated.span)
        #expect(reading.recordings.first?.channel(.beatInterval)?.values == [0.79, 0.815, 0.8, 0.795])
        #expect(reading.recordings.first?.start == ISO8601.stamp("2018-06-26T22:41:55.210Z")?.moment)
        for name in [
            "rri_1.csv", "rri_header.csv", "rri_semicolon.csv", "rri_multiple_columns.csv", "real_rri.txt", "test_file_1.txt",
        ] {
            let bytes = try GivenFiles.bytes(folder + name)
            #expect(throws: FileError.startMissing, "\(name)") { try readFile(bytes.span) }
        }
    }
}
