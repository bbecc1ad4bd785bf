import Foundation

/// Visits every file that a path leads to: the file itself, all files of a folder, all entries of a zip, one zip deeper,
/// whatever gzip hides.
///
/// The order is fixed: by name, and the files of a folder before those of its subfolders, so that an index file comes before
/// what it lists. Hidden files and `__MACOSX` are left out, links inside a folder are not followed. Memory is bounded whatever
/// the sizes. What cannot be read is visited as an item with a `failure`, and the walk goes on.
/// - Throws: ``ArchiveError`` when the path as a whole gives nothing, and whatever `visit` throws, which ends the walk.
public func walk(
    _ path: String, limits: ArchiveLimits = ArchiveLimits(), visit: (ArchiveItem) throws -> Void
) throws {
    try withoutActuallyEscaping(visit) { visit in
        let walker = Walker(limits: limits, visit: visit)
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw errno == ENOENT ? ArchiveError.notFound(path: path) : .unreadable(path: path, code: errno)
        }
        let label = (path as NSString).lastPathComponent
        if status.st_mode & S_IFMT == S_IFDIR {
            try walker.walkFolder(path, label: label, depth: 0)
            if walker.visited == 0 { throw ArchiveError.noFiles(path: path) }
        } else {
            _ = try OpenFile.opening(path, followingLinks: true)
            try walker.visit(ItemPlace(base: .file(path: path), budget: walker.budget), label: label, nesting: 0, isRoot: true)
        }
    }
}

private final class Walker {
    let limits: ArchiveLimits
    let budget: InflationBudget
    var visited = 0
    private let visit: (ArchiveItem) throws -> Void

    init(limits: ArchiveLimits, visit: @escaping (ArchiveItem) throws -> Void) {
        self.limits = limits
        self.visit = visit
        budget = InflationBudget(limits)
    }

    /// - Parameter isRoot: whether this is what the caller asked for; then a bad archive is the walk's own error.
    func visit(_ place: ItemPlace, label: String, nesting: Int, isRoot: Bool = false) throws {
        let item = place.item(label: label, limits: limits)
        guard item.head.isZip || place.endsAsZip(afterHead: item.head) else { return try deliver(item) }
        let archive: ZipArchive
        do throws(ArchiveError) {
            guard nesting <= limits.nesting else { throw .limitReached(.nesting, label: label) }
            archive = try ZipArchive(try file(of: item), label: label, limit: limits.entries - visited)
        } catch {
            if isRoot { throw error }
            return try deliver(item.failing(with: error))
        }
        let shown = archive.directory.entries.filter { !isHidden($0.name) }
        if shown.isEmpty {
            if isRoot { throw ArchiveError.emptyArchive(label: label) }
            return try deliver(item.failing(with: .emptyArchive(label: label)))
        }
        for entry in shown.sorted(by: { filesFirst($0.name, $1.name) }) {
            let inner = ItemPlace(base: .entry(archive, entry), budget: budget)
            try visit(inner, label: label + "/" + entry.name, nesting: nesting + 1)
        }
    }

    /// The zip as a file that can be read by position; one that is itself packed is unpacked to a scratch file first.
    private func file(of item: ArchiveItem) throws(ArchiveError) -> OpenFile {
        if case .file(let path) = item.place.base, item.place.gzipLayers == 0 { return try .opening(path, followingLinks: true) }
        return try .scratch(filledFrom: item.open())
    }

    func walkFolder(_ path: String, label: String, depth: Int) throws {
        let names: [String]
        do throws(ArchiveError) {
            guard depth <= limits.depth else { throw .limitReached(.depth, label: label) }
            names = try namesInFolder(path)
        } catch {
            if depth == 0 { throw error }
            return try deliver(.unreadable(label: label, error, budget: budget))
        }
        var folders: [String] = []
        for name in names {
            var status = stat()
            let inner = path + "/" + name
            guard lstat(inner, &status) == 0 else {
                let failure = ArchiveError.unreadable(path: inner, code: errno)
                try deliver(.unreadable(label: label + "/" + name, failure, budget: budget))
                continue
            }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: folders.append(name)
            case S_IFREG: try visit(ItemPlace(base: .file(path: inner), budget: budget), label: label + "/" + name, nesting: 0)
            default: continue
            }
        }
        for name in folders { try walkFolder(path + "/" + name, label: label + "/" + name, depth: depth + 1) }
    }

    private func deliver(_ item: ArchiveItem) throws {
        visited += 1
        guard visited <= limits.entries else { throw ArchiveError.limitReached(.entries, label: item.label) }
        try visit(item)
    }
}

/// The names in a folder, sorted byte by byte, without hidden ones.
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

/// Dot files and the shadow folder that macOS puts into zips.
private func isHidden(_ name: String) -> Bool {
    for part in name.split(separator: "/") {
        if part == "__MACOSX" { return true }
        if part.utf8.first == UInt8(ascii: "."), part != "..", part != "." { return true }
    }
    return name == "." || name == ".."
}

/// Whether `left` comes first: by name, a folder's files before its subfolders.
private func filesFirst(_ left: String, _ right: String) -> Bool {
    let left = left.utf8.split(separator: UInt8(ascii: "/"))
    let right = right.utf8.split(separator: UInt8(ascii: "/"))
    for (depth, (one, other)) in zip(left, right).enumerated() where !one.elementsEqual(other) {
        let oneIsFile = depth == left.count - 1
        let otherIsFile = depth == right.count - 1
        if oneIsFile != otherIsFile { return oneIsFile }
        return one.lexicographicallyPrecedes(other)
    }
    return left.count < right.count
}

extension ArchiveItem {
    fileprivate func failing(with error: ArchiveError) -> ArchiveItem {
        ArchiveItem(
            label: label, size: size, storedSize: storedSize, head: head, remarks: remarks, failure: error, place: place)
    }

    fileprivate static func unreadable(label: String, _ error: ArchiveError, budget: InflationBudget) -> ArchiveItem {
        ArchiveItem(
            label: label, size: nil, storedSize: 0, head: [], remarks: [], failure: error,
            place: ItemPlace(base: .file(path: label), budget: budget))
    }
}
