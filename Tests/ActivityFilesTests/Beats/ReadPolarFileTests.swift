import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

struct ReadPolarFileTests {
    private func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    private func file(interval: Int, mode: String = "000000000", length: String = "00:00:20.0", rows: [String]) -> String {
        """
        [Params]\r
        Version=106\r
        SMode=\(mode)\r
        Date=20240501\r
        StartTime=08:50:31.0\r
        Length=\(length)\r
        Interval=\(interval)\r
        MaxHR=180\r
        \r
        [Note]\r
        along the river\r
        \r
        [IntTimes]\r
        00:00:10.0\t120\t110\t118\t131\r
        0\t0\t0\t0\t0\t0\r
        00:00:20.0\t0\t0\t0\t0\r
        \r
        [HRData]\r
        """ + "\n" + rows.joined(separator: "\r\n") + "\r\n"
    }

    @Test func `a lap omits an impossible heart rate`() throws {
        let text = file(interval: 5, rows: ["120", "130", "140", "150", "160"])
            .replacing("00:00:10.0\t120\t110\t118\t131", with: "00:00:10.0\t120\t110\t1e308\t131")
        let reading = try read(text)
        let laps = try #require(reading.recordings.first).laps
        #expect(laps.map { $0.meanHeartRate } == [nil, nil])
        #expect(laps.map { $0.maximumHeartRate } == [HeartRate(beatsPerMinute: 131), nil])
        #expect(
            reading.findings.contains {
                $0.what == .fieldUnreadable(what: "heart rate", count: 1)
            })
    }

    @Test func `heart rates at an interval become a channel with gaps for zeros, and laps and notes are kept`() throws {
        let reading = try read(file(interval: 5, rows: ["120", "0", "130", "140", "300"]))
        #expect(reading.kind == .heartRateMonitor)
        let recording = try #require(reading.recordings.first)
        #expect(recording.start == ISO8601.stamp("2024-05-01T08:50:31Z")?.moment)
        #expect(recording.offset == nil)
        #expect(recording.sport == .other)
        #expect(recording.source == Source(name: "Polar", origin: .heartRateMonitor))
        #expect(recording.channel(.heartRate) == Channel(kind: .heartRate, seconds: [0, 10, 15], values: [120, 130, 140]))
        #expect(recording.meanHeartRate == HeartRate(beatsPerMinute: 130))
        #expect(recording.elapsed == 20)
        #expect(recording.notes == "along the river")
        #expect(recording.laps.map { $0.elapsed } == [10, 10])
        #expect(recording.laps.map { $0.meanHeartRate } == [HeartRate(beatsPerMinute: 118), nil])
        #expect(
            reading.findings == [
                ImportFinding(.warning, .valuesOutOfRange(what: "heart rate", count: 1)),
                ImportFinding(.note, .localTimeWithoutZone),
            ])
    }

    @Test(arguments: [("111000000", 10.0, 100.0), ("111000010", 16.0934, 30.48)])
    func `speed, cadence and altitude are in the columns and units of the mode`(
        mode: String, kilometresAnHour: Double, metres: Double
    )
        throws
    {
        let reading = try read(
            file(interval: 10, mode: mode, rows: ["120\t100\t85\t100", "121\t100\t86\t100", "122\t100\t87\t100"]))
        let recording = try #require(reading.recordings.first)
        #expect(recording.channels.map { $0.kind } == [.altitude, .speed, .heartRate, .cadence])
        #expect(abs((recording.channel(.speed)?.values.first ?? 0) * 3.6 - kilometresAnHour) < 0.001)
        #expect(abs((recording.channel(.altitude)?.values.first ?? 0) - metres) < 1e-9)
        #expect(recording.channel(.cadence)?.values == [85, 86, 87])
    }

    @Test func `every beat becomes an interval, and the monitor's length is used and compared`() throws {
        let reading = try read(file(interval: 238, length: "00:00:04.5", rows: ["1000", "500", "0", "750"]))
        let recording = try #require(reading.recordings.first)
        #expect(recording.channel(.beatInterval)?.values == [1, 0.5, 0.75])
        #expect(recording.elapsed == 4.5)
        #expect(!reading.findings.contains { $0.what == .totalsDisagree(what: "duration") })
        let longer = try read(file(interval: 238, length: "00:10:00.0", rows: ["1000", "500"]))
        #expect(longer.findings.contains { $0.what == .totalsDisagree(what: "duration") })
    }

    @Test func `files without an activity are refused with the reason`() {
        #expect(throws: FileError.noActivity(holds: "no heart rates")) { try read(file(interval: 5, rows: [])) }
        #expect(throws: FileError.noActivity(holds: "no heart rates")) { try read(file(interval: 5, rows: ["0", "0"])) }
        #expect(throws: FileError.startMissing) {
            try read("[Params]\nInterval=5\n[HRData]\n120\n")
        }
        #expect(throws: FileError.malformed(what: "Interval", offset: 0)) { try read(file(interval: 0, rows: ["120"])) }
        #expect(throws: FileError.notThisKind(.heartRateMonitor, offset: 0)) { try read("[Params]\n") }
    }

    @Test(.needsGivenFiles) func `real files of beats have the monitor's length`() throws {
        let folder = "rhenanbartels+hrv/hrv/sampledata/"
        let bytes = try GivenFiles.bytes(folder + "exercise_rri.hrm")
        let recording = try #require(try readFile(bytes.span).recordings.first)
        #expect(ISO8601.text(recording.start) == "2008-02-08T08:50:31Z")
        #expect(abs(recording.elapsed - 2561.7) < 0.1)
        // The sum of the beats agrees.
        #expect(abs((recording.channel(.beatInterval)?.seconds.last ?? 0) - 2561.7) < 5)
        let noisy = try GivenFiles.bytes(folder + "noisy_rri.hrm")
        #expect(
            try readFile(noisy.span).recordings.first?.channel(.heartRate)?.values.allSatisfy { $0 >= 20 && $0 <= 240 } == true)
    }
}
