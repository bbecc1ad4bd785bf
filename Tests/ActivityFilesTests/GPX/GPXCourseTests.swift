import Testing

@testable import ActivityFiles

struct GPXCourseTests {
    private func read(_ inside: String) throws(FileError) -> GPXCourse {
        try read(Array(("<?xml version=\"1.0\"?><gpx creator=\"Test\">" + inside + "</gpx>").utf8))
    }

    private func read(_ bytes: [UInt8]) throws(FileError) -> GPXCourse { try readGPXCourse(bytes.span) }

    @Test func `a track without times is a course`() throws {
        let course = try read(
            """
            <metadata><name>Not this</name></metadata><wpt lat="1" lon="2"><ele>9</ele><name>Water</name></wpt>
            <trk><name>River &amp; hill</name><trkseg>
            <trkpt lat="48" lon="11"><ele>500</ele></trkpt><trkpt lat="48.01" lon="11.5"/>
            </trkseg><trkseg><trkpt lat="48.02" lon="11"><time>2024-05-01T10:00:00Z</time><ele>510.5</ele></trkpt></trkseg></trk>
            <trk><trkseg><trkpt lat="1" lon="1"/><trkpt lat="2" lon="1"/></trkseg></trk>
            """)
        #expect(course.title == "River & hill")
        #expect(course.latitudes == [48, 48.01, 48.02] && course.longitudes == [11, 11.5, 11])
        #expect(course.altitudes == [500, nil, 510.5])
    }

    @Test func `a route replaces a missing track, and a point without a position is omitted`() throws {
        let course = try read(
            """
            <rte><name>Way</name><rtept lat="1" lon="2"><name>Turn</name><ele>x</ele></rtept><rtept lon="2"><ele>7</ele></rtept>
            <rtept lat="1.5" lon="2"><ele>8</ele></rtept></rte>
            """)
        #expect(course == GPXCourse(title: "Way", latitudes: [1, 1.5], longitudes: [2, 2], altitudes: [nil, 8]))
        let both = try read(
            "<rte><rtept lat=\"1\" lon=\"2\"/><rtept lat=\"2\" lon=\"2\"/></rte>"
                + "<trk><trkseg><trkpt lat=\"3\" lon=\"2\"/><trkpt lat=\"4\" lon=\"2\"/></trkseg></trk>")
        #expect(both.latitudes == [3, 4])
    }

    @Test func `a file without a course is refused with the reason`() {
        #expect(throws: FileError.noActivity(holds: "no course")) { try self.read("<wpt lat=\"1\" lon=\"2\"/>") }
        #expect(throws: FileError.noActivity(holds: "no course")) { try self.read("<trk><trkseg/></trk>") }
        #expect(throws: FileError.empty) { try self.read([UInt8]()) }
        #expect(throws: FileError.notThisKind(.gpx, offset: 0)) { try self.read(Array("hello".utf8)) }
    }

    @Test func `a file cut anywhere gives a shorter course or an error`() {
        let whole = Array(
            """
            <gpx><trk><name>A</name><trkseg><trkpt lat="48" lon="11"><ele>500</ele></trkpt><trkpt lat="48.01" lon="11.5"/>
            <trkpt lat="48.02" lon="11"><ele>510.5</ele></trkpt></trkseg></trk></gpx>
            """.utf8)
        var courses = 0
        for length in 0...whole.count {
            do throws(FileError) {
                let course = try read(Array(whole.prefix(length)))
                courses += 1
                #expect((2...3).contains(course.count))
                #expect(course.longitudes.count == course.count && course.altitudes.count == course.count)
            } catch {
                #expect(length < whole.count)
            }
        }
        #expect(courses > 10)
    }
}
