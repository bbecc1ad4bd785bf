import Archives
import Foundation

/// An export of ours, unpacked: every original lies again as it was found, below a folder that goes away with this.
final class UnpackedArchive {
    let lines: [ExportLine]
    /// The originals, each with the path that it is known by.
    let files: [LooseFile]
    private let layout = OriginalLayout()

    /// - Returns: nil when the file is no export of ours.
    /// - Throws: `StoreError.newerSchema` for an export of a newer Hearth, `.damaged` when an original is not what it was.
    init?(_ file: LooseFile) throws {
        struct Seen: Error {}
        var list: [UInt8]?
        do {
            try walk(file.path) { item in
                // Files come before folders, so the list comes first.
                if item.label.hasSuffix("/" + ExportLine.fileName), item.label.split(separator: "/").count == 2 {
                    list = try item.readAll(limit: 256 << 20).bytes
                }
                throw Seen()
            }
        } catch is Seen {} catch is ArchiveError { return nil }  // the ordinary import says what is wrong with it
        guard let list else { return nil }
        lines = try ExportLine.lines(list)
        let layout = layout
        for case let original? in lines.map(\.original) { layout.add(original.hash, path: original.path) }
        var limits = ArchiveLimits()
        limits.ratio = 2000  // we packed it ourselves
        try walk(file.path, limits: limits) { item in
            let parts = item.label.split(separator: "/")
            guard parts.count == 3, parts[1] + "/" == ExportLine.folder else { return }
            let isWrapped = parts[2].hasSuffix(ExportLine.wrapped)
            let hash = String(isWrapped ? parts[2].dropLast(ExportLine.wrapped.count) : parts[2])
            guard let place = layout.place(of: hash) else { return }
            try UnpackedArchive.write(
                item, to: try layout.output(place), skipping: isWrapped ? ExportLine.wrapping.count : 0, hash: hash)
        }
        files = try layout.files()
    }

    private static func write(_ item: ArchiveItem, to output: FileHandle, skipping: Int, hash: String) throws {
        var hasher = ContentHasher()
        var skip = skipping
        let damage = try item.forEachChunk { chunk in
            let start = min(skip, chunk.count)
            skip -= start
            let rest = chunk.extracting(start..<chunk.count)
            hasher.update(rest)
            try rest.withUnsafeBufferPointer { try output.write(contentsOf: Data(buffer: $0)) }
        }
        try output.close()
        guard damage == nil, hasher.finish().hexadecimal == hash else { throw StoreError.damaged(what: "original \(hash)") }
    }
}
