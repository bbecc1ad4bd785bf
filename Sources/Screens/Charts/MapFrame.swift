import Measures

/// Position of a map drawing on Earth. Both directions are linear.
public struct MapFrame: Equatable, Sendable {
    /// Degrees of the left and of the upper edge. The left edge may be beyond the date line.
    public var west: Double
    public var north: Double
    /// Units of the drawing per degree.
    public var unitsPerDegreeEast: Double
    public var unitsPerDegreeSouth: Double
    public var width: Int
    public var height: Int

    public init(
        west: Double, north: Double, unitsPerDegreeEast: Double, unitsPerDegreeSouth: Double, width: Int, height: Int
    ) {
        self.west = west
        self.north = north
        self.unitsPerDegreeEast = unitsPerDegreeEast
        self.unitsPerDegreeSouth = unitsPerDegreeSouth
        self.width = width
        self.height = height
    }

    func x(ofLongitude degrees: Double) -> Double { (degrees - west) * unitsPerDegreeEast }
    func y(ofLatitude degrees: Double) -> Double { (north - degrees) * unitsPerDegreeSouth }
}

/// Map tile with its position in a drawing, in whole units. Neighbouring tiles share their edges.
public struct MapTile: Equatable, Sendable {
    public var address: String
    /// Tile coordinates.
    public var zoom: Int
    public var column: Int
    public var row: Int
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int
}

extension MapFrame {
    /// Northern limit of web maps, in degrees.
    static let farthestNorth = 85.051_128_78
    static let closest = 19

    /// Returns the tiles under the drawing, row by row. A tile is drawn 181 to 362 units wide, about its number of pixels.
    ///
    /// Only the edges of tiles are projected from Web Mercator. Within a tile of less than half a degree, the two projections differ by
    /// less than a unit.
    public func tiles(of source: MapSource) -> [MapTile] {
        guard width > 0, height > 0, unitsPerDegreeEast > 0, unitsPerDegreeSouth > 0, west.isFinite, north.isFinite else {
            return []
        }
        var zoom = 0
        while zoom < MapFrame.closest, 360 * unitsPerDegreeEast / Double(1 << zoom) >= 362 { zoom += 1 }
        let count = 1 << zoom
        let columns = MapFrame.column(west, count)...MapFrame.column(west + Double(width) / unitsPerDegreeEast, count)
        let south = north - Double(height) / unitsPerDegreeSouth
        let rows = MapFrame.row(north, count)...MapFrame.row(south, count)
        guard columns.count * rows.count <= 100 else { return [] }
        func edge(_ value: Double) -> Int { Int((max(-1e6, min(1e6, value)) + 0.5).rounded(.down)) }
        let lefts = (columns.lowerBound...columns.upperBound + 1).map {
            edge(x(ofLongitude: Double($0) / Double(count) * 360 - 180))
        }
        let tops = (rows.lowerBound...rows.upperBound + 1).map { edge(y(ofLatitude: MapFrame.latitude(ofRow: $0, count))) }
        var tiles: [MapTile] = []
        for (down, row) in rows.enumerated() {
            for (across, column) in columns.enumerated() {
                let wrapped = (column % count + count) % count
                tiles.append(
                    MapTile(
                        address: source.address(zoom: zoom, column: wrapped, row: row), zoom: zoom, column: wrapped, row: row,
                        x: lefts[across], y: tops[down], width: lefts[across + 1] - lefts[across],
                        height: tops[down + 1] - tops[down]))
            }
        }
        return tiles
    }

    private static func column(_ longitude: Double, _ count: Int) -> Int {
        Int(((max(-540, min(540, longitude)) + 180) / 360 * Double(count)).rounded(.down))
    }

    private static func row(_ latitude: Double, _ count: Int) -> Int {
        let angle = max(-farthestNorth, min(farthestNorth, latitude)) * .pi / 180
        let stretched = Double.log((1 + Double.sin(angle)) / Double.cos(angle))
        return max(0, min(count - 1, Int(((1 - stretched / .pi) / 2 * Double(count)).rounded(.down))))
    }

    /// Returns the latitude of a tile's upper edge (inverse of the Mercator projection, Gudermann 1830).
    static func latitude(ofRow row: Int, _ count: Int) -> Double {
        let stretched = Double.pi * (1 - 2 * Double(row) / Double(count))
        return (2 * Double.atan(Double.exp(stretched)) - .pi / 2) * 180 / .pi
    }
}
