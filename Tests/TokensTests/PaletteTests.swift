import Testing
import Tokens

struct PaletteTests {
    @Test(arguments: [Scheme.light, .dark]) func `text has a contrast of 4.5 to 1 and graphics 3 to 1 on every ground`(
        _ scheme: Scheme
    ) {
        for accent in Palette.accents {
            #expect(accent.text(scheme).contrast(withAny: scheme.grounds) >= 4.5, "\(accent.name) as text")
            #expect(accent.graphic(scheme).contrast(withAny: scheme.grounds) >= 3, "\(accent.name) as graphic")
        }
    }

    @Test func `primary and secondary text colours are readable in both schemes`() {
        for neutral in Palette.neutrals where neutral.name.hasPrefix("ink") {
            #expect(neutral.light.contrast(withAny: Scheme.light.grounds) >= 7)
            #expect(neutral.dark.contrast(withAny: Scheme.dark.grounds) >= 7)
        }
    }

    @Test func `greys are ordered from light to dark`() {
        for (lighter, darker) in zip(Palette.greys, Palette.greys.dropFirst()) { #expect(lighter.luminance > darker.luminance) }
    }

    @Test func `accents have unique names`() {
        #expect(Set(Palette.accents.map(\.name)).count == Palette.accents.count)
    }
}
