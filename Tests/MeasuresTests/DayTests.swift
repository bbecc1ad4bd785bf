import Measures
import Testing

struct DayTests {
    @Test func `the epoch was a Thursday`() throws {
        let day = try #require(Day(year: 1970, month: 1, day: 1))
        #expect(day.number == 0)
        #expect(day.weekday == 4)
    }

    @Test func `every day of four centuries survives the way there and back`() throws {
        var expected = try #require(Day(year: 1900, month: 1, day: 1)).number
        for year in 1900..<2300 {
            for month in 1...12 {
                for dayOfMonth in 1...Day.lengthOfMonth(month, year: year) {
                    let day = try #require(Day(year: year, month: month, day: dayOfMonth))
                    #expect(day.number == expected)
                    #expect(day.civil == (year, month, dayOfMonth))
                    expected += 1
                }
            }
        }
    }

    @Test func `a calendar knows which days do not exist`() {
        #expect(Day(year: 2023, month: 2, day: 29) == nil)
        #expect(Day(year: 1900, month: 2, day: 29) == nil)
        #expect(Day(year: 2024, month: 13, day: 1) == nil)
        #expect(Day(year: 2024, month: 4, day: 31) == nil)
    }

    @Test func `a run before midnight in Taipei belongs to that evening`() throws {
        let stamp = try #require(ISO8601.stamp("2024-05-01T23:30:00+08:00"))
        let offset = try #require(stamp.offset)
        let day = try #require(Day(of: stamp.moment, at: offset))
        #expect(ISO8601.text(day) == "2024-05-01")
        #expect(ISO8601.text(stamp.moment) == "2024-05-01T15:30:00Z")
    }
}
