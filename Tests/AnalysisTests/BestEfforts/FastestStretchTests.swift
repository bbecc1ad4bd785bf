import Analysis
import Testing

struct FastestStretchTests {
    /// A run with a different, always positive speed at every sample.
    static func run(seed: Int) -> (seconds: [Double], metres: [Double]) {
        var seconds = [0.0]
        var metres = [0.0]
        var state = UInt64(seed)
        for _ in 0..<120 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let step = 1 + Double((state >> 33) % 5)
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let speed = Double((state >> 33) % 60) / 10
            seconds.append(seconds[seconds.count - 1] + step)
            metres.append(metres[metres.count - 1] + step * speed)
        }
        return (seconds, metres)
    }

    /// The slow reference: every start on a fine grid.
    static func slow(_ run: (seconds: [Double], metres: [Double]), length: Double) -> Double {
        func moment(of goal: Double, late: Bool) -> Double {
            var answer = run.seconds[0]
            for index in 1..<run.seconds.count where run.metres[index - 1] <= goal && goal <= run.metres[index] {
                let step = run.metres[index] - run.metres[index - 1]
                let share = step > 0 ? (goal - run.metres[index - 1]) / step : (late ? 1 : 0)
                answer = run.seconds[index - 1] + share * (run.seconds[index] - run.seconds[index - 1])
                if !late { return answer }
            }
            return answer
        }
        var best = Double.infinity
        var start = 0.0
        while start + length <= run.metres[run.metres.count - 1] {
            best = min(best, moment(of: start + length, late: false) - moment(of: start, late: true))
            start += 1
        }
        return best
    }

    @Test(arguments: 1...6)
    func `two pointers equal the slow search`(seed: Int) throws {
        let run = FastestStretchTests.run(seed: seed)
        for length in [50.0, 100, 333] {
            let fast = try #require(FastestStretch.find(seconds: run.seconds, metres: run.metres, length: length)).seconds
            let slow = FastestStretchTests.slow(run, length: length)
            #expect(fast <= slow + 1e-9)
            #expect(slow - fast < 2.5)
        }
    }

    @Test func `a pause at the edge is excluded, a pause inside is included`() throws {
        let seconds = [0.0, 100, 200, 300]
        let metres = [0.0, 0, 400, 400]
        #expect(try #require(FastestStretch.find(seconds: seconds, metres: metres, length: 400)).seconds == 100)
        let inside = try #require(FastestStretch.find(seconds: [0, 50, 80, 130], metres: [0, 200, 200, 400], length: 400))
        #expect(inside.seconds == 130)
    }

    @Test func `an empty run has no stretch`() {
        #expect(FastestStretch.find(seconds: [], metres: [], length: 100) == nil)
        #expect(FastestStretch.find(seconds: [0], metres: [0], length: 100) == nil)
        #expect(Splits.complete(seconds: [], metres: [], step: 100).isEmpty)
        #expect(Splits.complete(seconds: [0], metres: [0], step: 100).isEmpty)
    }

    @Test func `splits sum to the time of the last boundary`() {
        let run = FastestStretchTests.run(seed: 3)
        let splits = Splits.complete(seconds: run.seconds, metres: run.metres, step: 100)
        #expect(splits.count == Int(run.metres[run.metres.count - 1] / 100))
        #expect(splits.reduce(0, +) <= run.seconds[run.seconds.count - 1])
        #expect(splits.allSatisfy { $0 > 0 })
    }

    @Test func `an even run has equal halves`() throws {
        let ratio = try #require(Splits.secondHalfRatio(seconds: [0, 100, 200], metres: [0, 300, 600]))
        #expect(abs(ratio - 1) < 1e-12)
    }
}
