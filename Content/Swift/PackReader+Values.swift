import Measures
import Training

/// Single values of a pack. Each notes a flaw and returns nil where a value is not as the schema wants it; nil for an absent one.
extension PackReader {
    mutating func identifier(_ node: ContentNode?) -> ContentID? {
        guard let node else { return nil }
        guard let text = node.text else {
            flaws.append(node.flaw(.notA(.text)))
            return nil
        }
        guard let id = ContentID(text) else {
            flaws.append(node.flaw(.identifier(text)))
            return nil
        }
        return id
    }

    mutating func wholeNumber(_ node: ContentNode?, _ range: ClosedRange<Int>) -> Int? {
        guard let node else { return nil }
        guard let number = node.wholeNumber else {
            flaws.append(node.flaw(.notA(.wholeNumber)))
            return nil
        }
        guard range.contains(number) else {
            flaws.append(node.flaw(.outside(range)))
            return nil
        }
        return number
    }

    /// False for an absent value.
    mutating func truth(_ node: ContentNode?) -> Bool {
        guard let node else { return false }
        guard let truth = node.truth else {
            flaws.append(node.flaw(.notA(.truth)))
            return false
        }
        return truth
    }

    mutating func word<Word: RawRepresentable & CaseIterable>(_ node: ContentNode?) -> Word? where Word.RawValue == String {
        guard let node else { return nil }
        guard let text = node.text, let word = Word(rawValue: text) else {
            flaws.append(node.flaw(.noneOf(Word.allCases.map { $0.rawValue })))
            return nil
        }
        return word
    }

    /// Returns the entries of a list; empty, with a flaw, if their number is outside the range.
    mutating func list(_ node: ContentNode, _ range: ClosedRange<Int>) -> [ContentNode] {
        guard let list = node.list else {
            flaws.append(node.flaw(.notA(.list)))
            return []
        }
        guard range.contains(list.count) else {
            flaws.append(node.flaw(.count(range)))
            return []
        }
        return list
    }

    /// A text in each of the pack's languages.
    /// - Parameter most: Characters in one language.
    mutating func translated(_ node: ContentNode?, most: Int) -> TranslatedText? {
        guard let node else { return nil }
        guard let entries = node.entries else {
            flaws.append(node.flaw(.notA(.mapping)))
            return nil
        }
        var texts: [String: String] = [:]
        for (language, value) in entries {
            guard languages.contains(language) else {
                flaws.append(value.flaw(.language(language)))
                continue
            }
            guard let text = value.text else {
                flaws.append(value.flaw(.notA(.text)))
                continue
            }
            let cleaned = PlainText.cleaned(text, keepsLines: false)
            if cleaned.isEmpty || cleaned.count > most { flaws.append(value.flaw(.length(most: most))) }
            texts[language] = cleaned
        }
        for language in languages where !entries.contains(where: { $0.key == language }) {
            flaws.append(node.flaw(.language(language)))
        }
        return TranslatedText(
            languages.compactMap { language in texts[language].map { TranslatedText.Version(language: language, text: $0) } })
    }
}
