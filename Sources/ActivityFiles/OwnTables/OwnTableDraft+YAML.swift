extension OwnTableDraft {
    /// Returns the draft as a YAML file, with the possible words of each field, for a person to edit.
    ///
    /// - Parameter samples: a value of each column, shown beside its name.
    public func yaml(samples: [String] = []) -> String {
        var lines = ["table: " + OwnTableDraft.quoted(name?.text ?? "")]
        lines.append("row: " + (row?.text ?? "") + "  # " + OwnTableDraft.words(OwnTable.Row.self))
        lines.append("clock: " + (clock?.text ?? "") + "  # local, utc, stated, or a zone such as Europe/Berlin")
        let dates = dates.map { $0.text } ?? ""
        lines.append(
            (dates.isEmpty ? "# dates: day-first" : "dates: " + dates) + "  # " + OwnTableDraft.words(OwnTable.Dates.self))
        if let sport { lines.append("sport: " + sport.text) }
        lines.append("columns:")
        for (index, column) in columns.enumerated() {
            let sample = index < samples.count && !samples[index].isEmpty ? "  # " + OwnTableDraft.comment(samples[index]) : ""
            lines.append("  - name: " + OwnTableDraft.quoted(column.name.text) + sample)
            lines.append("    is: " + column.measure.text)
            guard let unit = column.unit else { continue }
            let units = TableMeasure(rawValue: column.measure.text)?.units ?? []
            lines.append(
                "    unit: " + OwnTableDraft.plain(unit.text) + (units.isEmpty ? "" : "  # " + OwnTableDraft.words(units)))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The meanings of columns, as a comment of the file.
    public static var meanings: String {
        var lines: [String] = []
        for row in OwnTable.Row.allCases {
            var words: [String] = []
            for measure in TableMeasure.allCases where measure.isOf(row) { words.append(measure.rawValue) }
            lines.append("# " + row.rawValue + ": " + words.joined(separator: ", "))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func words<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) -> String {
        type.allCases.map { $0.rawValue }.joined(separator: ", ")
    }

    private static func words(_ units: [TableUnit]) -> String { units.map { $0.rawValue }.joined(separator: ", ") }

    /// Returns a unit as a value of YAML: a colon needs quotation marks.
    private static func plain(_ unit: String) -> String {
        unit.utf8.contains(UInt8(ascii: ":")) || !unit.utf8.allSatisfy { $0 < 0x80 } ? quoted(unit) : unit
    }

    /// Returns a text in the quotation marks of YAML, where the backslash begins an escape.
    private static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\u{85}", "\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}": out += escape(scalar)
            case "\u{20}"..."\u{7E}", "\u{A1}"...: out.unicodeScalars.append(scalar)
            default: out += escape(scalar)
            }
        }
        return out + "\""
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }

    /// Returns the beginning of a value on one line.
    private static func comment(_ value: String) -> String { String(trimmed(value).prefix(40)) }
}
