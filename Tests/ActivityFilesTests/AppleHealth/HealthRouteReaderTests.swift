import Foundation
import Testing

@testable import ActivityFiles

struct HealthRouteReaderTests {
    private func points(_ bytes: [UInt8], usesTemplates: Bool) -> [HealthRoute.Point] {
        var reader = HealthRouteReader(usesTemplates: usesTemplates)
        // Content before hostile markup is kept.
        do throws(FileError) { try reader.walk(bytes.span) } catch {}
        return reader.points
    }

    /// The macros accept no spans.
    private func read(_ bytes: [UInt8]) -> HealthRoute? { HealthRoute(bytes.span) }

    private func expectSame(_ bytes: [UInt8]) -> Int {
        let (fast, slow) = (points(bytes, usesTemplates: true), points(bytes, usesTemplates: false))
        #expect(fast == slow)
        return fast.count
    }

    private func route(_ count: Int, odd: (Int) -> String?) -> [UInt8] {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        var text = """
            <?xml version="1.0"?>
            <gpx creator="Apple Health Export"><metadata><time>2025-11-20T14:41:00Z</time></metadata><trk><trkseg>
            """
        for index in 0..<count {
            let time = "2025-11-19T23:\(two(index / 60)):\(two(index % 60))Z"
            text +=
                odd(index)
                    ?? """
                    <trkpt lon="-73.96\(index)" lat="40.77\(index)"><ele>60.\(index)</ele><time>\(time)</time><extensions>\
                    <speed>1.\(index)</speed><course>118.18</course><hAcc>2.9\(index)</hAcc><vAcc>4.19</vAcc></extensions></trkpt>

                    """
        }
        return Array((text + "</trkseg></trk></gpx>").utf8)
    }

    @Test func `every value of a point is read except its course`() throws {
        let first = try #require(read(route(3) { _ in nil }))
        #expect(first.points.count == 3)
        #expect(first.points[2].latitude == 40.772)
        #expect(first.points[2].longitude == -73.962)
        #expect(first.points[2].altitude == 60.2)
        #expect(first.points[2].speed == 1.2)
        #expect(first.points[2].accuracy == 2.92)
        #expect(first.points[2].time - first.points[0].time == 2)
    }

    @Test func `points read by templates equal those read tag by tag, including unusual ones`() {
        let odd: [String] = [
            "<trkpt lon=\"1\" lat=\"2\"/>", "<trkpt lon=\"1\" lat=\"2\"><ele>3</ele></trkpt>",
            "<trkpt lat=\"2\" lon=\"1\"><time>2025-11-19T23:00:00.5Z</time><extensions><speed>-1</speed></extensions></trkpt>",
            "<trkpt lon=\"x\" lat=\"\"><ele>nan</ele><time>2025-11-19T23:00:00Z</time></trkpt>",
            "<trkpt lon=\"1\" lat=\"2\"><ele>3</ele><time>yesterday</time></trkpt>",
            "<wpt lat=\"1\" lon=\"2\"><ele>9</ele></wpt>",
            "</trkseg><trkseg>", "<!-- nothing -->",
            "<trkpt lon=\"1\" lat=\"2\"><ele><![CDATA[5]]></ele><time>2025-11-19T23:00:01Z</time></trkpt>",
        ]
        #expect(expectSame(route(500) { $0 % 7 == 3 ? odd[$0 / 7 % odd.count] : nil }) > 428)
        #expect(expectSame(route(200) { _ in nil }) == 200)
    }

    @Test func `a damaged end leaves the points before it, and a file without times is no route`() {
        let whole = route(100) { _ in nil }
        for length in [whole.count / 2, whole.count / 3, whole.count - 25] {
            let count = expectSame(Array(whole.prefix(length)))
            #expect(count > 20 && count <= 100)
        }
        #expect(read(whole)?.isWhole == true)
        #expect(read(Array(whole.prefix(whole.count / 2)))?.isWhole == false)
        #expect(read(route(9) { _ in "<trkpt lon=\"1\" lat=\"2\"/>" })?.points == nil)
        #expect(read(Array("no markup".utf8))?.points == nil)
    }
}
