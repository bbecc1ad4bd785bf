import Localizations
import Testing

struct LanguageTests {
    @Test(arguments: [
        ("zh-TW,zh;q=0.9,en;q=0.8", Language.traditionalChinese), ("en-GB", .english), ("de,fr;q=0.5", .german),
        ("fr;q=0.9,de-AT;q=0.4", .german), ("fr", .english), ("", .english),
        ("fr, zh-Hant;q=0.3, en;q=0.2", .traditionalChinese), ("en;q=0.1,zh;q=nonsense", .traditionalChinese),
        (";;,,q=", .english),
    ])
    func `the best supported language for a browser's request is chosen`(_ header: String, _ expected: Language) {
        #expect(Language(acceptLanguage: header) == expected)
    }
}
