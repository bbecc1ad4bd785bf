import Foundation

/// Location of an item's bytes, which can be opened repeatedly.
struct ItemPlace {
    enum Base {
        case file(path: String)
        case entry(ZipArchive, ZipEntry)
    }

    var base: Base
    /// Number of gzip layers to remove.
    var gzipLayers = 0
    let budget: InflationBudget

    func open(label: String) throws(ArchiveError) -> ByteStream {
        var stream: ByteStream
        switch base {
        case .file(let path): stream = FileStream(try .opening(path, followingLinks: true), label: label)
        case .entry(let archive, let entry): stream = try archive.directory.stream(entry, label: label, budget: budget)
        }
        for _ in 0..<gzipLayers { stream = InflatingStream(stream, wrapper: .gzip, budget: budget, label: label) }
        return stream
    }

    /// Size of the content in bytes; nil behind gzip, which does not state it.
    var size: Int? { gzipLayers > 0 ? nil : storedContentSize }

    var storedSize: Int {
        if case .entry(_, let entry) = base { return entry.compressedSize }
        return storedContentSize ?? 0
    }

    private var storedContentSize: Int? {
        switch base {
        case .file(let path):
            var status = stat()
            return stat(path, &status) == 0 ? Int(status.st_size) : nil
        case .entry(_, let entry): return entry.remarks.contains(.directoryRebuilt) ? nil : entry.size
        }
    }

    func sibling(_ name: String) -> ArchiveItem? {
        switch base {
        case .file(let path):
            let folder = Self.folder(of: path)
            var inner = folder
            for part in name.split(separator: "/") {
                inner += "/" + part
                var status = stat()
                guard lstat(inner, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { return nil }
            }
            return ItemPlace(base: .file(path: inner), budget: budget).item(label: inner)
        case .entry(let archive, let entry):
            let full = (entry.name.contains("/") ? Self.folder(of: entry.name) + "/" : "") + name
            guard let other = archive.entry(named: full) else { return nil }
            return ItemPlace(base: .entry(archive, other), budget: budget).item(label: archive.label + "/" + full)
        }
    }

    func nephew(_ name: String) -> ArchiveItem? {
        switch base {
        case .file(let path):
            let folder = Self.folder(of: path)
            // An unreadable folder contains no matching file.
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for inner in names.sorted() where !inner.hasPrefix(".") {
                if let found = sibling(inner + "/" + name) { return found }
            }
            return nil
        case .entry(let archive, let entry):
            let folder = entry.name.contains("/") ? Self.folder(of: entry.name) : ""
            guard let other = archive.entry(named: name, belowFoldersOf: folder) else { return nil }
            return ItemPlace(base: .entry(archive, other), budget: budget).item(label: archive.label + "/" + other.name)
        }
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return String(path[..<slash])
    }

    /// Returns the item at this place with its first bytes and without gzip layers. Errors become its `failure`.
    func item(label: String, limits: ArchiveLimits = ArchiveLimits()) -> ArchiveItem {
        var place = self
        var remarks: [ArchiveRemark] = []
        if case .entry(_, let entry) = base { remarks = entry.remarks }
        do throws(ArchiveError) {
            var head = try place.readHead(label: label)
            while head.isGzip {
                guard place.gzipLayers < limits.gzipLayers else { throw .limitReached(.nesting, label: label) }
                place.gzipLayers += 1
                head = try place.readHead(label: label)
            }
            return ArchiveItem(
                label: label, size: place.size, storedSize: storedSize, head: head, remarks: remarks, failure: nil, place: place)
        } catch {
            return ArchiveItem(
                label: label, size: nil, storedSize: storedSize, head: [], remarks: remarks, failure: error, place: place)
        }
    }

    /// Whether a file on disk is a zip behind other content, such as the program that unpacks it.
    func endsAsZip(afterHead head: [UInt8]) -> Bool {
        guard case .file(let path) = base, gzipLayers == 0, !head.isEmpty else { return false }
        do throws(ArchiveError) {
            return try ZipDirectory.endsWithOne(.opening(path, followingLinks: true), isProgram: head.isProgram)
        } catch { return false }  // reading the file reports the error
    }

    private func readHead(label: String) throws(ArchiveError) -> [UInt8] {
        let stream = try open(label: label)
        var head: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: ArchiveItem.headSize)
        while head.count < ArchiveItem.headSize {
            let count = try stream.read(into: &buffer)
            if count == 0 { break }
            head.append(contentsOf: buffer[..<min(count, ArchiveItem.headSize - head.count)])
        }
        return head
    }
}

/// An open zip with its directory.
final class ZipArchive {
    let label: String
    let directory: ZipDirectory
    private lazy var positions: [String: Int] = {
        var positions: [String: Int] = [:]
        for (position, entry) in directory.entries.enumerated() { positions[entry.name] = position }
        return positions
    }()

    /// Positions by the parent of the entry's folder and the entry's file name.
    private lazy var positionsBelow: [[Substring]: Int] = {
        var positions: [[Substring]: Int] = [:]
        for (position, entry) in directory.entries.enumerated() {
            let parts = entry.name.split(separator: "/")
            guard parts.count >= 2 else { continue }
            let key = Array(parts.dropLast(2) + parts.suffix(1))
            if let known = positions[key], directory.entries[known].name < entry.name { continue }
            positions[key] = position
        }
        return positions
    }()

    init(_ file: OpenFile, label: String, limit: Int) throws(ArchiveError) {
        self.label = label
        directory = try ZipDirectory(of: file, label: label, limit: limit)
    }

    func entry(named name: String) -> ZipEntry? { positions[name].map { directory.entries[$0] } }

    /// Returns an entry of this name in a direct subfolder of `folder`.
    func entry(named name: String, belowFoldersOf folder: String) -> ZipEntry? {
        positionsBelow[folder.split(separator: "/") + [name[...]]].map { directory.entries[$0] }
    }
}

extension [UInt8] {
    /// Whether a file with this beginning is a zip or a gzip, which need no further compression.
    public var isPacked: Bool { isZip || isGzip }
    /// Member header with deflate, the only method of RFC 1952.
    public var isGzip: Bool { starts(with: [0x1F, 0x8B, 0x08]) }
    /// A possible self-extractor: a program for Windows or Unix, or a script.
    fileprivate var isProgram: Bool {
        starts(with: [0x4D, 0x5A]) || starts(with: [0x7F, 0x45, 0x4C, 0x46]) || starts(with: [0x23, 0x21])
    }
    /// A local header, or the end record of an empty archive.
    var isZip: Bool { starts(with: [0x50, 0x4B, 0x03, 0x04]) || starts(with: [0x50, 0x4B, 0x05, 0x06]) }
}
