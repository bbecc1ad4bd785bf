/// Credit of an archive, which may be HTML.
enum CreditText {
    static let limit = 120
    /// The last one creates none of the others.
    private static let entities = [
        ("&copy;", "©"), ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&"),
    ]

    /// Returns the text without tags, in one line; nil when nothing is left, and for text of more than `limit` characters.
    static func plain(_ html: String) -> String? {
        var out = ""
        var isTag = false
        for character in html.prefix(4 * 1024) {
            switch character {
            case "<": isTag = true
            case ">" where isTag: isTag = false
            default: if !isTag { out.append(character) }
            }
        }
        for (entity, text) in entities { out = out.replacing(entity, with: text) }
        let words = out.unicodeScalars.split { $0.properties.isWhitespace || $0.value < 0x20 || $0.value == 0x7F }
        let line = words.map { String($0) }.joined(separator: " ")
        return line.isEmpty || line.count > limit ? nil : line
    }
}
