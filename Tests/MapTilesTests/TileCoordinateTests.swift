import MapTiles
import Testing

struct TileCoordinateTests {
    /// Numbers that `pmtiles` 3.8.1 (Python) computes.
    @Test(
        arguments: [
            (0, 0, 0, 0), (1, 0, 0, 1), (1, 0, 1, 2), (1, 1, 1, 3), (1, 1, 0, 4), (2, 0, 0, 5), (2, 3, 3, 15), (2, 1, 2, 12),
            (3, 5, 2, 76),
            (12, 3423, 1763, 19_078_479), (14, 8800, 5374, 317_856_083), (14, 13_725, 7018, 305_278_066),
            (20, 1_048_575, 0, 1_466_015_503_700), (24, 16_777_215, 16_777_215, 281_474_976_710_655),
            (24, 9_000_001, 5_600_007, 333_321_598_177_257),
        ] as [(Int, Int, Int, UInt64)])
    func `a tile has the number of other programs`(_ zoom: Int, _ column: Int, _ row: Int, _ id: UInt64) throws {
        let coordinate = try #require(TileCoordinate(zoom: zoom, column: column, row: row))
        #expect(coordinate.archiveID == id)
        #expect(TileCoordinate(archiveID: id) == coordinate)
    }

    @Test func `numbers and tiles correspond, and neighbours on the curve share an edge`() throws {
        var last: TileCoordinate?
        for id in UInt64(0)..<21_845 {  // zoom levels 0 to 7
            let coordinate = try #require(TileCoordinate(archiveID: id))
            #expect(coordinate.archiveID == id)
            if let last, last.zoom == coordinate.zoom {
                #expect(abs(last.column - coordinate.column) + abs(last.row - coordinate.row) == 1)
            }
            last = coordinate
        }
        #expect(last?.zoom == 7)
    }

    @Test func `places outside of a zoom level do not exist`() {
        for (zoom, column, row) in [(-1, 0, 0), (0, 1, 0), (3, 8, 0), (3, 0, -1), (25, 0, 0), (.max, 0, 0), (2, .max, .min)] {
            #expect(TileCoordinate(zoom: zoom, column: column, row: row) == nil)
        }
        #expect(TileCoordinate(archiveID: .max) == nil)
        #expect(TileCoordinate(archiveID: (1 << 50 - 1) / 3 - 1)?.zoom == 24)
        #expect(TileCoordinate(archiveID: (1 << 50 - 1) / 3) == nil)
    }
}
