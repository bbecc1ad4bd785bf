import Analysis
import Testing

struct HeatedBaselineTests {
    @Test func `adding step by step equals creating all at once`() {
        var random = SplitMix(state: 4)
        for _ in 0..<100 {
            let rates = (0..<(1 + random.below(60))).map { _ in 90 + 80 * random.unit() }
            var stepped = HeatedBaseline()
            for rate in rates { stepped.add(rate) }
            #expect(stepped == HeatedBaseline(of: rates))
            #expect(abs(stepped.mean - rates.reduce(0, +) / Double(rates.count)) < 1e-9)
        }
    }

    @Test func `the bounds of typical are included in typical`() throws {
        let baseline = try #require(HeatedBaseline(mean: 140, count: 3))
        #expect(baseline.comparison(of: 133) == .typical)
        #expect(baseline.comparison(of: 147) == .typical)
        #expect(baseline.comparison(of: 132.9) == .lowerEffort)
        #expect(baseline.comparison(of: 147.1) == .higherEffort)
        #expect(try #require(HeatedBaseline(mean: 140, count: 2)).comparison(of: 140) == nil)
    }

    @Test func `an impossible heart rate is ignored`() {
        var baseline = HeatedBaseline(of: [120, 130])
        for wild in [0, -1, .nan, .infinity, 400] as [Double] { baseline.add(wild) }
        #expect(baseline.count == 2)
        #expect(baseline.comparison(of: .nan) == nil)
        #expect(HeatedBaseline(mean: .nan, count: 5) == nil)
        #expect(HeatedTrend(heartRates: [Double](repeating: .nan, count: 12)) == nil)
    }

    @Test func `every whole degree has a class`() {
        let expected: [(ClosedRange<Int>, HeatedRoom?)] = [
            (-40...79, nil), (80...89, .warm), (90...99, .hot), (100...104, .veryHot), (105...200, .extreme),
        ]
        for (range, room) in expected {
            for degree in range { #expect(HeatedRoom.of(fahrenheit: degree) == room) }
        }
    }
}
