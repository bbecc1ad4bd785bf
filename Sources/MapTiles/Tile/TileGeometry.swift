/// A point in units of 1/4096 of a tile, from its north-western corner. Points beyond the edges belong to neighbours too.
struct TilePoint: Equatable {
    var x: Int32
    var y: Int32
}

/// Reads the commands of a geometry into parts: points one by one, lines, or rings.
struct TileGeometry {
    static let units: Int64 = 4096
    /// Units by which a point may lie beyond the edges; farther ones are moved to this distance.
    static let margin: Int64 = 16_384

    /// Points of all parts, one part after the other.
    private(set) var points: [TilePoint] = []
    /// Index of each part's first point, ascending.
    private(set) var starts: [Int] = []

    /// - Parameters:
    ///   - layer: has the bytes, and the number of units across.
    ///   - feature: its commands are read.
    init(_ layer: TileLayer, _ feature: TileFeature) throws(MapTileError) {
        var cursor = ByteCursor(layer.bytes, feature.geometry)
        var (x, y): (Int64, Int64) = (0, 0)
        func flaw() -> MapTileError { .tile(.geometryInvalid, offset: cursor.position) }
        while !cursor.isAtEnd {
            guard let command = cursor.number() else { throw flaw() }
            let count = command >> 3
            switch command & 7 {
            case 1, 2:
                let isMove = command & 7 == 1
                // A point has at least two bytes.
                guard count > 0, count <= UInt64(cursor.remaining / 2), isMove || !starts.isEmpty else { throw flaw() }
                for _ in 0..<count {
                    guard let across = cursor.number(), let down = cursor.number() else { throw flaw() }
                    x = TileGeometry.moved(x, by: across.signed)
                    y = TileGeometry.moved(y, by: down.signed)
                    if isMove { starts.append(points.count) }
                    points.append(TilePoint(x: TileGeometry.scaled(x, layer.extent), y: TileGeometry.scaled(y, layer.extent)))
                }
            // A ring ends. Its last point is not repeated.
            case 7: guard count == 1, !starts.isEmpty else { throw flaw() }
            default: throw flaw()
            }
        }
    }

    /// Number of parts.
    var count: Int { starts.count }

    /// Returns the points of a part.
    func part(_ index: Int) -> ArraySlice<TilePoint> {
        let end = index + 1 < starts.count ? starts[index + 1] : points.count
        return points[starts[index]..<end]
    }

    /// Far beyond every tile, and small enough that no later step overflows.
    private static let farthest: Int64 = 1 << 40

    private static func moved(_ value: Int64, by step: Int64) -> Int64 {
        max(-farthest, min(farthest, value + max(-farthest, min(farthest, step))))
    }

    private static func scaled(_ value: Int64, _ extent: Int64) -> Int32 {
        let scaled = extent == units ? value : value * units / extent
        return Int32(truncatingIfNeeded: max(-margin, min(units + margin, scaled)))
    }
}
