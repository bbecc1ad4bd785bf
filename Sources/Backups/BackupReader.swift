import Archives
import Foundation
public import Measures

/// Reads backups: lists, checks and restores them.
public struct BackupReader {
    /// File of a folder of backups that every such folder has.
    public static let headerName = BackupFolder.headerName

    private let source: any BackupSource
    private let isFolder: Bool

    /// Opens a folder of backups or a backup file.
    /// - Throws: `BackupError`.
    public init(_ path: String, passphrase: String?) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw BackupError.system(path: path, code: ENOENT)
        }
        self.isFolder = isFolder.boolValue
        source =
            isFolder.boolValue
            ? try BackupFolder(reading: path, passphrase: passphrase)
            : try BackupFileSource(path, passphrase: passphrase)
    }

    /// Returns the newest backup of a folder that is not of the future, as a wrong clock makes it; nil without one. It needs no key.
    public static func newest(in folder: String, asOf now: Moment) throws -> BackupEntry? {
        try BackupFolder.entries(in: folder).last { $0.made <= now }
    }

    /// Whether a folder or file needs a passphrase or key. False for a path without backups.
    public static func isEncrypted(_ path: String) -> Bool {
        do {
            _ = try BackupReader(path, passphrase: nil)
            return false
        } catch BackupError.secretNeeded { return true } catch { return false }
    }

    /// Backups, the oldest first.
    public func entries() throws -> [BackupEntry] { try source.entries() }

    public func manifest(_ entry: BackupEntry) throws -> BackupManifest { try source.manifest(entry) }

    /// Returns the newest backup, or the one whose name begins with `name`.
    /// - Throws: `BackupError.unknown`.
    public func entry(_ name: String? = nil) throws -> BackupEntry { try source.entry(name) }

    /// Writes the files of a backup into a folder that is missing or empty.
    ///
    /// Everything is written beside it first, compared with the digests of the backup, and renamed at the end: the folder has all files or none.
    /// - Parameter prepare: gets the path of the complete files before they become the folder.
    /// - Throws: `BackupError`, or what `prepare` throws; the folder is then unchanged.
    public func restore(_ entry: BackupEntry, to folder: String, prepare: (String) throws -> Void = { _ in }) throws {
        // The next backup would take the restored files for others than backups.
        guard !isFolder || !BackupDisk.isInside(folder, source.path) else { throw BackupError.insideBackups(path: folder) }
        let target = URL(filePath: folder).standardizedFileURL.path
        let isThere = FileManager.default.fileExists(atPath: target)
        if isThere, try !BackupDisk.names(in: target).isEmpty { throw BackupError.notEmpty(path: folder) }
        let draft = target + ".restoring-" + String(UInt64.random(in: 0 ... .max), radix: 16)
        try BackupDisk.makeFolder(draft)
        var isDone = false
        defer { if !isDone { try? FileManager.default.removeItem(atPath: draft) } }
        let manifest = try source.manifest(entry)
        var folders: Set<String> = [draft]
        for file in manifest.files {
            let path = draft + "/" + file.path
            let parent = URL(filePath: path).deletingLastPathComponent().path
            if folders.insert(parent).inserted { try BackupDisk.makeFolder(parent) }
            try write(file, to: path)
        }
        try prepare(draft)
        for folder in folders { try BackupDisk.settle(folder) }
        guard rename(draft, target) == 0 else { throw BackupError.system(path: folder, code: errno) }
        isDone = true
        try BackupDisk.settle(URL(filePath: target).deletingLastPathComponent().path)
    }

    private func write(_ file: BackupManifest.File, to path: String) throws {
        let output = try OutputFile(creating: path + BackupDisk.draftEnding)
        var hasher = ContentHasher()
        var size = 0
        for name in file.blocks {
            let content = try source.block(name)
            hasher.update(content.span)
            size += content.count
            try output.write(content)
        }
        guard size == file.size, hasher.finish().hexadecimal == file.hash else {
            throw BackupError.damaged(path: source.path, what: file.path)
        }
        try output.finish(as: path)
    }
}
