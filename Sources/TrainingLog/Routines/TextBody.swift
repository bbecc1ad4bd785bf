import Training

/// Stored form of a text in several languages. The first language stays the first.
public struct TextBody: Codable, Equatable, Sendable {
    var language: String
    var text: String

    static func list(_ text: TranslatedText) -> [TextBody] {
        text.versions.map { TextBody(language: $0.language, text: $0.text) }
    }
}

extension [TextBody] {
    /// Nil without a text, or with two in the same language.
    var translated: TranslatedText? { TranslatedText(map { TranslatedText.Version(language: $0.language, text: $0.text) }) }
}
