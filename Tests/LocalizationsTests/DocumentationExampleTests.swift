import Localizations
import Testing

/// The examples of the module's documentation. `Tests/Scripts/test_documentation.py` compares them with the article.
struct DocumentationExampleTests {
    @Test func `a language writes its numbers and texts`() {
        let language = Language(acceptLanguage: "de-DE,de;q=0.9,en;q=0.5")  // .german
        let number = language.number(1234.5, decimals: 1)  // 1.234,5
        let text = Phrase.daysAgo(count: 3).text(language)  // vor 3 Tagen
        #expect(language == .german && number == "1.234,5" && text == "vor 3 Tagen")
    }
}
