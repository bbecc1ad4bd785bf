import Measures
import Testing
import Training

@testable import ActivityFiles

struct GPXReaderTests {
    /// Reads a file with this content of `<gpx>`.
    static func read(_ inside: String, root: String = "<gpx creator=\"Test\">") throws(FileError) -> FileReading {
        let bytes = Array((root + inside + "</gpx>").utf8)
        return try readGPX(bytes.span)
    }

    static func point(_ latitude: String, _ longitude: String, _ time: String?, _ rest: String = "") -> String {
        let stamp = time.map { "<time>\($0)</time>" } ?? ""
        return "<trkpt lat=\"\(latitude)\" lon=\"\(longitude)\">\(stamp)\(rest)</trkpt>"
    }

    static func minute(_ count: Int) -> String { "2024-05-01T10:0\(count):00Z" }

    @Test func `a track becomes a recording with its channels, sport, title and source`() throws {
        let reading = try Self.read(
            """
            <trk><name>Hill &amp; dale</name><desc>Mud &lt; knee</desc><type>running</type><trkseg>
            \(Self.point("48", "11", Self.minute(0), "<ele>500</ele><extensions><hr>120</hr></extensions>"))
            \(Self.point("48.001", "11", Self.minute(1), "<ele>505.5</ele><extensions><hr>130</hr></extensions>"))
            </trkseg></trk>
            """)
        let recording = try #require(reading.recordings.first)
        #expect(reading.verdict == .accepted)
        #expect(recording.source == Source(name: "Test", origin: .gpx))
        #expect(recording.title == "Hill & dale")
        #expect(recording.notes == "Mud < knee")
        #expect(recording.sport == .running)
        #expect(recording.start == ISO8601.stamp("2024-05-01T10:00:00Z")?.moment)
        #expect(recording.offset == nil)
        #expect(recording.elapsed == 60)
        #expect(recording.points == 2)
        #expect(recording.channel(.heartRate) == Channel(kind: .heartRate, seconds: [0, 60], values: [120, 130]))
        #expect(recording.channel(.altitude) == Channel(kind: .altitude, seconds: [0, 60], values: [500, 505.5]))
        #expect(recording.meanHeartRate == HeartRate(125))
        // A thousandth of a degree of latitude on a sphere of 6371.0088 km: 111.195 m.
        #expect(abs((recording.distance?.metres ?? 0) - 111.195) < 0.01)
    }

    @Test(arguments: [
        "<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>99</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions>",
        "<extensions><ns3:TrackPointExtension><ns3:hr>99</ns3:hr></ns3:TrackPointExtension></extensions>",
        "<extensions><heartrate>99</heartrate></extensions>",
        "<extensions><hr>99</hr></extensions>",
        "<extensions><gpxdata:hr>99</gpxdata:hr></extensions>",
        "<extensions><hr>99</hr><a:hr>12</a:hr></extensions>",
        "<extensions><hr>99</hr></extensions><extensions><hr>98</hr></extensions>",
    ]) func `heart rate is found in every place and the first copy counts`(_ extensions: String) throws {
        let reading = try Self.read("<trk><trkseg>\(Self.point("1", "2", Self.minute(0), extensions))</trkseg></trk>")
        #expect(reading.recordings.first?.channel(.heartRate)?.values == [99])
    }

    @Test func `temperature, power, speed, cadence and accuracy are found by their local names`() throws {
        let rest = """
            <speed>2.5</speed><extensions><ns3:atemp>21</ns3:atemp><ns3:cad>90</ns3:cad><power>250</power>\
            <hAcc>4.5</hAcc></extensions>
            """
        let recording = try Self.read(
            "<trk><type>cycling</type><trkseg>\(Self.point("1", "2", Self.minute(0), rest))</trkseg></trk>"
        )
        .recordings.first
        #expect(recording?.channel(.temperature)?.values == [21])
        #expect(recording?.channel(.cadence)?.values == [90])
        #expect(recording?.channel(.power)?.values == [250])
        #expect(recording?.channel(.speed)?.values == [2.5])
        #expect(recording?.channel(.positionAccuracy)?.values == [4.5])
    }

    @Test func `a runner's strides become steps and a rider's revolutions stay`() throws {
        for (type, expected) in [("running", 172.0), ("cycling", 86), ("walking", 86)] {
            let rest = "<extensions><cad>86</cad></extensions>"
            let reading = try Self.read(
                "<trk><type>\(type)</type><trkseg>\(Self.point("1", "2", Self.minute(0), rest))</trkseg></trk>")
            #expect(reading.recordings.first?.channel(.cadence)?.values == [expected], "\(type)")
        }
    }

    @Test func `a written offset is kept, UTC is no local time, and a missing zone is reported`() throws {
        func offset(_ time: String) throws(FileError) -> (LocalOffset?, [ImportFinding], Moment?) {
            let reading = try Self.read("<trk><trkseg>\(Self.point("1", "2", time))</trkseg></trk>")
            return (reading.recordings.first?.offset, reading.findings, reading.recordings.first?.start)
        }
        let local = try offset("2024-05-01T12:00:00+02:00")
        #expect(local.0 == LocalOffset(secondsAheadOfUTC: 7200))
        #expect(local.2 == ISO8601.stamp("2024-05-01T10:00:00Z")?.moment)
        #expect(try offset("2024-05-01T10:00:00Z").0 == nil)
        let bare = try offset("2024-05-01T10:00:00.123456789")
        #expect(bare.0 == nil)
        #expect(bare.1.contains(ImportFinding(.note, .localTimeWithoutZone)))
    }

    @Test func `the gap between two segments is a pause and adds no distance`() throws {
        let reading = try Self.read(
            """
            <trk><trkseg>\(Self.point("48", "11", Self.minute(0)))\(Self.point("48.001", "11", Self.minute(1)))</trkseg>
            <trkseg/><trkseg>\(Self.point("49", "11", Self.minute(4)))\(Self.point("49.001", "11", Self.minute(5)))</trkseg></trk>
            """)
        let recording = try #require(reading.recordings.first)
        #expect(recording.pauses == [Pause(start: 60, end: 240)])
        #expect(abs((recording.distance?.metres ?? 0) - 222.39) < 0.05)
    }

    @Test func `pause markers at no place on Earth become a pause`() throws {
        let reading = try Self.read(
            """
            <trk><trkseg>\(Self.point("3", "14", Self.minute(0)))\(Self.point("100", "0", Self.minute(1)))
            \(Self.point("200", "0", Self.minute(3)))\(Self.point("3", "14.001", Self.minute(4)))</trkseg></trk>
            """)
        let recording = try #require(reading.recordings.first)
        #expect(recording.points == 4)
        #expect(recording.channel(.latitude)?.values == [3, 3])
        #expect(recording.pauses == [Pause(start: 60, end: 240)])
    }

    @Test func `zeros for a missing fix are omitted, positions on the zero meridian stay`() throws {
        let lost = try Self.read(
            "<trk><trkseg>\(Self.point("48", "11", Self.minute(0)))\(Self.point("48", "0.0", Self.minute(1)))\(Self.point("0", "0", Self.minute(2)))</trkseg></trk>"
        )
        #expect(lost.recordings.first?.channel(.longitude)?.values == [11])
        #expect(lost.findings.contains(ImportFinding(.warning, .valuesOutOfRange(what: "position", count: 2))))
        let greenwich = try Self.read(
            "<trk><trkseg>\(Self.point("51.4", "0.001", Self.minute(0)))\(Self.point("51.4", "0", Self.minute(1)))</trkseg></trk>"
        )
        #expect(greenwich.recordings.first?.channel(.longitude)?.values == [0.001, 0])
        #expect(greenwich.verdict == .accepted)
    }

    @Test func `unreadable values are counted by kind, with the line of the first`() throws {
        let reading = try Self.read(
            """

            <trk><trkseg>
            \(Self.point("48", "11", Self.minute(0), "<ele>5</ele><extensions><hr>120</hr></extensions>"))
            \(Self.point("48.001", "11", Self.minute(1), "<ele>5</ele><extensions><hr>x150</hr></extensions>"))
            \(Self.point("48.002", "11", Self.minute(2), "<ele>high</ele><extensions><hr>x151</hr></extensions>"))
            \(Self.point("48.003", "11°", Self.minute(3), "<ele> NaN </ele><extensions><hr> </hr></extensions>"))
            \(Self.point("48.004", "11", "noon", "<ele>5</ele><extensions><hr>1,5</hr></extensions>"))
            </trkseg></trk>
            """)
        #expect(reading.recordings.first?.channel(.heartRate)?.values == [120])
        func unreadable(_ what: String, _ count: Int, _ line: Int) -> ImportFinding {
            ImportFinding(.warning, .fieldUnreadable(what: what, count: count), at: .line(line))
        }
        #expect(
            reading.findings.filter { $0.place != nil } == [
                ImportFinding(.warning, .malformedMarkup(what: "decimal comma"), at: .line(7)),
                unreadable("heart rate", 2, 4), unreadable("altitude", 1, 5), unreadable("position", 1, 6),
                unreadable("time", 1, 7),
            ])
        #expect(reading.verdict == .recovered)
    }

    @Test func `points without a position keep their other values`() throws {
        let reading = try Self.read(
            "<trk><trkseg><trkpt><time>\(Self.minute(0))</time><extensions><hr>88</hr></extensions></trkpt></trkseg></trk>")
        let recording = try #require(reading.recordings.first)
        #expect(recording.channel(.heartRate)?.values == [88])
        #expect(recording.channel(.latitude) == nil)
        #expect(recording.distance == nil)
    }

    @Test func `several tracks of one outing become one recording, others stay separate`() throws {
        func track(_ hour: Int, type: String = "") -> String {
            let stamp = "2024-05-01T\(hour < 10 ? "0" : "")\(hour):00:00Z"
            return "<trk>\(type.isEmpty ? "" : "<type>\(type)</type>")<trkseg>\(Self.point("48", "11", stamp))</trkseg></trk>"
        }
        #expect(try Self.read(track(1) + track(3) + track(8)).recordings.count == 1)
        #expect(try Self.read(track(1) + track(8)).recordings.count == 2)
        #expect(try Self.read(track(5) + track(3)).recordings.count == 1)
        #expect(try Self.read(track(1, type: "running") + track(2, type: "cycling")).recordings.count == 2)
    }

    @Test func `a track inside the metadata is ignored and counted`() throws {
        let inside = "<trk><trkseg>\(Self.point("10", "20", "2024-05-01T08:00:00Z"))</trkseg></trk>"
        let track = "<trk><trkseg>\(Self.point("48", "11", "2024-05-01T10:00:00Z"))</trkseg></trk>"
        let reading = try Self.read("<metadata>\(inside)<time>2024-05-01T10:00:00Z</time></metadata>\(track)")
        #expect(reading.recordings.map(\.points) == [1])
        #expect(reading.recordings.first?.channel(.latitude)?.values == [48])
        #expect(reading.findings.contains(ImportFinding(.warning, .skipped(what: "tracks in metadata", count: 1))))
        #expect(throws: FileError.noActivity(holds: "nothing")) { try Self.read("<metadata>\(inside)</metadata>") }
    }

    @Test func `metadata without an end hide no track`() throws {
        let track = "<trk><trkseg>\(Self.point("48", "11", "2024-05-01T10:00:00Z"))</trkseg></trk>"
        #expect(try Self.read("<metadata><name>a</name>\(track)").recordings.map(\.points) == [1])
    }

    @Test func `tracks without times give no activity, and routes and waypoints alone are refused`() throws {
        let untimed = try Self.read("<trk><trkseg>\(Self.point("1", "2", nil))</trkseg></trk>")
        #expect(untimed.recordings.isEmpty)
        #expect(untimed.findings == [ImportFinding(.note, .routeOnly(points: 1))])
        #expect(throws: FileError.noActivity(holds: "routes")) {
            try Self.read("<rte><rtept lat=\"1\" lon=\"2\"><time>2024-05-01T10:00:00Z</time></rtept></rte>")
        }
        #expect(throws: FileError.noActivity(holds: "waypoints")) { try Self.read("<wpt lat=\"1\" lon=\"2\"/>") }
        #expect(throws: FileError.noActivity(holds: "nothing")) {
            try Self.read("<metadata><time>2024-05-01T10:00:00Z</time></metadata>")
        }
    }

    @Test func `names of the file and its waypoints are not read as points`() throws {
        let reading = try Self.read(
            """
            <metadata><name>no</name><time>1970-01-01T00:00:00Z</time></metadata><wpt lat="9" lon="9"><name>no</name>\
            <time>2106-02-07T06:28:15Z</time></wpt><trk><name>yes</name><trkseg>\(Self.point("1", "2", Self.minute(0)))</trkseg></trk>
            """)
        #expect(reading.recordings.first?.title == "yes")
        #expect(reading.recordings.first?.points == 1)
        #expect(reading.verdict == .accepted)
    }

    @Test func `points out of order are sorted and repeated ones counted once`() throws {
        let reading = try Self.read(
            """
            <trk><trkseg>\(Self.point("1", "2", Self.minute(2)))\(Self.point("1", "2.1", Self.minute(1)))
            \(Self.point("1", "2.2", Self.minute(0)))\(Self.point("1", "2.2", Self.minute(0)))</trkseg></trk>
            """)
        let recording = try #require(reading.recordings.first)
        #expect(recording.points == 4)
        #expect(recording.channel(.longitude) == Channel(kind: .longitude, seconds: [0, 60, 120], values: [2.2, 2.1, 2]))
        #expect(reading.verdict == .recovered)
        #expect(reading.findings.contains(ImportFinding(.warning, .timeWentBack(count: 2))))
        #expect(reading.findings.contains(ImportFinding(.warning, .duplicateCopies(what: "points", count: 1))))
    }

    @Test func `a decimal comma is read and reported`() throws {
        let reading = try Self.read("<trk><trkseg>\(Self.point("1", "2", Self.minute(0), "<ele>12,5</ele>"))</trkseg></trk>")
        #expect(reading.recordings.first?.channel(.altitude)?.values == [12.5])
        #expect(reading.verdict == .recovered)
    }

    @Test func `unusual roots are read as GPX`() throws {
        let inside = "<trk><trkseg>\(Self.point("1", "2", Self.minute(0)))</trkseg></trk>"
        for root in ["<gpx>", "<gpx version=\"7.7.5-play\">", "          <?xml version=\"1.0\"?>\n<gpx>", "\u{FEFF}<gpx>"] {
            #expect(try Self.read(inside, root: root).recordings.count == 1)
        }
    }

    @Test func `damage is reported with its line and the rest is read`() throws {
        let reading = try Self.read(
            "<trk><trkseg>\(Self.point("1", "2", Self.minute(0)))\n\n<broken attribute>\n\(Self.point("1", "2", Self.minute(1)))</trkseg></trk>"
        )
        #expect(reading.recordings.first?.points == 2)
        #expect(reading.findings.contains(ImportFinding(.warning, .malformedMarkup(what: "attribute"), at: .line(3))))
    }

    @Test func `content that is not GPX is refused`() {
        let page = Array("<html><body>404</body></html>".utf8)
        #expect(throws: FileError.notThisKind(.gpx, offset: 1)) { try readGPX(page.span) }
        let nothing: [UInt8] = []
        #expect(throws: FileError.empty) { try readGPX(nothing.span) }
    }
}
