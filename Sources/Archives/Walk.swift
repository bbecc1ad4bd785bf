import Foundation

/// Visits every file at a path: the file itself, all files of a folder, all entries of a zip and of zips inside it, and the content of gzip
/// files.
///
/// The order is fixed: by name, with the files of a folder before those of its subfolders, so that an index file comes before the files it
/// lists. Hidden files and `__MACOSX` are skipped, and links inside a folder are not followed. Memory use is bounded for all sizes. An
/// unreadable file is visited as an item with a `failure`, and the walk continues.
/// - Throws: ``ArchiveError`` when the path as a whole is unreadable, and the errors of `visit`, which end the walk.
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
            try walker.walkFolder(path, label: label)
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

    /// - Parameter isRoot: whether this is the path that the caller passed; a bad archive then fails the whole walk.
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

    /// Returns the zip as a file with random access. A compressed zip is unpacked to a scratch file first.
    private func file(of item: ArchiveItem) throws(ArchiveError) -> OpenFile {
        if case .file(let path) = item.place.base, item.place.gzipLayers == 0 { return try .opening(path, followingLinks: true) }
        return try .scratch(filledFrom: item.open())
    }

    func walkFolder(_ path: String, label: String) throws {
        try Archives.walkFolder(path, depth: limits.depth) { listing in
            let label = label + listing.path.dropFirst(path.count)
            if let failure = listing.failure { return try deliver(.unreadable(label: label, failure, budget: budget)) }
            for (name, error) in listing.failures {
                try deliver(.unreadable(label: label + "/" + name, error, budget: budget))
            }
            for (name, _) in listing.files {
                let place = ItemPlace(base: .file(path: listing.path + "/" + name), budget: budget)
                try visit(place, label: label + "/" + name, nesting: 0)
            }
        }
    }

    private func deliver(_ item: ArchiveItem) throws {
        visited += 1
        guard visited <= limits.entries else { throw ArchiveError.limitReached(.entries, label: item.label) }
        try visit(item)
    }
}

/// Whether `left` sorts first: by name, with a folder's files before its subfolders.
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
