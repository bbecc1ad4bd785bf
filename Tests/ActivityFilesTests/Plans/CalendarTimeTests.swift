import Measures
import Testing

@testable import ActivityFiles

struct CalendarTimeTests {
    private static let day = Day(year: 2026, month: 11, day: 27)

    @Test(
        arguments: [
            ("20261127", nil, false), ("20261127T0630", 23_400, false), ("20261127T063015", 23_415, false),
            ("20261127T063000Z", 23_400, true), ("20261127t235959z", 86_399, true),
            // A time that is none leaves the date.
            ("20261127T2460", nil, false), ("20261127T06", nil, false), ("20261127X063000Z", nil, false),
        ] as [(String, Int?, Bool)])
    func `a date has the time of the day that it states`(_ text: String, _ seconds: Int?, _ isUTC: Bool) throws {
        let time = try #require(CalendarTime(text))
        #expect(time.day == Self.day && time.seconds == seconds && time.isUTC == isUTC)
        #expect(time.minutes == seconds.map { $0 / 60 })
    }

    @Test(arguments: ["", "2026", "20261327", "20260230", "2026-11-27", "T063000Z", "２０２６１１２７"])
    func `what does not begin with a date is none`(_ text: String) {
        #expect(CalendarTime(text) == nil)
    }
}
