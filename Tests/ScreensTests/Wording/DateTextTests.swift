import Localizations
import Measures
import Testing

@testable import Screens

struct DateTextTests {
    let english = Example.context(.english)
    let chinese = Example.context(.traditionalChinese)

    @Test func `the day of the example is a Saturday in November`() {
        #expect(english.longDate(Example.today) == "Saturday, 21 November")
        #expect(chinese.longDate(Example.today) == "11月21日（星期六）")
    }

    @Test func `a date of another year has the year`() {
        #expect(english.shortDate(Example.today - 365) == "21 Nov 2025")
        #expect(chinese.shortDate(Example.today - 365) == "2025年11月21日")
    }

    @Test func `a date below a bar is short and without a year`() {
        #expect(english.tightDate(Example.today - 365) == "21 Nov" && chinese.tightDate(Example.today - 365) == "11/21")
    }

    @Test func `near days have their usual words`() {
        #expect(english.relativeDate(Example.today) == "Today")
        #expect(english.relativeDate(Example.today - 1) == "Yesterday")
        #expect(english.relativeDate(Example.today - 3) == "Wednesday")
        #expect(english.relativeDate(Example.today - 7) == "14 Nov")
    }

    @Test func `the time of day is that of the activity's place`() {
        let moment = Moment(secondsSince1970: 23.5 * 3600)
        #expect(english.timeOfDay(moment, at: .utc) == "23:30")
        #expect(english.timeOfDay(moment, at: LocalOffset(secondsAheadOfUTC: 8 * 3600)) == "07:30")
        #expect(english.timeOfDay(Moment(secondsSince1970: 1e18), at: .utc) == "–")
    }

    @Test func `elapsed time has the right plural`() {
        #expect(english.ago(Example.now) == "just now")
        #expect(english.ago(Example.now + (-60)) == "1 minute ago")
        #expect(english.ago(Example.now + (-7300)) == "2 hours ago")
        #expect(chinese.ago(Example.now + (-172_900)) == "2 天前")
        #expect(english.ago(Example.now + 500) == "just now")
    }
}
