public import ActivityFiles
import Archives
import Foundation
public import Measures

extension Journal {
    /// Highest number of saved descriptions. Beyond it, the oldest one is removed.
    public static let tableLimit = 100

    /// Returns the athlete's descriptions of tables. A file with the columns of one is read by it.
    public func tables() async throws -> [OwnTable] { try await stores.tables.tables(of: athleteID) }

    /// Saves a description, in place of one with the same columns.
    public func save(_ table: OwnTable) async throws {
        try await alone { try await store(table) }
    }

    /// Removes a description. What was imported by it stays.
    /// - Returns: whether there was one.
    @discardableResult
    public func removeTable(_ id: String) async throws -> Bool {
        try await alone {
            let tables = try await tables()
            let rest = tables.filter { $0.id != id }
            guard rest.count < tables.count else { return false }
            try await stores.tables.save(rest, athlete: athleteID, at: now())
            return true
        }
    }

    /// Imports a table as a description reads it, and saves the description for the next file with the same columns.
    ///
    /// The stored original is the description on a line, followed by the file, so that later versions can read it again without asking.
    /// - Throws: `OwnTableMismatch` if the file is no table with these columns, or the zone is unknown; `ArchiveError.notFound`,
    ///   `StoreError`, and what `importPaths` throws.
    public func importTable(at path: String, as table: OwnTable) async throws -> ImportReport {
        var (file, whole) = try describedFile(at: path, table)
        let described = try ScratchFile(described: path, by: whole)
        (file.path, file.size) = (described.path, described.count)
        return try await alone {
            try await store(whole)
            let counter = ProgressCounter(bytesTotal: described.count) { _ in }
            let outcomes = try await importFiles([file], counter)
            try await refreshDigests()
            return ImportReport(files: try await markingDuplicates(outcomes))
        }
    }

    private func store(_ table: OwnTable) async throws {
        var tables = try await tables()
        if let index = tables.firstIndex(where: { $0.id == table.id }) { tables[index] = table } else { tables.append(table) }
        try await stores.tables.save(Array(tables.suffix(Journal.tableLimit)), athlete: athleteID, at: now())
    }

    func ownTableLines() async throws -> [ExportLine] {
        try await tables().map { ExportLine(ownTable: OwnTableBody($0)) }
    }

    /// Adds the descriptions of an export whose columns no description of this journal has.
    func takeOver(_ lines: [OwnTableBody]) async throws {
        var tables = try await tables()
        for table in lines.compactMap({ $0.description }) where tables.count < Journal.tableLimit {
            if !tables.contains(where: { $0.id == table.id }) { tables.append(table) }
        }
        try await stores.tables.save(tables, athlete: athleteID, at: now())
    }
}

/// Returns a file that a description fits, and the description with all its columns and the order of its dates.
/// - Throws: `OwnTableMismatch`, `ArchiveError.notFound`.
func describedFile(at path: String, _ table: OwnTable) throws -> (LooseFile, OwnTable) {
    let files = try looseFiles(at: [path])
    guard files.count == 1, files[0].path == path, files[0].size <= OwnTable.largestFile else { throw OwnTableMismatch.noTable }
    if case .zone(let name) = table.clock, !OwnTable.knowsZone(name) { throw OwnTableMismatch.unknownZone(name) }
    guard let header = files[0].tableSketch?.header else { throw OwnTableMismatch.noTable }
    let missing = table.missing(in: header)
    guard missing.isEmpty else { throw OwnTableMismatch.missingColumns(missing, header: header) }
    guard let ordered = table.completed(with: header).withOrder(of: files[0].content.span) else {
        throw OwnTableMismatch.orderOpen
    }
    return (files[0], ordered)
}

extension LooseFile {
    /// The beginning of the file as a table; nil for other files.
    var tableSketch: TableSketch? { TableSketch(headOfFile(path, count: TableSketch.longest).span) }

    /// Returns the description that has the columns of this file and fits its dates. Files of vendors have readers of their own.
    func description(among tables: [OwnTable]) -> OwnTable? {
        guard !tables.isEmpty, size <= OwnTable.largestFile else { return nil }
        let kind = FileKind.sniff(headOfFile(path).span)
        guard kind == .csv || kind == .unknown, let header = tableSketch?.header else { return nil }
        return tables.first { $0.describes(header) }?.applied(to: content.span)
    }

    /// The bytes of a file; empty if it cannot be read, which its import reports.
    fileprivate var content: [UInt8] { [UInt8](FileManager.default.contents(atPath: path) ?? Data()) }

    /// Whether a file that gave this error is a table that the athlete can describe.
    func isUnknownTable(_ error: FileError) -> Bool { unknownTable(.failure(error)) != nil }

    /// Returns the beginning of a table that no reader knows; nil for other files.
    func unknownTable(_ reading: Result<FileReading, FileError>) -> TableSketch? {
        guard case .failure(let error) = reading, size <= OwnTable.largestFile else { return nil }
        switch error {
        case .unknownKind, .notReadYet: return tableSketch
        default: return nil
        }
    }
}

/// Reason why a description does not fit a file.
public enum OwnTableMismatch: Error, Equatable {
    /// The file is no table with a line of names, or larger than `OwnTable.largestFile`.
    case noTable
    case missingColumns([String], header: [String])
    case unknownZone(String)
    /// Its dates leave the order of day and month open, and the description does not state it.
    case orderOpen
}

extension OwnTable {
    /// Bytes of a described file.
    public static let largestFile = 64 << 20

    /// The same for descriptions of the same columns, in any order.
    public var id: String { ContentHash(of: Array(columnIdentity.utf8)).hexadecimal }

    /// Offsets of the zones that this machine knows.
    public static let zoneOffsets: @Sendable (String, Moment) -> LocalOffset? = { HomeClock(zone: $0)?.offset(at: $1) }

    /// Whether this machine knows a zone; a fixed offset is always known.
    public static func knowsZone(_ name: String) -> Bool {
        OwnTable.isFixedOffset(name) || HomeClock(zone: name) != nil
    }
}

extension ScratchFile {
    /// A copy of a file after the line of its description.
    convenience init(described path: String, by table: OwnTable) throws {
        try self.init()
        try append(Array(OwnTableLine.text(table).utf8).span)
        guard let file = FileHandle(forReadingAtPath: path) else { throw ArchiveError.unreadable(path: path, code: errno) }
        defer { try? file.close() }  // opened for reading, so nothing can be lost
        while let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty { try append([UInt8](piece).span) }
    }
}
