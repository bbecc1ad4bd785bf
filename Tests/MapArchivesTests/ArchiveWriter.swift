import Archives
import Foundation

/// Writes archives of map tiles for tests, with one level of leaf directories.
enum ArchiveWriter {
    /// - Parameters:
    ///   - tiles: content by number, in leaves of two tiles.
    ///   - isPacked: whether directories and tiles are compressed with gzip.
    static func archive(_ tiles: [(UInt64, [UInt8])], isPacked: Bool) -> [UInt8] {
        func packed(_ bytes: [UInt8]) -> [UInt8] { isPacked ? Compression.compressed(bytes) : bytes }
        var (data, leaves): ([UInt8], [UInt8]) = ([], [])
        var rootEntries: [(UInt64, UInt64, UInt64, UInt64)] = []
        for start in stride(from: 0, to: tiles.count, by: 2) {
            var entries: [(UInt64, UInt64, UInt64, UInt64)] = []
            for (id, content) in tiles[start..<min(start + 2, tiles.count)] {
                let bytes = packed(content)
                entries.append((id, 1, UInt64(bytes.count), UInt64(data.count)))
                data += bytes
            }
            let leaf = packed(directory(entries))
            rootEntries.append((entries[0].0, 0, UInt64(leaf.count), UInt64(leaves.count)))
            leaves += leaf
        }
        let root = packed(directory(rootEntries))
        let metadata = packed(Array(#"{"attribution":"<b>&copy; A &amp;&nbsp;B</b>\n and more"}"#.utf8))
        var out = Array("PMTiles".utf8) + [3]
        var offset = 127
        for section in [root, metadata, leaves, data] {
            out += little(UInt64(offset), 8) + little(UInt64(section.count), 8)
            offset += section.count
        }
        out +=
            [UInt8](repeating: 0, count: 24) + [1, isPacked ? 2 : 1, isPacked ? 2 : 1, 1, 0, 14]
            + [UInt8](repeating: 0, count: 25)
        return out + root + metadata + leaves + data
    }

    private static func directory(_ entries: [(id: UInt64, run: UInt64, length: UInt64, offset: UInt64)]) -> [UInt8] {
        var out = number(UInt64(entries.count))
        var last: UInt64 = 0
        for entry in entries {
            out += number(entry.id - last)
            last = entry.id
        }
        out += entries.flatMap { number($0.run) } + entries.flatMap { number($0.length) }
        return out + entries.flatMap { number($0.offset + 1) }
    }

    static func little(_ value: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
    }

    private static func number(_ value: UInt64) -> [UInt8] {
        var (rest, out): (UInt64, [UInt8]) = (value, [])
        while rest > 127 {
            out.append(UInt8(rest & 127) | 128)
            rest >>= 7
        }
        return out + [UInt8(rest)]
    }

    /// A folder for the files of one test.
    static func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "map-" + UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    static func write(_ bytes: [UInt8], to path: String) throws { try Data(bytes).write(to: URL(filePath: path)) }
}
