import Foundation

/// Content of one folder as found by a walk.
public struct FolderListing {
    public var path: String
    /// Files without hidden ones, sorted by the bytes of their names.
    public var files: [(name: String, size: Int)] = []
    /// Files whose attributes could not be read.
    public var failures: [(name: String, error: ArchiveError)] = []
    /// Why the folder could not be listed; the other fields are then empty.
    public var failure: ArchiveError?
}

/// Visits a folder and all folders below it: the files of each, then its subfolders by name.
///
/// The order is fixed. Hidden files and `__MACOSX` are skipped, and links are not followed.
/// - Parameter limit: levels of folders below `path`.
/// - Throws: ``ArchiveError`` when `path` cannot be listed, and the errors of `visit`.
public func walkFolder(_ path: String, depth limit: Int = ArchiveLimits().depth, visit: (FolderListing) throws -> Void) throws {
    try walkFolder(path, below: 0, limit: limit, visit: visit)
}

private func walkFolder(_ path: String, below depth: Int, limit: Int, visit: (FolderListing) throws -> Void) throws {
    var listing = FolderListing(path: path)
    var folders: [String] = []
    do throws(ArchiveError) {
        guard depth <= limit else { throw .limitReached(.depth, label: path) }
        for name in try namesInFolder(path) {
            var status = stat()
            guard lstat(path + "/" + name, &status) == 0 else {
                listing.failures.append((name, .unreadable(path: path + "/" + name, code: errno)))
                continue
            }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: folders.append(name)
            case S_IFREG: listing.files.append((name, Int(status.st_size)))
            default: continue
            }
        }
    } catch {
        if depth == 0 { throw error }
        listing.failure = error
    }
    try visit(listing)
    for name in folders { try walkFolder(path + "/" + name, below: depth + 1, limit: limit, visit: visit) }
}

/// Returns the names in a folder without hidden ones, sorted by bytes.
private func namesInFolder(_ path: String) throws(ArchiveError) -> [String] {
    guard let folder = opendir(path) else { throw .unreadable(path: path, code: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
            tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
        }
        if !isHidden(name) { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// Dot files, and the folder that macOS adds to zips.
func isHidden(_ name: String) -> Bool {
    for part in name.split(separator: "/") {
        if part == "__MACOSX" { return true }
        if part.utf8.first == UInt8(ascii: "."), part != "..", part != "." { return true }
    }
    return name == "." || name == ".."
}
