import Testing

@testable import Localizations

struct PhraseTests {
    @Test(arguments: Language.allCases) func `a missing argument renders as a dash`(_ language: Language) {
        #expect(Phrase.filled("{0} of {1}", ["3"]) == "3 of –" && Phrase.filled("{", []) == "{")
    }

    @Test func `every language has every text, or the text is marked as not translated`() {
        for language in Language.allCases {
            #expect(Texts.all(language).count == Texts.english.count)
        }
        for index in Texts.english.indices where Texts.german[index].isEmpty {
            #expect(Texts.traditionalChinese[index].isEmpty, "\(Texts.english[index])")
        }
    }

    @Test func `a key with a dot is found in every catalogue, and no other key`() {
        #expect(!Texts.keys.isEmpty)
        for (position, key) in Texts.keys.enumerated() {
            #expect(Phrase.named(key)?.index == Texts.indexes[position])
        }
        for key in ["", "vdot", "vdot.nam", "vdot.names", "zzz.name", "\u{0}"] { #expect(Phrase.named(key) == nil) }
    }
}
