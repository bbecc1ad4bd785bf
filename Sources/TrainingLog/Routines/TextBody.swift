import Measures
import Training

/// Stored form of a text in several languages. The first language stays the first.
public struct TextBody: Codable, Equatable, Sendable {
    var language: String
    var text: String

    /// Characters of a text, and bytes of a language tag.
    static let longest = 1000
    static let longestLanguage = 40

    static func list(_ text: TranslatedText) -> [TextBody] {
        text.versions.map { TextBody(language: $0.language, text: $0.text) }
    }
}

extension [TextBody] {
    /// A name, on one line. Nil without a text, with two in the same language, and with one that no pack may have.
    var translated: TranslatedText? { translated(keepsLines: false) }

    /// A description, with the line ends of its author. Nil like a name.
    var translatedLines: TranslatedText? { translated(keepsLines: true) }

    private func translated(keepsLines: Bool) -> TranslatedText? {
        var versions: [TranslatedText.Version] = []
        for body in self {
            let text = PlainText.cleaned(body.text, keepsLines: keepsLines)
            guard text.count <= TextBody.longest, body.language.utf8.count <= TextBody.longestLanguage else { return nil }
            versions.append(TranslatedText.Version(language: body.language, text: text))
        }
        return TranslatedText(versions)
    }
}
