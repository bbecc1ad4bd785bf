import Screens
import Testing

struct NumeralTests {
    @Test func `rounding is half up, once`() {
        #expect(Numeral.text(2.5) == "3")
        #expect(Numeral.text(0.125, decimals: 2) == "0.13")
        #expect(Numeral.text(1.005, decimals: 2) == "1.01")
        #expect(Numeral.text(1.34, decimals: 2) == "1.34")
        #expect(Numeral.text(9.95, decimals: 1) == "10.0")
    }

    @Test func `negative numbers carry a true minus sign, and zero carries none`() {
        #expect(Numeral.text(-11.4) == "−11")
        #expect(Numeral.text(-0.4) == "0")
        #expect(Numeral.text(Int.min).hasPrefix("−9,223"))
    }

    @Test func `thousands are set apart`() {
        #expect(Numeral.text(999) == "999" && Numeral.text(1307) == "1,307")
        #expect(Numeral.text(-1234.5, decimals: 1) == "−1,234.5")
        #expect(Numeral.text(10_000) == "10,000")
        #expect(Numeral.text(1_234_567.25, decimals: 1) == "1,234,567.3")
    }

    @Test func `what is no number is a dash`() {
        #expect(Numeral.text(.nan) == "–")
        #expect(Numeral.text(.infinity) == "–")
        #expect(Numeral.text(1e300) == "–")
    }

    @Test func `a change shows its sign`() {
        #expect(Numeral.signed(4) == "+4")
        #expect(Numeral.signed(-7.2, decimals: 1) == "−7.2")
        #expect(Numeral.signed(0.2) == "±0")
    }
}
