import ActivityFiles
import Archives
import Training

extension [ImportRecord] {
    /// Returns originals that import records mention but that no longer exist, for example because their folder was emptied.
    ///
    /// Records identify files by content, and files inside an archive by path. A file is missing if it is not part of an archive, has no
    /// original of its own hash, and is not the recorded place of another original. In doubt a file does not count as missing.
    /// - Parameter kept: originals that exist.
    func missingOriginals(besides kept: [ContentHash]) -> [UnreadableOriginal] {
        let hashes = Set(kept), placeHashes = Set(kept.map { FileImport.placeHash(of: $0) })
        let places = Set(lazy.filter { placeHashes.contains($0.hash) }.map(\.path))
        let archives = Set(lazy.filter { $0.kind.isArchive }.map(\.path))
        let noted = Set(map(\.hash))
        // An archive gets a record after all of it was read, and none when it had no content.
        let hasUnnoted = kept.contains { !noted.contains($0) && !noted.contains(FileImport.placeHash(of: $0)) }
        return filter { entry in
            if hashes.contains(entry.hash) || places.contains(entry.path) { return false }
            if Journal.demoDay(of: entry.path) != nil { return false }
            if entry.kind.isArchive { return true }
            let folders = foldersAbove(entry.path)
            return !archives.contains(entry.path) && !folders.contains { archives.contains($0) }
                && !(hasUnnoted && (folders + [entry.path]).contains { namesAnArchive($0) })
        }
        .map { UnreadableOriginal(hash: $0.hash.hexadecimal, path: $0.path, bytesLeft: 0) }
    }

    /// Returns the origins that recordings and samples of these originals may have.
    ///
    /// No record connects a recording with its file. Records state the kinds of files in an original, if known.
    func origins(of originals: [UnreadableOriginal]) -> Set<Source.Origin> {
        // The demo athlete has no originals.
        let anything = Set(Source.Origin.allCases).subtracting([.demo])
        var origins: Set<Source.Origin> = []
        for original in originals {
            guard let path = original.path else { return anything }
            let kinds = filter {
                $0.hash.hexadecimal == original.hash || $0.path == path || $0.path.hasPrefix(path + "/")
            }
            .map(\.kind).filter { !$0.isArchive }
            if kinds.isEmpty || kinds.contains(where: \.isKept) { return anything }
            for kind in kinds { if let origin = kind.origin { origins.insert(origin) } }
        }
        // Manual entries and sessions without a recording are stored as tables.
        if origins.contains(.csv) { origins.formUnion([.manual, .sessionRecord]) }
        if origins.contains(.localOwnTable) { origins.insert(.ownTable) }
        // Tables of one export may state offsets in some rows only.
        if origins.contains(.accountExport) { origins.insert(.localAccountExport) }
        return origins
    }
}

extension FileKind {
    fileprivate var isArchive: Bool { self == .zip || self == .gzip }
}

/// Returns the folders above a path: `a` and `a/b` for `a/b/c`.
private func foldersAbove(_ path: String) -> [String] {
    path.indices.filter { path[$0] == "/" && $0 > path.startIndex }.map { String(path[..<$0]) }
}

private func namesAnArchive(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".zip") || name.hasSuffix(".gz")
}
