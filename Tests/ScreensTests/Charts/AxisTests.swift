import Localizations
import Screens
import Testing

struct AxisTests {
    @Test func `ticks are round, inside the range, and about as many as requested`() {
        for (low, high) in [(118.0, 179.0), (0.2, 0.9), (-14, 62), (471, 629), (5, 5)] {
            let axis = Axis(low: low, high: high, count: 3) { Language.english.number($0, decimals: 2) }
            #expect((1...6).contains(axis.ticks.count), "\(low)…\(high)")
            for tick in axis.ticks { #expect((0...1.000_001).contains(tick.position)) }
        }
        #expect(
            Axis(low: 118, high: 179, count: 3) { Language.english.number($0) }.ticks.map { $0.label } == ["120", "140", "160"])
    }

    @Test func `time ticks are at round clock times`() {
        #expect(Axis.timeTicks(duration: 3640, count: 6) == [900, 1800, 2700, 3600])
        #expect(Axis.timeTicks(duration: 7, count: 6) == [2, 4, 6])
        #expect(Axis.timeTicks(duration: 0, count: 6).isEmpty)
    }
}
