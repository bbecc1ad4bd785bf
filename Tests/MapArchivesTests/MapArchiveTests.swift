import Archives
import Foundation
import MapTiles
import Testing

@testable import MapArchives

struct MapArchiveTests {
    static var town: [UInt8] {
        get throws {
            let url = try #require(Bundle.module.url(forResource: "Fixtures/town", withExtension: "pmtiles"))
            return Array(try Data(contentsOf: url))
        }
    }

    /// A tile with one line of water, of which the first point is `x`.
    static func tile(_ x: UInt8) -> [UInt8] {
        let commands: [UInt8] = [9, 2 * x, 2, 10, 40, 40]
        let feature: [UInt8] = [0x18, 2, 0x22, UInt8(commands.count)] + commands
        let layer: [UInt8] = [0x0A, 5] + Array("water".utf8) + [0x12, UInt8(feature.count)] + feature
        return [0x1A, UInt8(layer.count)] + layer
    }

    static func error(_ bytes: [UInt8], reading ids: [UInt64] = []) throws -> MapArchiveError? {
        var found: MapArchiveError?
        try ArchiveWriter.inFolder { folder in
            try ArchiveWriter.write(bytes, to: folder + "/a")
            do throws(MapArchiveError) {
                let archive = try MapArchive(path: folder + "/a")
                for coordinate in ids.compactMap({ TileCoordinate(archiveID: $0) }) {
                    _ = try archive.tile(coordinate, in: NameLanguage("en"))
                }
            } catch { found = error }
        }
        return found
    }

    @Test func `an archive of another program is read`() throws {
        try ArchiveWriter.inFolder { folder in
            try ArchiveWriter.write(Self.town, to: folder + "/town")
            let archive = try MapArchive(path: folder + "/town")
            #expect(archive.header.zooms == 11...14 && archive.attribution == "© Mapmakers of the town")
            #expect(abs(archive.header.bounds.west - 121.5300427) < 1e-9)
            for (zoom, column, row) in [
                (11, 1715, 876), (12, 3430, 1753), (13, 6861, 3506), (14, 13_722, 7012), (14, 13_723, 7012),
            ] {
                let coordinate = try #require(TileCoordinate(zoom: zoom, column: column, row: row))
                let bytes = try #require(try archive.tile(coordinate, in: NameLanguage("en")))
                #expect(bytes.count > 100)
                #expect(try archive.tile(coordinate, in: NameLanguage("en")) == bytes)
            }
            let missing = try #require(TileCoordinate(zoom: 14, column: 1, row: 1))
            #expect(try archive.tile(missing, in: NameLanguage("en")) == nil)
            let low = try #require(TileCoordinate(zoom: 3, column: 1, row: 1))
            #expect(try archive.tile(low, in: NameLanguage("en")) == nil)
        }
    }

    @Test(arguments: [false, true]) func `tiles are found through leaf directories`(_ isPacked: Bool) throws {
        let ids: [UInt64] = [0, 1, 4, 7, 21, 5000, 90_000]
        try ArchiveWriter.inFolder { folder in
            let tiles = ids.enumerated().map { ($0.element, Self.tile(UInt8($0.offset))) }
            try ArchiveWriter.write(ArchiveWriter.archive(tiles, isPacked: isPacked), to: folder + "/a")
            let archive = try MapArchive(path: folder + "/a")
            #expect(archive.attribution == "© A & B and more" && archive.header.bounds == .earth)
            for id in UInt64(0)...5001 {
                let coordinate = try #require(TileCoordinate(archiveID: id))
                let bytes = try archive.tile(coordinate, in: NameLanguage("de"))
                #expect((bytes != nil) == ids.contains(id), "\(id)")
                // Version, kind, length, one line, two points, and the first of them in zigzag form.
                if let index = ids.firstIndex(of: id) { #expect(bytes?.prefix(6).last == UInt8(2 * index)) }
            }
        }
    }

    @Test func `a damaged archive is refused with the reason`() throws {
        let whole = ArchiveWriter.archive([(0, Self.tile(1)), (1, Self.tile(2)), (2, [1, 2, 3])], isPacked: true)
        #expect(try Self.error(whole, reading: [0, 1]) == nil)
        #expect(try Self.error(Array(whole.prefix(5))) == .content(.notArchive))
        #expect(try Self.error(Array(whole.prefix(100))) == .content(.headerTruncated(count: 100)))
        if case .content(.sectionOutside) = try #require(try Self.error(whole.dropLast())) {} else { Issue.record() }
        if case .content(.tile) = try #require(try Self.error(whole, reading: [2])) {} else { Issue.record() }
        var unpacked = whole
        unpacked[98] = 2
        unpacked[97] = 1
        if case .content(.directory) = try #require(try Self.error(unpacked)) {} else { Issue.record() }
        var brotli = whole
        brotli[97] = 3
        #expect(try Self.error(brotli) == .content(.unsupportedCompression(3)))
        var broken = whole
        broken[130] ^= 0xFF
        #expect(try Self.error(broken) != nil)
        if case .file(.notFound) = #expect(throws: MapArchiveError.self, performing: { _ = try MapArchive(path: "/nowhere") }) {
        } else {
            Issue.record()
        }
    }

    @Test func `bytes that expand beyond the limit are refused`() throws {
        let bomb = [UInt8](repeating: 0, count: VectorTile.byteLimit + 1)
        #expect(
            try Self.error(ArchiveWriter.archive([(0, bomb)], isPacked: true), reading: [0])
                == .content(.tile(.tooLarge, offset: VectorTile.byteLimit)))
    }

    @Test func `any changed byte is read or refused`() throws {
        let whole = try Self.town
        try ArchiveWriter.inFolder { folder in
            for offset in stride(from: 0, to: whole.count, by: 11) {
                var bytes = whole
                bytes[offset] ^= 0x55
                try ArchiveWriter.write(bytes, to: folder + "/a")
                guard let archive = try? MapArchive(path: folder + "/a") else { continue }
                for coordinate in [
                    TileCoordinate(zoom: 14, column: 13_722, row: 7012), TileCoordinate(zoom: 11, column: 1715, row: 876),
                ] {
                    _ = try? archive.tile(try #require(coordinate), in: NameLanguage("en"))
                }
            }
        }
    }

    @Test func `the file is opened once, again after a change, and never without one`() throws {
        try ArchiveWriter.inFolder { folder in
            let path = folder + "/" + MapFile.name
            let file = MapFile(path: path)
            #expect(try file.archive == nil)
            try ArchiveWriter.write(Self.town, to: path)
            let first = try #require(try file.archive)
            #expect(try file.archive === first)
            try ArchiveWriter.write(ArchiveWriter.archive([(0, Self.tile(1))], isPacked: false), to: path)
            let second = try #require(try file.archive)
            #expect(second !== first && second.version != first.version && second.header.zooms == 0...14)
            try ArchiveWriter.write([1, 2, 3], to: path)
            #expect(throws: MapArchiveError.content(.notArchive)) { try file.archive }
            try FileManager.default.removeItem(atPath: path)
            #expect(try file.archive == nil)
        }
    }

    @Test(
        arguments: [
            ("&copy; OpenStreetMap", "© OpenStreetMap"), ("<a href='x'>A</a> | <a>B</a>", "A | B"), (" \n ", nil),
            ("<<>", nil), ("&amp;lt;", "&lt;"),
            (String(repeating: "x", count: 121), nil), ("a < b", "a"),
        ] as [(String, String?)])
    func `a credit is one line of text`(_ html: String, _ text: String?) { #expect(CreditText.plain(html) == text) }

    @Test func `a cache keeps the values that were used last within its limit`() {
        let cache = ByteCache<Int, Int>(limit: 4096)
        for key in 0..<100 {
            cache.store(key, for: key, size: 100)
            _ = cache[0]
        }
        #expect(cache.bytes <= 4096 && cache[0] == 0 && cache[99] == 99 && cache[1] == nil)
        cache.store(7, for: 0, size: 100)
        #expect(cache[0] == 7)
        cache.store(1, for: 1000, size: 2000)
        #expect(cache[1000] == nil)
    }
}
