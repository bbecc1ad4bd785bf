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

    /// Returns the texts one below the other, in the languages of the first one. Empty ones are left out; nil without another.
    public static func lines(_ texts: [TranslatedText]) -> TranslatedText? {
        let languages = texts.first?.versions.map { $0.language } ?? []
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
