import Measures
import Testing
import Training

@testable import ActivityFiles

struct SimultaneousRecordingsTests {
    private func reading(_ spans: [(start: Double, elapsed: Double)]) -> FileReading {
        FileReading(
            kind: .gpx,
            recordings: spans.map {
                Recording(
                    source: Source(name: "Test", origin: .gpx), sport: .running,
                    start: Moment(secondsSince1970: 1_700_000_000 + $0.start), elapsed: $0.elapsed)
            })
    }

    /// The slow reference: the number of kept recordings that cover the start of a kept recording, itself included.
    private func depth(_ reading: FileReading) -> Int {
        reading.recordings.map { one in reading.recordings.count { $0.start <= one.start && one.start < $0.end } }.max() ?? 0
    }

    @Test func `ten thousand overlapping recordings are reduced to a hundred, with a finding`() {
        let crafted = reading((0..<10_000).map { (Double(9_999 - $0), 17_700) })
        let limited = SimultaneousRecordings.limited(crafted)
        #expect(limited.recordings.count == 100)
        #expect(depth(limited) == 100)
        // The earliest stay, in the order of the file.
        #expect(limited.recordings.map(\.start) == crafted.recordings.suffix(100).map(\.start))
        #expect(limited.findings == [ImportFinding(.warning, .skipped(what: "recordings at the same time", count: 9_900))])
        #expect(limited.verdict == .recovered)
    }

    @Test func `recordings that follow each other or overlap in hundreds at most stay as they are`() {
        let years = reading((0..<3_000).map { (Double($0) * 3600, 3600) })
        #expect(SimultaneousRecordings.limited(years) == years)
        let hundred = reading((0..<100).map { (Double($0), 17_700) } + (0..<100).map { (100_000 + Double($0), 17_700) })
        #expect(SimultaneousRecordings.limited(hundred) == hundred)
    }

    @Test func `at no moment do more than a hundred kept recordings overlap, whatever their order and length`() {
        var state: UInt64 = 7
        func below(_ limit: UInt64) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double((state >> 33) % limit)
        }
        for _ in 0..<10 {
            let crafted = reading((0..<600).map { _ in (below(4_000), below(2_000)) })
            let limited = SimultaneousRecordings.limited(crafted)
            #expect(depth(limited) <= 100 && limited.recordings.count > 100)
            #expect(limited.findings.count == (limited.recordings.count < 600 ? 1 : 0))
        }
    }

    @Test func `a file of overlapping tracks is read with the limit`() throws {
        var text = "<gpx version=\"1.1\">"
        for track in 0..<120 {
            text += "<trk><type>running</type><trkseg>"
            for (second, latitude) in [(0, 47.0), (1, 47.00002), (9_000, 47.3)] {
                let time = ISO8601.text(Moment(secondsSince1970: 1_700_000_000 + Double(track + second)))
                text += "<trkpt lat=\"\(latitude + Double(track) * 0.001)\" lon=\"10\"><time>\(time)</time></trkpt>"
            }
            text += "</trkseg></trk>"
        }
        let bytes = Array((text + "</gpx>").utf8)
        let reading = try readFile(bytes.span)
        #expect(reading.recordings.count == 100)
        #expect(reading.findings.contains(ImportFinding(.warning, .skipped(what: "recordings at the same time", count: 20))))
    }
}
