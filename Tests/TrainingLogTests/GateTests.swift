import Testing

@testable import TrainingLog

struct GateTests {
    @Test func `work of one name runs one after the other`() async throws {
        let gate = Gate<Int>()
        let log = Log()
        let entered = AsyncStream<Void>.makeStream()
        try await withThrowingTaskGroup { group in
            try await gate.alone(as: 1) {
                for number in 0..<3 {
                    group.addTask {
                        entered.continuation.yield()
                        try await gate.alone(as: 1) {
                            await log.add("in \(number)")
                            await Task.yield()
                            await log.add("out \(number)")
                        }
                    }
                }
                var arrived = entered.stream.makeAsyncIterator()
                for _ in 0..<3 { await arrived.next() }
                for _ in 0..<100 { await Task.yield() }
                #expect(await log.lines.isEmpty)
            }
            try await group.waitForAll()
        }
        let lines = await log.lines
        #expect(lines.count == 6)
        for pair in stride(from: 0, to: lines.count, by: 2) {
            #expect(lines[pair].replacing("in", with: "out") == lines[pair + 1])
        }
    }

    @Test func `work of another name does not wait`() async throws {
        let gate = Gate<String>()
        let answer = try await gate.alone(as: "one") { try await gate.alone(as: "another") { 42 } }
        #expect(answer == 42)
    }

    @Test func `failed work lets the next one run`() async throws {
        struct Failure: Error {}
        let gate = Gate<Int>()
        await #expect(throws: Failure.self) { try await gate.alone(as: 1) { throw Failure() } }
        #expect(try await gate.alone(as: 1) { "next" } == "next")
    }
}

private actor Log {
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }
}
