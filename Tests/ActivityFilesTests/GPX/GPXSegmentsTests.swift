import Measures
import Testing
import Training

@testable import ActivityFiles

/// Segments out of order, overlapping segments, segments of one point, and points without a time.
struct GPXSegmentsTests {
    /// A thousandth of a degree of latitude, in metres.
    private let step = 111.195

    /// A point every minute; the latitude counts in thousandths of a degree from 48.
    private func segment(_ minutes: [Int?], _ latitudes: [Int]) -> String {
        var text = "<trkseg>"
        for (minute, latitude) in zip(minutes, latitudes) {
            text += GPXReaderTests.point("\(48 + Double(latitude) / 1000)", "11", minute.map { GPXReaderTests.minute($0) })
        }
        return text + "</trkseg>"
    }

    private func read(_ segments: [String]) throws -> FileReading {
        try GPXReaderTests.read("<trk>" + segments.joined() + "</trk>")
    }

    @Test func `segments in any order give the same recording as those in order of time`() throws {
        let parts = [segment([0, 1], [0, 1]), segment([3, 4], [50, 51]), segment([6, 7], [90, 91])]
        let ordered = try #require(try read(parts).recordings.first)
        #expect(abs((ordered.distance?.metres ?? 0) - 3 * step) < 0.1)
        #expect(ordered.pauses == [Pause(start: 60, end: 180), Pause(start: 240, end: 360)])
        for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let reading = try read(order.map { parts[$0] })
            let recording = try #require(reading.recordings.first)
            #expect(recording.pauses == ordered.pauses && recording.channels == ordered.channels, "\(order)")
            #expect(abs((recording.distance?.metres ?? 0) - 3 * step) < 0.1, "\(order)")
            #expect(reading.findings.contains { if case .timeWentBack = $0.what { $0.severity == .warning } else { false } })
        }
    }

    @Test func `overlapping segments stay unchanged, and no point is lost`() throws {
        let reading = try read([segment([0, 1, 2, 3], [0, 1, 2, 3]), segment([1, 2, 4, 5], [1, 2, 4, 5])])
        let recording = try #require(reading.recordings.first)
        #expect(recording.points == 8 && recording.elapsed == 300)
        #expect(!reading.findings.contains { if case .skipped = $0.what { true } else { false } })
    }

    @Test(arguments: [(0, 95), (1, 95), (1, 0)])
    func `one wrong time in a segment removes no point`(_ place: (segment: Int, minute: Int)) throws {
        var minutes: [[Int?]] = [[0, 1, 2], [4, 5, 6], [8, 9, 10]]
        minutes[place.segment][place.minute == 0 ? 0 : 2] = place.minute
        let segments = minutes.indices.map { number in segment(minutes[number], [0, 1, 2].map { 10 * number + $0 }) }
        let reading = try read(segments)
        #expect(reading.recordings.first?.points == 9)
    }

    @Test func `segments of one point each become one segment`() throws {
        let recording = try #require(try read((0..<5).map { segment([$0], [$0]) }).recordings.first)
        #expect(abs((recording.distance?.metres ?? 0) - 4 * step) < 0.1)
        #expect(recording.pauses.isEmpty)
        // Two single points may be two stops.
        #expect(try read([segment([0], [0]), segment([1], [1])]).recordings.first?.distance?.metres == 0)
    }

    @Test func `a point without a time adds distance at its place in the file, and is reported`() throws {
        let reading = try read([segment([0, nil, 2], [0, 1, 2]), segment([nil, nil], [10, 11]), segment([4, 5], [20, 21])])
        let recording = try #require(reading.recordings.first)
        #expect(abs((recording.distance?.metres ?? 0) - 4 * step) < 0.1)
        #expect(reading.findings.contains(ImportFinding(.warning, .pointsWithoutTime(count: 3))))
    }
}
