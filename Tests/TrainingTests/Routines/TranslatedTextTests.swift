import Testing
import Training

struct TranslatedTextTests {
    private static func text(_ pairs: (String, String)...) throws -> TranslatedText {
        try #require(TranslatedText(pairs.map { TranslatedText.Version(language: $0.0, text: $0.1) }))
    }

    @Test func `lines are in every language, also where a text before them is empty`() throws {
        let instruction = try Self.text(("en", "Run easy."), ("de", "Lauf locker."), ("zh-Hant", "輕鬆跑。"))
        let lines = try #require(TranslatedText.lines([TranslatedText(""), instruction]))
        #expect(["en", "de", "zh-Hant"].map { lines.text(in: $0) } == ["Run easy.", "Lauf locker.", "輕鬆跑。"])
    }

    @Test func `the own text of an athlete stands beside each translation`() throws {
        let note = TranslatedText("By the river")
        let instruction = try Self.text(("en", "Run easy."), ("de", "Lauf locker."))
        let lines = try #require(TranslatedText.lines([instruction, note]))
        #expect(lines.text(in: "de") == "Lauf locker.\nBy the river" && lines.text(in: "fr") == "Run easy.\nBy the river")
    }

    @Test func `without words there are no lines`() {
        #expect(TranslatedText.lines([]) == nil && TranslatedText.lines([TranslatedText(""), TranslatedText("")]) == nil)
    }
}
