import Testing

@testable import TrainingLog

struct ImportCrowdTests {
    @Test func `two of any size, and small ones beside them as long as all are small together`() {
        var crowd = ImportCrowd(cores: 2)
        crowd.enter(1 << 32)
        #expect(crowd.hasRoom(for: 1 << 32))
        crowd.enter(1 << 32)
        #expect(!crowd.hasRoom(for: 1))
        crowd.leave(1 << 32)
        #expect(crowd.hasRoom(for: 1 << 32))
    }

    @Test func `so many small ones that the cores are busy while some wait`() {
        var crowd = ImportCrowd(cores: 2)
        for _ in 0..<4 {
            #expect(crowd.hasRoom(for: 100_000))
            crowd.enter(100_000)
        }
        #expect(!crowd.hasRoom(for: 100_000))
        var single = ImportCrowd(cores: 1)
        single.enter(10)
        #expect(single.hasRoom(for: 10))
        single.enter(10)
        #expect(!single.hasRoom(for: 10))
    }
}
