import MapTiles
import Testing

/// The examples of the module's documentation. `Tests/Scripts/test_documentation.py` compares them with the article.
struct DocumentationExampleTests {
    @Test func `a tile has a number, and foreign bytes are refused as the documentation shows`() {
        let tile = TileCoordinate(zoom: 14, column: 13_725, row: 7018)  // nil outside of the zoom level
        let number = tile?.archiveID  // 305278066
        let refused = try? ArchiveHeader([0x50, 0x4B], fileSize: 2)  // nil: no archive of tiles
        let empty = CompactTile.empty.bytes  // [1]
        #expect(number == 305_278_066 && refused == nil && empty == [1])
    }
}
