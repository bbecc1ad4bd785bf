import Foundation
import Measures

/// Files of an upload while it arrives: one folder for each upload, written piece by piece, private to this machine's owner.
///
/// The name of the folder states its progress: see `UploadFolder`.
final class IncomingFiles {
    /// Maximum size of an upload in bytes.
    static let limit = 4 << 30

    enum Failure: Error, Equatable {
        case tooLarge
        /// The disk is full.
        case noRoom
        /// The folder is not writable.
        case notStored

        init(systemError code: Int32) { self = [ENOSPC, EDQUOT, EFBIG].contains(code) ? .noRoom : .notStored }

        init(_ error: any Error) {
            let isFull = (error as? CocoaError)?.code == .fileWriteOutOfSpace
            self = error as? Failure ?? (isFull ? .noRoom : .notStored)
        }
    }

    private let root: String
    private let id = UUID().uuidString
    private var file: FileHandle?
    private var generations: [String: Int] = [:]
    private var isKept = false
    /// Files that are closed but not synchronised to the disk.
    private var unsynchronised: [String] = []
    private var place = ""
    private let limit: Int
    private(set) var fileCount = 0
    private(set) var bytes = 0

    /// - Parameters:
    ///   - root: created if it is missing.
    ///   - expected: size of the upload in bytes. It is refused before the transfer when the disk has no room for it.
    init(in root: String, limit: Int = IncomingFiles.limit, expected: Int = 0) throws {
        self.root = root
        self.limit = limit
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw Failure(error) }
        // Without an answer of the system, writing detects a full disk.
        let free = (try? FileManager.default.attributesOfFileSystem(forPath: root))?[.systemFreeSize] as? NSNumber
        if let free, free.int64Value < Int64(expected) { throw Failure.noRoom }
    }

    deinit {
        try? file?.close()  // the upload is discarded anyway
        if !isKept { try? FileManager.default.removeItem(atPath: folder) }  // the next start tries again
    }

    private var folder: String { root + "/" + id + UploadFolder.partial }

    /// Begins a file.
    /// - Parameter name: name that the browser sent, perhaps with folders.
    func begin(_ name: String) throws {
        try end()
        let parts = IncomingFiles.components(of: name)
        let shape = parts.joined(separator: "/")
        // A second file of the same name goes to a folder `2`, `3`, … of its own.
        let generation = generations[shape, default: 0] + 1
        generations[shape] = generation
        place = folder + "/" + (generation > 1 ? "\(generation)/" : "") + shape
        do { try IncomingFiles.make(place) } catch {
            // There is already a file at the path of this one's folder.
            place = folder + "/\(UUID().uuidString)/" + shape
            do { try IncomingFiles.make(place) } catch { throw Failure(error) }
        }
        guard let handle = FileHandle(forWritingAtPath: place) else { throw Failure(systemError: errno) }
        file = handle
        fileCount += 1
    }

    func write(_ piece: ArraySlice<UInt8>) throws {
        guard let file else { return }
        bytes += piece.count
        guard bytes <= limit else { throw Failure.tooLarge }
        do { try piece.withUnsafeBytes { try file.write(contentsOf: Data($0)) } } catch { throw Failure(error) }
    }

    func end() throws {
        guard let file else { return }
        self.file = nil
        do { try file.close() } catch { throw Failure(error) }
        unsynchronised.append(place)
    }

    /// Completes the upload. When this returns, all of it is on the disk and survives a power cut.
    /// - Returns: the folder, which now belongs to the caller.
    /// - Throws: `Failure`, also when a file has disappeared. Nothing is kept then.
    func keep() throws -> String {
        try end()
        var folders: Set<String> = [folder]
        for path in unsynchronised {
            try IncomingFiles.synchronise(path)
            var parent = (path as NSString).deletingLastPathComponent
            while parent.utf8.count > folder.utf8.count, folders.insert(parent).inserted {
                parent = (parent as NSString).deletingLastPathComponent
            }
        }
        for path in folders { try IncomingFiles.synchronise(path) }
        let kept = root + "/" + id + UploadFolder.whole
        guard rename(folder, kept) == 0 else { throw Failure(systemError: errno) }
        isKept = true
        try IncomingFiles.synchronise(root)
        return kept
    }

    private static func synchronise(_ path: String) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure(systemError: errno) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw Failure(systemError: errno) }
    }

    private static func make(_ path: String) throws {
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure(systemError: errno) }
        close(descriptor)
    }

    /// Returns the folders and the name without anything harmful: no parent folders, no overlong names, no control characters.
    static func components(of name: String) -> [String] {
        var parts: [String] = []
        for part in name.split(separator: "/") where part != "." && part != ".." {
            var safe = String(
                String.UnicodeScalarView(
                    part.unicodeScalars.map { PlainText.isControl($0) || PlainText.isLayoutControl($0) ? "_" : $0 }))
            // The end is kept, because the suffix shows the kind of file.
            while safe.utf8.count > 200 { safe.removeFirst() }
            parts.append(safe)
        }
        return parts.isEmpty ? ["file"] : parts.suffix(16)
    }
}
