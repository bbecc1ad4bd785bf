import Testing

@testable import TrainingLog

struct ImportConcurrencyLimiterTests {
    @Test func `two files of any size are read at a time, and more if their total is small`() {
        var crowd = ImportConcurrencyLimiter(cores: 2)
        crowd.enter(1 << 32)
        #expect(crowd.hasRoom(for: 1 << 32))
        crowd.enter(1 << 32)
        #expect(!crowd.hasRoom(for: 1))
        crowd.leave(1 << 32)
        #expect(crowd.hasRoom(for: 1 << 32))
    }

    @Test func `small files are read concurrently to keep all cores busy`() {
        var crowd = ImportConcurrencyLimiter(cores: 2)
        for _ in 0..<4 {
            #expect(crowd.hasRoom(for: 100_000))
            crowd.enter(100_000)
        }
        #expect(!crowd.hasRoom(for: 100_000))
        var single = ImportConcurrencyLimiter(cores: 1)
        single.enter(10)
        #expect(single.hasRoom(for: 10))
        single.enter(10)
        #expect(!single.hasRoom(for: 10))
    }
}
