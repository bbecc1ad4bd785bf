import Testing

@testable import Screens
@testable import WebPages

struct TrendChartTests {
    private func curve(_ points: [(Int, Int)], breaks: [Int] = []) -> TrendChart.Curve {
        TrendChart.Curve(label: "", tone: .info, points: points.map { ChartGeometry.Point(x: $0.0, y: $0.1) }, breaks: breaks)
    }

    @Test func `the area below a curve goes down to the bottom and back to its first place`() {
        #expect(TrendChart.area(below: curve([(0, 50), (7, 40), (14, 60)])) == "M0 50l7-10 7 20L14 100H0z")
    }

    @Test func `each stretch of an interrupted curve has an area of its own`() {
        let interrupted = curve([(0, 50), (7, 40), (21, 30), (28, 20), (42, 10)], breaks: [2, 4])
        #expect(TrendChart.area(below: interrupted) == "M0 50l7-10L7 100H0zM21 30l7-10L28 100H21zM42 10l0 0L42 100H42z")
        #expect(TrendChart.area(below: curve([])) == "")
    }
}
