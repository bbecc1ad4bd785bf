import Localizations
import Screens
import Testing

struct DeletionScreenTests {
    @Test func `only the word confirms, in any language and case`() {
        for word in ["delete", " Delete ", "DELETE", "刪除"] { #expect(DeletionScreen.confirms(word), "\(word)") }
        for word in ["", " ", "deleted", "de lete", "yes", "刪"] { #expect(!DeletionScreen.confirms(word), "\(word)") }
    }

    @Test(arguments: Language.allCases) func `the page asks for the word and counts all data`(_ language: Language) {
        let counts = DeletionScreen.Counts(activities: 1234, samples: 1_000_000, originals: 17, edits: 0, tokens: 2)
        let screen = DeletionScreen(counts, isRefused: false, context: Example.context(language))
        #expect(screen.goes.prefix(5).map { $0.value } == [language.number(1234), language.number(1_000_000), "17", "0", "2"])
        #expect(screen.label.contains(language.choice(en: "“delete”", zh: "「刪除」", de: "„löschen“")))
        #expect(screen.problem == nil && screen.stays.count == 3)
        #expect(DeletionScreen(counts, isRefused: true, context: Example.context(language)).problem != nil)
    }
}
