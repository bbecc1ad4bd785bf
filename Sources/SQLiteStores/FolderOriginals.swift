public import Archives
import Foundation
public import TrainingLog

/// Original files in a folder: `ab/cdef….gz`, or `.raw` where they are compressed already. Named by their content, so that they
/// are the same for every athlete who brings them.
///
/// A file appears under its name only when it is whole and on the disk: it is written beside it, synchronised and renamed.
public struct FolderOriginals: OriginalStore {
    let path: String

    public init(path: String) { self.path = path }

    public func holds(_ hash: ContentHash, athlete: String) async throws -> Bool { found(hash) != nil }

    public func keep(fileAt source: String, as hash: ContentHash, athlete: String) async throws {
        if found(hash) != nil { return }
        try await waitingForDisk { try write(source, as: hash) }
    }

    private func write(_ source: String, as hash: ContentHash) throws {
        let folder = path + "/" + hash.hexadecimal.prefix(2)
        try makeFolder(folder)
        let input = try OpenDescriptor(reading: source)
        var piece = try input.read(atMost: FolderOriginals.pieceSize)
        let isPacked = piece.isPacked
        Draft.clearLeftovers(in: folder)
        let draft = try Draft(in: folder)
        while !piece.isEmpty {
            // Members of gzip back to back are one stream; each piece is packed by itself, so memory stays small.
            try draft.write(isPacked ? piece : Compression.compressed(piece))
            piece = try input.read(atMost: FolderOriginals.pieceSize)
        }
        try draft.publish(as: folder + "/" + hash.hexadecimal.dropFirst(2) + (isPacked ? ".raw" : ".gz"))
    }

    public func hashes(of athlete: String) async throws -> [ContentHash] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        var hashes: [ContentHash] = []
        for folder in try FileManager.default.contentsOfDirectory(atPath: path) where folder.utf8.count == 2 {
            for file in try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder) {
                let name = folder + (file.split(separator: ".").first ?? "")
                guard name.utf8.count == 64, file.hasSuffix(".gz") || file.hasSuffix(".raw") else { continue }
                hashes.append(ContentHash(named: name))
            }
        }
        return hashes.sorted { $0.hexadecimal < $1.hexadecimal }
    }

    public func read(_ hash: ContentHash, athlete: String, visit: (Span<UInt8>) throws -> Void) async throws {
        guard let file = found(hash) else { throw StoreError.damaged(what: "original \(hash.hexadecimal)") }
        if file.hasSuffix(".raw") {
            let input = try OpenDescriptor(reading: file)
            while true {
                let piece = try input.read(atMost: FolderOriginals.pieceSize)
                if piece.isEmpty { return }
                try visit(piece.span)
            }
        }
        // Not walked: an archive that gave nothing is an original like any other.
        let damage: ArchiveDamage?
        do { damage = try forEachChunk(ofGzipAt: file, visit) } catch is ArchiveError { throw StoreError.damaged(what: file) }
        if damage != nil { throw StoreError.damaged(what: file) }
    }

    public func remove(_ hash: ContentHash, athlete: String) async throws {
        guard let file = found(hash) else { return }
        if unlink(file) != 0, errno != ENOENT { throw StoreError(systemError: errno, path: file) }
    }

    /// While a house has one athlete, everything here is theirs.
    public func eraseAll(of athlete: String) async throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw StoreError.cannotOpen(path: path, reason: error.localizedDescription)
        }
    }

    /// Where the file lies, if it does.
    private func found(_ hash: ContentHash) -> String? {
        let stem = path + "/" + hash.hexadecimal.prefix(2) + "/" + hash.hexadecimal.dropFirst(2)
        return [".raw", ".gz"].map { stem + $0 }.first { FileManager.default.fileExists(atPath: $0) }
    }

    private func makeFolder(_ folder: String) throws(StoreError) {
        for path in [path, folder] where mkdir(path, 0o700) != 0 && errno != EEXIST {
            throw StoreError(systemError: errno, path: path)
        }
    }

    private static let pieceSize = 4 << 20
}
