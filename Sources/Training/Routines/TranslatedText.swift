/// A text in one or more languages. The first one is used where a reader's language is missing.
public struct TranslatedText: Equatable, Sendable {
    /// Never empty; no language occurs twice.
    public let versions: [Version]

    /// The text in one language.
    public struct Version: Equatable, Sendable {
        /// A language tag (BCP 47), such as `zh-Hant`.
        public let language: String
        public let text: String

        public init(language: String, text: String) {
            self.language = language
            self.text = text
        }
    }

    /// Nil without a version, or with two in the same language.
    public init?(_ versions: [Version]) {
        guard !versions.isEmpty, Set(versions.map { $0.language }).count == versions.count else { return nil }
        self.versions = versions
    }

    /// The same text for every reader, such as one that the athlete wrote.
    public init(_ text: String, language: String = "") { versions = [Version(language: language, text: text)] }

    /// Returns the texts one below the other, in every language that one of them has. Empty ones are left out; nil without another.
    public static func lines(_ texts: [TranslatedText]) -> TranslatedText? {
        let texts = texts.filter { text in text.versions.contains { !$0.text.isEmpty } }
        // The first text decides the order, because a reader without one of the languages gets the first.
        var languages: [String] = []
        for version in texts.flatMap({ $0.versions }) where !languages.contains(version.language) {
            languages.append(version.language)
        }
        let versions = languages.map { language in
            TranslatedText.Version(
                language: language,
                text: texts.map { $0.text(in: language) }.filter { !$0.isEmpty }.joined(separator: "\n"))
        }
        return versions.allSatisfy { $0.text.isEmpty } ? nil : TranslatedText(versions)
    }

    /// Returns the text in a language, or the first one.
    public func text(in language: String) -> String {
        versions.first { $0.language == language }?.text ?? versions.first?.text ?? ""
    }
}
