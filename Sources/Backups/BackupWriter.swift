import Archives
import Foundation
public import Measures

/// Makes backups of a data folder.
public struct BackupWriter: Sendable {
    /// The data folder.
    public var home: String
    /// Path of the database. Its files are left out, and a consistent copy takes their place as `hearth.sqlite`.
    public var database: String
    /// Version of the program, for the list of files.
    public var version: String
    /// Rounds of scrypt for a new key.
    var rounds = BackupKey.rounds

    public init(home: String, database: String, version: String) {
        self.home = home
        self.database = database
        self.version = version
    }

    /// What a backup consists of and what it cost.
    public struct Summary: Equatable, Sendable {
        public var entry: BackupEntry
        public var files: Int
        /// Bytes of all files.
        public var size: Int
        /// Bytes of content that was not in the target before.
        public var added: Int
        /// Older backups that are no longer kept and were removed.
        public var removed = 0
        /// Why older backups could not be removed; nil otherwise. The backup itself is complete.
        public var pruneFailure: BackupError?
        /// Symbolic links in the data folder, which were left out with what they lead to.
        public var links: [String] = []
    }

    /// Name of the database in a backup.
    public static let databaseName = "hearth.sqlite"
    static let scratchPrefix = ".backup-"
    /// Pages of a database change in a few places, so that its blocks are small.
    private static let databaseBlock = 64 << 10

    /// Adds a backup to a folder of backups, or creates a backup file when the path ends in `.hearthbackup`.
    ///
    /// The data may be in use. In a folder, files that have the size and time of the previous backup are not read again.
    /// - Parameters:
    ///   - passphrase: encrypts the backup; nil for none.
    ///   - now: time of the backup.
    ///   - retention: which backups of a folder are kept; nil keeps all.
    ///   - offset: decides when a day of backups begins.
    ///   - copyDatabase: writes a consistent copy of the database to a path.
    /// - Throws: `BackupError`, or what `copyDatabase` throws.
    public func write(
        to target: String, passphrase: String?, now: Moment, keeping retention: BackupRetention? = nil,
        at offset: LocalOffset = .utc,
        copyDatabase: (_ path: String) async throws -> Void
    ) async throws -> Summary {
        do {
            return try await writeNow(to: target, passphrase, now, retention, offset, copyDatabase)
        } catch BackupError.system(let path, let code) {
            throw BackupError.system(path: known(path, code, target), code: code)
        }
    }

    /// Returns the path that a person knows: the target or the data folder for a disk that is full or read-only, else the file without the
    /// ending of a draft.
    private func known(_ path: String, _ code: Int32, _ target: String) -> String {
        if [ENOSPC, EDQUOT, EROFS].contains(code) { return path.hasPrefix(home + "/") ? home : target }
        return path.hasSuffix(BackupDisk.draftEnding) ? String(path.dropLast(BackupDisk.draftEnding.count)) : path
    }

    private func writeNow(
        to target: String, _ passphrase: String?, _ now: Moment, _ retention: BackupRetention?, _ offset: LocalOffset,
        _ copyDatabase: (_ path: String) async throws -> Void
    ) async throws -> Summary {
        guard !BackupDisk.isInside(target, home) else { throw BackupError.insideDataFolder(path: target) }
        // Two backups of one folder would remove each other's copy of the database.
        guard
            case .locked(let lock) = try FolderLock.attempt(
                BackupFolder.lockName, in: home, as: .init(process: getpid(), command: "hearth backup"))
        else { throw BackupError.busy(path: home) }
        defer { withExtendedLifetime(lock) {} }
        let entry = BackupEntry(at: now, random: UInt32.random(in: .min ... .max))
        if BackupFile.isFile(target) {
            let file = try BackupFileWriter(target, passphrase: passphrase, rounds: rounds)
            var sink = Sink(holds: { file.holds($0) }, write: { try file.write($0, as: $1) }, coding: file.coding)
            let (manifest, links) = try await collect(into: &sink, like: [:], now: now, copyDatabase)
            try file.publish(manifest, as: entry.name)
            return summary(of: manifest, links, entry, sink)
        }
        let folder = try BackupFolder(writing: target, passphrase: passphrase, rounds: rounds)
        var sink = Sink(holds: { folder.holds($0) }, write: { try folder.write($0, as: $1) }, coding: folder.coding)
        // A list that cannot be read only means that every file is read again.
        let previous = try folder.entries().last.flatMap { try? folder.manifest($0) }
        let known = Dictionary((previous?.files ?? []).map { ($0.path, $0) }) { first, _ in first }
        let (manifest, links) = try await collect(into: &sink, like: known, now: now, copyDatabase)
        try folder.publish(manifest, as: entry.name)
        var summary = summary(of: manifest, links, entry, sink)
        guard let retention else { return summary }
        do { summary.removed = try folder.prune(keeping: retention, at: offset, besides: entry.name) } catch let error
            as BackupError
        {
            summary.pruneFailure = error
        }
        return summary
    }

    private func summary(of manifest: BackupManifest, _ links: [String], _ entry: BackupEntry, _ sink: Sink) -> Summary {
        Summary(entry: entry, files: manifest.files.count, size: manifest.size, added: sink.added, links: links)
    }

    /// Where blocks go.
    private struct Sink {
        let holds: (String) -> Bool
        let write: ([UInt8], String) throws -> Void
        let coding: BlockCoding
        var added = 0

        mutating func add(_ content: [UInt8]) throws -> String {
            let name = coding.name(of: content)
            if !holds(name) {
                try write(content, name)
                added += content.count
            }
            return name
        }
    }

    private func collect(
        into sink: inout Sink, like known: [String: BackupManifest.File], now: Moment,
        _ copyDatabase: (String) async throws -> Void
    ) async throws -> (BackupManifest, links: [String]) {
        try clearScratch()
        let scratch = home + "/" + BackupWriter.scratchPrefix + String(UInt64.random(in: 0 ... .max), radix: 16)
        try BackupDisk.makeFolder(scratch)
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        let copy = scratch + "/" + BackupWriter.databaseName
        let exceptions = Set(
            ["", "-wal", "-shm", "-journal"].flatMap { [database + $0, home + "/" + BackupWriter.databaseName + $0] })
        // The database first: each original is on the disk before the database names it.
        try await copyDatabase(copy)
        var files = [try BackupWriter.added(copy, as: BackupWriter.databaseName, block: BackupWriter.databaseBlock, &sink)]
        files[0].modified = 0
        let found = try DataFolderFiles(home: home, except: exceptions).paths()
        for path in found.files {
            do throws(BackupError) {
                if let same = try same(path, known), same.blocks.allSatisfy(sink.holds) {
                    files.append(same)
                    continue
                }
            } catch { if case .system(_, ENOENT) = error { continue } else { throw error } }
            do {
                files.append(try BackupWriter.added(home + "/" + path, as: path, block: BlockCoding.largestBlock, &sink))
            } catch BackupError.system(_, ENOENT) { continue }  // removed meanwhile, as an original that was deleted
        }
        return (BackupManifest(made: now.secondsSince1970, version: version, files: files), found.links)
    }

    /// Returns the entry of the previous backup when a file has the same size and time; nil otherwise.
    private func same(_ path: String, _ known: [String: BackupManifest.File]) throws(BackupError) -> BackupManifest.File? {
        guard let before = known[path], before.modified != 0 else { return nil }
        let stamp = try InputFile(home + "/" + path).stamp()
        return stamp == (before.size, before.modified) ? before : nil
    }

    /// Stores a file. It is read again when it changed meanwhile.
    private static func added(_ path: String, as name: String, block: Int, _ sink: inout Sink) throws -> BackupManifest.File {
        for _ in 0..<3 {
            let file = try InputFile(path)
            let before = try file.stamp()
            var hasher = ContentHasher()
            var (size, blocks) = (0, [String]())
            // Up to the size of the beginning, so that a file that grows does not take all of the disk.
            while size < before.size {
                let content = try file.read(at: size, count: min(block, before.size - size))
                if content.isEmpty { break }
                hasher.update(content.span)
                blocks.append(try sink.add(content))
                size += content.count
            }
            if try file.stamp() == before, size == before.size {
                return BackupManifest.File(
                    path: name, size: size, modified: before.modified, hash: hasher.finish().hexadecimal, blocks: blocks)
            }
        }
        throw BackupError.unsteady(path: path)
    }

    /// Removes copies of the database that killed processes left.
    private func clearScratch() throws(BackupError) {
        for name in try BackupDisk.names(in: home) where name.hasPrefix(BackupWriter.scratchPrefix) {
            try? FileManager.default.removeItem(atPath: home + "/" + name)
        }
    }
}
