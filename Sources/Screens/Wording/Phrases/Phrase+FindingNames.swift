import Localizations

/// Words for the names in findings of file readers: the texts `finding.<name>` of `FindingNames.xcstrings` and
/// `FindingContents.xcstrings`.
extension Phrase {
    /// Nil for a name from the file itself, such as a column title or a manufacturer's message.
    static func findingName(_ name: String) -> Phrase? { named("finding." + name) }

    /// Returns the name in the user's language; a name from the file stays unchanged.
    static func findingName(_ name: String, _ language: Language) -> String {
        if let phrase = findingName(name) { return phrase.text(language) }
        let method = "zip method "
        guard name.utf8.starts(with: method.utf8) else { return name }
        let number = String(decoding: name.utf8.dropFirst(method.utf8.count), as: UTF8.self)
        return Phrase.markupMethod(number: number).text(language)
    }
}
