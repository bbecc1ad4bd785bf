import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

/// Logbooks of SportTracks.
struct ReadFitlogTests {
    private func read(_ activities: String) throws(FileError) -> FileReading {
        let text =
            "\u{FEFF}<?xml version=\"1.0\" encoding=\"utf-8\"?><FitnessWorkbook xmlns=\"http://www.zonefivesoftware.com/xmlschemas/FitnessLogbook/v2\">"
            + "<AthleteLog><Athlete Id=\"a\" Name=\"A\" />" + activities + "</AthleteLog></FitnessWorkbook>"
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    @Test func `an activity has its totals, laps, points and pauses`() throws {
        let reading = try read(
            """
            <Activity StartTime="2011-02-02T07:30:00Z" Id="x"><Name>Evening &amp; hills</Name><Duration TotalSeconds="100" />
            <Distance TotalMeters="300" /><Calories TotalCal="27" /><Notes>Cold.</Notes>
            <Laps><Lap StartTime="2011-02-02T07:30:00Z" DurationSeconds="60"><Distance TotalMeters="200" /><HeartRate AverageBPM="120" MaximumBPM="130" /></Lap>
            <Lap StartTime="2011-02-02T07:31:10Z" DurationSeconds="40" /></Laps>
            <Category Id="c" Name="Running" />
            <Track StartTime="2011-02-02T07:30:00Z"><pt tm="0" lat="50.0" lon="20.0" ele="206.5" hr="86" dist="0" />
            <pt tm="50" lat="50.001" lon="20.0" ele="207" hr="96" cadence="80" power="200" dist="150" /><pt tm="110" hr="100" dist="-1" /></Track>
            <TrackClock><Pause StartTime="2011-02-02T07:31:00Z" EndTime="2011-02-02T07:31:10Z" /></TrackClock></Activity>
            """)
        let run = try #require(reading.recordings.first)
        #expect(reading.kind == .fitlog && reading.recordings.count == 1)
        #expect(run.sport == .running && run.title == "Evening & hills" && run.notes == "Cold.")
        #expect(run.start == ISO8601.stamp("2011-02-02T07:30:00Z")?.moment && run.elapsed == 110 && run.timer == 100)
        #expect(run.distance?.metres == 300 && run.activeEnergy?.kilocalories == 27)
        #expect(run.laps.map(\.elapsed) == [70, 40] && run.laps.map { $0.distance?.metres } == [200, nil])
        #expect(run.laps.first?.meanHeartRate?.beatsPerMinute == 120)
        #expect(run.pauses == [Pause(start: 60, end: 70)])
        #expect(run.meanHeartRate?.beatsPerMinute == 94 && run.points == 3)
        #expect(run.channel(.heartRate)?.values == [86, 96, 100] && run.channel(.latitude)?.values.count == 2)
        #expect(run.source == Source(name: "SportTracks", origin: .accountExport))
    }

    @Test func `an activity that was entered by hand has its duration and distance`() throws {
        let reading = try read(
            "<Activity StartTime=\"2011-02-02T07:30:00Z\" Id=\"x\"><Duration TotalSeconds=\"1800\" /><Distance TotalMeters=\"5000\" /><Category Name=\"Cycling\" /></Activity>"
        )
        let ride = try #require(reading.recordings.first)
        #expect(ride.sport == .cycling && ride.elapsed == 1800 && ride.distance?.metres == 5000 && ride.laps.isEmpty)
    }

    @Test func `several activities are several recordings, and damage loses only its own`() throws {
        let one = { (day: Int) in
            "<Activity StartTime=\"2011-02-0\(day)T07:30:00Z\"><Duration TotalSeconds=\"60\" /></Activity>"
        }
        let reading = try read(one(1) + "<Activity><Duration TotalSeconds=\"60\" /></Activity>" + one(3))
        #expect(reading.recordings.count == 2)
        #expect(throws: FileError.noActivity(holds: "nothing")) { try read("") }
        let other = Array("<pwx/>".utf8)
        #expect(throws: FileError.notThisKind(.fitlog, offset: 1)) { try readFitlog(other.span) }
    }

    /// Counted in Python.
    @Test(
        .needsGivenFiles,
        arguments: [
            ("example.fitlog", 1802.0, 15_400.0, 69, 118.391304), ("smsgpxdata.fitlog", 923, 2488.086, 158, nil),
            ("smsheartrate.fitlog", 919, nil, 185, 124.244565), ("Activity WITHOUT GPS.fitlog", 3201.05, 9336.4, 321, nil),
        ] as [(String, Double, Double?, Int, Double?)])
    func `given files have the figures of an independent reading`(
        _ name: String, elapsed: Double, metres: Double?, points: Int, heartRate: Double?
    ) throws {
        let bytes = try GivenFiles.bytes("_sources/GoldenCheetah+GoldenCheetah/test/rides/" + name)
        let reading = try readFile(bytes.span)
        let found = try #require(reading.recordings.first)
        #expect(reading.recordings.count == 1 && reading.verdict == .accepted && found.points == points)
        #expect(abs(found.elapsed - elapsed) < 5 && found.distance?.metres == metres)
        #expect(heartRate.map { abs((found.meanHeartRate?.beatsPerMinute ?? 0) - $0) < 1e-3 } ?? (found.meanHeartRate == nil))
    }
}
