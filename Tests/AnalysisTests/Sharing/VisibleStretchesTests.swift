import Measures
import Testing

@testable import Analysis

struct VisibleStretchesTests {
    private static let centre = Coordinate(latitude: 25.03, longitude: 121.56)

    /// A random walk of steps of up to `step` metres around a place.
    private func walk(_ generator: inout SystemRandomNumberGenerator, count: Int, step: Double) throws -> [Coordinate] {
        var place = try #require(Self.centre).moved(
            metres: .random(in: 0...1500, using: &generator), bearing: .random(in: 0...6, using: &generator))
        return (0..<count).map { _ in
            place = place.moved(metres: .random(in: 0...step, using: &generator), bearing: .random(in: 0...7, using: &generator))
            return place
        }
    }

    private func circles(_ generator: inout SystemRandomNumberGenerator) throws -> [HiddenCircle] {
        let centre = try #require(Self.centre)
        return (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            HiddenCircle(
                centre: centre.moved(
                    metres: .random(in: 0...1200, using: &generator), bearing: .random(in: 0...7, using: &generator)),
                radius: .random(in: 200...800, using: &generator))
        }
    }

    private func find(_ track: [Coordinate], every gap: Double = 5, _ circles: [HiddenCircle]) -> [ClosedRange<Int>] {
        VisibleStretches.find(
            seconds: track.indices.map { Double($0) * gap }, latitudes: track.map { $0.latitude },
            longitudes: track.map { $0.longitude }, outside: circles, fastest: 10)
    }

    @Test func `no position inside a circle is visible, and no line between neighbours crosses one`() throws {
        var generator = SystemRandomNumberGenerator()
        var seen = 0
        for _ in 0..<200 {
            let track = try walk(&generator, count: 300, step: 120)
            let circles = try circles(&generator)
            for stretch in find(track, circles) {
                seen += 1
                #expect(stretch.count >= 2)
                for index in stretch {
                    for circle in circles { #expect(circle.centre.metres(to: track[index]) > circle.radius) }
                    guard index > stretch.lowerBound else { continue }
                    // A hundred places on the line, on a sphere, with the error of a flat map.
                    let (from, to) = (track[index - 1], track[index])
                    for part in stride(from: 0.0, through: 1, by: 0.1) {
                        let place = try #require(
                            Coordinate(
                                latitude: from.latitude + part * (to.latitude - from.latitude),
                                longitude: from.longitude + part * (to.longitude - from.longitude)))
                        for circle in circles { #expect(circle.centre.metres(to: place) > circle.radius - 0.5) }
                    }
                }
            }
        }
        #expect(seen > 100)
    }

    @Test func `everything outside stays, and stretches never touch`() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<100 {
            let track = try walk(&generator, count: 200, step: 30)
            let circles = try circles(&generator)
            let stretches = find(track, circles)
            for (one, next) in zip(stretches, stretches.dropFirst()) { #expect(one.upperBound < next.lowerBound) }
            #expect(find(track, []) == [0...track.count - 1])
            // A position whose neighbours, and the lines to them, are well outside is visible.
            for index in track.indices.dropFirst().dropLast() {
                let isClear = circles.allSatisfy { circle in
                    (index - 1...index + 1).allSatisfy { circle.centre.metres(to: track[$0]) > circle.radius + 31 }
                }
                if isClear { #expect(stretches.contains { $0.contains(index) }) }
            }
        }
    }

    @Test func `a line across a circle is interrupted although both its ends are outside`() throws {
        let centre = try #require(Self.centre)
        let circle = HiddenCircle(centre: centre, radius: 200)
        let west = [600.0, 500, 400].map { centre.moved(metres: $0, bearing: 1.5 * .pi) }
        let east = [400.0, 500, 600].map { centre.moved(metres: $0, bearing: 0.5 * .pi) }
        #expect(find(west + east, [circle]) == [0...2, 3...5])
    }

    @Test func `a gap in which the athlete could have been inside is interrupted, and another one is not`() throws {
        let centre = try #require(Self.centre)
        let circle = HiddenCircle(centre: centre, radius: 200)
        // Both ends are 800 m north of the edge: 160 s at 10 m/s lead to the edge and back.
        let track = [0.0, 10, 20, 30].map { east in
            centre.moved(metres: 1000, bearing: 0).moved(metres: east, bearing: 0.5 * .pi)
        }
        func find(gap: Double) -> [ClosedRange<Int>] {
            VisibleStretches.find(
                seconds: [0, 5, 5 + gap, 10 + gap], latitudes: track.map { $0.latitude }, longitudes: track.map { $0.longitude },
                outside: [circle], fastest: 10)
        }
        #expect(find(gap: 150) == [0...3])
        #expect(find(gap: 170) == [0...1, 2...3])
    }

    @Test func `positions that are no place, and columns of different lengths, are never visible`() throws {
        let circle = HiddenCircle(centre: try #require(Self.centre), radius: 200)
        let found = VisibleStretches.find(
            seconds: [0, 1, 2, 3, 4, 5], latitudes: [10, 10, .nan, 10, 10, 10], longitudes: [10, 10, 10, .infinity, 10],
            outside: [circle], fastest: 10)
        #expect(found == [0...1])
        #expect(VisibleStretches.find(seconds: [], latitudes: [], longitudes: [], outside: [circle], fastest: 10) == [])
        #expect(VisibleStretches.find(seconds: [1], latitudes: [1], longitudes: [1], outside: [], fastest: 10) == [])
    }

    @Test func `the date line is no way around a circle`() throws {
        let circle = HiddenCircle(centre: try #require(Coordinate(latitude: 0, longitude: 180)), radius: 500)
        #expect(circle.hides(latitude: 0, longitude: -179.999))
        #expect(circle.distance(toLineFrom: (0, 179.99), to: (0, -179.99)) < 1)
        #expect(circle.distance(toLineFrom: (0, 179.9), to: (0, 179.99)) > 1000)
    }
}
