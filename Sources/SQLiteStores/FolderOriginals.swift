public import Archives
import Foundation
public import TrainingLog

/// Original files in a folder, named by their content hash: `ab/cdef….gz`, or `.raw` for files that are compressed already. All athletes
/// share the file of the same content. A damaged file gets the suffix `.damaged`.
///
/// A file gets its name only when it is complete: it is written under a temporary name, synchronised to the disk and renamed.
public struct FolderOriginals: OriginalStore {
    let path: String

    public init(path: String) { self.path = path }

    public func holds(_ hash: ContentHash, athlete: String) async throws -> Bool { sound(hash) != nil }

    public func keep(fileAt source: String, as hash: ContentHash, athlete: String) async throws {
        if sound(hash) != nil { return }
        try await waitingForDisk { try write(source, as: hash) }
        if let doubted = doubted(hash) { try unlinked(doubted) }
    }

    public func doubt(_ hash: ContentHash, athlete: String) async throws {
        guard let file = sound(hash) else { return }
        if rename(file, file + FolderOriginals.doubtedEnding) != 0, errno != EROFS, errno != EACCES, errno != EPERM {
            throw StoreError(systemError: errno, path: file)
        }
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
            // Concatenated gzip members are one stream. Each piece is compressed on its own, so memory use stays small.
            try draft.write(isPacked ? piece : Compression.compressed(piece))
            piece = try input.read(atMost: FolderOriginals.pieceSize)
        }
        try draft.publish(as: folder + "/" + hash.hexadecimal.dropFirst(2) + (isPacked ? ".raw" : ".gz"))
    }

    public func hashes(of athlete: String) async throws -> [ContentHash] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        var hashes: Set<ContentHash> = []
        for folder in try FileManager.default.contentsOfDirectory(atPath: path) where folder.utf8.count == 2 {
            for file in try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder) {
                let name = folder + (file.split(separator: ".").first ?? "")
                guard name.utf8.count == 64, FolderOriginals.endings.contains(where: { file.hasSuffix($0) }) else { continue }
                hashes.insert(ContentHash(named: name))
            }
        }
        return hashes.sorted { $0.hexadecimal < $1.hexadecimal }
    }

    public func read(_ hash: ContentHash, athlete: String, visit: (Span<UInt8>) throws -> Void) async throws {
        guard let file = sound(hash) ?? doubted(hash) else {
            throw StoreError.damaged(what: "original \(hash.hexadecimal)")
        }
        if file.hasSuffix(".raw") || file.hasSuffix(".raw" + FolderOriginals.doubtedEnding) {
            let input = try OpenDescriptor(reading: file)
            while true {
                let piece = try input.read(atMost: FolderOriginals.pieceSize)
                if piece.isEmpty { return }
                try visit(piece.span)
            }
        }
        // The archive is not opened: one without any recording is an original like any other.
        let damage: ArchiveDamage?
        do { damage = try forEachChunk(ofGzipAt: file, visit) } catch is ArchiveError { throw StoreError.damaged(what: file) }
        if damage != nil { throw StoreError.damaged(what: file) }
    }

    public func remove(_ hash: ContentHash, athlete: String) async throws {
        for file in [sound(hash), doubted(hash)] { if let file { try unlinked(file) } }
    }

    private func unlinked(_ file: String) throws(StoreError) {
        if unlink(file) != 0, errno != ENOENT { throw StoreError(systemError: errno, path: file) }
    }

    /// Deletes all originals. This is correct only while a data folder has a single athlete.
    public func eraseAll(of athlete: String) async throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw StoreError.cannotOpen(path: path, reason: error.localizedDescription)
        }
    }

    private static let doubtedEnding = ".damaged"
    private static let soundEndings = [".raw", ".gz"]
    private static let doubtedEndings = soundEndings.map { $0 + doubtedEnding }
    private static let endings = soundEndings + doubtedEndings

    /// Returns the path of an original that exists and is not marked as damaged; nil otherwise.
    private func sound(_ hash: ContentHash) -> String? { found(hash, FolderOriginals.soundEndings) }
    private func doubted(_ hash: ContentHash) -> String? { found(hash, FolderOriginals.doubtedEndings) }

    private func found(_ hash: ContentHash, _ endings: [String]) -> String? {
        let stem = path + "/" + hash.hexadecimal.prefix(2) + "/" + hash.hexadecimal.dropFirst(2)
        return endings.map { stem + $0 }.first { FileManager.default.fileExists(atPath: $0) }
    }

    private func makeFolder(_ folder: String) throws(StoreError) {
        for path in [path, folder] where mkdir(path, 0o700) != 0 && errno != EEXIST {
            throw StoreError(systemError: errno, path: path)
        }
    }

    private static let pieceSize = 4 << 20
}
