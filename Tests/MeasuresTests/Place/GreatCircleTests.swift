import Measures
import Testing

struct GreatCircleTests {
    private func metres(_ first: (Double, Double), _ second: (Double, Double)) throws -> Double {
        let start = try #require(Coordinate(latitude: first.0, longitude: first.1))
        let end = try #require(Coordinate(latitude: second.0, longitude: second.1))
        return start.metres(to: end)
    }

    @Test func `arcs of a sphere of the mean radius are as long as geometry says`() throws {
        let quarter = 6_371_008.8 * Double.pi / 2
        #expect(abs(try metres((0, 0), (90, 0)) - quarter) < 1e-6)
        #expect(abs(try metres((0, 0), (0, 90)) - quarter) < 1e-6)
        #expect(abs(try metres((0, -90), (0, 90)) - 2 * quarter) < 1e-6)
        #expect(abs(try metres((90, 12), (90, 77))) < 1e-6)
        #expect(abs(try metres((12, 0), (13, 0)) - quarter / 90) < 1e-6)
        #expect(abs(try metres((0, 179.5), (0, -179.5)) - quarter / 90) < 1e-6)
        #expect(try metres((47.5, 8.5), (47.5, 8.5)) == 0)
    }

    /// Angular distance by the cosine rule, which is exact enough far apart.
    @Test func `far places are as far apart as the cosine rule says`() throws {
        let radians = Double.pi / 180
        for (first, second) in [((52.52, 13.405), (48.8566, 2.3522)), ((25.033, 121.5654), (-33.8688, 151.2093))] {
            let cosine =
                Double.sin(first.0 * radians) * Double.sin(second.0 * radians)
                + Double.cos(first.0 * radians) * Double.cos(second.0 * radians) * Double.cos((second.1 - first.1) * radians)
            let expected = 6_371_008.8 * Double.atan2(y: (1 - cosine * cosine).squareRoot(), x: cosine)
            #expect(abs(try metres(first, second) - expected) < 1e-3)
            #expect(try metres(first, second) == metres(second, first))
        }
    }
}
