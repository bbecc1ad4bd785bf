import Synchronization
import Testing

@testable import TrainingLog

struct ConcurrentlyTests {
    @Test(arguments: [0, 1, 2, 7])
    func `results keep the order of the elements, within the limit of concurrent tasks`(width: Int) async throws {
        let running = Mutex((now: 0, most: 0))
        let outcomes = try await concurrently(Array(0..<50), width: width) { number in
            running.withLock {
                $0.now += 1
                $0.most = max($0.most, $0.now)
            }
            for _ in 0..<(50 - number) { await Task.yield() }
            running.withLock { $0.now -= 1 }
            return number * number
        }
        #expect(outcomes == (0..<50).map { $0 * $0 })
        #expect(running.withLock { $0.most } <= max(1, width))
    }

    @Test func `the first error ends all`() async throws {
        struct Enough: Error {}
        let begun = Mutex(0)
        await #expect(throws: Enough.self) {
            try await concurrently(Array(0..<1000), width: 2) { number in
                begun.withLock { $0 += 1 }
                if number == 5 { throw Enough() }
            }
        }
        #expect(begun.withLock { $0 } < 1000)
    }
}
