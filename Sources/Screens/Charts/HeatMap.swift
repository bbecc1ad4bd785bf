public import Analysis
import Measures

/// Many routes on a common integer grid.
public struct HeatMap: Equatable, Sendable {
    public var width: Int
    public var height: Int
    public var lines: [[ChartGeometry.Point]]
    /// Metres across the whole width.
    public var metresAcross: Double
    public var frame: MapFrame

    static let longSide = 1000.0
    static let margin = 20.0
    /// Maximum number of points. Details are left out until there are no more than that.
    static let limit = 16_000
    /// Detail of a small map.
    static let small = 4.0

    /// Nil without a route.
    /// - Parameters:
    ///   - routes: tracks to draw.
    ///   - detail: size in units below which details are left out.
    ///   - part: visible part, enlarged to the whole width. Lines continue beyond its edges.
    public init?(_ routes: [RouteTrack], detail: Double = 0.8, part: Part = .whole) {
        guard let frame = HeatMap.frame(routes) else { return nil }
        let extent = max(frame.east - frame.west, frame.north - frame.south, 50)
        let wholeScale = (HeatMap.longSide - 2 * HeatMap.margin) / extent
        let drawnWidth = max(frame.east - frame.west, extent * 0.6) * wholeScale + 2 * HeatMap.margin
        let drawnHeight = max((frame.north - frame.south) * wholeScale + 2 * HeatMap.margin, drawnWidth * 0.6)
        let near = Double(part.near) / 100
        let scale = wholeScale * near
        let shiftX = ((drawnWidth - (frame.east - frame.west) * wholeScale) / 2 - Double(part.left) / 10_000 * drawnWidth) * near
        let shiftY =
            ((drawnHeight - (frame.north - frame.south) * wholeScale) / 2 - Double(part.top) / 10_000 * drawnHeight) * near
        width = Int(drawnWidth.rounded(.up))
        height = Int(drawnHeight.rounded(.up))
        metresAcross = drawnWidth / scale
        self.frame = MapFrame(
            west: (frame.west - shiftX / scale) / frame.metresEast / RouteTrack.unitsPerDegree,
            north: (frame.north + shiftY / scale) / HeatMap.metresNorth / RouteTrack.unitsPerDegree,
            unitsPerDegreeEast: frame.metresEast * RouteTrack.unitsPerDegree * scale,
            unitsPerDegreeSouth: HeatMap.metresNorth * RouteTrack.unitsPerDegree * scale, width: width, height: height)
        let tracks = routes.map { route in
            Track(
                x: route.longitudes.map { Double($0) * frame.metresEast - frame.west },
                y: route.latitudes.map { frame.north - Double($0) * HeatMap.metresNorth })
        }
        var tolerance = detail / scale
        let deviations = tracks.map { $0.deviations(over: tolerance) }
        // Only visible points count.
        var seen: [Double] = []
        for (track, deviations) in zip(tracks, deviations) {
            for (index, deviation) in deviations.enumerated() where deviation > tolerance {
                let (x, y) = (track.x[index] * scale + shiftX, track.y[index] * scale + shiftY)
                if x >= 0, y >= 0, x <= drawnWidth, y <= drawnHeight { seen.append(deviation) }
            }
        }
        for _ in 0..<12 where seen.count(where: { $0 > tolerance }) > HeatMap.limit { tolerance *= 1.6 }
        lines = []
        for (number, track) in tracks.enumerated() {
            let breaks = routes[number].breaks
            var line: [ChartGeometry.Point] = []
            for (index, deviation) in deviations[number].enumerated() {
                let isAfterBreak = breaks.contains(index)
                guard deviation > tolerance || isAfterBreak || breaks.contains(index + 1) else { continue }
                if isAfterBreak {
                    lines.append(line)
                    line = []
                }
                line.append(
                    ChartGeometry.Point(
                        x: Int((track.x[index] * scale + shiftX).rounded(.toNearestOrEven)),
                        y: Int((track.y[index] * scale + shiftY).rounded(.toNearestOrEven))))
            }
            lines.append(line)
        }
    }

    /// Metres per hundred-thousandth of a degree along a meridian.
    private static let metresNorth = 111_195.0 / RouteTrack.unitsPerDegree

    private struct Frame {
        var west: Double, east: Double, south: Double, north: Double
        /// Metres per hundred-thousandth of a degree along the middle parallel.
        var metresEast: Double
    }

    private static func frame(_ routes: [RouteTrack]) -> Frame? {
        guard let first = routes.first, let x = first.longitudes.first, let y = first.latitudes.first else { return nil }
        var (left, right, low, high) = (x, x, y, y)
        for route in routes {
            for x in route.longitudes {
                left = min(left, x)
                right = max(right, x)
            }
            for y in route.latitudes {
                low = min(low, y)
                high = max(high, y)
            }
        }
        let middle = (Double(low) + Double(high)) / 2 / RouteTrack.unitsPerDegree
        let metresEast = metresNorth * max(0.01, Double.cos(middle * .pi / 180))
        return Frame(
            west: Double(left) * metresEast, east: Double(right) * metresEast, south: Double(low) * metresNorth,
            north: Double(high) * metresNorth, metresEast: metresEast)
    }

    /// Groups routes that start within about half a degree of each other, the largest group first.
    public static func places(_ routes: [RouteTrack]) -> [[RouteTrack]] {
        let reach = 0.5 * RouteTrack.unitsPerDegree
        var places: [(x: Double, y: Double, routes: [RouteTrack])] = []
        for route in routes {
            guard let x = route.longitudes.first.map({ Double($0) }), let y = route.latitudes.first.map({ Double($0) }) else {
                continue
            }
            if let index = places.firstIndex(where: { ($0.x - x).magnitude < reach && ($0.y - y).magnitude < reach }) {
                places[index].routes.append(route)
            } else {
                places.append((x, y, [route]))
            }
        }
        let order = places.indices.sorted { (places[$1].routes.count, $0) < (places[$0].routes.count, $1) }
        return order.map { places[$0].routes }
    }
}

extension Track {
    /// Creates a track of positions on a flat map, without times.
    init(x: [Double], y: [Double]) {
        self.x = x
        self.y = y
        seconds = []
    }
}
