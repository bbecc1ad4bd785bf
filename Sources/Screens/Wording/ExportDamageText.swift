/// What an archive of everything could not take along whole, for people.
public enum ExportDamageText {
    /// - Parameters:
    ///   - originals: where each was found, and how many bytes of it are left.
    ///   - tables: names of the tables that could not be read completely.
    public static func text(
        _ originals: [(name: String, bytesLeft: Int)], tables: [String] = [], _ language: Language
    ) -> String {
        var lines: [String] = []
        if !originals.isEmpty { lines.append(Phrase.exportDamage.counted(language, originals.count)) }
        for original in originals {
            lines.append(
                "  "
                    + (original.bytesLeft > 0
                        ? Phrase.exportDamagePart.text(language, original.name, ByteText.text(original.bytesLeft))
                        : Phrase.exportDamageAll.text(language, original.name)))
        }
        if !originals.isEmpty { lines.append(Phrase.exportDamageHelp.text(language)) }
        if !tables.isEmpty {
            lines.append(Phrase.exportDamagedTables.text(language, tables.joined(separator: ", ")))
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
