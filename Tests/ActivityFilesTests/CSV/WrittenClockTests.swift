import Testing

@testable import ActivityFiles

struct WrittenClockTests {
    @Test func `three parts are hours, minutes and seconds, regardless of the meaning of two`() {
        for twoParts in [WrittenClock.TwoParts.hoursAndMinutes, .minutesAndSeconds, nil] {
            #expect(WrittenClock.seconds("1:02:03", twoParts: twoParts, each: 0...) == 3723)
            #expect(WrittenClock.seconds("00:42:41.7", twoParts: twoParts, each: 0...) == 42 * 60 + 41.7)
            #expect(WrittenClock.seconds("00:42:41,7", twoParts: twoParts, each: 0...) == 42 * 60 + 41.7)
        }
    }

    @Test func `two parts have the given meaning, or are nil without one`() {
        #expect(WrittenClock.seconds("1:30", twoParts: .hoursAndMinutes, each: 0...) == 5400)
        #expect(WrittenClock.seconds("1:30", twoParts: .minutesAndSeconds, each: 0...) == 90)
        #expect(WrittenClock.seconds("1:30", twoParts: nil, each: 0...) == nil)
    }

    @Test func `a part outside of its range gives nil`() {
        #expect(WrittenClock.seconds("0:999:0", twoParts: nil, each: 0..<1000) == 59_940)
        #expect(WrittenClock.seconds("0:1000:0", twoParts: nil, each: 0..<1000) == nil)
        #expect(WrittenClock.seconds("100000:0", twoParts: .minutesAndSeconds, each: 0...100_000) == 6_000_000)
        #expect(WrittenClock.seconds("100001:0", twoParts: .minutesAndSeconds, each: 0...100_000) == nil)
        #expect(WrittenClock.seconds("1:-2:3", twoParts: nil, each: 0...) == nil)
    }

    @Test func `any other text gives nil`() {
        for text in ["", "12", ":", "1:", ":1", "1:2:", "1::2", "1:2:3:4", "1:x", "a:b:c", "1:2:3 Uhr", "1;2"] {
            #expect(WrittenClock.seconds(text, twoParts: .minutesAndSeconds, each: 0...) == nil, "\(text)")
        }
    }

    @Test func `a header states the meaning of two parts`() {
        #expect(DurationForm.statedTwoParts(header: ["time", "h", "mm"]) == .hoursAndMinutes)
        #expect(DurationForm.statedTwoParts(header: ["time", "hh", "mm"]) == .hoursAndMinutes)
        #expect(DurationForm.statedTwoParts(header: ["time", "mm", "ss"]) == .minutesAndSeconds)
        #expect(DurationForm.statedTwoParts(header: ["time", "h", "mm", "ss"]) == .minutesAndSeconds)
        #expect(DurationForm.statedTwoParts(header: ["time"]) == nil)
        #expect(DurationForm().twoParts(header: ["h", "mm"]) == .hoursAndMinutes)
    }
}
