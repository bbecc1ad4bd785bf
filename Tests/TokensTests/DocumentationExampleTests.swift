import Testing
import Tokens

/// The examples of the module's documentation. `Tests/Scripts/test_documentation.py` compares them with the article.
struct DocumentationExampleTests {
    @Test func `a colour is adjusted until a text of it is readable`() {
        let grey = DesignColour(hex: 0x767676)
        let contrast = grey.contrast(with: DesignColour(hex: 0xFFFFFF))  // 4.54
        let lighter = grey.adjusted(toContrast: 4.5, on: Scheme.dark.grounds, darker: false)
        let size = Spacing.lg.points  // 16
        #expect(abs(contrast - 4.54) < 0.005 && size == 16)
        #expect(lighter.contrast(withAny: Scheme.dark.grounds) >= 4.5)
    }
}
