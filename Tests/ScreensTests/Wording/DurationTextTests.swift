import Localizations
import Screens
import Testing

struct DurationTextTests {
    @Test func `a clock rounds to whole seconds before it divides them`() {
        #expect(DurationText.clock(59.5) == "1:00")
        #expect(DurationText.clock(3599.5) == "1:00:00")
        #expect(DurationText.clock(2431) == "40:31")
        #expect(DurationText.clock(0) == "0:00")
    }

    @Test func `an invalid duration is a dash`() {
        #expect(DurationText.clock(-1) == "–")
        #expect(DurationText.clock(.nan) == "–")
    }

    @Test func `words give hours and minutes in both languages`() {
        #expect(DurationText.words(6300, .english) == "1 h 45 min")
        #expect(DurationText.words(6300, .traditionalChinese) == "1 小時 45 分鐘")
        #expect(DurationText.words(1, .english) == "1 second")
    }
}
