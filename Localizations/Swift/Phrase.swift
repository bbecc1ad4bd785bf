/// A text of the catalogues with its arguments. `Reader.say` and `text(_:)` render it in a language.
///
/// The members that make phrases are generated from `Localizations/*.xcstrings` by `Scripts/generate-localizations`: a constant for a
/// text without placeholders, a function with labelled arguments for one with placeholders.
public struct Phrase: Equatable, Sendable {
    /// What replaces a placeholder.
    public enum Argument: Equatable, Sendable {
        /// A text that is already in the language of the phrase.
        case text(String)
        /// A count; it selects the plural form and is formatted in the language of the phrase.
        case count(Int)
    }

    /// Position in the tables of `Texts`.
    let index: Int
    let arguments: [Argument]

    init(_ index: Int, _ arguments: [Argument] = []) {
        self.index = index
        self.arguments = arguments
    }

    /// Returns the text in a language. A text that is not translated, such as a citation, stays in English.
    public func text(_ language: Language) -> String {
        let template = Texts.template(index, language)
        if arguments.isEmpty { return template }
        return Phrase.filled(form(of: template, language), arguments.map { $0.text(language) })
    }

    /// The text with its placeholders, `{0}` and on, in the plural form of the first count: for a script that fills it in.
    public func template(_ language: Language) -> String { form(of: Texts.template(index, language), language) }

    /// Whether the text exists in this language. A text that is marked as not translated exists in English only.
    public func isTranslated(to language: Language) -> Bool { language == .english || !Texts.all(language)[index].isEmpty }

    /// Selects the plural form for the first count among the arguments. A template without forms is returned as it is.
    private func form(of template: String, _ language: Language) -> String {
        for case .count(let count) in arguments {
            let forms = template.utf8.split(separator: Phrase.formSeparator, omittingEmptySubsequences: false)
            let position = language.format.plural.form(of: count)
            guard position < forms.count else { return forms.last.map { String(Substring($0)) } ?? template }
            return String(Substring(forms[position]))
        }
        return template
    }

    /// The byte between the plural forms of a template.
    private static let formSeparator: UInt8 = 0x1F

    /// Replaces `{0}` to `{9}` by the arguments. A missing argument renders as "–".
    static func filled(_ template: String, _ arguments: [String]) -> String {
        var out: [UInt8] = []
        let bytes = Array(template.utf8)
        out.reserveCapacity(bytes.count + 16)
        var at = 0
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "{"), at + 2 < bytes.count, bytes[at + 2] == UInt8(ascii: "}"),
                bytes[at + 1] >= UInt8(ascii: "0"), bytes[at + 1] <= UInt8(ascii: "9")
            {
                let index = Int(bytes[at + 1] - UInt8(ascii: "0"))
                out.append(contentsOf: (index < arguments.count ? arguments[index] : "–").utf8)
                at += 3
            } else {
                out.append(bytes[at])
                at += 1
            }
        }
        return String(decoding: out, as: UTF8.self)
    }
}

extension Phrase.Argument {
    fileprivate func text(_ language: Language) -> String {
        switch self {
        case .text(let text): text
        case .count(let count): language.number(count)
        }
    }
}
