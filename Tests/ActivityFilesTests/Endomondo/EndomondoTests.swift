import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

/// Workouts of an Endomondo account export.
struct EndomondoTests {
    private func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    private static func point(_ time: String?, _ members: String...) -> String {
        let place = "{\"location\":[[{\"latitude\":47.5},{\"longitude\":14.9}]]}"
        return "[" + ([place] + members + (time.map { ["{\"timestamp\":\"\($0)\"}"] } ?? [])).joined(separator: ",") + "]"
    }

    private static func workout(_ start: String, _ source: String, _ points: String, sport: String = "CYCLING_SPORT") -> String {
        "[\n {\"name\":\"To work\"},\n {\"sport\":\"\(sport)\"},\n {\"source\":\"\(source)\"},\n {\"created_date\":\"2011-09-10 15:08:00.0\"},"
            + "{\"start_time\":\"\(start)\"},{\"end_time\":\"2011-09-10 14:00:00.0\"},{\"duration_s\":3500},{\"distance_km\":20.5},"
            + "{\"calories_kcal\":700.5},{\"ascend_m\":247},{\"descend_m\":286},{\"heart_rate_avg_bpm\":131},{\"heart_rate_max_bpm\":160},"
            + "{\"points\":[\(points)]},{\"pictures\":[[{\"url\":\"a\"}]]},{\"comments\":[[{\"author\":\"b\"}],[{\"author\":\"c\"}]]}]"
    }

    static let ride = workout(
        "2011-09-10 13:00:00.0", "TRACK_MOBILE",
        point("Sat Sep 10 13:00:53 UTC 2011", "{\"altitude\":302}", "{\"distance_km\":0}") + ","
            + point("Sat Sep 10 13:00:59 UTC 2011", "{\"distance_km\":0.025}", "{\"speed_kmh\":18}", "{\"heart_rate_bpm\":120}"))

    @Test func `a tracked ride has its channels in our units and its start in UTC`() throws {
        let reading = try read(Self.ride)
        let ride = try #require(reading.recordings.first)
        #expect(reading.kind == .endomondo && reading.recordings.count == 1 && ride.sport == .cycling && ride.title == "To work")
        #expect(ride.source == Source(name: "Endomondo", origin: .accountExport) && ride.offset == nil)
        #expect(ride.start == ISO8601.stamp("2011-09-10T13:00:00Z")?.moment && ride.elapsed == 3600 && ride.timer == 3500)
        #expect(ride.distance?.metres == 20_500 && ride.ascent?.metres == 247 && ride.descent?.metres == 286)
        #expect(ride.meanHeartRate?.beatsPerMinute == 131 && ride.maximumHeartRate?.beatsPerMinute == 160)
        #expect(ride.activeEnergy == nil && ride.points == 2)
        #expect(ride.channels.map(\.kind) == [.latitude, .longitude, .altitude, .distance, .speed, .heartRate])
        #expect(ride.channel(.distance)?.seconds == [53, 59] && ride.channel(.distance)?.values == [0, 25])
        #expect(ride.channel(.speed)?.values == [5] && ride.channel(.heartRate)?.seconds == [59])
        #expect(
            reading.findings.map { $0.what } == [
                .skipped(what: "pictures", count: 1), .skipped(what: "comments", count: 2),
            ])
        #expect(reading.verdict == .accepted)
    }

    @Test func `a workout entered by hand keeps its written clock and drops its drawn line`() throws {
        let reading = try read(Self.workout("2011-09-10 13:00:00.0", "INPUT_MANUAL", Self.point(nil) + "," + Self.point(nil)))
        let ride = try #require(reading.recordings.first)
        #expect(ride.source.origin == .localAccountExport && ride.offset == .utc && ride.elapsed == 3600 && ride.channels.isEmpty)
        #expect(reading.findings.contains(ImportFinding(.note, .localTimeWithoutZone)))
        #expect(reading.findings.contains(ImportFinding(.note, .pointsWithoutTime(count: 2))))
    }

    @Test func `a tracked workout without points is in UTC like those with points`() throws {
        let reading = try read(Self.workout("2011-09-10 13:00:00.0", "TRACK_MOBILE", "", sport: "TREADMILL_RUNNING"))
        let run = try #require(reading.recordings.first)
        #expect(run.source.origin == .accountExport && run.offset == nil && run.sport == .treadmillRunning)
    }

    @Test func `points that contradict the start decide`() throws {
        let points = Self.point("Sat Sep 10 11:00:00 UTC 2011") + "," + Self.point("Sat Sep 10 11:58:00 UTC 2011")
        let reading = try read(Self.workout("2011-09-10 13:00:00.0", "TRACK_MOBILE", points))
        let ride = try #require(reading.recordings.first)
        #expect(ride.start == ISO8601.stamp("2011-09-10T11:00:00Z")?.moment && ride.elapsed == 3600)
        #expect(ride.channel(.latitude)?.seconds == [0, 3480])
        #expect(reading.findings.contains(ImportFinding(.note, .totalsDisagree(what: "time"))))
    }

    @Test(arguments: [
        ("HIKING", Sport.hiking), ("CYCLING_TRANSPORTATION", .cycling), ("SKIING_CROSS_COUNTRY", .crossCountrySkiing),
        ("FITNESS_WALKING", .walking), ("WEIGHT_TRAINING", .strength), ("RIDING", .other),
    ]) func `a sport has its name in the export`(_ name: String, _ sport: Sport) throws {
        #expect(try read(Self.workout("2011-09-10 13:00:00.0", "TRACK_MOBILE", "", sport: name)).recordings.first?.sport == sport)
    }

    @Test func `impossible values and unreadable times are reported and omitted`() throws {
        let points =
            Self.point("Sat Sep 10 13:00:00 UTC 2011", "{\"altitude\":99999}") + ","
            + Self.point("Sat Sep 10 15:00:05 CEST 2011") + "," + Self.point("Sat Sep 10 13:00:05 UTC 2011")
        let text = Self.workout("2011-09-10 13:00:00.0", "TRACK_MOBILE", points)
        let reading = try read(text)
        #expect(reading.recordings.first?.points == 2 && reading.recordings.first?.channel(.altitude) == nil)
        let what = reading.findings.map { $0.what }
        #expect(what.contains(.valuesOutOfRange(what: "altitude", count: 1)))
        let unreadable = try #require(reading.findings.first { $0.what == .fieldUnreadable(what: "time", count: 1) })
        guard case .offset(let offset)? = unreadable.place else {
            Issue.record("the finding has no offset")
            return
        }
        #expect(Array(text.utf8)[offset...].starts(with: Array("Sat Sep 10 15:00:05 CEST".utf8)))
    }

    @Test func `a workout without a start, a length or the layout is refused or empty`() throws {
        #expect(throws: FileError.noTime) { try read(Self.workout("soon", "INPUT_MANUAL", "")) }
        let empty = try read("[{\"sport\":\"RUNNING\"},{\"start_time\":\"2011-09-10 13:00:00.0\"},{\"duration_s\":0}]")
        #expect(empty.recordings.isEmpty && empty.findings.contains(ImportFinding(.warning, .emptyActivity)))
        let foreign = "[{\"sport\":\"RUNNING\",\"start_time\":\"2011-09-10 13:00:00.0\",\"duration_s\":60}]"
        #expect(throws: FileError.notReadYet(.otherJSON)) { try read(foreign) }
    }

    @Test func `a cut workout keeps the points before the cut`() throws {
        let reading = try read(
            String(Self.ride.prefix(upTo: try #require(Self.ride.firstRange(of: "{\"speed_kmh\"")?.lowerBound))))
        #expect(reading.recordings.first?.points == 2 && reading.findings.contains(ImportFinding(.warning, .truncated)))
    }

    @Test(arguments: [
        "Sat Sep 10 12:58:53 UTC 2011", "Fri Apr 29 10:30:32 UTC 2016",
    ]) func `a time of a point is read`(_ text: String) {
        let bytes = Array(text.utf8)
        #expect(EndomondoStamp.moment(bytes.span) != nil)
    }

    @Test(arguments: [
        "", "Sat Sep 10 12:58:53 UTC", "Sat Sep 31 12:58:53 UTC 2011", "Sat Sep 10 24:58:53 UTC 2011",
        "Sat Sep 10 12:58:53 CET 2011",
        "Sat Set 10 12:58:53 UTC 2011", "Sat Sep 1: 12:58:53 UTC 2011", "Sat Sep 10 12:58:53 UTC 1911",
    ]) func `other texts are no time of a point`(_ text: String) {
        let bytes = Array(text.utf8)
        #expect(EndomondoStamp.moment(bytes.span) == nil)
    }

    @Test(.needsGivenFiles) func `the real ride has the values of an independent reading`() throws {
        let bytes = try GivenFiles.bytes(
            "_sources/piotrkiraga+endomondo-export-parser/src/test/resources/fixtures/workout-tracked.json")
        let reading = try readFile(bytes.span)
        let ride = try #require(reading.recordings.first)
        #expect(reading.kind == .endomondo && reading.verdict == .accepted && ride.sport == .cycling && ride.points == 8)
        #expect(ride.start == ISO8601.stamp("2011-09-10T12:58:00Z")?.moment && ride.elapsed == 7785)
        #expect(ride.distance?.metres == 34_040 && ride.ascent?.metres == 247 && ride.descent?.metres == 286)
        #expect(ride.channel(.latitude)?.seconds == [53, 59, 85, 125, 128, 132, 140, 144])
        #expect(ride.channel(.altitude)?.values == [302, 303, 306, 307, 305, 305, 305])
        let distances = try #require(ride.channel(.distance)?.values)
        #expect(distances.map { ($0 * 1000).rounded() } == [0, 0, 7121, 55_913, 64_275, 71_369, 80_420, 99_369])
    }
}
