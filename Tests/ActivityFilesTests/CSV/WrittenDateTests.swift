import Measures
import Testing

@testable import ActivityFiles

struct WrittenDateTests {
    @Test func `dates are read in half a dozen languages`() {
        let expected = ISO8601.stamp("2009-08-29T22:05:44Z")?.moment
        for text in [
            "Aug 29, 2009, 10:05:44 PM", "August 29, 2009, 10:05:44\u{202F}PM", "29.08.2009, 22:05:44", "29 août 2009 à 22:05:44",
            "29 ago. 2009, 22:05:44", "29 aug. 2009 22:05:44", "2009-08-29 22:05:44", "29/08/2009, 22:05:44",
            "8/29/2009, 10:05:44 p.m.",
            "2009/8/29 22:05:44", "29 ago. 2009, 10:05:44 p. m.", "29 ago 2009, 10:05:44\u{A0}p.\u{A0}m.",
            "2009年8月29日 下午10:05:44", "2009年8月29日下午10:05:44", "2009年8月29日 22:05:44", "2009. 8. 29. 오후 10:05:44",
            "2009년 8월 29일 오후 10:05:44", "2009/08/29 午後10:05:44",
        ] {
            #expect(WrittenDate.moment(text, isMonthFirst: false) == expected, "\(text)")
        }
        #expect(
            WrittenDate.moment("Jan 1, 2024, 12:00:00 AM", isMonthFirst: false) == ISO8601.stamp("2024-01-01T00:00:00Z")?.moment)
        #expect(WrittenDate.moment("2024年1月1日 上午12:00:00", isMonthFirst: false) == ISO8601.stamp("2024-01-01T00:00:00Z")?.moment)
        #expect(
            WrittenDate.moment("1 ene. 2024, 10:00:00 a. m.", isMonthFirst: false)
                == ISO8601.stamp("2024-01-01T10:00:00Z")?.moment)
        #expect(
            WrittenDate.moment("Jan 1, 2024, 12:00:00 PM", isMonthFirst: false) == ISO8601.stamp("2024-01-01T12:00:00Z")?.moment)
    }

    @Test func `a day without a time is its noon`() {
        #expect(WrittenDate.moment("2024-05-01", isMonthFirst: false) == ISO8601.stamp("2024-05-01T12:00:00Z")?.moment)
        #expect(WrittenDate.day("01.05.2024", isMonthFirst: false) == Day(year: 2024, month: 5, day: 1))
    }

    @Test func `a text that is not a date gives nil`() {
        for text in [
            "", "yesterday", "31.02.2024", "2024", "May", "10:00", "1.2.3.4", "99999999999999999999.1.1", "Jan 1, 2024, 13:00 PM",
        ] {
            #expect(WrittenDate.moment(text, isMonthFirst: false) == nil, "\(text)")
        }
    }

    @Test func `numbers are read with either decimal separator`() {
        for (text, expected) in [
            ("2,81", 2.81), ("4819.81", 4819.81), ("1,234.5", 1234.5), ("1.234,5", 1234.5), ("1,234,567", 1_234_567), ("-3", -3),
            ("1\u{A0}234,5", 1234.5), ("\u{2212}0,5", -0.5), ("1'234.5", 1234.5),
        ] {
            #expect(WrittenNumber.decimal(text) == expected, "\(text)")
        }
        for text in ["", "--", "1,2.3,4.5", "abc", "12 kg", "１"] { #expect(WrittenNumber.decimal(text) == nil, "\(text)") }
    }
}
