import Measures
import Training

/// First line of a stored table that the athlete described, with the description as JSON.
///
/// The import writes it before the table, so that the stored original can be read again without the description's own copy, and after the
/// athlete deleted that.
public enum OwnTableLine {
    static let mark: StaticString = "hearth table "
    private static let longest = 400_000

    /// Returns the line of a description, with its line end.
    public static func text(_ table: OwnTable) -> String { "\(mark)" + json(table) + "\n" }

    /// Returns a description as JSON on one line. The keys and words are stable.
    public static func json(_ table: OwnTable) -> String {
        var members = [
            "\"table\":" + quoted(table.name), "\"row\":" + quoted(table.row.rawValue),
            "\"clock\":" + quoted(table.clock.word),
        ]
        if let dates = table.dates { members.append("\"dates\":" + quoted(dates.rawValue)) }
        if let sport = table.sport { members.append("\"sport\":" + quoted(sport.rawValue)) }
        let columns = table.columns.map { column in
            "{\"name\":" + quoted(column.name) + ",\"is\":" + quoted(column.measure.rawValue)
                + (column.unit.map { ",\"unit\":" + quoted($0.rawValue) } ?? "") + "}"
        }
        members.append("\"columns\":[" + columns.joined(separator: ",") + "]")
        return "{" + members.joined(separator: ",") + "}"
    }

    /// Returns the description of a JSON text; nil for any other text, and for an invalid description.
    public static func table(_ json: Span<UInt8>) -> OwnTable? {
        do throws(FileError) {
            var outline = try JSONOutline(json)
            guard outline.peek(json) == UInt8(ascii: "{") else { return nil }
            let document = try JSONDocument(elementsIn: json, &outline, atMost: 1)
            guard let root = document.elements.first else { return nil }
            var draft = OwnTableDraft(
                name: field("table", root, document), row: field("row", root, document), clock: field("clock", root, document),
                dates: field("dates", root, document), sport: field("sport", root, document))
            for column in document.elements(of: document.member("columns", of: root)).prefix(OwnTable.mostColumns + 1) {
                draft.columns.append(
                    .init(
                        name: field("name", column, document) ?? .init(""), measure: field("is", column, document) ?? .init(""),
                        unit: field("unit", column, document)))
            }
            do throws(OwnTableError) { return try OwnTable(draft) } catch { return nil }
        } catch { return nil }
    }

    private static func field(
        _ name: StaticString, _ node: Int, _ document: borrowing JSONDocument
    ) -> OwnTableDraft.Field? {
        document.string(document.member(name, of: node)).map { OwnTableDraft.Field($0) }
    }

    /// Returns the description and the length of the line in bytes; nil without such a line.
    static func read(_ bytes: Span<UInt8>) -> (table: OwnTable, length: Int)? {
        guard bytes.starts(with: mark) else { return nil }
        let start = mark.utf8CodeUnitCount
        var end = start
        while end < min(bytes.count, longest), bytes[end] != 0x0A { end += 1 }
        guard end < bytes.count, bytes[end] == 0x0A, let table = table(bytes.extracting(start..<end)) else { return nil }
        return (table, end + 1)
    }

    /// Returns the length of the line in bytes; nil without one.
    public static func length(_ bytes: Span<UInt8>) -> Int? { read(bytes)?.length }

    /// Returns a string as JSON (RFC 8259, section 7).
    private static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\u{0}"..<"\u{10}": out += "\\u000" + String(scalar.value, radix: 16)
            case "\u{10}"..<"\u{20}": out += "\\u00" + String(scalar.value, radix: 16)
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}
