import Archives
import Foundation

/// Returns the hash of an entry's unpacked bytes.
func hashOfItem(_ item: ArchiveItem) throws -> ContentHash {
    var hasher = ContentHasher()
    _ = try item.forEachChunk { hasher.update($0) }
    return hasher.finish()
}

/// Returns the hash of a file's bytes on the disk, and its first 4,096 bytes.
func hashOfFile(_ path: String) throws -> (ContentHash, head: [UInt8]) {
    guard let file = FileHandle(forReadingAtPath: path) else { throw ArchiveError.unreadable(path: path, code: errno) }
    defer { try? file.close() }  // opened for reading, so nothing can be lost
    var hasher = ContentHasher()
    var head: [UInt8]?
    do {
        while let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty {
            let bytes = [UInt8](piece)
            head = head ?? Array(bytes.prefix(4096))
            hasher.update(bytes.span)
        }
    } catch { throw ArchiveError.unreadable(path: path, code: EIO) }
    return (hasher.finish(), head ?? [])
}
