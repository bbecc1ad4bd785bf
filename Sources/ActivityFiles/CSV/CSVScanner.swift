/// Reads text tables: quoted cells with delimiters, line ends and doubled quotation marks inside; commas, semicolons or tabs between cells;
/// a byte-order mark at the start; any line end.
struct CSVScanner: ~Copyable, ~Escapable {
    /// Highest number of cells in a row; no table that people keep has more.
    static let cellLimit = 10_000

    private let bytes: Span<UInt8>
    private(set) var position: Int
    /// Offset of the row read last.
    private(set) var rowStart = 0
    let delimiter: UInt8
    /// Whether the last row ended inside an open quotation, cut by the end of the file or piece.
    private(set) var isCut = false

    /// - Parameter delimiter: if nil, the most frequent of `,`, `;` and tab in the first line.
    @_lifetime(copy bytes)
    init(_ bytes: Span<UInt8>, delimiter: UInt8? = nil) {
        self.bytes = bytes
        position = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
        self.delimiter = delimiter ?? CSVScanner.delimiter(of: bytes)
    }

    /// Returns the cells of the next non-empty row; nil at the end. Spaces around unquoted cells are kept.
    @_lifetime(self: copy self)
    mutating func next() -> [String]? {
        while position < bytes.count {
            rowStart = position
            let row = readRow()
            if row.count > 1 || row.first?.isEmpty == false { return row }
        }
        return nil
    }

    /// Line of the file at which the row read last begins, from 1 on.
    var rowLine: Int { line(at: rowStart) }

    /// Returns the line of the file at an offset, from 1 on. Counts the line ends before it.
    func line(at offset: Int) -> Int {
        var line = 1
        for index in 0..<min(offset, bytes.count) {
            let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
            if bytes[index] == 0x0A || bytes[index] == 0x0D && !isPair { line += 1 }
        }
        return line
    }

    /// Whether the following rows have as many cells as the header, apart from one at the end.
    @_lifetime(self: copy self)
    mutating func isTable(_ header: [String]) -> Bool {
        guard let row = next() else { return false }
        return isCut || position >= bytes.count || abs(row.count - header.count) <= 1
    }

    @_lifetime(self: copy self)
    private mutating func readRow() -> [String] {
        var row: [String] = []
        while row.count < Self.cellLimit {
            row.append(readCell())
            guard position < bytes.count else { return row }
            let byte = bytes[position]
            position += 1
            if byte == delimiter { continue }
            if byte == 0x0D, position < bytes.count, bytes[position] == 0x0A { position += 1 }
            return row
        }
        return row
    }

    /// Leaves the position at the delimiter or line end after the cell.
    @_lifetime(self: copy self)
    private mutating func readCell() -> String {
        var cell: [UInt8] = []
        if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
            position += 1
            isCut = true
            while position < bytes.count {
                let byte = bytes[position]
                position += 1
                if byte == UInt8(ascii: "\"") {
                    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
                        isCut = false
                        break
                    }
                    position += 1
                }
                cell.append(byte)
            }
        }
        // Text between a closing quotation mark and the delimiter belongs to the cell, so that nothing is lost.
        while position < bytes.count, bytes[position] != delimiter, bytes[position] != 0x0A, bytes[position] != 0x0D {
            cell.append(bytes[position])
            position += 1
        }
        return String(validating: cell, as: UTF8.self) ?? XMLScanner.latin1(cell)
    }

    private static func delimiter(of bytes: Span<UInt8>) -> UInt8 {
        var counts = (comma: 0, semicolon: 0, tab: 0)
        var isQuoted = false
        var index = 0
        // Only the first non-empty line; characters in later texts are not delimiters.
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == UInt8(ascii: ",") { counts.comma += 1 }
            if byte == UInt8(ascii: ";") { counts.semicolon += 1 }
            if byte == 0x09 { counts.tab += 1 }
            if byte == 0x0A || byte == 0x0D, index > 2 { break }
        }
        if counts.semicolon > counts.comma, counts.semicolon >= counts.tab { return UInt8(ascii: ";") }
        return counts.tab > counts.comma ? 0x09 : UInt8(ascii: ",")
    }
}
