import Measures
import Testing
import Training

@testable import ActivityFiles

struct TCXReaderTests {
    /// Reads a file with this content of `<Activities>`.
    static func read(_ inside: String) throws(FileError) -> FileReading {
        let text = "<?xml version=\"1.0\"?><TrainingCenterDatabase><Activities>\(inside)</Activities></TrainingCenterDatabase>"
        let bytes = Array(text.utf8)
        return try readTCX(bytes.span)
    }

    static func minute(_ count: Int) -> String { "2024-05-01T10:0\(count):00Z" }

    static func point(_ minute: Int, _ rest: String = "") -> String {
        "<Trackpoint><Time>\(Self.minute(minute))</Time>\(rest)</Trackpoint>"
    }

    static func lap(_ minute: Int, seconds: String = "60", metres: String = "200", _ track: String) -> String {
        """
        <Lap StartTime="\(Self.minute(minute))"><TotalTimeSeconds>\(seconds)</TotalTimeSeconds>\
        <DistanceMeters>\(metres)</DistanceMeters><Calories>10</Calories>\
        <AverageHeartRateBpm><Value>140</Value></AverageHeartRateBpm><MaximumHeartRateBpm><Value>150</Value></MaximumHeartRateBpm>\
        <Track>\(track)</Track></Lap>
        """
    }

    @Test func `laps and points become a recording`() throws {
        let first = Self.point(0, "<DistanceMeters>0</DistanceMeters><HeartRateBpm><Value>100</Value></HeartRateBpm>")
        let second = Self.point(1, "<DistanceMeters>200</DistanceMeters><HeartRateBpm><Value>120</Value></HeartRateBpm>")
        let third = Self.point(3, "<DistanceMeters>410</DistanceMeters><HeartRateBpm><Value>0</Value></HeartRateBpm>")
        let reading = try Self.read(
            """
            <Activity Sport="Running"><Id>x</Id>\(Self.lap(0, first))\(Self.lap(1, metres: "210", second + third))
            <Creator xsi:type="Device_t"><Name>Forerunner</Name></Creator></Activity>
            """)
        let recording = try #require(reading.recordings.first)
        #expect(recording.source == Source(name: "Forerunner", origin: .tcx))
        #expect(recording.sport == .running)
        #expect(recording.elapsed == 180)
        #expect(recording.timer == 120)
        #expect(recording.distance == Distance(410))
        #expect(recording.activeEnergy == Energy(20))
        #expect(recording.points == 3)
        #expect(recording.meanHeartRate == HeartRate(110))
        #expect(recording.channel(.heartRate) == Channel(kind: .heartRate, seconds: [0, 60], values: [100, 120]))
        #expect(recording.channel(.distance)?.values == [0, 200, 410])
        #expect(recording.laps.map { $0.start } == [0, 60])
        #expect(recording.laps.map { $0.elapsed } == [60, 120])
        #expect(recording.laps.map { $0.distance } == [Distance(200), Distance(210)])
        #expect(recording.laps.first?.meanHeartRate == HeartRate(140))
    }

    @Test func `a time of another year does not lengthen an activity`() throws {
        let stray = "<Trackpoint><Time>2034-05-01T10:00:00Z</Time></Trackpoint>"
        let reading = try Self.read(
            "<Activity Sport=\"Running\">\(Self.lap(0, Self.point(0) + stray + Self.point(1) + Self.point(2)))</Activity>")
        #expect(reading.recordings.map { $0.elapsed } == [120])
        #expect(reading.recordings.first?.laps.map { $0.elapsed } == [120])
        #expect(reading.findings.contains(ImportFinding(.warning, .valuesOutOfRange(what: "time", count: 1))))
    }

    @Test func `watts, speed and strides are found under any prefix`() throws {
        let rest =
            "<Extensions><q:TPX><q:Speed>3.5</q:Speed><q:RunCadence>85</q:RunCadence><q:Watts>250</q:Watts></q:TPX></Extensions>"
        let recording = try Self.read("<Activity Sport=\"Other\">\(Self.lap(0, Self.point(0, rest)))</Activity>").recordings.first
        #expect(recording?.channel(.speed)?.values == [3.5])
        #expect(recording?.channel(.cadence)?.values == [170])
        #expect(recording?.channel(.power)?.values == [250])
    }

    @Test func `a track without positions is an indoor activity`() throws {
        let reading = try Self.read(
            "<Activity Sport=\"Biking\">\(Self.lap(0, Self.point(0, "<Cadence>90</Cadence>")))</Activity>")
        #expect(reading.recordings.first?.channel(.cadence)?.values == [90])
        #expect(reading.recordings.first?.channel(.latitude) == nil)
        #expect(reading.verdict == .accepted)
    }

    @Test func `activities and the legs of a multisport session become separate recordings`() throws {
        let run = "<Activity Sport=\"Running\">\(Self.lap(0, Self.point(0)))</Activity>"
        let ride = "<Activity Sport=\"Biking\">\(Self.lap(3, Self.point(3)))</Activity>"
        let several = try Self.read(run + ride)
        #expect(several.recordings.map { $0.sport } == [.running, .cycling])
        let session = try Self.read(
            "<MultiSportSession><FirstSport>\(run)</FirstSport><NextSport>\(ride)</NextSport></MultiSportSession>")
        #expect(session.recordings == several.recordings)
    }

    @Test func `two tracks within a lap have a pause between them`() throws {
        let reading = try Self.read(
            "<Activity Sport=\"Running\">\(Self.lap(0, Self.point(0) + Self.point(1) + "</Track><Track>" + Self.point(4)))</Activity>"
        )
        #expect(reading.recordings.first?.pauses == [Pause(start: 60, end: 240)])
    }

    @Test func `laps without points keep their times and their heart rate`() throws {
        let reading = try Self.read("<Activity Sport=\"Running\">\(Self.lap(0, ""))\(Self.lap(1, ""))</Activity>")
        let recording = try #require(reading.recordings.first)
        #expect(recording.elapsed == 120)
        #expect(recording.timer == 120)
        #expect(recording.points == 0)
        #expect(recording.meanHeartRate == HeartRate(140))
        #expect(recording.maximumHeartRate == HeartRate(150))
        #expect(recording.channels.isEmpty)
    }

    @Test func `a lap that begins before the first point does not move the start`() throws {
        let reading = try Self.read("<Activity Sport=\"Running\">\(Self.lap(0, Self.point(1) + Self.point(2)))</Activity>")
        let recording = try #require(reading.recordings.first)
        #expect(recording.start == ISO8601.stamp(Self.minute(1))?.moment)
        #expect(recording.laps.first?.start == 0)
    }

    @Test func `laps without a distance use that of the points`() throws {
        let counted = Self.point(0, "<DistanceMeters>5</DistanceMeters>") + Self.point(1, "<DistanceMeters>190</DistanceMeters>")
        let reading = try Self.read("<Activity Sport=\"Running\">\(Self.lap(0, metres: "0", counted))</Activity>")
        #expect(reading.recordings.first?.distance == Distance(190))
    }

    @Test func `laps and points that disagree are reported`() throws {
        let counted = Self.point(0, "<DistanceMeters>0</DistanceMeters>") + Self.point(1, "<DistanceMeters>900</DistanceMeters>")
        let reading = try Self.read("<Activity Sport=\"Running\">\(Self.lap(0, counted))</Activity>")
        #expect(reading.recordings.first?.distance == Distance(200))
        #expect(reading.findings.contains(ImportFinding(.note, .totalsDisagree(what: "distance"))))
    }

    @Test func `an activity without any time gives no recording and a finding`() throws {
        let reading = try Self.read("<Activity Sport=\"Running\"><Id>x</Id></Activity>")
        #expect(reading.recordings.isEmpty)
        #expect(reading.findings == [ImportFinding(.warning, .emptyActivity)])
    }

    @Test func `unreadable values are counted by kind, with the line of the first`() throws {
        let reading = try Self.read(
            "\n<Activity Sport=\"Running\">"
                + Self.lap(
                    0, metres: "far",
                    Self.point(0, "<HeartRateBpm>\n<Value>x150</Value>\n</HeartRateBpm>")
                        + Self.point(1, "<HeartRateBpm>\n<Value>150</Value>\n</HeartRateBpm>")) + "</Activity>")
        #expect(reading.recordings.first?.channel(.heartRate)?.values == [150])
        #expect(
            reading.findings.filter { $0.place != nil } == [
                ImportFinding(.warning, .fieldUnreadable(what: "distance", count: 1), at: .line(2)),
                ImportFinding(.warning, .fieldUnreadable(what: "heart rate", count: 1), at: .line(3)),
            ])
    }

    @Test func `courses and plans contain no activity`() {
        func refusal(_ inside: String) throws(FileError) -> FileReading {
            let bytes = Array("<TrainingCenterDatabase>\(inside)</TrainingCenterDatabase>".utf8)
            return try readTCX(bytes.span)
        }
        #expect(throws: FileError.noActivity(holds: "courses")) {
            try refusal("<Courses><Course><Lap/><Track>\(Self.point(0))</Track></Course></Courses>")
        }
        #expect(throws: FileError.noActivity(holds: "workouts")) { try refusal("<Workouts><Workout/></Workouts>") }
        #expect(throws: FileError.noActivity(holds: "nothing")) { try refusal("") }
    }

    @Test func `content that is not TCX is refused`() {
        let page = Array("<html/>".utf8)
        #expect(throws: FileError.notThisKind(.tcx, offset: 1)) { try readTCX(page.span) }
    }
}
