import Testing
import WebPages

struct TokensStyleSheetTests {
    @Test func `tokens are custom properties in a layer of their own`() {
        let css = TokensStyleSheet.css
        #expect(css.hasPrefix("@layer tokens{:root{color-scheme:light dark;"))
        #expect(css.contains("--lg:1rem;") && css.contains("--xxs:0.125rem;"))
        #expect(css.contains("--green:light-dark(#") && css.contains(",#33cc66);"))
        #expect(css.contains("--large-title:700 2.125rem/1.2 var(--family);"))
        #expect(css.components(separatedBy: "{").count == css.components(separatedBy: "}").count)
    }
}
