import Localizations
import Testing

struct LanguageFormatTests {
    @Test func `rounding is half up, once`() {
        #expect(Language.english.number(2.5) == "3")
        #expect(Language.english.number(0.125, decimals: 2) == "0.13")
        #expect(Language.english.number(1.005, decimals: 2) == "1.01")
        #expect(Language.english.number(1.34, decimals: 2) == "1.34")
        #expect(Language.english.number(9.95, decimals: 1) == "10.0")
    }

    @Test func `negative numbers have a true minus sign, and zero has none`() {
        #expect(Language.english.number(-11.4) == "−11")
        #expect(Language.english.number(-0.4) == "0")
        #expect(Language.english.number(Int.min).hasPrefix("−9,223"))
    }

    @Test func `thousands are separated`() {
        #expect(Language.english.number(999) == "999" && Language.english.number(1307) == "1,307")
        #expect(Language.english.number(-1234.5, decimals: 1) == "−1,234.5")
        #expect(Language.english.number(10_000) == "10,000")
        #expect(Language.english.number(1_234_567.25, decimals: 1) == "1,234,567.3")
    }

    @Test func `an invalid number is a dash`() {
        #expect(Language.english.number(Double.nan) == "–")
        #expect(Language.english.number(Double.infinity) == "–")
        #expect(Language.english.number(1e300) == "–")
    }

    @Test func `a change shows its sign`() {
        #expect(Language.english.signed(4) == "+4")
        #expect(Language.english.signed(-7.2, decimals: 1) == "−7.2")
        #expect(Language.english.signed(0.2) == "±0")
    }

    @Test func `German has a decimal comma and points between thousands`() {
        #expect(Language.german.number(1234.5, decimals: 1) == "1.234,5")
        #expect(Language.german.number(-0.25, decimals: 2) == "−0,25")
        #expect(Language.german.number(1_234_567) == "1.234.567")
        #expect(Language.german.signed(1.5, decimals: 1) == "+1,5")
        #expect(Language.german.signed(0.02, decimals: 1) == "±0,0")
    }

    @Test(arguments: Language.allCases) func `a fraction is shown as whole percent`(_ language: Language) {
        #expect(language.percent(0.346).replacing("\u{A0}", with: " ") == "35 %")
    }
}
