import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

/// Logs of the Suunto app in JSON.
struct SuuntoTests {
    private func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    private func closeTo(_ values: [Double]?, _ wanted: [Double]) -> Bool {
        guard let values, values.count == wanted.count else { return false }
        return zip(values, wanted).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    private static func log(_ header: String, _ samples: String, windows: String = "") -> String {
        "{\"DeviceLog\":{\"Header\":{\(header)},\"Windows\":[\(windows)],\"Device\":{\"Name\":\"N\"},\"Samples\":[\(samples)]}}"
    }

    /// A run of ten seconds with a pause of two and two laps.
    static let run = log(
        "\"Activity\":\"Running\",\"DateTime\":\"2024-05-01T10:00:00.000+02:00\",\"Duration\":8,\"PauseDuration\":2,\"Distance\":24.5,"
            + "\"Ascent\":3,\"Descent\":null,\"Energy\":16747.2,\"Notes\":\"easy\"",
        """
        {"Events":[{"ArrayBegin":0,"Lap":{"Type":"Start"}}],"TimeISO8601":"2024-05-01T10:00:00.000+02:00"},
        {"Latitude":0.84,"Longitude":0.2,"GPSAltitude":520,"TimeISO8601":"2024-05-01T10:00:01.000+02:00"},
        {"HR":2.5,"TimeISO8601":"2024-05-01T10:00:01.500+02:00"},
        {"Altitude":515.5,"Cadence":1.4,"Temperature":293.15,"Speed":3,"Distance":6,"Power":null,"TimeISO8601":"2024-05-01T10:00:02.000+02:00"},
        {"Events":[{"Pause":{"State":true}}],"TimeISO8601":"2024-05-01T10:00:04.000+02:00"},
        {"Events":[{"Pause":{"State":false}}],"TimeISO8601":"2024-05-01T10:00:06.000+02:00"},
        {"HR":2,"TimeISO8601":"2024-05-01T10:00:10.000+02:00"}
        """,
        windows: """
            {"Window":{"Type":"Lap","Duration":4,"Distance":12.5,"HR":[{"Avg":2.4,"Max":2.5,"Min":2}],
            "TimeISO8601":"2024-05-01T10:00:04.000+02:00"}},
            {"Window":{"Type":"Move","Duration":8,"TimeISO8601":"2024-05-01T10:00:10.000+02:00"}},
            {"Window":{"Type":"Lap","Duration":4,"Distance":12,"HR":[{"Avg":null}],"TimeISO8601":"2024-05-01T10:00:10.042+02:00"}}
            """)

    @Test func `a log has its totals and its offset`() throws {
        let reading = try read(Self.run)
        let run = try #require(reading.recordings.first)
        #expect(reading.kind == .suunto && reading.recordings.count == 1 && reading.findings.isEmpty)
        #expect(run.source == Source(name: "Suunto", origin: .accountExport) && run.sport == .running && run.notes == "easy")
        #expect(run.start == ISO8601.stamp("2024-05-01T08:00:00Z")?.moment && run.offset?.secondsAheadOfUTC == 7200)
        #expect(run.elapsed == 10 && run.timer == 8 && run.distance?.metres == 24.5)
        #expect(run.ascent?.metres == 3 && run.descent == nil && run.activeEnergy == nil && run.meanHeartRate == nil)
    }

    @Test func `a late event does not lengthen an activity, and a start without an offset has that of the samples`() throws {
        let late = Self.log(
            "\"DateTime\":\"2024-05-01T10:00:00.000+02:00\"",
            """
            {"HR":2,"TimeISO8601":"2024-05-01T10:00:00.000+02:00"},{"HR":2.1,"TimeISO8601":"2024-05-01T10:00:10.000+02:00"},
            {"Events":[{"Lap":{"Type":"Stop"}}],"TimeISO8601":"2024-05-03T10:00:00.000+02:00"}
            """)
        #expect(try read(late).recordings.first?.elapsed == 10)
        let local = Self.log(
            "\"DateTime\":\"2024-05-01T10:00:00.000\"",
            """
            {"HR":2,"TimeISO8601":"2024-05-01T10:00:00.000-05:00"},{"HR":2.1,"TimeISO8601":"2024-05-01T10:00:10.000-05:00"}
            """)
        let run = try #require(try read(local).recordings.first)
        #expect(run.start == ISO8601.stamp("2024-05-01T15:00:00Z")?.moment && run.elapsed == 10)
        #expect(run.offset?.secondsAheadOfUTC == -18_000)
    }

    @Test func `SI units become ours, and a missing value stays missing`() throws {
        let run = try #require(try read(Self.run).recordings.first)
        #expect(
            run.channels.map(\.kind) == [
                .latitude, .longitude, .altitude, .distance, .speed, .heartRate, .cadence, .temperature,
            ])
        #expect(closeTo(run.channel(.latitude)?.values, [0.84 * 180 / .pi]) && run.channel(.altitude)?.values == [515.5])
        #expect(run.channel(.heartRate)?.values == [150, 120] && run.channel(.heartRate)?.seconds == [1.5, 10])
        // 84 turns a minute count one foot while running.
        #expect(closeTo(run.channel(.cadence)?.values, [168]) && closeTo(run.channel(.temperature)?.values, [20]))
        #expect(run.channel(.speed)?.values == [3] && run.channel(.distance)?.seconds == [2])
    }

    @Test func `laps follow each other, and a pause is one`() throws {
        let run = try #require(try read(Self.run).recordings.first)
        #expect(run.pauses == [Pause(start: 4, end: 6)])
        #expect(run.laps.map(\.start) == [0, 4] && run.laps.map(\.elapsed) == [4, 6] && run.laps.map(\.timer) == [4, 4])
        #expect(run.laps.map { $0.distance?.metres } == [12.5, 12])
        #expect(run.laps.first?.meanHeartRate?.beatsPerMinute == 144 && run.laps.last?.meanHeartRate == nil)
    }

    @Test func `the length of the samples shows whether the duration contains the pauses`() throws {
        let text = Self.run.replacingFirst("\"Duration\":8", "\"Duration\":10")
        let run = try #require(try read(text).recordings.first)
        #expect(run.elapsed == 10 && run.timer == 8)
    }

    @Test func `altitudes of the receiver are used if there are no others`() throws {
        let text = Self.run.replacingFirst("\"Altitude\":515.5", "\"Altitude\":null")
        #expect(try read(text).recordings.first?.channel(.altitude)?.values == [520])
    }

    @Test func `times without an offset have the one of the log, or are local`() throws {
        let mixed = Self.log(
            "\"DateTime\":\"2024-05-01T10:00:00.000+02:00\"", "{\"HR\":2,\"TimeISO8601\":\"2024-05-01T10:00:05.000\"}")
        let first = try #require(try read(mixed).recordings.first)
        #expect(first.start == ISO8601.stamp("2024-05-01T08:00:00Z")?.moment && first.elapsed == 5 && first.sport == .other)
        let reading = try read(Self.log("\"DateTime\":\"2024-05-01T10:00:00\",\"Duration\":60", ""))
        let local = try #require(reading.recordings.first)
        #expect(local.source.origin == .localAccountExport && local.offset == .utc && local.elapsed == 60)
        #expect(reading.findings == [ImportFinding(.note, .localTimeWithoutZone)])
    }

    @Test func `impossible values are omitted and counted`() throws {
        let text = Self.run.replacingFirst("\"HR\":2.5", "\"HR\":1e308").replacingFirst("\"Distance\":24.5", "\"Distance\":-1")
            .replacingFirst("293.15", "1e9")
        let reading = try read(text)
        let run = try #require(reading.recordings.first)
        #expect(run.channel(.heartRate)?.values == [120] && run.channel(.temperature) == nil && run.distance == nil)
        #expect(
            Set(reading.findings.map(\.what)) == [
                .valuesOutOfRange(what: "distance", count: 1), .valuesOutOfRange(what: "temperature", count: 1),
                .valuesOutOfRange(what: "heart rate", count: 1),
            ])
    }

    @Test func `a log without a time is refused, and one without content is empty`() throws {
        #expect(throws: FileError.noTime) { try read(Self.log("\"Activity\":\"Running\"", "{\"HR\":2}")) }
        let reading = try read(Self.log("\"DateTime\":\"2024-05-01T10:00:00+02:00\"", ""))
        #expect(reading.recordings.isEmpty && reading.findings == [ImportFinding(.warning, .emptyActivity)])
        let other = Array("{\"a\":1}".utf8)
        #expect(throws: FileError.notReadYet(.otherJSON)) { try readSuunto(other.span) }
    }

    @Test func `a log that is cut gives what comes before`() throws {
        let bytes = Array(Array(Self.run.utf8).dropLast(120))
        let reading = try readFile(bytes.span)
        #expect(reading.recordings.first?.channel(.heartRate)?.values == [150])
        #expect(reading.findings.contains(ImportFinding(.warning, .truncated)))
    }

    /// Counted in Python.
    @Test(.needsGivenFiles) func `a real log has the values of an independent reading`() throws {
        let bytes = try GivenFiles.bytes("_sources/jimmykane+sports-lib/samples/suunto/miltisport-laps.json")
        let reading = try readFile(bytes.span)
        let log = try #require(reading.recordings.first)
        #expect(reading.verdict == .accepted && reading.findings.isEmpty && log.sport == .multisport && log.points == 96)
        #expect(log.start == ISO8601.stamp("2018-04-09T09:51:29.555Z")?.moment && log.offset?.secondsAheadOfUTC == 7200)
        #expect(abs(log.elapsed - 54.682) < 1e-3 && log.timer == 53.716 && log.distance == nil)
        let rates = try #require(log.channel(.heartRate))
        #expect(rates.values.count == 49 && abs(rates.values.reduce(0, +) / 49 - 89.08163265) < 1e-6)
        #expect(abs((rates.seconds.first ?? 0) - 6.283) < 1e-3 && abs((rates.values.max() ?? 0) - 99) < 1e-6)
        let temperatures = try #require(log.channel(.temperature)).values
        #expect(temperatures.count == 46 && abs(temperatures.reduce(0, +) - 1101.14) < 1e-6)
        let cadences = try #require(log.channel(.cadence)).values
        #expect(cadences.count == 47 && abs(cadences.reduce(0, +) - 4430.04) < 1e-6)
        let timers = log.laps.map { $0.timer ?? 0 }
        #expect(timers.count == 5 && zip(timers, [4.2, 3.8, 20.8, 16, 8.9]).allSatisfy { abs($0 - $1) < 0.02 })
        let ends = log.laps.map { (($0.start + $0.elapsed) * 1000).rounded() }
        #expect(ends == [4346, 8148, 28_966, 44_947, 54_672])
    }
}
