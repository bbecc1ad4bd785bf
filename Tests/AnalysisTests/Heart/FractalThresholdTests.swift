import Analysis
import Measures
import Testing

/// Series of known exponent, a slow reference, and thresholds of synthetic beats.
struct FractalThresholdTests {
    /// Detrended fluctuation analysis by definition: each box is fitted by the normal equations of raw sums, point by point.
    private func slowExponent(_ values: [Double]) -> Double {
        let mean = values.reduce(0, +) / Double(values.count)
        var profile: [Double] = []
        for index in values.indices { profile.append(values[...index].reduce(0) { $0 + $1 - mean }) }
        var xs: [Double] = []
        var ys: [Double] = []
        for size in 4...16 {
            var squares: [Double] = []
            for box in 0..<(values.count / size) {
                let heights = Array(profile[(box * size)..<((box + 1) * size)])
                let n = Double(size)
                let sumX = (0..<size).reduce(0.0) { $0 + Double($1) }
                let sumXX = (0..<size).reduce(0.0) { $0 + Double($1 * $1) }
                let sumY = heights.reduce(0, +)
                let sumXY = heights.enumerated().reduce(0.0) { $0 + Double($1.offset) * $1.element }
                let slope = (n * sumXY - sumX * sumY) / (n * sumXX - sumX * sumX)
                let intercept = (sumY - slope * sumX) / n
                for (x, y) in heights.enumerated() {
                    squares.append((y - intercept - slope * Double(x)) * (y - intercept - slope * Double(x)))
                }
            }
            xs.append(Double.log(Double(size)))
            ys.append(Double.log((squares.reduce(0, +) / Double(squares.count)).squareRoot()))
        }
        return LeastSquaresLine(xs: xs, ys: ys)?.slope ?? .nan
    }

    /// Irwin and Hall's sum of twelve: standard deviation 1.
    private func white(_ count: Int, seed: UInt64) -> [Double] {
        var random = SplitMix(state: seed)
        return (0..<count).map { _ in (0..<12).reduce(-6.0) { sum, _ in sum + random.unit() } }
    }

    /// Power falls with frequency: cosines of amplitude 1/√f and phases at random.
    private func pink(_ count: Int, seed: UInt64) -> [Double] {
        var random = SplitMix(state: seed)
        var values = [Double](repeating: 0, count: count)
        for frequency in 1..<(count / 2) {
            let phase = 2 * Double.pi * random.unit()
            let amplitude = 1 / Double(frequency).squareRoot()
            let turn = 2 * Double.pi * Double(frequency) / Double(count)
            for index in 0..<count { values[index] += amplitude * Double.cos(turn * Double(index) + phase) }
        }
        return values
    }

    private func brownian(_ count: Int, seed: UInt64) -> [Double] {
        var sum = 0.0
        return white(count, seed: seed).map {
            sum += $0
            return sum
        }
    }

    @Test func `the fast exponent equals the slow reference`() throws {
        for seed in 1...3 as ClosedRange<UInt64> {
            for values in [white(300, seed: seed), brownian(257, seed: seed), pink(200, seed: seed)] {
                let fast = try #require(DetrendedFluctuation.shortTermExponent(of: values))
                #expect(abs(fast - slowExponent(values)) < 1e-8)
            }
        }
    }

    /// White noise: F²(n) = σ²(n² − 4)/(15 n) for linear detrending (Höll and Kantz 2015, recalled and derived again), so that 4 to 16
    /// beats give 0.57 where endless boxes give 0.5; 1/f noise is near 1 and Brownian noise near 1.5.
    @Test func `series of known exponent have their theoretical values`() throws {
        let sizes = (4...16).map { Double($0) }
        let theory = try #require(
            LeastSquaresLine(
                xs: sizes.map { Double.log($0) }, ys: sizes.map { 0.5 * Double.log(($0 * $0 - 4) / (15 * $0)) })
        ).slope
        #expect(theory > 0.5 && theory < 0.6)
        let noise = try #require(DetrendedFluctuation.shortTermExponent(of: white(20_000, seed: 5)))
        #expect(abs(noise - theory) < 0.02)
        let flicker = try #require(DetrendedFluctuation.shortTermExponent(of: pink(2048, seed: 6)))
        #expect(abs(flicker - 1) < 0.1)
        let walk = try #require(DetrendedFluctuation.shortTermExponent(of: brownian(20_000, seed: 7)))
        #expect(abs(walk - 1.5) < 0.06)
    }

    @Test func `the exponent is independent of scale and offset, and absent without fluctuation or with impossible values`()
        throws
    {
        let values = white(200, seed: 9)
        let one = try #require(DetrendedFluctuation.shortTermExponent(of: values))
        let other = try #require(DetrendedFluctuation.shortTermExponent(of: values.map { 0.4 + 0.01 * $0 }))
        #expect(abs(one - other) < 1e-6)
        #expect(DetrendedFluctuation.shortTermExponent(of: Array(repeating: 0.5, count: 200)) == nil)
        #expect(DetrendedFluctuation.shortTermExponent(of: Array(values.prefix(63))) == nil)
        #expect(DetrendedFluctuation.shortTermExponent(of: values + [.nan]) == nil)
        #expect(DetrendedFluctuation.shortTermExponent(of: values + [.infinity]) == nil)
    }

    /// Forty minutes from 110 to 180 bpm: a mixture of Brownian steps and white noise, whose share of noise rises with the heart rate.
    private func ramp(from low: Double = 110, to high: Double = 180, seed: UInt64 = 3) -> (seconds: [Double], intervals: [Double])
    {
        var random = SplitMix(state: seed)
        var seconds: [Double] = []
        var intervals: [Double] = []
        var clock = 0.0
        var slow = 0.0
        while clock < 2400 {
            let share = clock / 2400
            func normal() -> Double { (0..<12).reduce(-6.0) { sum, _ in sum + random.unit() } }
            slow = 0.9 * slow + 0.006 * Double.pow(1 - share, 1.5) * normal()
            let interval = 60 / (low + (high - low) * share) + slow + (0.001 + 0.003 * share) * normal()
            clock += interval
            seconds.append(clock)
            intervals.append(interval)
        }
        return (seconds, intervals)
    }

    @Test func `a ramp from easy to hard shows both thresholds in order, within its heart rates`() throws {
        let beats = ramp()
        let result = FractalThreshold(seconds: beats.seconds, intervals: beats.intervals, asOf: Day(number: 100))
        let aerobic = try #require(result.aerobic.value)
        #expect(aerobic.value > 115 && aerobic.value < 180)
        let interval = try #require(aerobic.interval)
        // Never narrower than the study's error: 1.2816 · 18.9 bpm either way.
        #expect(interval.high - aerobic.value >= 1.28 * 18.9)
        if let anaerobic = result.anaerobic.value { #expect(anaerobic.value > aerobic.value) }
        #expect(result.windows.count >= 80 && result.rejected == 0)
    }

    @Test func `even running, short recordings and poor signals have no threshold`() {
        let even = ramp(from: 140, to: 142)
        #expect(
            FractalThreshold(seconds: even.seconds, intervals: even.intervals, asOf: Day(number: 1)).aerobic
                == .absent(.nothingFound))
        let beats = ramp()
        let short = beats.seconds.prefix { $0 < 400 }.count
        let brief = FractalThreshold(
            seconds: Array(beats.seconds.prefix(short)), intervals: Array(beats.intervals.prefix(short)), asOf: Day(number: 1))
        #expect(brief.aerobic == .absent(.tooFew))
        // Every tenth beat is missing: the interval is twice as long.
        var intervals = beats.intervals
        for index in stride(from: 0, to: intervals.count, by: 10) { intervals[index] *= 2 }
        var clock = 0.0
        let seconds = intervals.map {
            clock += $0
            return clock
        }
        let poor = FractalThreshold(seconds: seconds, intervals: intervals, asOf: Day(number: 1))
        #expect(poor.windows.isEmpty && poor.aerobic == .absent(.sensorPoor) && poor.anaerobic == .absent(.sensorPoor))
        #expect(FractalThreshold(seconds: [1], intervals: [], asOf: Day(number: 1)).aerobic == .absent(.tooFew))
        #expect(FractalThreshold(seconds: [.nan], intervals: [.nan], asOf: Day(number: 1)).aerobic.value == nil)
    }

    @Test func `a few artefacts hardly change the thresholds`() throws {
        let beats = ramp()
        var intervals = beats.intervals
        // One early beat and a pause after it, every hundred beats.
        for index in stride(from: 50, to: intervals.count - 1, by: 100) {
            let moved = 0.4 * intervals[index]
            intervals[index] -= moved
            intervals[index + 1] += moved
        }
        let clean = try #require(
            FractalThreshold(seconds: beats.seconds, intervals: beats.intervals, asOf: Day(number: 1)).aerobic.value)
        let marred = try #require(
            FractalThreshold(seconds: beats.seconds, intervals: intervals, asOf: Day(number: 1)).aerobic.value)
        #expect(abs(clean.value - marred.value) < 8)
    }
}
