public import ActivityFiles
import Archives
import Foundation
import Training

/// Reads files, folders and archives in a fixed order without storing anything.
/// - Parameter listingMessages: whether to list the messages of FIT files.
/// - Throws: `ArchiveError.notFound` for a path that does not exist, and what `visit` throws.
public func inspectPaths(_ paths: [String], listingMessages: Bool = false, visit: (FileInspection) throws -> Void) throws {
    let files = try looseFiles(at: paths)
    var strava = stravaList(among: files)
    for file in files where !file.isHealthRoute {
        let items: [ArchiveItem]
        do { items = try itemsToRead(of: file) } catch let error as ArchiveError {
            try visit(FileInspection(path: file.shown, reading: .failure(FileError(error))))
            continue
        }
        for item in items {
            var recordings: [Recording] = []
            let reading: Result<FileReading, FileError>
            let path = file.path(of: item)
            var isSkipped = false
            do {
                let line = strava[path]
                var read = try ItemReader().read(item, kind: ItemReader.kind(of: item), at: path, strava: &strava) {
                    recordings.append(line?.completing($0) ?? $0)
                }
                read.recordings = recordings
                reading = .success(read)
            } catch let error as FileError {
                reading = .failure(error)
                isSkipped = file.isNoRecording(path, error)
            }
            try visit(
                FileInspection(
                    path: path, reading: reading, messages: listingMessages ? fitMessages(of: item) : [], isSkipped: isSkipped,
                    unknownTable: path == file.shown && !isSkipped ? file.unknownTable(reading) : nil))
        }
    }
}

/// Reads one table by a description without storing anything.
/// - Throws: what ``Journal/importTable(at:as:)`` throws before it stores something.
public func inspectTable(at path: String, as table: OwnTable) throws -> FileInspection {
    let (file, table) = try describedFile(at: path, table)
    do throws(FileError) {
        let bytes = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
        return FileInspection(
            path: file.shown, reading: .success(try readOwnTable(bytes.span, as: table, zones: OwnTable.zoneOffsets)))
    } catch { return FileInspection(path: file.shown, reading: .failure(error)) }
}

/// Lists the messages of a FIT file, even without an activity; empty when it cannot be read.
private func fitMessages(of item: ArchiveItem) -> [FITMessageCount] {
    guard ItemReader.kind(of: item) == .fit,
        let (bytes, _) = try? item.readAll(limit: ItemReader.largestHeldFile)  // the reader reports the error
    else { return [] }
    return (try? listFIT(bytes.span)) ?? []
}

/// Returns the items of a file, or the file itself if it is no archive, without the routes of an export in the same archive.
/// - Throws: `ArchiveError` when the file cannot be opened.
func itemsToRead(of file: LooseFile) throws -> [ArchiveItem] {
    var limits = ArchiveLimits()
    limits.entries = 100_000
    var items: [ArchiveItem] = []
    try walk(file.path, limits: limits) { items.append($0) }
    guard items.count > 1 else { return items }
    // The first bytes of a zip's entry are known, so recognising its kind costs nothing.
    let exports = Set(items.filter { FileKind.sniff($0.head.span) == .appleHealth }.map { folder(of: $0.label) })
    return items.filter { item in
        let folder = folder(of: item.label)
        guard exports.contains(TrainingLog.folder(of: folder)) else { return true }
        return !folder.hasSuffix("/workout-routes") && !FileKind.isHealthRoute(item.head.span)
    }
}

/// Reads the lists of unpacked Strava archives. They must be known before the files that they describe.
func stravaList(among files: [LooseFile]) -> StravaList {
    var list = StravaList()
    for file in files where !file.isHealthRoute {
        let kind = FileKind.sniff(headOfFile(file.path).span)
        guard kind == .stravaActivities || kind == .gzip else { continue }
        // An unreadable list is reported when it is imported.
        try? walk(file.path) { item in
            if item.label.contains("/") || FileKind.sniff(item.head.span) != .stravaActivities { return }
            _ = try list.add(item, at: file.shown)
        }
    }
    return list
}

/// Returns the part of a path or a label before the last slash.
func folder(of label: String) -> String {
    label.lastIndex(of: "/").map { String(label[..<$0]) } ?? ""
}

extension LooseFile {
    /// Returns the displayed path of an item: the file's path, then the path inside it.
    func path(of item: ArchiveItem) -> String {
        item.label.firstIndex(of: "/").map { shown + item.label[$0...] } ?? shown
    }
}
