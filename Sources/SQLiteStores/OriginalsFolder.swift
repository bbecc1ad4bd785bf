import Archives
import Foundation
import TrainingLog

/// Original files of one athlete. `FolderOriginals` describes their names.
///
/// A file gets its name only when it is complete: it is written under a temporary name, synchronised to the disk and renamed.
struct OriginalsFolder: Sendable {
    let path: String
    /// Folders above that are created with it, outermost first.
    var parents: [String] = []

    func keep(fileAt source: String, as hash: ContentHash) async throws {
        if sound(hash) != nil { return }
        try await waitingForDisk { try write(source, as: hash) }
        if let doubted = doubted(hash) { try unlinked(doubted) }
    }

    func doubt(_ hash: ContentHash) throws {
        guard let file = sound(hash) else { return }
        if rename(file, file + OriginalsFolder.doubtedEnding) != 0, errno != EROFS, errno != EACCES, errno != EPERM {
            throw StoreError(systemError: errno, path: file)
        }
    }

    private func write(_ source: String, as hash: ContentHash) throws {
        let folder = path + "/" + hash.hexadecimal.prefix(2)
        try makeFolder(folder)
        let input = try OpenDescriptor(reading: source)
        var piece = try input.read(atMost: OriginalsFolder.pieceSize)
        let isPacked = piece.isPacked
        Draft.clearLeftovers(in: folder)
        let draft = try Draft(in: folder)
        while !piece.isEmpty {
            // Concatenated gzip members are one stream. Each piece is compressed on its own, so memory use stays small.
            try draft.write(isPacked ? piece : Compression.compressed(piece))
            piece = try input.read(atMost: OriginalsFolder.pieceSize)
        }
        try draft.publish(as: folder + "/" + hash.hexadecimal.dropFirst(2) + (isPacked ? ".raw" : ".gz"))
    }

    func hashes() throws -> [ContentHash] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        var hashes: Set<ContentHash> = []
        for folder in try FileManager.default.contentsOfDirectory(atPath: path) where folder.utf8.count == 2 {
            for file in try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder) {
                let name = folder + (file.split(separator: ".").first ?? "")
                guard name.utf8.count == 64, OriginalsFolder.endings.contains(where: { file.hasSuffix($0) }) else { continue }
                hashes.insert(ContentHash(named: name))
            }
        }
        return hashes.sorted { $0.hexadecimal < $1.hexadecimal }
    }

    func read(_ hash: ContentHash, visit: (Span<UInt8>) throws -> Void) throws {
        guard let file = sound(hash) ?? doubted(hash) else {
            throw StoreError.damaged(what: "original \(hash.hexadecimal)")
        }
        if file.hasSuffix(".raw") || file.hasSuffix(".raw" + OriginalsFolder.doubtedEnding) {
            let input = try OpenDescriptor(reading: file)
            while true {
                let piece = try input.read(atMost: OriginalsFolder.pieceSize)
                if piece.isEmpty { return }
                try visit(piece.span)
            }
        }
        // The archive is not opened: one without any recording is an original like any other.
        let damage: ArchiveDamage?
        do { damage = try forEachChunk(ofGzipAt: file, visit) } catch is ArchiveError { throw StoreError.damaged(what: file) }
        if damage != nil { throw StoreError.damaged(what: file) }
    }

    func remove(_ hash: ContentHash) throws {
        for file in [sound(hash), doubted(hash)] { if let file { try unlinked(file) } }
    }

    private func unlinked(_ file: String) throws(StoreError) {
        if unlink(file) != 0, errno != ENOENT { throw StoreError(systemError: errno, path: file) }
    }

    /// Deletes the folder.
    func eraseAll() throws {
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
    func sound(_ hash: ContentHash) -> String? { found(hash, OriginalsFolder.soundEndings) }
    private func doubted(_ hash: ContentHash) -> String? { found(hash, OriginalsFolder.doubtedEndings) }

    private func found(_ hash: ContentHash, _ endings: [String]) -> String? {
        let stem = path + "/" + hash.hexadecimal.prefix(2) + "/" + hash.hexadecimal.dropFirst(2)
        return endings.map { stem + $0 }.first { FileManager.default.fileExists(atPath: $0) }
    }

    private func makeFolder(_ folder: String) throws(StoreError) {
        for path in parents + [path, folder] where mkdir(path, 0o700) != 0 && errno != EEXIST {
            throw StoreError(systemError: errno, path: path)
        }
    }

    private static let pieceSize = 4 << 20
}
