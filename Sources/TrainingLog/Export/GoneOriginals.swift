import ActivityFiles
import Archives
import Training

extension [LedgerEntry] {
    /// Originals that the ledger tells of and that nobody has any more, such as those of a folder that somebody emptied for its room.
    ///
    /// The ledger knows files by their content, and what lay in an archive by its path: a file that is no part of an archive, and is
    /// neither kept under its own hash nor stands at the place of one that is, is gone. In doubt nothing is called gone.
    /// - Parameter kept: the originals that are there.
    func goneOriginals(besides kept: [ContentHash]) -> [UnreadableOriginal] {
        let hashes = Set(kept), placeHashes = Set(kept.map { FileImport.placeHash(of: $0) })
        let places = Set(lazy.filter { placeHashes.contains($0.hash) }.map(\.path))
        let archives = Set(lazy.filter { $0.kind.isArchive }.map(\.path))
        let noted = Set(map(\.hash))
        // An archive is noted when all of it was read, and one that gave nothing never.
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

    /// What recordings and samples may say of where they come from whose originals are these.
    ///
    /// Nobody notes which file gave which recording: the ledger knows what kinds of files lay in an original, if it does.
    func origins(of originals: [UnreadableOriginal]) -> Set<Source.Origin> {
        // The invented athlete has no originals.
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
        // What was entered by hand lies in a table.
        if origins.contains(.csv) { origins.insert(.manual) }
        return origins
    }
}

extension FileKind {
    fileprivate var isArchive: Bool { self == .zip || self == .gzip }
}

/// `a/b/c` lies below `a` and `a/b`.
private func foldersAbove(_ path: String) -> [String] {
    path.indices.filter { path[$0] == "/" && $0 > path.startIndex }.map { String(path[..<$0]) }
}

private func namesAnArchive(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".zip") || name.hasSuffix(".gz")
}
