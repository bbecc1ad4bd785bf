import Testing

@testable import Tokens

struct InkTests {
    @Test func `black on white is 21 to 1, a colour on itself 1 to 1`() {
        #expect(abs(Ink(0, 0, 0).contrast(with: Ink(255, 255, 255)) - 21) < 1e-9)
        #expect(Ink(10, 20, 30).contrast(with: Ink(10, 20, 30)) == 1)
    }

    @Test func `a known pair: grey 767676 on white is just 4.54 to 1`() {
        // WebAIM's contrast checker gives 4.54 for this pair.
        #expect(abs(Ink(hex: 0x767676).contrast(with: Ink(hex: 0xFFFFFF)) - 4.54) < 0.005)
    }

    @Test func `OKLab there and back again keeps every channel`() {
        for hex: UInt32 in [0x000000, 0xFFFFFF, 0x33CC66, 0xFF4D4D, 0x0080FF, 0xAF52DE] {
            #expect(OKLab(Ink(hex: hex)).ink == Ink(hex: hex))
        }
    }

    @Test func `an adjusted colour is left alone when it passes already`() {
        let green = Ink(hex: 0x33CC66)
        #expect(green.adjusted(toContrast: 3, on: [Ink(0, 0, 0)], darker: false) == green)
    }

    @Test func `half of white over black is middle grey`() {
        #expect(Ink(255, 255, 255).over(Ink(0, 0, 0), opacity: 0.5) == Ink(128, 128, 128))
    }

    @Test func `hex text keeps leading zeros`() {
        #expect(Ink(0, 10, 255).hex == "#000aff")
    }
}
