import Testing
import Training

@testable import Analysis

struct PauseCursorTests {
    /// Whether a pause covers at least half of a step, counted second by second.
    private func isPaused(_ pauses: [Pause], from start: Int, to end: Int) -> Bool {
        guard end > start else { return false }
        let paused = (start..<end).count { second in
            pauses.contains { $0.start <= Double(second) && Double(second) + 1 <= $0.end }
        }
        return 2 * paused >= end - start
    }

    @Test(arguments: 0..<200) func `the cursor equals counting seconds, also for overlapping and nested pauses`(_ seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func below(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let pauses = (0..<below(8)).map { _ in
            let start = below(90)
            return Pause(start: Double(start), end: Double(start + below(30)))
        }
        var cursor = PauseCursor(pauses)
        var second = 0
        while second < 130 {
            let next = second + 1 + below(6)
            #expect(cursor.isPaused(from: Double(second), to: Double(next)) == isPaused(pauses, from: second, to: next))
            second = next
        }
    }
}
