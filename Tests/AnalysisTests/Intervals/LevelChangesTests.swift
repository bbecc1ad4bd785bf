import Testing

@testable import Analysis

struct LevelChangesTests {
    @Test func `a step is found where it is, and an even signal is one part`() {
        let step = [Double](repeating: 1, count: 20) + [Double](repeating: 2, count: 13)
        #expect(LevelChanges.parts(of: step, penalty: 0.5, leastLength: 3) == [0..<20, 20..<33])
        #expect(LevelChanges.parts(of: [1, 1, 1, 1, 1, 1], penalty: 0.5, leastLength: 3) == [0..<6])
    }

    @Test func `the penalty is what one more part costs`() {
        // Two parts save 6 · 0.5² = 1.5.
        let step: [Double] = [0, 0, 0, 1, 1, 1]
        #expect(LevelChanges.parts(of: step, penalty: 1.49, leastLength: 1).count == 2)
        #expect(LevelChanges.parts(of: step, penalty: 1.51, leastLength: 1).count == 1)
    }

    @Test func `no part is shorter than the least length, and no signal is too short`() {
        let peak: [Double] = [0, 0, 0, 0, 9, 0, 0, 0, 0]
        #expect(LevelChanges.parts(of: peak, penalty: 0.01, leastLength: 3).allSatisfy { $0.count >= 3 })
        #expect(LevelChanges.parts(of: [], penalty: 1, leastLength: 3).isEmpty)
        #expect(LevelChanges.parts(of: [1, 2], penalty: 1, leastLength: 3).isEmpty)
        #expect(LevelChanges.parts(of: [1], penalty: 1, leastLength: 0) == [0..<1])
    }
}
