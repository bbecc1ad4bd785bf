import DemoAthletes
import Testing

struct SeededRandomTests {
    @Test func `the same seed gives the same numbers`() {
        var one = SeededRandom(seed: 7)
        var other = SeededRandom(seed: 7)
        for _ in 0..<100 { #expect(one.next() == other.next()) }
    }

    @Test func `normal numbers have mean zero and unit spread`() {
        var random = SeededRandom(seed: 1)
        let numbers = (0..<20_000).map { _ in random.normal() }
        let mean = numbers.reduce(0, +) / 20_000
        let spread = numbers.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / 20_000
        #expect(abs(mean) < 0.03)
        #expect(abs(spread - 1) < 0.05)
    }
}
