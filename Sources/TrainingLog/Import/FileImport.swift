import ActivityFiles
import Archives
import Foundation
import Measures
import Training

/// Import of one file on the disk, with everything inside it.
///
/// Each item is written in one transaction, and an archive is recorded last. So a stopped import can resume, and leaves nothing that a
/// complete one would not.
struct FileImport {
    let journal: Journal
    var file: LooseFile
    let progress: ProgressCounter
    /// Gate of the whole import. Files of the same content wait for each other: the second needs the outcome of the first. Otherwise a file
    /// that was read alone could remain beside the same file with its companions.
    let gate: Gate<ContentHash>
    /// Entries of Strava lists among the files of this import.
    var strava = StravaList()
    /// Routes beside a Health export, if this file is one.
    var routes: [LooseFile] = []
    /// The athlete's descriptions of tables.
    var tables: [OwnTable] = []
    /// The file after its description, if it is a table that one describes.
    var described: ScratchFile?

    private var imports: any ImportStore { journal.stores.imports }
    private var athlete: String { journal.athleteID }

    mutating func run() async throws -> [FileOutcome] {
        if let table = file.description(among: tables) {
            let copy = try ScratchFile(described: file.path, by: table)
            (file.path, file.size) = (copy.path, copy.count)
            described = copy
        }
        let counted = ItemProgress(progress, file: file)
        var outcomes = try await outcomes(counted)
        counted.finish()
        if outcomes.contains(where: { $0.kind == .ownTable && $0.error == nil && $0.path == file.shown }) {
            try await journal.removeFormerReadings(ofRowsIn: try hashOfFile(file.path).0)
        }
        for index in outcomes.indices {
            guard let error = outcomes[index].error else { continue }
            let path = outcomes[index].path
            outcomes[index].isSkipped = file.isNoRecording(path, error)
            if path == file.shown, !outcomes[index].isSkipped { outcomes[index].isUnknownTable = file.isUnknownTable(error) }
        }
        return outcomes
    }

    private mutating func outcomes(_ counted: ItemProgress) async throws -> [FileOutcome] {
        let whole: (hash: ContentHash, head: [UInt8])
        do { whole = try hashOfFile(file.path) } catch let error as ArchiveError {
            return [FileOutcome(path: file.shown, kind: .unknown, verdict: .rejected, error: FileError(error))]
        }
        if file.isHealthRoute {
            try await keepOriginal(whole.hash)
            try await notePlace(of: whole.hash, kind: .gpx)
            return []
        }
        let head = whole.head
        let kind = FileKind.sniff(head.span)
        if companion(of: kind, at: file.shown, isWholeFile: true) == nil,
            let known = try await entryOfFileAlone(whole.hash)
        {
            return [try await know(known, as: file.shown, original: whole.hash)]
        }
        let items: [ArchiveItem]
        do { items = try itemsToRead(of: file) } catch let error as ArchiveError {
            return [try await reject(FileError(error), path: file.shown, kind: kind, hash: whole.hash, original: whole.hash)]
        }
        let isArchive = items.count != 1 || items[0].label.contains("/") || whole.head.isGzip
        var outcomes: [FileOutcome] = []
        var patience = UnreadableEntryLimit()
        for item in items {
            try Task.checkCancellation()
            let outcome = try await importItem(item, original: whole.hash, isWholeFile: !isArchive, progress: counted.part(item))
            outcomes.append(outcome)
            patience.note(outcome)
            if patience.isOver {
                let error = FileError(ArchiveError.limitReached(.entries, label: file.shown))
                // The archive is not recorded as read, so that another import can continue it.
                return outcomes + [FileOutcome(path: file.shown, kind: kind, verdict: .rejected, error: error)]
            }
        }
        if isArchive { try await noteArchive(whole.hash, head: whole.head, outcomes) }
        return outcomes
    }

    /// Imports one item.
    /// - Parameters:
    ///   - original: hash of the file on the disk.
    ///   - isWholeFile: whether the item is that file itself rather than something inside it.
    private mutating func importItem(
        _ item: ArchiveItem, original: ContentHash, isWholeFile: Bool, progress: @escaping (Double) -> Void
    ) async throws -> FileOutcome {
        let kind = ItemReader.kind(of: item)
        let path = file.path(of: item)
        if kind == .unknown {
            return FileOutcome(path: path, kind: kind, verdict: .rejected, error: ItemReader.refusal(of: item))
        }
        let content: ContentHash
        if isWholeFile {
            content = original
        } else if kind == .appleHealth {
            // An export depends on the routes beside it, and hashing its gigabytes would take as long as reading them.
            content = ContentHash(of: Array((original.hexadecimal + "/" + item.label).utf8))
        } else {
            do { content = try hashOfItem(item) } catch let error as ArchiveError {
                return FileOutcome(path: path, kind: kind, verdict: .rejected, error: FileError(error))
            }
        }
        return try await gate.alone(as: content) {
            try await importItem(
                item, kind: kind, at: path, content: content, original: original, isWholeFile: isWholeFile, progress: progress)
        }
    }

    /// Imports one item.
    /// - Parameter content: hash of the item alone. No other task imports the same content at this time.
    private mutating func importItem(
        _ item: ArchiveItem, kind: FileKind, at path: String, content: ContentHash, original: ContentHash, isWholeFile: Bool,
        progress: @escaping (Double) -> Void
    ) async throws -> FileOutcome {
        let line = strava[path]
        let companion = companion(of: kind, at: path, isWholeFile: isWholeFile)
        let hash = companion?.hash(with: content) ?? content
        let known = try await companion == nil ? entryOfFileAlone(hash) : current(hash)
        // A list is read even when it is known, because the files beside it need its entries.
        if kind != .stravaActivities, let known {
            if companion != nil {
                if let mark = try await current(FileImport.markHash(of: content)) { try await rename(mark, to: path) }
                if isWholeFile { try await notePlace(of: original, kind: kind) }
            }
            return try await know(known, as: path, original: original)
        }
        var recordings: [StoredRecording] = []
        let reading: FileReading
        do {
            reading = try ItemReader(progress: progress).read(item, kind: kind, at: path, strava: &strava) {
                recordings.append(StoredRecording(line?.completing($0) ?? $0))
            }
        } catch let error as FileError {
            return try await reject(error, path: path, kind: kind, hash: hash, original: original)
        }
        if kind == .stravaActivities, let known { return try await know(known, as: path, original: original) }
        try await keepOriginal(original)
        if isWholeFile, hash != original { try await notePlace(of: original, kind: kind) }
        var completion: ImportedFile.Completion?
        if companion != nil {
            var successors = try await successors(of: item, kind: kind, content: content, among: recordings)
            // An earlier import read the list without this file and stored what the list alone states.
            if let former = line?.recording(), let heir = recordings.first { successors[StoredRecording(former).id] = heir.id }
            completion = ImportedFile.Completion(
                alone: content, mark: FileImport.markHash(of: content), successors: successors)
        }
        return try await journal.add(reading, stored: recordings, path: path, hash: hash, completion: completion)
    }

    private func current(_ hash: ContentHash) async throws -> ImportRecord? {
        try await imports.entry(hash, athlete: athlete).flatMap { $0.isCurrent ? $0 : nil }
    }

    /// Returns the record of a file without companions, or of the same file with them, which contains everything.
    private func entryOfFileAlone(_ content: ContentHash) async throws -> ImportRecord? {
        if let own = try await current(content) { return own }
        return try await current(FileImport.markHash(of: content))
    }

    /// Returns what belongs to an item and lies beside it in this import.
    private func companion(of kind: FileKind, at path: String, isWholeFile: Bool) -> Companion? {
        if let line = strava[path] { return .line(line) }
        return isWholeFile && kind == .appleHealth && !routes.isEmpty ? .routes(routes) : nil
    }

    /// Returns the recordings that the same item gave when it was read alone, each with its successor.
    private func successors(
        of item: ArchiveItem, kind: FileKind, content: ContentHash, among recordings: [StoredRecording]
    ) async throws -> [String: String] {
        guard try await imports.entry(content, athlete: athlete) != nil else { return [:] }
        var alone: [String] = []
        var nothing = StravaList()
        _ = try ItemReader(leavesRoutesOut: true).read(item, kind: kind, at: "", strava: &nothing) {
            alone.append(StoredRecording($0).id)
        }
        // A reader returns the same recordings in the same order, whatever lies beside its file.
        return Dictionary(zip(alone, recordings.map(\.id)).filter { $0 != $1 }) { first, _ in first }
    }

    /// Stores the original. Call this before recording the import.
    private func keepOriginal(_ hash: ContentHash) async throws {
        if try await journal.stores.originals.holds(hash, athlete: athlete) { return }
        try await journal.stores.originals.keep(fileAt: file.path, as: hash, athlete: athlete)
    }

    /// Handles a file that is known already: writes nothing, or only a lesser path.
    private func know(_ entry: ImportRecord, as path: String, original: ContentHash) async throws -> FileOutcome {
        try await keepOriginal(original)
        try await rename(entry, to: path)
        return FileOutcome(
            path: path, kind: entry.kind, verdict: entry.verdict, isKnown: true, findings: entry.findings, error: entry.error)
    }

    /// Updates the path of a record. A file keeps the least of all its paths, so that the order of imports has no effect.
    private func rename(_ entry: ImportRecord, to path: String) async throws {
        guard path < entry.path else { return }
        if entry.kind == .zip || entry.kind == .gzip { try await renameItems(of: entry, to: path) }
        try await write(entry, path: path)
    }

    /// Updates the paths of an archive's items. They begin with the archive's path, which shows that their original exists.
    private func renameItems(of archive: ImportRecord, to path: String) async throws {
        for item in try await imports.entries(of: athlete) where item.hash != archive.hash {
            guard item.path == archive.path || item.path.hasPrefix(archive.path + "/") else { continue }
            // Another file, which was once at the same path.
            if try await journal.stores.originals.holds(item.hash, athlete: athlete) { continue }
            try await write(item, path: path + item.path.dropFirst(archive.path.count))
        }
    }

    private func write(_ entry: ImportRecord, path: String) async throws {
        var renamed = entry
        renamed.path = path
        let content = ImportedFile(entry: renamed, recordings: [], samples: [], totals: [])
        _ = try await imports.commit(content, athlete: athlete, at: journal.now())
    }

    /// Records and stores a malformed file of a supported kind: a later version may be able to read it.
    private func reject(
        _ error: FileError, path: String, kind: FileKind, hash: ContentHash, original: ContentHash
    ) async throws -> FileOutcome {
        let outcome = FileOutcome(path: path, kind: kind, verdict: .rejected, error: error)
        if kind == .unknown || error == .unknownKind { return outcome }
        if case .notReadYet = error { return outcome }
        try await keepOriginal(original)
        let entry = ImportRecord(
            hash: hash, path: path, kind: kind, verdict: .rejected, error: error, findings: [], moment: journal.now())
        let content = ImportedFile(entry: entry, recordings: [], samples: [], totals: [])
        _ = try await imports.commit(content, athlete: athlete, at: entry.moment)
        return outcome
    }

    /// Records the path of an original that has no record under its own hash, so that an export can restore it.
    private func notePlace(of original: ContentHash, kind: FileKind) async throws {
        let hash = FileImport.placeHash(of: original)
        if let known = try await imports.entry(hash, athlete: athlete), known.path <= file.shown, known.isCurrent { return }
        let entry = ImportRecord(
            hash: hash, path: file.shown, kind: kind, verdict: .accepted, error: nil, findings: [], moment: journal.now())
        let content = ImportedFile(entry: entry, recordings: [], samples: [], totals: [])
        _ = try await imports.commit(content, athlete: athlete, at: entry.moment)
    }

    /// Returns the hash under which the place of such an original is recorded.
    static func placeHash(of original: ContentHash) -> ContentHash {
        ContentHash(of: Array((original.hexadecimal + "\nplace").utf8))
    }

    /// Returns the hash that records that an item was read with its companions.
    private static func markHash(of content: ContentHash) -> ContentHash {
        ContentHash(of: Array((content.hexadecimal + "\ncompleted").utf8))
    }

    /// Records an archive after all of it was read, so that it is opened only once. Another task may read a copy of it at the same time.
    private func noteArchive(_ hash: ContentHash, head: [UInt8], _ outcomes: [FileOutcome]) async throws {
        try await gate.alone(as: hash) { try await noteArchiveAlone(hash, head: head, outcomes) }
    }

    private func noteArchiveAlone(_ hash: ContentHash, head: [UInt8], _ outcomes: [FileOutcome]) async throws {
        guard outcomes.contains(where: { $0.verdict != .rejected }) else { return }
        let isWhole = outcomes.allSatisfy { outcome in
            outcome.verdict == .accepted || outcome.error.map { file.isNoRecording(outcome.path, $0) } ?? false
        }
        // A self-extracting zip begins with a program.
        let kind = FileKind.sniff(head.span)
        let known = try await current(hash)
        if let known, file.shown < known.path { try await renameItems(of: known, to: file.shown) }
        let entry = ImportRecord(
            hash: hash, path: min(file.shown, known?.path ?? file.shown), kind: kind == .unknown ? .zip : kind,
            verdict: isWhole ? .accepted : .recovered,
            error: nil, findings: [], moment: journal.now())
        let content = ImportedFile(entry: entry, recordings: [], samples: [], totals: [])
        _ = try await imports.commit(content, athlete: athlete, at: entry.moment)
    }
}

/// Data beside a file that completes it.
private enum Companion {
    case line(StravaActivity)
    case routes([LooseFile])

    /// Returns the hash under which the file is recorded together with its companion.
    func hash(with content: ContentHash) -> ContentHash {
        switch self {
        case .line(let line): return line.hash(with: content)
        case .routes(let routes):
            let list = routes.map { "\(($0.path as NSString).lastPathComponent) \($0.size)" }.sorted()
            return ContentHash(of: Array(([content.hexadecimal, "routes"] + list).joined(separator: "\n").utf8))
        }
    }
}
