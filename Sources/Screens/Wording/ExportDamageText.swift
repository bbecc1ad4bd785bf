/// What an archive of everything could not take along whole, for people.
public enum ExportDamageText {
    /// - Parameter originals: where each was found, and how many bytes of it are left.
    public static func text(_ originals: [(name: String, bytesLeft: Int)], _ language: Language) -> String {
        var lines = [Phrase.exportDamage.counted(language, originals.count)]
        for original in originals {
            lines.append(
                "  "
                    + (original.bytesLeft > 0
                        ? Phrase.exportDamagePart.text(language, original.name, ByteText.text(original.bytesLeft))
                        : Phrase.exportDamageAll.text(language, original.name)))
        }
        lines.append(Phrase.exportDamageHelp.text(language))
        return lines.map { $0 + "\n" }.joined()
    }
}
