import Foundation

/// The files of a data folder that belong to a backup.
struct DataFolderFiles {
    let home: String
    /// Paths that are left out, such as the database, of which a copy is taken instead.
    let except: Set<String>

    /// Relative paths, each list in alphabetical order.
    struct Found {
        var files: [String] = []
        /// Symbolic links. What they lead to is not part of a backup.
        var links: [String] = []
    }

    /// Returns the files that belong to a backup, and the links that do not.
    ///
    /// Left out are symbolic links and files that only matter while a process runs: uploads, locks, unfinished files. Sessions of browsers
    /// and one-time addresses are left out too: after a restore everyone signs in again, so that an ended session is not valid again.
    func paths() throws(BackupError) -> Found {
        var found = Found()
        try walk("", into: &found)
        found.files.sort()
        found.links.sort()
        return found
    }

    private func walk(_ folder: String, into found: inout Found) throws(BackupError) {
        for name in try BackupDisk.names(in: folder.isEmpty ? home : home + "/" + folder) {
            let path = folder.isEmpty ? name : folder + "/" + name
            guard !except.contains(home + "/" + path), !DataFolderFiles.isPassing(path) else { continue }
            var status = stat()
            guard lstat(home + "/" + path, &status) == 0 else { continue }  // removed meanwhile
            switch status.st_mode & S_IFMT {
            case S_IFDIR: try walk(path, into: &found)
            case S_IFREG: found.files.append(path)
            case S_IFLNK: found.links.append(path)
            default: continue
            }
        }
    }

    /// Whether a path is of no use after the processes of now have ended.
    static func isPassing(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard let name = parts.last else { return true }
        if name.hasSuffix(".lock") || name.hasSuffix(BackupDisk.draftEnding) || name.hasPrefix(".draft-")
            || name.hasPrefix(BackupWriter.scratchPrefix)
        {
            return true
        }
        if path == BackupRecord.fileName { return true }
        if parts.first == "keys", parts.count >= 2, ["sessions", "sign-in"].contains(parts[1]) { return true }
        return parts.first == "uploads" || (parts.first == "athletes" && parts.count >= 3 && parts[2] == "uploads")
    }
}
