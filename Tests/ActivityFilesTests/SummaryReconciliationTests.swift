import Foundation
import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

/// Summaries that contradict their samples, and impossible amounts, in every format.
struct SummaryReconciliationTests {
    private static let corrected = ImportFinding.What.totalsCorrected(what: "elapsed")

    private func fit(records: Int, elapsed: Double, timer: Double, start: UInt32 = ReadFITTests.start) -> [UInt8] {
        var builder = FITBuilder()
        builder.fileIdentification()
        builder.define(2, 20, ReadFITTests.record(builder, 0))
        for second in 0..<records {
            var record = ReadFITTests.record(builder, UInt32(second), metres: UInt32(second * 3))
            record[0] = builder.uint32(253, start + UInt32(second))
            builder.data(2, record)
        }
        builder.add(
            1, 18,
            [
                builder.uint32(253, start + UInt32(records)), builder.uint32(2, start), builder.code(5, 1), builder.code(6, 0),
                builder.uint32(7, UInt32(elapsed * 1000)), builder.uint32(8, UInt32(timer * 1000)),
                builder.uint32(9, UInt32(records * 300)),
            ])
        return builder.file()
    }

    @Test func `a session shorter than its records lasts as long as they do`() throws {
        let reading = try readFIT(fit(records: 2760, elapsed: 1632, timer: 2760).span)
        let run = try #require(reading.recordings.first)
        #expect(run.elapsed == 2760 && run.timer == 2760)
        #expect(reading.findings.map(\.what) == [Self.corrected])
    }

    @Test func `a timer longer than the samples and the elapsed time is limited to it`() throws {
        let reading = try readFIT(fit(records: 600, elapsed: 600, timer: 3600).span)
        let run = try #require(reading.recordings.first)
        #expect(run.elapsed == 600 && run.timer == 600)
        #expect(reading.findings.map(\.what) == [.totalsCorrected(what: "timer")])
    }

    @Test func `rounding between timer, elapsed time and samples is no contradiction`() throws {
        let reading = try readFIT(fit(records: 603, elapsed: 600, timer: 600.4).span)
        let run = try #require(reading.recordings.first)
        #expect(run.elapsed == 600.4 && run.timer == 600.4)
        #expect(reading.findings.isEmpty)
    }

    @Test func `without samples the activity lasts at least as long as its timer`() throws {
        var recording = Recording(
            source: Source(name: "list", origin: .strava), sport: .running, start: Moment(secondsSince1970: 1_700_000_000),
            elapsed: 0, timer: 1800)
        #expect(recording.reconcileSummary() == SummaryProblems())
        #expect(recording.elapsed == 1800 && recording.timer == 1800)
    }

    /// Returns a lap with a timer and a point per second.
    /// - Parameter metres: the device's distance at each second; nil writes no point for it.
    private func sampled(timer: Double, seconds: Int, metres: (Int) -> Double?) throws -> FileReading {
        let start = try #require(ISO8601.stamp("2024-05-01T06:00:00Z")?.moment)
        var covered = 0.0
        var points = ""
        for second in 0...seconds {
            guard let step = metres(second) else { continue }
            covered += step
            points += """
                <Trackpoint><Time>\(ISO8601.text(start + Double(second)))</Time><DistanceMeters>\(covered)</DistanceMeters></Trackpoint>
                """
        }
        return try TCXReaderTests.read(
            """
            <Activity Sport="Running"><Lap StartTime="2024-05-01T06:00:00Z"><TotalTimeSeconds>\(timer)</TotalTimeSeconds>\
            <DistanceMeters>\(covered)</DistanceMeters><Track>\(points)</Track></Lap></Activity>
            """)
    }

    @Test func `a timer much shorter than the motion of the samples becomes the time of the samples, and is reported`() throws {
        let reading = try sampled(timer: 300, seconds: 600) { _ in 3 }
        let run = try #require(reading.recordings.first)
        #expect(run.timer == 600 && run.laps.first?.timer == 600)
        #expect(reading.findings.map(\.what) == [.totalsCorrected(what: "timer")])
    }

    @Test func `stationary samples and missing samples count as an automatic pause`() throws {
        let standing = try sampled(timer: 300, seconds: 600) { $0 > 150 && $0 < 450 ? 0 : 3 }
        #expect(standing.recordings.first?.timer == 300 && standing.findings.isEmpty)
        // The watch wrote nothing during the pause while the runner walked on.
        let silent = try sampled(timer: 300, seconds: 600) { $0 > 150 && $0 < 450 ? nil : $0 == 450 ? 400 : 3 }
        #expect(silent.recordings.first?.timer == 300 && silent.findings.isEmpty)
    }

    private func tcx(start: String, distance: Double = 3000, timer: Double = 600) throws -> FileReading {
        let lap = """
            <Lap StartTime="\(start)"><TotalTimeSeconds>\(timer)</TotalTimeSeconds><DistanceMeters>\(distance)</DistanceMeters></Lap>
            """
        return try TCXReaderTests.read("<Activity Sport=\"Running\">\(lap)\(lap)\(lap)\(lap)\(lap)\(lap)</Activity>")
    }

    /// Each lap is possible alone; together they are not.
    @Test func `laps with an impossible total distance lose it with a finding`() throws {
        let reading = try tcx(start: "2024-05-01T06:00:00Z", distance: 7_130_500)
        #expect(reading.recordings.map(\.distance) == [nil])
        #expect(reading.findings.map(\.what).contains(.valuesOutOfRange(what: "distance", count: 1)))
        #expect(reading.verdict == .recovered)
    }

    @Test func `laps that last longer than a month together are reported`() throws {
        let reading = try tcx(start: "2024-05-01T06:00:00Z", timer: 2_600_000)
        #expect(try #require(reading.recordings.first).timer ?? 0 <= reading.recordings[0].elapsed)
        #expect(reading.findings.map(\.what).contains(.valuesOutOfRange(what: "time", count: 1)))
    }

    /// Returns a reading of every format with the same start.
    private func readings(startingAt text: String) throws -> [(kind: String, reading: FileReading)] {
        let moment = try #require(ISO8601.stamp(text)?.moment)
        let day = String(text.prefix(10))
        let clock = day + " " + String(text.dropFirst(11).prefix(8)) + " +0000"
        let gpx = """
            <gpx version="1.1"><trk><trkseg><trkpt lat="25" lon="121"><time>\(text)</time></trkpt>\
            <trkpt lat="25.001" lon="121"><time>\(ISO8601.text(moment + 60))</time></trkpt></trkseg></trk></gpx>
            """
        let export = """
            {"data": {"workouts": [{"name": "Running", "start": "\(clock)", "end": "\(clock)", "duration": 600}]}}
            """
        var health = HealthExport()
        health.workout("Running", from: clock, to: clock, attributes: "duration=\"10\" durationUnit=\"min\"")
        let strava =
            StravaActivitiesTests.english
            + "1,\(day) \(text.dropFirst(11).prefix(8)),a,Run,,600,2,,,false,,,,,,600,590,2000,,,,\n"
        let table = "start,sport,duration_min\n\(text),running,10\n"
        let list = try StravaActivitiesTests.read(strava)
        func read(_ text: String) throws -> FileReading {
            let bytes = Array(text.utf8)
            return try readFile(bytes.span)
        }
        return [
            ("tcx", try tcx(start: text)), ("gpx", try read(gpx)), ("health_auto_export", try read(export)),
            ("apple_health", try HealthExport.reading(Array(health.text.utf8), routes: [:])),
            (
                "strava",
                FileReading(
                    kind: .stravaActivities, recordings: list.activities.compactMap { $0.recording() }, findings: list.findings)
            ),
            ("csv", try read(table)),
        ]
    }

    @Test func `a clock that was never set is reported in every format`() throws {
        for (kind, reading) in try readings(startingAt: "1989-12-31T00:10:00Z") {
            #expect(!reading.recordings.isEmpty, "\(kind)")
            #expect(
                reading.findings.contains { if case .timeImplausible = $0.what { $0.severity == .warning } else { false } },
                "\(kind): \(reading.findings)")
        }
        for (kind, reading) in try readings(startingAt: "2024-05-01T06:00:00Z") {
            #expect(
                !reading.findings.contains { if case .timeImplausible = $0.what { true } else { false } },
                "\(kind): \(reading.findings)")
        }
    }

    @Test func `a run of 1985 in a user's table is not reported as a clock error`() throws {
        let bytes = Array("start,sport,duration_min\n1985-06-01T08:00:00Z,running,180\n".utf8)
        #expect(!(try readFile(bytes.span)).findings.contains { if case .timeImplausible = $0.what { true } else { false } })
    }

    /// Folders with real files, including the damaged ones.
    @Test(.needsGivenFiles)
    func `no given file leaves its reader with a timer or samples beyond its elapsed time`() throws {
        let folder = try #require(GivenFiles.folder)
        var read = 0
        var problems: [String] = []
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        while let file = files?.nextObject() as? URL {
            guard ["fit", "gpx", "tcx", "csv", "json", "txt", "hrm"].contains(file.pathExtension.lowercased()),
                try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 < 3_000_000
            else { continue }
            let bytes = Array(try Data(contentsOf: file))
            guard let reading = try? readFile(bytes.span) else { continue }
            for recording in reading.recordings {
                read += 1
                if let timer = recording.timer, timer > recording.elapsed { problems.append("\(file.path): timer") }
                for lap in recording.laps where lap.timer.map({ $0 > lap.elapsed }) ?? false {
                    problems.append("\(file.path): lap")
                }
                let last = recording.channels.filter { $0.kind != .beatInterval }.compactMap(\.seconds.last).max() ?? 0
                let late = last - recording.elapsed
                if late > max(60, 0.1 * recording.elapsed), late < 86_400 { problems.append("\(file.path): \(last) s") }
            }
        }
        #expect(read > 250)
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }
}
