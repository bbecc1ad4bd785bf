import Testing
import Training

@testable import ActivityFiles

struct FITPausesTests {
    /// A session of 60 s with timer events: 0 is a start, 1 a stop and 4 a stop of all timers.
    private func pauses(_ events: [(UInt32, UInt8)], timer: UInt32) throws -> [Pause]? {
        var builder = FITBuilder()
        builder.fileIdentification()
        let start = ReadFITTests.start
        for (second, type) in events {
            builder.add(3, 21, [builder.uint32(253, start + second), builder.code(0, 0), builder.code(1, type)])
        }
        builder.add(
            1, 18,
            [
                builder.uint32(253, start + 60), builder.uint32(2, start), builder.code(5, 10), builder.uint32(7, 60_000),
                builder.uint32(8, timer * 1000),
            ])
        return try readFIT(builder.file().span).recordings.first?.pauses
    }

    @Test func `a stop without a start lasts to the end if the timer confirms it`() throws {
        #expect(try pauses([(0, 0), (40, 1), (60, 4)], timer: 40) == [Pause(start: 40, end: 60)])
        #expect(try pauses([(0, 0), (40, 4)], timer: 40) == [Pause(start: 40, end: 60)])
        #expect(
            try pauses([(0, 0), (10, 1), (20, 0), (40, 1), (60, 4)], timer: 30)
                == [Pause(start: 10, end: 20), Pause(start: 40, end: 60)])
    }

    @Test func `a stop without a start is no pause if the timer ran on`() throws {
        #expect(try pauses([(0, 0), (40, 1)], timer: 60) == [])
        #expect(try pauses([(0, 0), (40, 1), (60, 4)], timer: 55) == [])
    }

    @Test func `the stop at the end is no pause`() throws {
        #expect(try pauses([(0, 0), (60, 4)], timer: 60) == [])
        #expect(try pauses([(0, 0), (60, 4)], timer: 59) == [])
    }
}
