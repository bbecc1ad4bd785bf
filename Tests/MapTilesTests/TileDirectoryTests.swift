import MapTiles
import Testing

struct TileDirectoryTests {
    /// Bytes of a directory, column by column. An offset of nil continues after the entry before.
    static func bytes(_ entries: [(id: UInt64, run: UInt64, length: UInt64, offset: UInt64?)]) -> [UInt8] {
        var out = TileWriter.number(UInt64(entries.count))
        var last: UInt64 = 0
        for entry in entries {
            out += TileWriter.number(entry.id &- last)
            last = entry.id
        }
        for entry in entries { out += TileWriter.number(entry.run) }
        for entry in entries { out += TileWriter.number(entry.length) }
        for entry in entries { out += TileWriter.number(entry.offset.map { $0 + 1 } ?? 0) }
        return out
    }

    static func flaw(_ bytes: [UInt8]) -> DirectoryFlaw? {
        do throws(MapTileError) { _ = try TileDirectory(bytes) } catch {
            if case .directory(let flaw, _) = error { return flaw }
        }
        return nil
    }

    static func tile(_ id: UInt64) throws -> TileCoordinate { try #require(TileCoordinate(archiveID: id)) }

    @Test func `a directory finds tiles, repeated tiles and further directories`() throws {
        let directory = try TileDirectory(
            Self.bytes([(5, 1, 10, 0), (6, 3, 20, nil), (20, 1, 7, 10), (21, 0, 300, 1000)]))
        #expect(directory.count == 4)
        #expect(directory.entry(of: try Self.tile(4)) == nil)
        #expect(directory.entry(of: try Self.tile(5)) == .tile(offset: 0, length: 10))
        for id in 6...8 { #expect(directory.entry(of: try Self.tile(UInt64(id))) == .tile(offset: 10, length: 20)) }
        #expect(directory.entry(of: try Self.tile(9)) == nil)
        #expect(directory.entry(of: try Self.tile(20)) == .tile(offset: 10, length: 7))
        #expect(directory.entry(of: try Self.tile(21)) == .leaf(offset: 1000, length: 300))
        #expect(directory.entry(of: try Self.tile(400_000)) == .leaf(offset: 1000, length: 300))
    }

    @Test func `a damaged directory is refused with the reason`() {
        #expect(Self.flaw([]) == .numberInvalid)
        #expect(Self.flaw([0]) == .empty)
        #expect(Self.flaw([5, 1, 1, 1, 1]) == .tooManyEntries)
        #expect(Self.flaw(TileWriter.number(.max)) == .tooManyEntries)
        #expect(Self.flaw([UInt8](repeating: 255, count: 30)) == .numberInvalid)
        #expect(Self.flaw(Self.bytes([(5, 1, 10, 0), (5, 1, 10, 20)])) == .notAscending)
        #expect(Self.flaw(Self.bytes([(.max, 1, 10, 0), (0, 1, 10, 20)])) == .notAscending)
        #expect(Self.flaw(Self.bytes([(5, 1, 0, 0)])) == .lengthInvalid)
        #expect(Self.flaw(Self.bytes([(5, 1 << 32, 1, 0)])) == .lengthInvalid)
        #expect(Self.flaw(Self.bytes([(5, 1, 1, nil)])) == .offsetInvalid)
        #expect(Self.flaw(Self.bytes([(5, 1, 2, .max - 1)])) == .offsetInvalid)
        #expect(Self.flaw([UInt8](repeating: 1, count: TileDirectory.byteLimit + 1)) == .tooLarge)
        let whole = Self.bytes([(5, 1, 10, 0), (600, 3, 20, nil), (20_000, 1, 7, 10)])
        for count in 1..<whole.count { #expect(Self.flaw(Array(whole.prefix(count))) != nil, "\(count) bytes") }
        #expect(Self.flaw(whole) == nil)
    }
}
