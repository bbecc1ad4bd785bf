import Testing
import Tokens

struct PaletteTests {
    @Test func `good and alarm are told apart`() { #expect(Palette.good != Palette.alarm) }
}
