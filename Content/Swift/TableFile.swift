public import ActivityFiles
import Yams

/// Reads a table description, a small YAML file that a person wrote.
///
/// - Throws: the first error with its line and field.
public func readTableFile(_ bytes: [UInt8]) throws(OwnTableError) -> OwnTable {
    guard bytes.count <= TableFile.longest, let text = String(validating: bytes, as: UTF8.self) else {
        throw OwnTableError(nil, "", .syntax("not UTF-8, or longer than \(TableFile.longest) bytes"))
    }
    if let line = PackReader.lineOfAnchor(text) { throw OwnTableError(line, "", .syntax("anchors are not permitted")) }
    let root: ContentNode
    do {
        guard let node = try compose(yaml: text) else { throw OwnTableError(nil, "", .syntax("empty")) }
        root = ContentNode(node: node, place: "")
    } catch let error as OwnTableError {
        throw error
    } catch {
        let mark = (error as? YamlError).flatMap { PackReader.mark(of: $0) }
        throw OwnTableError(mark?.line ?? 1, "", .syntax(PackReader.words(of: error)))
    }
    return try OwnTable(try TableFile.draft(root))
}

/// The fields of a table description as YAML.
enum TableFile {
    /// Bytes of a file.
    static let longest = 1 << 18

    static func draft(_ root: ContentNode) throws(OwnTableError) -> OwnTableDraft {
        var draft = OwnTableDraft()
        for (key, value) in try entries(root, "") {
            switch key {
            case "table": draft.name = try field(value)
            case "row": draft.row = try field(value)
            case "clock": draft.clock = try field(value)
            case "dates": draft.dates = try field(value)
            case "sport": draft.sport = try field(value)
            case "columns": draft.columns = try columns(value)
            default: throw OwnTableError(value.line, key, .unknownField(["table", "row", "clock", "dates", "sport", "columns"]))
            }
        }
        return draft
    }

    private static func columns(_ node: ContentNode) throws(OwnTableError) -> [OwnTableDraft.Column] {
        guard let list = node.list else { throw OwnTableError(node.line, "columns", .syntax("a list is expected")) }
        var columns: [OwnTableDraft.Column] = []
        // One more than permitted, so that the check of the draft reports it.
        for (index, item) in list.prefix(OwnTable.mostColumns + 1).enumerated() {
            let place = "columns[\(index + 1)]"
            var column = OwnTableDraft.Column(name: .init(""), measure: .init(""), line: item.line)
            for (key, value) in try entries(item, place) {
                switch key {
                case "name": column.name = try field(value, place + ".name")
                case "is": column.measure = try field(value, place + ".is")
                case "unit": column.unit = try field(value, place + ".unit")
                default: throw OwnTableError(value.line, place + "." + key, .unknownField(["name", "is", "unit"]))
                }
            }
            columns.append(column)
        }
        return columns
    }

    private static func entries(
        _ node: ContentNode, _ place: String
    ) throws(OwnTableError) -> [(key: String, value: ContentNode)] {
        guard let entries = node.entries else { throw OwnTableError(node.line, place, .syntax("names with values are expected")) }
        return entries
    }

    private static func field(_ node: ContentNode, _ place: String? = nil) throws(OwnTableError) -> OwnTableDraft.Field {
        guard let text = node.text else { throw OwnTableError(node.line, place ?? node.place, .syntax("a text is expected")) }
        return OwnTableDraft.Field(text, line: node.line)
    }
}
