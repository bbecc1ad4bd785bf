import Testing

@testable import ActivityFiles

/// A track without any time is a route: every format gives the same verdict and the same finding.
struct RouteOnlyTests {
    @Test func `points without times are accepted as a route in every format`() throws {
        let gpx = Array("<gpx><trk><trkseg><trkpt lat=\"1\" lon=\"2\"/><trkpt lat=\"1\" lon=\"3\"/></trkseg></trk></gpx>".utf8)
        let point = "<Trackpoint><DistanceMeters>1</DistanceMeters></Trackpoint>"
        let tcx = Array(
            """
            <TrainingCenterDatabase><Activities><Activity Sport="Running"><Lap><Track>\(point)\(point)</Track></Lap></Activity>
            </Activities></TrainingCenterDatabase>
            """.utf8)
        var builder = FITBuilder()
        builder.fileIdentification()
        builder.define(1, 20, [builder.uint8(3, 100)])
        builder.data(1, [builder.uint8(3, 100)])
        builder.data(1, [builder.uint8(3, 101)])
        for bytes in [gpx, tcx, builder.file()] {
            let reading = try readFile(bytes.span)
            #expect(reading.recordings.isEmpty)
            #expect(reading.verdict == .accepted)
            #expect(reading.findings == [ImportFinding(.note, .routeOnly(points: 2))])
        }
    }
}
