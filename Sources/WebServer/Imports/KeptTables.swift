import ActivityFiles
import Foundation
import Screens
import TrainingLog

/// Files of unknown tables that wait for a description, each in a folder of its own among the uploads.
///
/// The folder's name is the file's id. It is moved there from the upload after the import; when the athlete describes the columns, it becomes
/// an upload again.
struct KeptTables: Sendable {
    let folder: String
    static let suffix = ".table"

    struct File: Equatable, Sendable {
        var id: String
        var name: String
        var path: String
        var bytes: Int
    }

    /// All files, newest first.
    var all: [File] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []  // there was no upload yet
        let dated = names.filter { $0.hasSuffix(KeptTables.suffix) }.map { name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)  // it was removed meanwhile
            return (name, attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        return dated.sorted { ($1.1, $1.0) < ($0.1, $0.0) }.compactMap { file(String($0.0.dropLast(KeptTables.suffix.count))) }
    }

    /// Returns a kept file; nil without it.
    /// - Parameter id: as a browser sent it.
    func file(_ id: String) -> File? {
        guard UUID(uuidString: id) != nil else { return nil }
        let place = folder + "/" + id + KeptTables.suffix
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: place), names.count == 1 else { return nil }
        let path = place + "/" + names[0]
        return size(of: path).map { File(id: id, name: names[0], path: path, bytes: $0) }
    }

    private func size(of path: String) -> Int? {
        // A missing file has no size.
        ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber)?.intValue
    }

    /// Keeps the unknown tables of an import, each in place of the same file that was kept before, and deletes the oldest beyond the limit.
    /// - Parameter upload: folder of the import.
    func keep(_ outcomes: [FileOutcome], of upload: String) {
        for outcome in outcomes where outcome.isUnknownTable {
            let place = folder + "/" + UUID().uuidString + KeptTables.suffix
            let name = outcome.path.split(separator: "/").last.map { String($0) } ?? "table"
            do {
                try FileManager.default.createDirectory(
                    atPath: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
                let path = upload + "/" + outcome.path
                let again = all.filter { $0.name == name && FileManager.default.contentsEqual(atPath: $0.path, andPath: path) }
                for file in again { remove(file.id) }
                try FileManager.default.moveItem(atPath: path, toPath: place + "/" + name)
            } catch { try? FileManager.default.removeItem(atPath: place) }  // the report names the file, which can be sent again
        }
        for file in all.dropFirst(TableList.keptLimit) { remove(file.id) }
    }

    /// - Returns: whether there was one.
    @discardableResult
    func remove(_ id: String) -> Bool {
        guard UUID(uuidString: id) != nil else { return false }
        return (try? FileManager.default.removeItem(atPath: folder + "/" + id + KeptTables.suffix)) != nil
    }

    func removeAll() { for file in all { remove(file.id) } }

    /// Returns the beginning of a file as a table; nil if it is none.
    static func sketch(_ file: File) -> TableSketch? {
        TableSketch(beginning(of: file, TableSketch.longest).span)
    }

    /// Bytes of a file up to which a page reads all of it.
    static let wholeLimit = 4 << 20

    /// Checks a draft for a file, and returns the description with the order of the file's dates.
    /// - Parameter limit: bytes of the file whose dates are looked at.
    static func table(
        _ draft: OwnTableDraft, of file: File, limit: Int = OwnTable.largestFile
    ) throws(OwnTableError) -> OwnTable {
        let table = try OwnTable(draft)
        if case .zone(let name) = table.clock, !OwnTable.knowsZone(name) {
            throw OwnTableError(nil, TableForm.Field.clock.rawValue, .unknownZone(name))
        }
        guard let ordered = table.withOrder(of: beginning(of: file, limit).span) else {
            throw OwnTableError(nil, TableForm.Field.dates.rawValue, .orderOpen)
        }
        return ordered
    }

    /// Returns the first bytes of a file; empty if it cannot be read.
    private static func beginning(of file: File, _ limit: Int) -> [UInt8] {
        guard let handle = FileHandle(forReadingAtPath: file.path) else { return [] }
        defer { try? handle.close() }  // opened for reading, so nothing can be lost
        return (try? handle.read(upToCount: limit)).map { [UInt8]($0) } ?? []  // a file that cannot be read has no content
    }

    /// Reads the first rows of a file by a description, and all rows of a small one.
    static func reading(_ file: File, as table: OwnTable) -> TableScreen.Reading? {
        let bytes = beginning(of: file, wholeLimit)
        do throws(FileError) {
            let preview = try previewOwnTable(bytes.span, as: table, zones: OwnTable.zoneOffsets)
            let isWhole = file.bytes <= wholeLimit
            let whole = isWhole ? try readOwnTable(bytes.span, as: table, zones: OwnTable.zoneOffsets) : nil
            return TableScreen.Reading(preview: preview, whole: whole)
        } catch { return nil }
    }

    /// Makes an upload of a described file and of the others to which its description applies, each after the description's line.
    /// - Parameter id: the described file.
    /// - Returns: the upload; nil if nothing is kept.
    func upload(of id: String, as table: OwnTable) throws -> (folder: String, count: Int, bytes: Int)? {
        let files = all.filter { file in
            guard let sketch = KeptTables.sketch(file), table.describes(sketch.header) else { return false }
            return file.id == id || table.applied(to: KeptTables.beginning(of: file, OwnTable.largestFile).span) != nil
        }
        guard !files.isEmpty else { return nil }
        let line = Array(OwnTableLine.text(table).utf8)
        let incoming = try IncomingFiles(in: folder, expected: files.reduce(0) { $0 + $1.bytes + line.count })
        for file in files {
            guard let handle = FileHandle(forReadingAtPath: file.path) else { throw IncomingFiles.Failure.notStored }
            defer { try? handle.close() }  // opened for reading, so nothing can be lost
            try incoming.begin(file.name)
            try incoming.write(line[...])
            while let piece = try handle.read(upToCount: 1 << 20), !piece.isEmpty { try incoming.write([UInt8](piece)[...]) }
        }
        let (count, bytes) = (incoming.fileCount, incoming.bytes)
        let kept = try incoming.keep()
        for file in files { remove(file.id) }
        return (kept, count, bytes)
    }
}
