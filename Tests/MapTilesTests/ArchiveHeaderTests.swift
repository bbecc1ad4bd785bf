import MapTiles
import Testing

struct ArchiveHeaderTests {
    /// Header of a file of 1000 bytes with some bytes replaced.
    static func bytes(_ changes: [Int: [UInt8]] = [:]) -> [UInt8] {
        var bytes = Array("PMTiles".utf8) + [3] + [UInt8](repeating: 0, count: 119)
        func put(_ values: [UInt8], at offset: Int) {
            for (index, value) in values.enumerated() { bytes[offset + index] = value }
        }
        for (index, section) in [(127, 73), (200, 100), (300, 200), (500, 500)].enumerated() {
            for (half, value) in [section.0, section.1].enumerated() {
                put([UInt8(value & 255), UInt8(value >> 8)], at: 8 + 16 * index + 8 * half)
            }
        }
        put([1, 2, 2, 1, 4, 15], at: 96)
        for (index, value) in [Int32(-100_000_000), -50_000_000, 1_215_000_000, 250_000_000].enumerated() {
            put((0..<4).map { UInt8(truncatingIfNeeded: value >> Int32(8 * $0)) }, at: 102 + 4 * index)
        }
        for (offset, values) in changes { put(values, at: offset) }
        return bytes
    }

    static func error(_ bytes: [UInt8], fileSize: UInt64 = 1000) -> MapTileError? {
        do throws(MapTileError) { _ = try ArchiveHeader(bytes, fileSize: fileSize) } catch { return error }
        return nil
    }

    @Test func `the header states sections, zoom levels and bounds`() throws {
        let header = try ArchiveHeader(Self.bytes() + [1, 2, 3], fileSize: 1000)
        #expect(
            header.root == ArchiveSection(offset: 127, length: 73) && header.tiles == ArchiveSection(offset: 500, length: 500))
        #expect(header.directoryCompression == .gzip && header.tileCompression == .gzip && header.zooms == 4...15)
        #expect(header.bounds == MapBounds(west: -10, south: -5, east: 121.5, north: 25))
        #expect(header.leaves.part(offset: 100, length: 100) == ArchiveSection(offset: 400, length: 100))
        #expect(header.leaves.part(offset: 101, length: 100) == nil && header.leaves.part(offset: .max, length: 2) == nil)
        #expect(try ArchiveHeader(Self.bytes([102: [UInt8](repeating: 0, count: 16)]), fileSize: 1000).bounds == .earth)
    }

    @Test func `a header that cannot be used is refused with the reason`() {
        #expect(Self.error([]) == .notArchive && Self.error(Array("PMTilez".utf8)) == .notArchive)
        #expect(Self.error(Array(Self.bytes().prefix(126))) == .headerTruncated(count: 126))
        #expect(Self.error(Self.bytes([7: [2]])) == .unsupportedVersion(2))
        #expect(Self.error(Self.bytes([97: [3]])) == .unsupportedCompression(3))
        #expect(Self.error(Self.bytes([98: [4]])) == .unsupportedCompression(4))
        #expect(Self.error(Self.bytes([98: [0]])) == .unsupportedCompression(0))
        #expect(Self.error(Self.bytes([99: [2]])) == .unsupportedTileType(2))
        #expect(Self.error(Self.bytes([100: [9, 8]])) == .zoomsInvalid(lowest: 9, highest: 8))
        #expect(Self.error(Self.bytes([101: [25]])) == .zoomsInvalid(lowest: 4, highest: 25))
        #expect(Self.error(Self.bytes([102: [0, 0, 0, 128]])) == .boundsInvalid)
        #expect(
            Self.error(Self.bytes(), fileSize: 999)
                == .sectionOutside(ArchiveSection(offset: 500, length: 500), fileSize: 999))
        #expect(
            Self.error(Self.bytes([8: [255, 255, 255, 255, 255, 255, 255, 255]]))
                == .sectionOutside(ArchiveSection(offset: .max, length: 73), fileSize: 1000))
    }

    @Test func `rectangles overlap when they share a part`() throws {
        let bounds = try #require(MapBounds(west: 10, south: 40, east: 12, north: 42))
        #expect(bounds.overlaps(west: 11, south: 41, east: 30, north: 60))
        #expect(!bounds.overlaps(west: 12, south: 41, east: 30, north: 60))
        #expect(!bounds.overlaps(west: 11, south: 42, east: 11.5, north: 43))
        #expect(MapBounds(west: .nan, south: 0, east: 1, north: 1) == nil)
    }
}
