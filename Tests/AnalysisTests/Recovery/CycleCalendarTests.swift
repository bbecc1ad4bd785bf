import Measures
import Testing
import Training

@testable import Analysis

struct CycleCalendarTests {
    private let first = Day(number: 20_000)

    /// Four days of flow at each start.
    static func flow(_ starts: [Day]) -> [BodySample] {
        starts.flatMap { start in
            (0..<4).map { later in
                let moment = (start + later).start(at: .utc) + 8 * 3600
                return BodySample(
                    kind: .menstrualFlow, start: moment, end: moment, offset: .utc, value: 2,
                    source: Source(name: "Phone", origin: .appleHealth))
            }
        }
    }

    private func calendar(_ starts: [Int], asOf today: Int) -> CycleCalendar {
        CycleCalendar(samples: Self.flow(starts.map { first + $0 }), home: .utc, asOf: first + today)
    }

    @Test func `the second half is the last twelve days before the next start`() {
        let calendar = calendar([0, 28, 58], asOf: 80)
        #expect(calendar.phase(on: first) == .first && calendar.phase(on: first + 15) == .first)
        #expect(calendar.phase(on: first + 16) == .second && calendar.phase(on: first + 27) == .second)
        #expect(calendar.phase(on: first + 28) == .first && calendar.phase(on: first + 46) == .second)
        // The current cycle is expected to last 29 days, with a tolerance of a week.
        #expect(calendar.phase(on: first + 74) == .first && calendar.phase(on: first + 75) == .second)
        #expect(calendar.phase(on: first + 93) == .second && calendar.phase(on: first + 94) == nil)
        #expect(calendar.phase(on: first - 1) == nil)
    }

    @Test func `a gap in the records is no long cycle, and one start is no cycle`() {
        let gap = calendar([0, 28, 140], asOf: 150)
        #expect(gap.phase(on: first + 60) == nil && gap.phase(on: first + 141) == .first)
        #expect(calendar([0], asOf: 20).phase(on: first + 20) == nil)
        #expect(calendar([], asOf: 20).phase(on: first + 20) == nil)
    }

    @Test func `data after a day do not affect it`() {
        #expect(calendar([0, 28, 58], asOf: 20).starts == [first])
    }
}
