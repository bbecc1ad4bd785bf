import ActivityFiles
import Archives
import Foundation

/// Unpacked export of Hearth: every original is at its recorded path, below a folder that is deleted with this object.
final class UnpackedArchive {
    let lines: [ExportLine]
    /// Originals, each with its recorded path.
    let files: [LooseFile]
    /// Recordings, samples and days of missing originals, in files.
    let kept: [LooseFile]
    /// Outcomes of the list and of damaged originals. Everything else is imported all the same.
    private(set) var outcomes: [FileOutcome]
    private let layout = OriginalLayout()
    private let keptLayout = OriginalLayout()

    /// - Returns: nil when the file is no export of Hearth; the ordinary import then reports what it is.
    /// - Throws: `StoreError.newerSchema` for an export of a newer Hearth.
    init?(_ file: LooseFile) throws {
        struct Seen: Error {}
        var bytes: [UInt8]?
        do {
            try walk(file.path) { item in
                // Files precede folders, so the list is the first entry.
                if item.label.hasSuffix("/" + ExportLine.fileName), item.label.split(separator: "/").count == 2 {
                    bytes = try item.readAll(limit: 256 << 20).bytes
                }
                throw Seen()
            }
        } catch is Seen {} catch is ArchiveError { return nil }  // the ordinary import reports the error
        guard let bytes, let list = try ExportLine.list(bytes) else { return nil }
        lines = list.lines
        outcomes = [
            FileOutcome(
                path: file.shown + "/" + ExportLine.fileName, kind: .unknown,
                verdict: list.findings.isEmpty ? .accepted : .recovered, findings: list.findings)
        ]
        let (layout, keptLayout) = (layout, keptLayout)
        for case let original? in lines.map(\.original) { layout.add(original.hash, path: original.path) }
        var missing = Set(lines.compactMap { $0.original?.hash })
        var damaged: [FileOutcome] = []
        try walk(file.path, limits: .ofOurOwn) { item in
            let parts = item.label.split(separator: "/")
            guard parts.count == 3 else { return }
            let isKept = parts[1] + "/" == KeptFile.folder
            guard isKept || parts[1] + "/" == ExportLine.folder else { return }
            let isWrapped = parts[2].hasSuffix(ExportLine.wrapped)
            let hash = String(isWrapped ? parts[2].dropLast(ExportLine.wrapped.count) : parts[2])
            let layout = isKept ? keptLayout : layout
            if isKept { layout.add(hash, path: file.shown + "/" + KeptFile.folder + hash) }
            guard let place = layout.place(of: hash) else { return }
            if !isKept { missing.remove(hash) }
            let output = try layout.output(place)
            let isWhole = try UnpackedArchive.write(
                item, to: output, skipping: isWrapped ? ExportLine.wrapping.count : 0, hash: hash)
            if isWhole { return }
            try FileManager.default.removeItem(atPath: place)
            damaged.append(
                FileOutcome(
                    path: file.shown + "/" + parts[1] + "/" + parts[2], kind: .unknown, verdict: .rejected,
                    error: .packed(what: "damaged")))
        }
        outcomes += damaged
        for case let original? in lines.map(\.original) where missing.remove(original.hash) != nil {
            outcomes.append(
                FileOutcome(
                    path: file.shown + "/" + (original.path ?? original.hash), kind: .unknown, verdict: .rejected,
                    error: .unreadable))
        }
        files = try layout.files()
        kept = try keptLayout.files()
    }

    /// Returns the content of an unpacked file.
    static func bytes(of file: LooseFile) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(filePath: file.path), options: .mappedIfSafe))
    }

    /// Writes an entry to a file.
    /// - Returns: whether its content has the expected hash.
    private static func write(_ item: ArchiveItem, to output: FileHandle, skipping: Int, hash: String) throws -> Bool {
        var hasher = ContentHasher()
        var skip = skipping
        var isWhole = true
        do {
            let damage = try item.forEachChunk { chunk in
                let start = min(skip, chunk.count)
                skip -= start
                let rest = chunk.extracting(start..<chunk.count)
                hasher.update(rest)
                try rest.withUnsafeBufferPointer { try output.write(contentsOf: Data(buffer: $0)) }
            }
            isWhole = damage == nil
        } catch is ArchiveError { isWhole = false }
        try output.close()
        return isWhole && hasher.finish().hexadecimal == hash
    }
}
