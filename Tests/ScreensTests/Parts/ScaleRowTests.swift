import Localizations
import Testing

@testable import Screens

struct ScaleRowTests {
    private func row(_ dots: [Double]) -> ScaleRow {
        ScaleRow(label: "x", figure: Figure("1"), tone: .neutral, dots: dots)
    }

    @Test func `dots that would cover each other are one below the other`() {
        #expect(row([0.1, 0.5, 0.9]).levels == [0, 0, 0])
        #expect(row([0.5, 0.5, 0.5]).levels == [0, 1, 2])
        #expect(row([0.5, 0.51, 0.52, 0.54]).levels == [0, 1, 2, 0])
        #expect(row([]).levels.isEmpty)
    }

    @Test func `no two dots of one level overlap, whatever the values are`() {
        let dots = (0..<60).map { Double($0 * 37 % 60) / 600 }
        let levels = row(dots).levels
        for first in dots.indices {
            for second in dots.indices where first < second && levels[first] == levels[second] {
                #expect(abs(dots[first] - dots[second]) >= ScaleRow.dotWidth)
            }
        }
    }
}
