import Testing

@testable import Screens

struct SparklineTests {
    @Test func `a line has a point a day, and a day without a value ends it`() throws {
        let line = try #require(Sparkline([10, 20, nil, 40], leastSpan: 0, spoken: "x"))
        #expect(line.lines.map { $0.count } == [2, 1])
        let points = line.lines.joined()
        #expect(points.first == Sparkline.Point(x: 40, y: 200) && points.last == Sparkline.Point(x: 920, y: 40))
        for point in points {
            #expect((0...Sparkline.width).contains(point.x) && (0...Sparkline.height).contains(point.y))
        }
    }

    @Test func `a small change is drawn as one`() throws {
        let level = try #require(Sparkline([50, 51, 50], leastSpan: 20, spoken: "x"))
        let heights = level.lines.joined().map { $0.y }
        #expect(heights.allSatisfy { abs($0 - Sparkline.height / 2) <= 8 }, "\(heights)")
    }

    @Test func `two values, and values that are none, are no course`() {
        #expect(Sparkline([1, nil, 2], leastSpan: 1, spoken: "") == nil)
        #expect(Sparkline([1, .nan, .infinity, 2], leastSpan: 1, spoken: "") == nil)
        #expect(Sparkline([-1e308, 0, 1e308], leastSpan: 1, spoken: "") == nil)
        #expect(Sparkline([], leastSpan: 1, spoken: "") == nil)
        #expect(Sparkline([3, 3, 3], leastSpan: 0, spoken: "")?.lines.first?.count == 3)
    }
}
