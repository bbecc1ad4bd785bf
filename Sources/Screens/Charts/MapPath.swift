import Measures
public import Training

/// Route as lines on an integer grid, coloured by a value along it.
public struct MapPath: Equatable, Sendable {
    public var width: Int
    public var height: Int
    /// Lines of each of the five classes; class 1 is the lowest value.
    public var lines: [[[ChartGeometry.Point]]]
    /// Four bounds between the classes; empty when nothing colours the line.
    public var bounds: [Double]
    public var start: ChartGeometry.Point
    public var finish: ChartGeometry.Point
    /// Position at each column of the charts, for a cursor that moves on both.
    public var places: [ChartGeometry.Point]
    /// Metres across the whole width.
    public var metresAcross: Double
    public var frame: MapFrame

    static let longSide = 1000.0
    static let margin = 40.0
    public static let classes = 5

    /// - Parameters:
    ///   - recording: recording of the activity.
    ///   - column: values on the raster of `duration` that colour the line; nil for a plain line, all in class 3.
    ///   - columns: number of positions for the cursor.
    ///   - breaks: indices of the positions to which no line leads, ascending.
    public init?(_ recording: Recording, colouredBy column: SampledColumns?, columns: Int, breaks: [Int] = []) {
        guard let track = Track(recording) else { return nil }
        var (left, right, top, bottom) = (track.x[0], track.x[0], track.y[0], track.y[0])
        for index in track.x.indices {
            left = min(left, track.x[index])
            right = max(right, track.x[index])
            top = min(top, track.y[index])
            bottom = max(bottom, track.y[index])
        }
        let extent = max(right - left, bottom - top)
        guard extent > 5 else { return nil }  // too small for a route
        let scale = (MapPath.longSide - 2 * MapPath.margin) / extent
        // The aspect ratio stays between 5:3 and 1:1, so that the card keeps its shape.
        let drawnWidth = max((right - left) * scale, extent * scale * 0.6) + 2 * MapPath.margin
        let drawnHeight = max((bottom - top) * scale, drawnWidth * 0.6 - 2 * MapPath.margin) + 2 * MapPath.margin
        let shiftX = (drawnWidth - (right - left) * scale) / 2
        let shiftY = (drawnHeight - (bottom - top) * scale) / 2
        width = Int(drawnWidth.rounded(.up))
        height = Int(drawnHeight.rounded(.up))
        metresAcross = drawnWidth / scale
        frame = MapFrame(
            west: track.longitude + (left - shiftX / scale) / track.metresPerDegreeEast,
            north: track.latitude - (top - shiftY / scale) / track.metresPerDegreeNorth,
            unitsPerDegreeEast: track.metresPerDegreeEast * scale, unitsPerDegreeSouth: track.metresPerDegreeNorth * scale,
            width: width, height: height)
        func point(_ index: Int) -> ChartGeometry.Point {
            ChartGeometry.Point(
                x: Int(((track.x[index] - left) * scale + shiftX).rounded(.toNearestOrEven)),
                y: Int(((track.y[index] - top) * scale + shiftY).rounded(.toNearestOrEven)))
        }

        let duration = max(recording.elapsed, track.seconds.last ?? 0)
        let kept = MapPath.kept(track, scale: scale, breaks)
        bounds = column.map { MapPath.classBounds($0.means) } ?? []
        lines = [[[ChartGeometry.Point]]](repeating: [], count: MapPath.classes)
        var current = -1
        var run: [ChartGeometry.Point] = []
        for (from, to) in zip(kept, kept.dropFirst()) {
            if breaks.contains(to) {
                if current >= 0 { lines[current].append(run) }
                (current, run) = (-1, [])
                continue
            }
            let middle = (track.seconds[from] + track.seconds[to]) / 2
            let value = column.flatMap { MapPath.value($0, at: middle, duration: duration) }
            let group = MapPath.group(value, bounds)
            if group != current {
                if current >= 0 { lines[current].append(run) }
                run = [point(from)]
                current = group
            }
            run.append(point(to))
        }
        if current >= 0 { lines[current].append(run) }
        start = point(0)
        finish = point(track.x.count - 1)
        places = MapPath.places(track, duration: duration, columns: columns, point)
    }

    /// Simplifies the track: the tolerance grows until at most 500 points remain, and those on both sides of breaks.
    private static func kept(_ track: Track, scale: Double, _ breaks: [Int]) -> [Int] {
        var tolerance = 1.2 / scale
        let deviations = track.deviations(over: tolerance)
        while deviations.count(where: { $0 > tolerance }) > 500 { tolerance *= 1.6 }
        return deviations.indices.filter { deviations[$0] > tolerance || breaks.contains($0) || breaks.contains($0 + 1) }
    }

    /// Returns four bounds that divide the values into five equally frequent classes.
    static func classBounds(_ means: [Double?]) -> [Double] {
        let sorted = means.compactMap { $0 }.sorted()
        guard sorted.count >= classes else { return [] }
        return (1..<classes).map { sorted[$0 * sorted.count / classes] }
    }

    private static func group(_ value: Double?, _ bounds: [Double]) -> Int {
        guard let value, !bounds.isEmpty else { return classes / 2 }
        var group = 0
        while group < bounds.count, value >= bounds[group] { group += 1 }
        return group
    }

    private static func value(_ column: SampledColumns, at seconds: Double, duration: Double) -> Double? {
        guard duration > 0, !column.columns.isEmpty else { return nil }
        let index = Int(max(0, min(0.999_999, seconds / duration)) * Double(column.columns.count))
        return column.columns[index]?.mean
    }

    private static func places(
        _ track: Track, duration: Double, columns: Int, _ point: (Int) -> ChartGeometry.Point
    ) -> [ChartGeometry.Point] {
        guard duration > 0 else { return [] }
        var places: [ChartGeometry.Point] = []
        var index = 0
        for column in 0..<max(0, columns) {
            let moment = (Double(column) + 0.5) / Double(columns) * duration
            while index + 1 < track.seconds.count, track.seconds[index + 1] <= moment { index += 1 }
            places.append(point(index))
        }
        return places
    }
}
