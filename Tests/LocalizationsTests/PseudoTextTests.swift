import Testing

@testable import Localizations

struct PseudoTextTests {
    @Test func `words grow by two fifths and have accents`() {
        #expect(PseudoText.text("Recovery") == "Récövérynnnn")
        #expect(PseudoText.text("a run") == "ä rünnn")
    }

    @Test func `placeholders, numbers and plural forms stay`() {
        #expect(PseudoText.text("{0} of 10\u{1F}{1}") == "{0} öfn 10\u{1F}{1}")
    }

    @Test func `the pseudo-language is not offered, and chosen by its tag only`() {
        #expect(!Language.allCases.contains(.pseudo) && Language(rawValue: "en-XA") == .pseudo)
        #expect(Language(acceptLanguage: "en-XA") == .english)
    }
}
