import Foundation
import GRDB
import GRDBSQLite
import Training

/// Reads rows by column position with SQLite's C functions, which takes a third of the time of a `Row` each.
///
/// Ten years are hundreds of thousands of rows of a dozen kinds, and a request waits for them. The primary key returns each kind sorted
/// except for ties, so that the kinds only need to be merged.
struct RowReader {
    fileprivate let statement: SQLiteStatement
    private var name: [UInt8] = []
    private var origin: [UInt8] = []
    private var source: Source?

    fileprivate init(_ statement: SQLiteStatement) { self.statement = statement }

    func double(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }
    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }
    func optionalInteger(_ column: Int32) -> Int? {
        sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : integer(column)
    }

    func optionalBytes(_ column: Int32) -> [UInt8]? {
        guard let bytes = sqlite3_column_blob(statement, column) else { return nil }
        return [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, column))))
    }

    /// Returns the source of a row. Most rows have the source of the row before, which is reused.
    mutating func source(name nameColumn: Int32, origin originColumn: Int32) throws -> Source {
        let (name, origin) = (text(nameColumn), text(originColumn))
        if let source, RowReader.isEqual(name, self.name), RowReader.isEqual(origin, self.origin) { return source }
        let found = Source(
            name: String(decoding: name, as: UTF8.self),
            origin: try known(Source.Origin(rawValue: String(decoding: origin, as: UTF8.self)), "origin"))
        (self.name, self.origin, source) = (Array(name), Array(origin), found)
        return found
    }

    /// Compares bytes with the C function: a comparison of sequences takes several times as long.
    private static func isEqual(_ text: UnsafeBufferPointer<UInt8>, _ known: [UInt8]) -> Bool {
        guard text.count == known.count, let start = text.baseAddress else { return text.count == known.count }
        return known.withUnsafeBytes { bytes in bytes.baseAddress.map { memcmp(start, $0, bytes.count) == 0 } ?? true }
    }

    /// Text of a column. The buffer is valid until the next row.
    private func text(_ column: Int32) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: sqlite3_column_text(statement, column), count: Int(sqlite3_column_bytes(statement, column)))
    }
}

extension Database {
    /// Sorts elements by `precedes`. Most of them are in this order already.
    /// - Parameter rank: number that decides first. `precedes` compares only elements of equal rank.
    func inOrder<Element>(
        _ sql: String, _ arguments: StatementArguments, rank: (Element) -> Double, by precedes: (Element, Element) -> Bool,
        read: (inout RowReader) throws -> Element
    ) throws -> [Element] {
        let statement = try makeStatement(sql: sql)
        try statement.setArguments(arguments)
        var rows = RowReader(statement.sqliteStatement)
        var result: [Element] = []
        var isAscending = true
        var before = -Double.infinity
        try withExtendedLifetime(statement) {
            while true {
                let code = sqlite3_step(rows.statement)
                if code == SQLITE_DONE { break }
                guard code == SQLITE_ROW else {
                    throw DatabaseError(resultCode: ResultCode(rawValue: code), message: lastErrorMessage, sql: sql)
                }
                let element = try read(&rows)
                let rank = rank(element)
                if rank < before || rank == before && isAscending && precedes(element, result[result.count - 1]) {
                    isAscending = false
                }
                before = rank
                result.append(element)
            }
        }
        if !isAscending { result.sort(by: precedes) }
        return result
    }
}

/// Merges sorted lists into one.
/// - Parameter rank: number that decides first. `precedes` compares only elements of equal rank.
func merged<Element>(
    _ runs: [[Element]], rank: (Element) -> Double, by precedes: (Element, Element) -> Bool
) -> [Element] {
    var runs = runs.filter { !$0.isEmpty }
    if runs.count <= 1 { return runs.first ?? [] }
    var result: [Element] = []
    result.reserveCapacity(runs.reduce(0) { $0 + $1.count })
    var next = Array(repeating: 0, count: runs.count)
    var ranks = runs.map { rank($0[0]) }
    while !runs.isEmpty {
        var least = 0
        for index in ranks.indices.dropFirst() {
            if ranks[index] > ranks[least] { continue }
            if ranks[index] < ranks[least] || precedes(runs[index][next[index]], runs[least][next[least]]) { least = index }
        }
        result.append(runs[least][next[least]])
        next[least] += 1
        if next[least] < runs[least].count {
            ranks[least] = rank(runs[least][next[least]])
        } else {
            runs.remove(at: least)
            next.remove(at: least)
            ranks.remove(at: least)
        }
    }
    return result
}
