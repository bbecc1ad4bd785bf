import Testing

@testable import Tokens

struct DesignColourTests {
    @Test func `black on white has a contrast of 21 to 1, a colour on itself 1 to 1`() {
        #expect(abs(DesignColour(0, 0, 0).contrast(with: DesignColour(255, 255, 255)) - 21) < 1e-9)
        #expect(DesignColour(10, 20, 30).contrast(with: DesignColour(10, 20, 30)) == 1)
    }

    @Test func `grey 767676 on white has a contrast of just 4.54 to 1`() {
        // WebAIM's contrast checker gives 4.54 for this pair.
        #expect(abs(DesignColour(hex: 0x767676).contrast(with: DesignColour(hex: 0xFFFFFF)) - 4.54) < 0.005)
    }

    @Test func `a round trip through OKLab keeps every channel`() {
        for hex: UInt32 in [0x000000, 0xFFFFFF, 0x33CC66, 0xFF4D4D, 0x0080FF, 0xAF52DE] {
            #expect(OKLab(DesignColour(hex: hex)).ink == DesignColour(hex: hex))
        }
    }

    @Test func `a colour with enough contrast is not adjusted`() {
        let green = DesignColour(hex: 0x33CC66)
        #expect(green.adjusted(toContrast: 3, on: [DesignColour(0, 0, 0)], darker: false) == green)
    }

    @Test func `half of white over black is middle grey`() {
        #expect(DesignColour(255, 255, 255).over(DesignColour(0, 0, 0), opacity: 0.5) == DesignColour(128, 128, 128))
    }

    @Test func `hexadecimal text keeps leading zeros`() {
        #expect(DesignColour(0, 10, 255).hex == "#000aff")
    }
}
