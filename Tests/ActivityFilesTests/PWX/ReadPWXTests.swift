import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

/// Workouts of TrainingPeaks and its upload programs.
struct ReadPWXTests {
    private func read(_ workouts: String) throws(FileError) -> FileReading {
        let bytes = Array(
            "<?xml version=\"1.0\"?><pwx xmlns=\"http://www.peaksware.com/PWX/1/0\" version=\"1.0\">\(workouts)</pwx>".utf8)
        return try readFile(bytes.span)
    }

    @Test func `a workout has its segments as laps, and its samples`() throws {
        let reading = try read(
            """
            <workout><athlete><name>A</name></athlete><title>Track</title><sportType>Run</sportType><device id=""><make>G</make></device>
            <time>2014-10-11T15:08:45</time>
            <summarydata><beginning>0</beginning><duration>120</duration><durationstopped>20</durationstopped><hr max="171" avg="150" min="90" /><dist>400</dist></summarydata>
            <segment><name>Lap 1</name><summarydata><beginning>0</beginning><duration>60</duration><dist>210</dist></summarydata></segment>
            <segment><name>Lap 2</name><summarydata><beginning>60</beginning><duration>60</duration><hr avg="155" /><dist>190</dist></summarydata></segment>
            <sample><timeoffset>1</timeoffset><hr>120</hr><spd>3.5</spd><pwr>250</pwr><cad>85</cad><dist>3.5</dist><lat>-34.9</lat><lon>-57.9</lon><alt>12</alt></sample>
            <sample><timeoffset>110</timeoffset><hr>160</hr><dist>395</dist></sample></workout>
            """)
        let run = try #require(reading.recordings.first)
        #expect(reading.kind == .pwx && run.sport == .running && run.title == "Track")
        // The clock of the file is that of the place, whose zone is unknown.
        #expect(run.start == ISO8601.stamp("2014-10-11T15:08:46Z")?.moment && run.offset == .utc)
        #expect(run.elapsed == 120 && run.timer == 100 && run.distance?.metres == 400)
        #expect(run.laps.map { $0.distance?.metres } == [210, 190] && run.laps.last?.meanHeartRate?.beatsPerMinute == 155)
        #expect(run.channel(.heartRate)?.values == [120, 160] && run.points == 2)
        #expect(reading.findings.map(\.what) == [.pointsWithoutPosition(count: 1), .localTimeWithoutZone])
        #expect(run.source == Source(name: "PWX", origin: .localAccountExport))
    }

    @Test func `a workout without samples has its stated amounts`() throws {
        let reading = try read(
            "<workout><sportType>Bike</sportType><time>2014-10-11T15:08:45Z</time><summarydata><duration>3600</duration><dist>30000</dist></summarydata></workout>"
        )
        let ride = try #require(reading.recordings.first)
        #expect(ride.sport == .cycling && ride.elapsed == 3600 && ride.distance?.metres == 30_000 && ride.laps.isEmpty)
        #expect(ride.source.origin == .accountExport && ride.offset == nil)
    }

    @Test func `a workout without a start is left out, and other markup is none`() throws {
        let empty = try read("<workout><summarydata><duration>60</duration></summarydata></workout>")
        #expect(empty.recordings.isEmpty && empty.findings.map(\.what) == [.emptyActivity])
        #expect(throws: FileError.noActivity(holds: "nothing")) { try read("") }
        let other = Array("<gpx/>".utf8)
        #expect(throws: FileError.notThisKind(.pwx, offset: 1)) { try readPWX(other.span) }
    }

    /// Counted in Python.
    @Test(
        .needsGivenFiles,
        arguments: [
            ("runs/10kUNLP2014-Garmin15.pwx", Sport.running, 2224.0, 2223.803, 10_010.82, 11, 686),
            ("swims/Finis_Swimsense_2014_08_05_06_09_24.pwx", .swimming, 4193.94, 3187.83, 3550, 29, 284),
        ])
    func `given files have the figures of an independent reading`(
        _ name: String, sport: Sport, elapsed: Double, timer: Double, metres: Double, laps: Int, points: Int
    ) throws {
        let bytes = try GivenFiles.bytes("_sources/GoldenCheetah+GoldenCheetah/test/" + name)
        let reading = try readFile(bytes.span)
        let found = try #require(reading.recordings.first)
        #expect(reading.verdict == .accepted && found.sport == sport)
        #expect(abs(found.elapsed - elapsed) < 3 && abs((found.timer ?? 0) - timer) < 1 && found.distance?.metres == metres)
        #expect(found.laps.count == laps && found.points == points)
    }
}
