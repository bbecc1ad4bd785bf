import Measures
import Testing

@testable import ActivityFiles

struct TrackColumnsTests {
    /// A degree of a great circle, in metres.
    private let degree = 6_371_008.8 * Double.pi / 180

    private func point(_ latitude: Double, _ longitude: Double) -> TrackPoint {
        var point = TrackPoint()
        (point.latitude, point.longitude) = (latitude, longitude)
        return point
    }

    @Test func `the path connects positions and not segments`() {
        var columns = TrackColumns()
        columns.breakSegment()
        columns.append(point(10, 20))
        columns.append(point(11, 20))
        #expect(abs(columns.pathLength - degree) < 1e-6)
        // A point without a position is skipped.
        columns.append(point(.nan, .nan))
        columns.append(point(12, 20))
        #expect(abs(columns.pathLength - 2 * degree) < 1e-6)
        columns.breakSegment()
        columns.breakSegment()
        columns.append(point(50, 60))
        #expect(abs(columns.pathLength - 2 * degree) < 1e-6)
        columns.append(point(49, 60))
        columns.breakSegment()
        #expect(abs(columns.pathLength - 3 * degree) < 1e-6)
    }

    @Test func `a break among points without a position applies to the next position`() {
        var columns = TrackColumns()
        columns.append(point(.nan, .nan))
        columns.append(point(10, 20))
        columns.append(point(.nan, .nan))
        columns.breakSegment()
        columns.append(point(.nan, .nan))
        columns.append(point(11, 20))
        #expect(columns.pathLength == 0)
        #expect(TrackColumns().pathLength == 0)
    }

    @Test func `the path equals the sum of the distances to the bit`() throws {
        var random = SeededBytes(seed: 3)
        var columns = TrackColumns()
        var sum = 0.0
        var last: Coordinate?
        for _ in 0..<500 {
            let latitude = 47 + Double(random.next() % 10_000) / 1e6
            let longitude = 8 + Double(random.next() % 10_000) / 1e6
            let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
            columns.append(point(latitude, longitude))
            if let last { sum += last.metres(to: place) }
            last = place
        }
        #expect(columns.pathLength == sum)
    }
}
