import Archives
import Foundation

/// File on the disk.
struct LooseFile: Sendable {
    var path: String
    /// Displayed path. It differs from the real one for files out of Hearth's own exports.
    var shown: String
    /// In bytes.
    var size: Int
    /// Whether it is a route of an Apple Health export beside it, which is read there instead of alone.
    var isHealthRoute: Bool
    /// Whether the user named or chose the file itself rather than a folder that contains it.
    var isNamed = false

    func shown(below folder: String?) -> LooseFile {
        guard let folder, path.hasPrefix(folder + "/") else { return self }
        var file = self
        file.shown = String(path.dropFirst(folder.count + 1))
        // A file directly in the folder was chosen by itself, not with a folder.
        if !file.shown.contains("/") { file.isNamed = true }
        return file
    }
}

/// Returns every file below these paths, each once: files as given, and folders with all their content.
///
/// The order is fixed: by name, a folder's files before its subfolders. Hidden files are left out, and links in folders are not followed.
/// - Throws: `ArchiveError.notFound` for a path that does not exist, before anything is read.
func looseFiles(at paths: [String]) throws -> [LooseFile] {
    var files: [LooseFile] = []
    var seen: Set<String> = []
    func add(_ path: String, size: Int, isHealthRoute: Bool = false, isNamed: Bool = false) {
        if seen.insert(path).inserted {
            files.append(
                LooseFile(path: path, shown: path, size: size, isHealthRoute: isHealthRoute, isNamed: isNamed))
        }
    }
    func addFolder(_ folder: String) throws {
        try walkFolder(folder) { listing in
            // Reading it as a file fails, and the import reports that and continues.
            if listing.failure != nil { return add(listing.path, size: 0) }
            let routes = HealthRoutes(in: listing.path, listing.files.map(\.name))
            for (name, size) in listing.files {
                let path = listing.path + "/" + name
                add(path, size: size, isHealthRoute: routes.contain(path))
            }
        }
    }
    for path in paths {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw errno == ENOENT ? ArchiveError.notFound(path: path) : .unreadable(path: path, code: errno)
        }
        if status.st_mode & S_IFMT == S_IFDIR {
            let before = files.count
            try addFolder(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
            if files.count == before, seen.isEmpty { throw ArchiveError.noFiles(path: path) }
        } else {
            add(path, size: Int(status.st_size), isNamed: true)
        }
    }
    return files
}
