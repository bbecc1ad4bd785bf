import Measures
import Screens
import Testing
import Training

struct MapPathTests {
    func recording(_ places: [(Double, Double)]) -> Recording {
        let seconds = places.indices.map { Double($0) * 10 }
        return Recording(
            source: Source(name: "test", origin: .gpx), sport: .running, start: Example.now, elapsed: Double(places.count) * 10,
            channels: [
                Channel(kind: .latitude, seconds: seconds, values: places.map { $0.0 }),
                Channel(kind: .longitude, seconds: seconds, values: places.map { $0.1 }),
            ])
    }

    @Test func `north is up, east is right, and all points are inside`() throws {
        let path = try #require(MapPath(recording([(47.0, 8.0), (47.01, 8.0), (47.01, 8.02)]), colouredBy: nil, columns: 5))
        #expect(path.start.y > path.finish.y)
        #expect(path.finish.x > path.start.x)
        for line in path.lines.joined() {
            for point in line { #expect((0...path.width).contains(point.x) && (0...path.height).contains(point.y)) }
        }
        #expect(path.places.count == 5)
    }

    @Test func `a straight line has two points only`() throws {
        let path = try #require(MapPath(recording((0..<500).map { (47 + Double($0) * 1e-4, 8.0) }), colouredBy: nil, columns: 10))
        #expect(path.lines.joined().map { $0.count } == [2])
    }

    @Test func `a route across the date line is drawn the short way`() throws {
        let path = try #require(MapPath(recording([(0, 179.99), (0, -179.99)]), colouredBy: nil, columns: 2))
        #expect(path.metresAcross < 10_000)
        #expect(path.finish.x > path.start.x)
    }

    @Test func `standing on the spot, or no position at all, is no route`() {
        #expect(MapPath(recording([(47, 8), (47, 8)]), colouredBy: nil, columns: 2) == nil)
        #expect(MapPath(recording([]), colouredBy: nil, columns: 2) == nil)
    }
}
