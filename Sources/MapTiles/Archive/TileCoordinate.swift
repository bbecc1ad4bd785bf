/// Place of a tile: its zoom level, and its column and row from the north-west.
public struct TileCoordinate: Hashable, Sendable {
    public let zoom: Int
    public let column: Int
    public let row: Int

    /// Highest zoom level. A tile of it is about two metres wide.
    public static let zoomLimit = 24

    /// Nil for a place outside of the zoom level.
    public init?(zoom: Int, column: Int, row: Int) {
        guard (0...TileCoordinate.zoomLimit).contains(zoom) else { return nil }
        let count = 1 << zoom
        guard (0..<count).contains(column), (0..<count).contains(row) else { return nil }
        self.zoom = zoom
        self.column = column
        self.row = row
    }

    /// Number of the tile in an archive: tiles of lower zoom levels first, each level along a Hilbert curve.
    public var archiveID: UInt64 {
        var (x, y) = (UInt64(column), UInt64(row))
        var result = TileCoordinate.tiles(below: zoom)
        var side: UInt64 = zoom == 0 ? 0 : 1 << UInt64(zoom - 1)
        while side > 0 {
            let right: UInt64 = x & side > 0 ? 1 : 0
            let low: UInt64 = y & side > 0 ? 1 : 0
            result += side * side * ((3 * right) ^ low)
            TileCoordinate.turn(&x, &y, side: side, right: right, low: low)
            side >>= 1
        }
        return result
    }

    /// Nil for a number beyond the highest zoom level.
    public init?(archiveID: UInt64) {
        var zoom = 0
        while zoom < TileCoordinate.zoomLimit, archiveID >= TileCoordinate.tiles(below: zoom + 1) { zoom += 1 }
        guard archiveID < TileCoordinate.tiles(below: zoom + 1) else { return nil }
        var rest = archiveID - TileCoordinate.tiles(below: zoom)
        var (x, y): (UInt64, UInt64) = (0, 0)
        var side: UInt64 = 1
        while side < 1 << UInt64(zoom) {
            let right = rest >> 1 & 1
            let low = (rest ^ right) & 1
            TileCoordinate.turn(&x, &y, side: side, right: right, low: low)
            x += side * right
            y += side * low
            rest >>= 2
            side <<= 1
        }
        self.zoom = zoom
        column = Int(x)
        row = Int(y)
    }

    /// Number of tiles of all lower zoom levels.
    private static func tiles(below zoom: Int) -> UInt64 { ((1 << UInt64(2 * zoom)) - 1) / 3 }

    /// Turns the quarter of the curve so that neighbouring quarters meet (Hilbert 1891).
    private static func turn(_ x: inout UInt64, _ y: inout UInt64, side: UInt64, right: UInt64, low: UInt64) {
        guard low == 0 else { return }
        if right == 1 {
            // Bits above the quarter do not matter any more.
            x = (side - 1) &- x & (side - 1)
            y = (side - 1) &- y & (side - 1)
        }
        (x, y) = (y, x)
    }
}
