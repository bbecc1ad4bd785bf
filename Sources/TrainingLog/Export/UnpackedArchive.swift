import Archives
import Foundation

/// An export of ours, unpacked: every original lies again as it was found, below a folder that goes away with this.
final class UnpackedArchive {
    let lines: [ExportLine]
    /// The originals, each with the path that it is known by.
    private(set) var files: [LooseFile] = []
    private let folder: String

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
        folder = NSTemporaryDirectory() + "/hearth-\(UUID().uuidString)"
        try unpack(file)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }  // the system clears what we cannot

    private func unpack(_ file: LooseFile) throws {
        var places: [String: String] = [:]
        var shown: [String: String] = [:]
        var layout = Layout()
        for case let original? in lines.map(\.original) {
            let path = original.path ?? original.hash
            let place = folder + "/" + layout.place(for: UnpackedArchive.shape(of: path))
            places[original.hash] = place
            shown[place] = path
        }
        var limits = ArchiveLimits()
        limits.ratio = 2000  // we packed it ourselves
        try walk(file.path, limits: limits) { item in
            let parts = item.label.split(separator: "/")
            guard parts.count == 3, parts[1] + "/" == ExportLine.folder else { return }
            let isWrapped = parts[2].hasSuffix(ExportLine.wrapped)
            let hash = String(isWrapped ? parts[2].dropLast(ExportLine.wrapped.count) : parts[2])
            guard let place = places[hash] else { return }
            try UnpackedArchive.write(item, to: place, skipping: isWrapped ? ExportLine.wrapping.count : 0, hash: hash)
        }
        files = try looseFiles(at: FileManager.default.fileExists(atPath: folder) ? [folder] : []).map { file in
            var file = file
            file.shown = shown[file.path] ?? file.shown
            return file
        }
    }

    /// A path that keeps side by side what lay side by side, and that cannot lead out of a folder.
    private static func shape(of path: String) -> String {
        path.split(separator: "/").map { $0.hasPrefix(".") || $0 == "__MACOSX" ? "_" + $0 : $0 }.joined(separator: "/")
    }

    /// Gives each path a place: the first of the folders `0`, `1`, … where no file stands in its way. One path may have held
    /// several files over the years, and a file may be known by where it is inside an archive.
    private struct Layout {
        private var files: Set<String> = []
        private var folders: Set<String> = []

        mutating func place(for path: String) -> String {
            var generation = 0
            while true {
                let place = "\(generation)/\(path)"
                let parents = Layout.parents(of: place)
                if !files.contains(place), !folders.contains(place), !parents.contains(where: { files.contains($0) }) {
                    files.insert(place)
                    folders.formUnion(parents)
                    return place
                }
                generation += 1
            }
        }

        private static func parents(of path: String) -> [String] {
            path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
        }
    }

    private static func write(_ item: ArchiveItem, to path: String, skipping: Int, hash: String) throws {
        let parent = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        guard FileManager.default.createFile(atPath: path, contents: nil), let output = FileHandle(forWritingAtPath: path) else {
            throw StoreError.cannotOpen(path: path, reason: String(cString: strerror(errno)))
        }
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
