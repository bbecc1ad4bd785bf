import Archives
import Foundation
import MapArchives

extension AppEnvironment {
    /// Makes a data folder and its contents private: other users must not read health data.
    ///
    /// A folder that other users can read and that holds other things, such as `/tmp` or a home folder, is refused: new permissions could
    /// break what else uses it. The folder itself may be a symbolic link, because the user named its path. Links inside it must not lead to
    /// folders that other users can read.
    static func makePrivate(_ path: String) throws(CommandError) {
        let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        if FilePrivacy.isOpen(folder) {
            guard isDataFolder(folder) else {
                throw .folderOpen(path: folder, reason: "it also holds other files, so Hearth does not change its permissions")
            }
            try close(folder)
        }
        for name in ownNames { try close(folder + "/" + name) }
        // A folder that cannot be listed fails when the key is read, with the reason.
        let keys = folder + "/keys"
        for name in (try? FileManager.default.subpathsOfDirectory(atPath: keys)) ?? [] { try close(keys + "/" + name) }
    }

    private static func close(_ path: String) throws(CommandError) {
        guard let code = FilePrivacy.makePrivate(path) else { return }
        if code == ELOOP {
            throw .folderOpen(
                path: path, reason: "it is a symbolic link, so Hearth does not change the permissions of what it points to")
        }
        throw .folderOpen(path: path, reason: "its permissions cannot be changed: " + String(cString: strerror(code)))
    }

    /// Whether a folder holds a database, or nothing but names that Hearth uses.
    private static func isDataFolder(_ folder: String) -> Bool {
        // A folder that cannot be listed fails when it is opened, with the reason.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        if names.contains("hearth.sqlite") { return true }
        return names.allSatisfy { ownNames.contains($0) || [MapFile.name, "lost+found"].contains($0) }
    }

    private static let ownNames = [
        "hearth.sqlite", "hearth.sqlite-wal", "hearth.sqlite-shm", "config", "keys", "originals", "uploads", "map-source",
        "weather-source", "summary-endpoint", "athletes", "server.lock", FolderWriteLock.file,
        "backup.lock", "backup-record.json", "webhooks",
    ]
}
