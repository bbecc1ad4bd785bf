import Localizations
import Measures
import Testing

@testable import Screens

struct DateTextTests {
    let english = Example.reader(.english)
    let chinese = Example.reader(.traditionalChinese)

    @Test func `the day of the example is a Saturday in November`() {
        #expect(english.longDate(Example.today) == "Saturday, 21 November")
        #expect(chinese.longDate(Example.today) == "11月21日（星期六）")
    }

    @Test func `another year is named`() {
        #expect(english.shortDate(Example.today - 365) == "21 Nov 2025")
        #expect(chinese.shortDate(Example.today - 365) == "2025年11月21日")
    }

    @Test func `below a bar a date is short, and its year goes without saying`() {
        #expect(english.tightDate(Example.today - 365) == "21 Nov" && chinese.tightDate(Example.today - 365) == "11/21")
    }

    @Test func `near days are told as people say them`() {
        #expect(english.relativeDate(Example.today) == "Today")
        #expect(english.relativeDate(Example.today - 1) == "Yesterday")
        #expect(english.relativeDate(Example.today - 3) == "Wednesday")
        #expect(english.relativeDate(Example.today - 7) == "14 Nov")
    }

    @Test func `the time of day is that of the place where it happened`() {
        let moment = Moment(secondsSince1970: 23.5 * 3600)
        #expect(english.timeOfDay(moment, at: .utc) == "23:30")
        #expect(english.timeOfDay(moment, at: LocalOffset(secondsAheadOfUTC: 8 * 3600)) == "07:30")
        #expect(english.timeOfDay(Moment(secondsSince1970: 1e18), at: .utc) == "–")
    }

    @Test func `how long ago, with a plural where one is due`() {
        #expect(english.ago(Example.now) == "just now")
        #expect(english.ago(Example.now + (-60)) == "1 minute ago")
        #expect(english.ago(Example.now + (-7300)) == "2 hours ago")
        #expect(chinese.ago(Example.now + (-172_900)) == "2 天前")
        #expect(english.ago(Example.now + 500) == "just now")
    }
}
