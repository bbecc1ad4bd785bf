import Measures
import Testing
import Training

@testable import ActivityFiles

/// Impossible times, and times of an unnamed zone.
struct GPXTimesTests {
    @Test(arguments: [
        ["1988-05-01T10:00:00Z", GPXReaderTests.minute(0), GPXReaderTests.minute(1), GPXReaderTests.minute(2)],
        [GPXReaderTests.minute(0), GPXReaderTests.minute(1), "2044-05-01T10:00:00Z", GPXReaderTests.minute(2)],
        [GPXReaderTests.minute(0), GPXReaderTests.minute(1), "2004-05-01T10:00:00Z", GPXReaderTests.minute(2)],
        [GPXReaderTests.minute(0), GPXReaderTests.minute(1), GPXReaderTests.minute(2), "2024-06-01T10:00:00Z"],
    ]) func `a time of another year does not lengthen a recording`(times: [String]) throws {
        let points = times.map { GPXReaderTests.point("48", "11", $0, "<ele>500</ele>") }
        for read in [points.joined(), points.joined(separator: "</trkseg><trkseg>")] {
            let reading = try GPXReaderTests.read("<trk><trkseg>\(read)</trkseg></trk>")
            let recording = try #require(reading.recordings.first)
            #expect(reading.recordings.count == 1)
            #expect(recording.start == ISO8601.stamp(GPXReaderTests.minute(0))?.moment)
            #expect(recording.elapsed == 120)
            #expect(recording.points == 4)
            #expect(recording.channel(.altitude)?.seconds == [0, 60, 120])
            #expect(recording.pauses.allSatisfy { $0.end <= 120 })
            #expect(reading.findings.contains(ImportFinding(.warning, .valuesOutOfRange(what: "time", count: 1))))
        }
    }

    @Test func `a track after one with an end in another year continues it`() throws {
        let tracks = [[0, 1], [3, 4]].map { minutes in minutes.map { GPXReaderTests.point("48", "11", GPXReaderTests.minute($0)) }
        }
        let stray = GPXReaderTests.point("48", "11", "2030-05-01T10:00:00Z")
        let reading = try GPXReaderTests.read(
            "<trk><trkseg>\(tracks[0].joined())\(stray)</trkseg></trk><trk><trkseg>\(tracks[1].joined())</trkseg></trk>")
        #expect(reading.recordings.map { $0.elapsed } == [240])
        #expect(reading.recordings.first?.pauses == [Pause(start: 60, end: 180)])
    }

    @Test(arguments: [
        "<metadata><name>A</name><time>2024-05-01T04:15:00Z</time></metadata>", "<time>2024-05-01T06:15:01+02:00</time>",
    ])
    func `times without a zone use the offset that the file's own time shows`(head: String) throws {
        let points = ["10:00:00", "10:10:00"].map { GPXReaderTests.point("28", "84", "2024-05-01T\($0)") }.joined()
        let reading = try GPXReaderTests.read(head + "<trk><trkseg>\(points)</trkseg></trk>", root: "<gpx creator=\"OsmAnd\">")
        let recording = try #require(reading.recordings.first)
        #expect(recording.start == ISO8601.stamp("2024-05-01T04:15:00Z")?.moment)
        #expect(recording.offset == LocalOffset(secondsAheadOfUTC: 20_700))
        #expect(recording.elapsed == 600 && recording.title == nil)
        #expect(!reading.findings.contains(ImportFinding(.note, .localTimeWithoutZone)))
    }

    @Test(arguments: [
        "", "<metadata><time>2024-05-01T04:19:33Z</time></metadata>", "<metadata><time>2024-05-01T10:00:00</time></metadata>",
    ])
    func `times without a zone and without other evidence are read as UTC, with a finding`(head: String) throws {
        let point = GPXReaderTests.point("28", "84", "2024-05-01T10:00:00")
        let reading = try GPXReaderTests.read(head + "<trk><trkseg>\(point)</trkseg></trk>")
        #expect(reading.recordings.first?.start == ISO8601.stamp("2024-05-01T10:00:00Z")?.moment)
        #expect(reading.recordings.first?.offset == nil)
        #expect(reading.findings.contains(ImportFinding(.note, .localTimeWithoutZone)))
    }

    @Test func `times with a zone stay unchanged, regardless of the file's own time`() throws {
        let point = GPXReaderTests.point("28", "84", "2024-05-01T10:00:00Z")
        let reading = try GPXReaderTests.read(
            "<metadata><time>2024-05-01T08:00:00Z</time></metadata><trk><trkseg>\(point)</trkseg></trk>")
        #expect(reading.recordings.first?.start == ISO8601.stamp("2024-05-01T10:00:00Z")?.moment)
    }
}
