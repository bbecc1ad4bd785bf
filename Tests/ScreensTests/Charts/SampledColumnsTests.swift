import Screens
import Testing

struct SampledColumnsTests {
    @Test func `a spike of one sample is kept`() {
        let seconds = (0..<10_000).map { Double($0) }
        var values = seconds.map { _ in 140.0 }
        values[7777] = 196
        let sampled = SampledColumns(seconds: seconds, values: values, duration: 10_000, count: 200)
        #expect(sampled.bounds?.high == 196)
        #expect(sampled.columns.compactMap { $0 }.count == 200)
    }

    @Test func `columns equal the minimum, maximum and mean of a slow reference`() {
        let seconds = (0..<997).map { Double($0) * 1.3 }
        let values = seconds.map { ($0 * 7.7).truncatingRemainder(dividingBy: 31) }
        let duration = 1296.0
        let sampled = SampledColumns(seconds: seconds, values: values, duration: duration, count: 40)
        for column in 0..<40 {
            let mine = zip(seconds, values).filter { min(39, Int($0.0 * 40 / duration)) == column }.map { $0.1 }
            #expect(sampled.columns[column]?.low == mine.min())
            #expect(sampled.columns[column]?.high == mine.max())
            #expect(abs((sampled.columns[column]?.mean ?? -1) - mine.reduce(0, +) / Double(mine.count)) < 1e-9)
        }
    }

    @Test func `a long gap stays a gap, a short one is joined`() {
        let sampled = SampledColumns(seconds: [0, 3, 9], values: [10, 16, 20], duration: 10, count: 10)
        #expect(sampled.columns[1]?.mean == 12)
        #expect(sampled.columns[2]?.mean == 14)
        #expect(sampled.columns[5] == nil)
    }

    @Test func `a device with one value per minute has a line instead of dots, and its pauses stay gaps`() {
        var seconds = (0..<30).map { Double($0) * 60 }
        seconds += (0..<10).map { 2400 + Double($0) * 60 }
        let values = seconds.map { $0 / 10 }
        let sampled = SampledColumns(seconds: seconds, values: values, duration: 2940, count: 240)
        let last = Int(1740.0 / 2940 * 240)
        let next = Int(2400.0 / 2940 * 240)
        #expect(sampled.columns[..<last].allSatisfy { $0 != nil })
        #expect(sampled.columns[(last + 1)..<next].allSatisfy { $0 == nil })
    }

    @Test func `no samples give no columns`() {
        #expect(SampledColumns(seconds: [], values: [], duration: 10, count: 5).isEmpty)
        #expect(SampledColumns(seconds: [1], values: [.nan], duration: 10, count: 5).isEmpty)
        #expect(SampledColumns(seconds: [0], values: [1], duration: 0, count: 5).isEmpty)
    }
}
