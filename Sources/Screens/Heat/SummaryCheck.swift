import Analysis
import Localizations

/// Verifies that a text about a heated class, written by a model, describes the class with the given facts only.
///
/// All facts are whole numbers. A number in another format, such as `37.5`, `1,234` or `½`, therefore is none of them. Characters that the
/// supported languages don't need are refused, and with them the digits of other scripts. A number must be the fact of its unit, or of
/// the quantity that its sentence names, so a heart rate can't become a temperature. Words that compare, advise or make a medical claim are
/// refused by a list (`SummaryWords`), except in sentences of the template.
///
/// The check reads numbers and words, not sentences: a claim in words that no list has passes. In doubt it refuses.
public enum SummaryCheck {
    /// Characters of the longest text, in Unicode scalars.
    public static let mostCharacters = 600

    /// Why a text is refused.
    public enum Refusal: Equatable, Sendable {
        case empty, tooLong
        /// A control, a symbol, or a letter of another script.
        case character(UInt32)
        case link
        /// A number that is no fact, is written in an unsupported format, or has the wrong unit.
        case number(String)
        /// A word that compares, advises or makes a medical claim.
        case word(String)
    }

    /// Returns why the text is refused; nil for a text that passes.
    public static func refusal(of text: String, _ facts: SummaryFacts) -> Refusal? {
        let scalars = Array(text.unicodeScalars)
        guard scalars.contains(where: { $0 != " " }) else { return .empty }
        guard scalars.count <= mostCharacters else { return .tooLong }
        if let odd = scalars.first(where: { !isAllowed($0.value) }) { return .character(odd.value) }
        let plain = scalars.map { lowercased(narrowed($0.value)) }
        if hasLink(plain) { return .link }
        // Sentences of the template without a number compare with ordinals such as “first”.
        let template = Language.allCases.map { SummaryTemplate.sentences(facts, $0) }
        let counted = without(template.flatMap { $0.dropFirst() }, in: plain)
        if let number = SummaryNumbers(text: counted, facts: facts).refused { return .number(number) }
        let described = without(template.compactMap { $0.first } + [facts.kind], in: counted)
        return SummaryWords.first(in: described).map { .word($0.word) }
    }

    /// Returns the text with a full stop in place of each of these sentences.
    private static func without(_ sentences: [String], in text: [UInt32]) -> [UInt32] {
        var text = text
        for sentence in sentences.map({ $0.unicodeScalars.map { lowercased(narrowed($0.value)) } }) where !sentence.isEmpty {
            var rest: [UInt32] = []
            var at = 0
            while at < text.count {
                if text[at...].starts(with: sentence) {
                    rest.append(0x2E)
                    at += sentence.count
                } else {
                    rest.append(text[at])
                    at += 1
                }
            }
            text = rest
        }
        return text
    }

    /// Whether the supported languages need the character.
    static func isAllowed(_ value: UInt32) -> Bool {
        switch value {
        case 0x20, 0x21, 0x22, 0x25...0x29, 0x2B...0x3B, 0x3F, 0x41...0x5A, 0x61...0x7A: true
        // No-break space, « ° · » and the letters of western European languages, but no superscripts and fractions.
        case 0xA0, 0xAB, 0xB0, 0xB7, 0xBB, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x17F: true
        // Dashes, quotation marks, ellipsis, thin spaces, minus, degrees of both scales.
        case 0x2009, 0x2010...0x2015, 0x2018...0x201E, 0x2026, 0x202F, 0x2212, 0x2103, 0x2109: true
        // Chinese punctuation and characters, and full-width forms.
        case 0x3001...0x3003, 0x3005...0x3007, 0x3008...0x3011, 0x4E00...0x9FFF, 0xFF01...0xFF5E: true
        default: false
        }
    }

    /// ASCII for a full-width form.
    private static func narrowed(_ value: UInt32) -> UInt32 {
        // The Chinese comma is no decimal comma.
        (0xFF01...0xFF5E).contains(value) && value != 0xFF0C ? value - 0xFEE0 : value
    }

    private static func lowercased(_ value: UInt32) -> UInt32 {
        switch value {
        case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE: value + 0x20
        default: value
        }
    }

    /// Whether there is an address: a scheme, or a dot or an at sign between letters.
    private static func hasLink(_ text: [UInt32]) -> Bool {
        for index in text.indices {
            if text[index] == 0x40 || text[index] == 0x5C { return true }
            if text[index] == 0x2F, index + 1 < text.count, text[index + 1] == 0x2F { return true }
            if text[index] == 0x2E, index > 0, index + 1 < text.count, isLetter(text[index - 1]), isLetter(text[index + 1]) {
                return true
            }
        }
        return false
    }

    static func isLetter(_ value: UInt32) -> Bool {
        (0x61...0x7A).contains(value) || (0xDF...0x17F).contains(value) && value != 0xF7
    }
    static func isDigit(_ value: UInt32) -> Bool { (0x30...0x39).contains(value) }
}
