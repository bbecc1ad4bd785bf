/// A folder or file that holds backups, opened for reading.
protocol BackupSource {
    var path: String { get }
    var coding: BlockCoding { get }

    /// Backups, the oldest first.
    func entries() throws -> [BackupEntry]

    /// Returns a list of files as it is stored.
    /// - Throws: `BackupError.unknown`.
    func storedManifest(_ name: String) throws -> [UInt8]

    /// Returns a block as it is stored; nil when it is missing.
    func storedBlock(_ name: String) throws -> [UInt8]?
}

extension BackupSource {
    func manifest(_ entry: BackupEntry) throws -> BackupManifest {
        try BackupManifest.decoded(try storedManifest(entry.name), coding, as: entry.name, path: path)
    }

    /// Returns the content of a block.
    /// - Throws: `BackupError.damaged` when it is missing, or when its content is not that of its name.
    func block(_ name: String) throws -> [UInt8] {
        guard let stored = try storedBlock(name), let content = coding.decoded(stored, as: name), coding.name(of: content) == name
        else { throw BackupError.damaged(path: path, what: "block " + name) }
        return content
    }

    /// Returns the newest backup, or the one whose name begins with `name`.
    /// - Throws: `BackupError.unknown`.
    func entry(_ name: String?) throws -> BackupEntry {
        let found = try entries().last { name.map($0.name.hasPrefix) ?? true }
        guard let found else { throw BackupError.unknown(name: name ?? "", path: path) }
        return found
    }
}
