import ActivityFiles
import Testing

struct WriteGPXTrackTests {
    @Test func `the file has segments without times, and reads back`() throws {
        let bytes = writeGPXTrack(
            named: "Loop <1> & \"2\"", latitudes: [25.03, 25.031, -0.000_001, 1], longitudes: [121.56, 121.561, 179.9, -180],
            altitudes: [10, nil, -3.26, 2], breaks: [2])
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("<name>Loop &lt;1&gt; &amp; &quot;2&quot;</name>") && !text.contains("<time"))
        #expect(text.split(separator: "<trkseg>").count == 3)
        #expect(text.contains("lat=\"25.031000\" lon=\"121.561000\"></trkpt>\n</trkseg><trkseg>\n<trkpt lat=\"-0.000001\""))
        #expect(text.contains("<ele>-3.3</ele>"))
        let course = try readGPXCourse(bytes.span)
        #expect(course.title == "Loop <1> & \"2\"")
        #expect(course.latitudes == [25.03, 25.031, -0.000_001, 1] && course.longitudes == [121.56, 121.561, 179.9, -180])
        #expect(course.altitudes == [10, nil, -3.3, 2])
    }

    @Test func `breaks at the ends and outside make no empty segment`() {
        let bytes = writeGPXTrack(named: "", latitudes: [1, 2], longitudes: [1, 2], altitudes: [nil, nil], breaks: [0, 2, 9])
        #expect(String(decoding: bytes, as: UTF8.self).split(separator: "<trkseg>").count == 2)
    }
}
