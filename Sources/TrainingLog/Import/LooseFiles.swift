import Archives
import Foundation

/// A file as it lies on the disk.
struct LooseFile: Sendable {
    var path: String
    /// The path under which people know it: another one where the file comes out of an archive of our own.
    var shown: String
    /// Bytes.
    var size: Int
    /// A track that belongs to the Apple Health export beside it: it is read there and not by itself.
    var isHealthRoute: Bool
    /// Whether somebody named or chose it, rather than a folder that it lies in.
    var isNamed = false

    func shown(below folder: String?) -> LooseFile {
        guard let folder, path.hasPrefix(folder + "/") else { return self }
        var file = self
        file.shown = String(path.dropFirst(folder.count + 1))
        // What lies right in it was chosen by itself, and not with a folder of somebody's.
        if !file.shown.contains("/") { file.isNamed = true }
        return file
    }
}

/// Every file that these paths lead to, each once: files as named, folders with all that is in them.
///
/// The order is fixed: by name, a folder's files before its subfolders. Hidden files are left out, links in folders not followed.
/// - Throws: `ArchiveError.notFound` for a path that leads nowhere, before anything is read.
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
            // Reading it as a file fails, and the import says so and goes on.
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
