public import Localizations

/// Text about data that an export could not include completely.
public enum ExportDamageText {
    /// - Parameters:
    ///   - originals: path of each, and the number of bytes left.
    ///   - tables: names of the tables that could not be read completely.
    ///   - language: language of the text.
    public static func text(
        _ originals: [(name: String, bytesLeft: Int)], tables: [String] = [], _ language: Language
    ) -> String {
        var lines: [String] = []
        if !originals.isEmpty { lines.append(Phrase.exportDamage(count: originals.count).text(language)) }
        for original in originals {
            lines.append(
                "  "
                    + (original.bytesLeft > 0
                        ? Phrase.exportDamagePart(fileName: original.name, size: ByteText.text(original.bytesLeft, language))
                            .text(language)
                        : Phrase.exportDamageAll(fileName: original.name).text(language)))
        }
        if !originals.isEmpty { lines.append(Phrase.exportDamageHelp.text(language)) }
        if !tables.isEmpty {
            lines.append(Phrase.exportDamagedTables(tables: tables.joined(separator: ", ")).text(language))
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
