import Archives
import Foundation
import Measures

/// A folder of backups. Each content is stored once, as a block named by it, so that another backup adds what has changed.
///
/// `hearth-backups.json` is the header, `blocks/ab/…` are the blocks, and `backups/` has one list of files for each backup. A list is written
/// last: without it, there is no backup, and its blocks are used or removed by the next one.
struct BackupFolder: BackupSource {
    let path: String
    let coding: BlockCoding
    private let lock: FolderLock?

    static let headerName = "hearth-backups.json"
    static let lockName = "backup.lock"

    /// Opens a folder for reading.
    /// - Throws: `BackupError`.
    init(reading path: String, passphrase: String?) throws {
        self.path = path
        coding = try BackupFolder.header(in: path).coding(passphrase: passphrase, path: path)
        lock = nil
    }

    /// Opens a folder for writing, and creates it if it is missing or empty. No other process may write to it meanwhile.
    init(writing path: String, passphrase: String?, rounds: Int = BackupKey.rounds) throws {
        self.path = path
        try BackupDisk.makeFolder(path)
        switch try FolderLock.attempt(BackupFolder.lockName, in: path, as: .init(process: getpid(), command: "hearth backup")) {
        case .held: throw BackupError.busy(path: path)
        case .locked(let lock): self.lock = lock
        }
        if FileManager.default.fileExists(atPath: path + "/" + BackupFolder.headerName) {
            coding = try BackupFolder.header(in: path).coding(passphrase: passphrase, path: path)
        } else {
            guard
                try BackupDisk.names(in: path).allSatisfy({ $0 == BackupFolder.lockName || $0.hasSuffix(BackupDisk.draftEnding) })
            else {
                throw BackupError.notABackup(path: path)
            }
            let (header, coding) = try BackupHeader.new(passphrase: passphrase, rounds: rounds)
            self.coding = coding
            try BackupDisk.write(try header.encoded(), to: path + "/" + BackupFolder.headerName)
        }
        try BackupDisk.makeFolder(path + "/backups")
        for folder in [path, path + "/backups"] {
            try BackupDisk.clearDrafts(in: folder) { $0.hasSuffix(BackupDisk.draftEnding) }
        }
        try BackupDisk.settle(path)
    }

    private static func header(in path: String) throws(BackupError) -> BackupHeader {
        let file = path + "/" + headerName
        guard FileManager.default.fileExists(atPath: file) else { throw .notABackup(path: path) }
        return try BackupHeader.decoded(try BackupDisk.read(file), path: path)
    }

    private func path(ofBlock name: String) -> String { path + "/blocks/" + name.prefix(2) + "/" + name.dropFirst(2) }

    func entries() throws -> [BackupEntry] { try BackupFolder.entries(in: path) }

    /// Returns the backups of a folder, the oldest first. Their names need no key.
    static func entries(in path: String) throws -> [BackupEntry] {
        try BackupDisk.names(in: path + "/backups").compactMap { BackupEntry(name: $0) }.sorted { $0.name < $1.name }
    }

    func storedManifest(_ name: String) throws -> [UInt8] {
        guard BackupEntry(name: name) != nil else { throw BackupError.unknown(name: name, path: path) }
        return try BackupDisk.read(path + "/backups/" + name)
    }

    func holds(_ name: String) -> Bool {
        var status = stat()
        return lstat(path(ofBlock: name), &status) == 0
    }

    func storedBlock(_ name: String) throws -> [UInt8]? { holds(name) ? try BackupDisk.read(path(ofBlock: name)) : nil }

    /// Stores a block that is not there yet.
    func write(_ content: [UInt8], as name: String) throws {
        try BackupDisk.makeFolder(path + "/blocks/" + name.prefix(2))
        try BackupDisk.write(try coding.encoded(content, as: name), to: path(ofBlock: name))
    }

    /// Stores a list of files after the names of all blocks are on the disk.
    func publish(_ manifest: BackupManifest, as name: String) throws {
        for folder in Set(manifest.files.flatMap(\.blocks).map { $0.prefix(2) }) {
            try BackupDisk.settle(path + "/blocks/" + folder)
        }
        if !manifest.files.isEmpty { try BackupDisk.settle(path + "/blocks") }
        try BackupDisk.write(try manifest.encoded(coding, as: name), to: path + "/backups/" + name)
        try BackupDisk.settle(path + "/backups")
    }

    /// Removes the backups that are no longer kept.
    /// - Parameter made: name of a backup that is kept in any case.
    /// - Returns: the number of backups removed.
    func prune(keeping retention: BackupRetention, at offset: LocalOffset, besides made: String? = nil) throws -> Int {
        let expired = retention.expired(try entries(), at: offset).filter { $0.name != made }
        if !expired.isEmpty { _ = try remove(expired.map(\.name)) }
        return expired.count
    }

    /// Removes backups, and the blocks that no remaining backup uses.
    ///
    /// While one list of files cannot be read, nothing is removed: a block may be needed after all.
    /// - Returns: the number of blocks removed.
    func remove(_ names: [String]) throws -> Int {
        var used: Set<String> = []
        for entry in try entries() where !names.contains(entry.name) {
            used.formUnion(try manifest(entry).files.flatMap(\.blocks))
        }
        for name in names where BackupEntry(name: name) != nil { try BackupDisk.remove(path + "/backups/" + name) }
        var removed = 0
        for folder in try BackupDisk.names(in: path + "/blocks") where folder.utf8.count == 2 {
            for file in try BackupDisk.names(in: path + "/blocks/" + folder) where !used.contains(folder + file) {
                try BackupDisk.remove(path + "/blocks/" + folder + "/" + file)
                removed += 1
            }
        }
        return removed
    }
}
