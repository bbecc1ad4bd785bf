import Analysis
import Testing

struct BestTrainingTimesTests {
    @Test func `the fast search equals a plain one`() {
        var random = SplitMix(state: 3)
        for _ in 0..<1000 {
            let table: [Double?] = (0..<24).map { _ in random.below(6) == 0 ? nil : (10 * random.unit() * 4).rounded(.down) / 4 }
            let length = 1 + random.below(4)
            let windows = BestTrainingTimes.windows(slowdowns: table, length: length)
            var best: [Bool: (mean: Double, start: Int)] = [:]
            for start in 4...(22 - length) {
                let values = table[start..<(start + length)].compactMap { $0 }
                guard values.count == length, start + length <= 12 || start >= 12 else { continue }
                let mean = values.reduce(0, +) / Double(length)
                if mean < best[start >= 12]?.mean ?? .infinity { best[start >= 12] = (mean, start) }
            }
            let least = best.values.map { $0.mean }.min() ?? 0
            let expected = [false, true].compactMap { best[$0] }.filter { $0.mean <= least + 2 + 1e-9 }.map { $0.start }
            #expect(windows.map { $0.start } == expected)
        }
    }

    @Test func `no window without a table`() {
        let unknown = [Double?](repeating: nil, count: 24)
        let broken = [Double?](repeating: .nan, count: 24)
        let even = [Double?](repeating: 1, count: 24)
        #expect(BestTrainingTimes.windows(slowdowns: [], length: 2).isEmpty)
        #expect(BestTrainingTimes.windows(slowdowns: unknown, length: 2).isEmpty)
        #expect(BestTrainingTimes.windows(slowdowns: broken, length: 2).isEmpty)
        #expect(BestTrainingTimes.windows(slowdowns: even, length: 0).isEmpty)
        #expect(BestTrainingTimes.windows(slowdowns: even, length: 13).isEmpty)
    }
}
