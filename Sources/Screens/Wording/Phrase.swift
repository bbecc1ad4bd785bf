/// One thing that Hearth says, in every language: the catalogue is made of these, so that none can lack a translation.
///
/// `{0}`, `{1}` … stand for what is put in. Where a count decides about the plural it is `{0}`.
public struct Phrase: Equatable, Sendable {
    var english: String
    /// The English form for exactly one; nil where the number does not change the words. Chinese has one form.
    var englishOne: String?
    var chinese: String

    init(_ english: String, _ chinese: String) {
        self.english = english
        self.chinese = chinese
    }

    init(one: String, other: String, _ chinese: String) {
        englishOne = one
        english = other
        self.chinese = chinese
    }

    public func text(_ language: Language, _ arguments: String...) -> String { text(language, list: arguments) }

    func text(_ language: Language, list arguments: [String]) -> String {
        Phrase.filled(template(language, count: nil), arguments)
    }

    /// `count` becomes `{0}`; the other arguments follow.
    public func counted(_ language: Language, _ count: Int, _ arguments: String...) -> String {
        Phrase.filled(template(language, count: count), [Numeral.text(count)] + arguments)
    }

    private func template(_ language: Language, count: Int?) -> String {
        switch language {
        case .english: count == 1 ? englishOne ?? english : english
        case .traditionalChinese: chinese
        }
    }

    /// Puts the arguments in; a missing one shows as a dash, because a sentence with a hole is still better than none.
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
