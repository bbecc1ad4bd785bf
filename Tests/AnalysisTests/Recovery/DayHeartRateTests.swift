import Measures
import Testing
import Training

@testable import Analysis

struct DayHeartRateTests {
    private static let day = SyntheticHistory.today
    private static let midnight = day.number * 1440

    private func total(
        _ rates: [UInt8], from minute: Int = midnight, on day: Day = day, source: String = "Watch",
        origin: Source.Origin = .appleHealth
    ) -> DailyTotal {
        DailyTotal(
            kind: .heartRate, day: day, sum: 0, minimum: 0, maximum: 0, count: 1, source: Source(name: source, origin: origin),
            minutes: HeartRateMinutes(first: minute, rates: rates))
    }

    private func each(_ gap: Int, _ rate: UInt8, count: Int) -> [UInt8] {
        (0..<count).flatMap { _ in [rate] + [UInt8](repeating: 0, count: gap - 1) }
    }

    private func run(
        at minute: Double, minutes: Double = 60, rate: Int = 150, back: Int = 0, isDoubtful: Bool = false
    ) -> ActivityDigest {
        var run = SyntheticHistory.digest(back: back, minutes: minutes)
        run.start = (Self.day - back).start(at: .utc) + minute * 60
        run.measures = SessionMeasures(
            normalisedSpeed: nil, speedSeconds: 0, normalisedPower: nil, powerSeconds: 0, heartRateSeconds: [minutes * 60],
            lowestHeartRate: rate, heartRateCoverage: 1, peakHeartRate: Double(rate), laterHeartRate: Double(rate),
            isHeartRateDoubtful: isDoubtful, perceivedEffort: nil)
        return run
    }

    private func history(_ totals: [DailyTotal], _ digests: [ActivityDigest] = []) -> History {
        History(athlete: SyntheticHistory.athlete, digests: digests, dailyTotals: totals)
    }

    private func heartRate(_ totals: [DailyTotal], _ digests: [ActivityDigest] = []) -> DayHeartRate {
        DayHeartRate(history(totals, digests), on: Self.day)
    }

    private func strain(_ totals: [DailyTotal], _ digests: [ActivityDigest] = []) -> Answer<Score> {
        readinessInsight(asOf: Self.day, history: history(totals, digests)).strain
    }

    @Test func `a day equals the manual calculation`() throws {
        // 70 bpm at rest for seven hours, and an hour of shovelling snow at 120 of 50…190: half of the reserve.
        let rates = [UInt8](repeating: 70, count: 420) + [UInt8](repeating: 120, count: 60)
        let score = try #require(strain([total(rates)]).value)
        // For men 60 · 0.5 · 0.64 · e^0.96 = 50.145 (M 3.1), and 21 · ln(1 + 50.145/50) / ln 9 = 6.6386 of 21.
        let inputs = score.estimate.inputs
        #expect(abs(try #require(inputs.first { $0.name == "training impulse" }?.value) - 50.145) < 0.001)
        #expect(abs(try #require(inputs.first { $0.name == "training impulse outside activities" }?.value) - 50.145) < 0.001)
        #expect(try #require(inputs.first { $0.name == "hours of heart rate" }?.value) == 8)
        #expect(abs(score.estimate.value - 6.6386 / 21 * 100) < 0.01)
        #expect(score.estimate.quality == 0.45)
        // With an additional hour of running at 120, twice the impulse.
        let both = try #require(strain([total(rates)], [run(at: 600, rate: 120)]).value)
        #expect(abs(try #require(both.estimate.inputs.first?.value) - 100.29) < 0.001)
        #expect(both.estimate.inputs.contains { $0.activity == "run-0" })
    }

    @Test func `effort begins at 40 percent of the reserve`() throws {
        #expect(try #require(strain([total([UInt8](repeating: 105, count: 360))]).value).estimate.value == 0)
        #expect(try #require(strain([total([UInt8](repeating: 106, count: 360))]).value).estimate.value > 70)
    }

    @Test func `a reading holds until the next one, for at most ten minutes`() {
        #expect(heartRate([total(each(5, 60, count: 72))]).beside[60] == Double(71 * 5 + 1) * 60)
        #expect(heartRate([total(each(10, 60, count: 3))]).beside[60] == 21 * 60)
        // The readings of a removed watch are unknown.
        #expect(heartRate([total(each(11, 60, count: 3))]).beside[60] == 3 * 60)
        let mixed = heartRate([total([60, 0, 0, 90, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 60])])
        #expect(mixed.beside[60] == 4 * 60 && mixed.beside[90] == 60)
        // Impossible heart rates are ignored.
        #expect(heartRate([total([25, 25, 240, 240, 60])]).beside == (0..<256).map { $0 == 60 ? 60 : 0 })
    }

    @Test func `less than six hours are too few, and sums alone give no hours`() throws {
        #expect(strain([total(each(5, 70, count: 72))]) == .absent(.tooFew))
        #expect(strain([total(each(5, 70, count: 73))]).value != nil)
        var sums = total([])
        sums.count = 5000
        #expect(strain([sums]) == .absent(.stale))
        #expect(strain([total([70], on: Self.day - 3)]) == .absent(.stale))
        #expect(strain([]) == .absent(.noData))
        let insight = readinessInsight(asOf: Self.day, history: history([total(each(5, 70, count: 61))]))
        #expect(abs(insight.hoursOfHeartRate - 301.0 / 60) < 1e-9)
    }

    @Test func `minutes of an activity count once, to the second`() {
        let all = total([UInt8](repeating: 100, count: 600))
        let found = heartRate([all], [run(at: 120.5)])
        #expect(found.recorded[150] == 3600)
        #expect(found.beside[100] == 540 * 60)
        #expect(abs(found.hours - 10) < 1e-9)
        // For an activity without a heart rate, or with a doubtful one, the day's minutes count.
        var silent = run(at: 120)
        silent.measures = nil
        #expect(heartRate([all], [silent]).beside[100] == 36_000)
        let doubtful = heartRate([all], [run(at: 120, isDoubtful: true)])
        #expect(doubtful.beside[100] == 36_000 && doubtful.recorded[150] == 0)
        // Overlapping activities cover their union.
        #expect(heartRate([all], [run(at: 120), run(at: 150)]).beside[100] == Double(600 - 90) * 60)
    }

    @Test func `an activity of the evening before covers the minutes after midnight and belongs to the evening`() {
        let found = heartRate([total([UInt8](repeating: 100, count: 600))], [run(at: 1410, back: 1)])
        #expect(found.beside[100] == 570 * 60)
        #expect(found.recorded.allSatisfy { $0 == 0 } && found.activities.isEmpty)
    }

    @Test func `the device with most minutes counts in any order, and devices are never added up`() {
        let watch = total(each(5, 70, count: 100), source: "Watch")
        let ring = total(each(5, 90, count: 90), source: "Ring")
        let copy = total(each(5, 70, count: 100), source: "Watch", origin: .healthAutoExport)
        let even = total(each(5, 80, count: 100), source: "Armband")
        for totals in [[watch, ring], [ring, watch], [copy, watch, ring], [ring, copy, watch, watch]] {
            let found = heartRate(totals)
            #expect(found.beside[70] == Double(99 * 5 + 1) * 60)
            #expect(found.beside[90] == 0)
        }
        // Of two equal devices the first by name.
        for totals in [[watch, even], [even, watch]] { #expect(heartRate(totals).beside[80] > 0) }
    }

    @Test func `a day of 25 hours has 25, and one of westward travel has more`() {
        #expect(abs(heartRate([total([UInt8](repeating: 70, count: 25 * 60), from: Self.midnight - 120)]).hours - 25) < 1e-9)
        #expect(abs(heartRate([total([UInt8](repeating: 70, count: 39 * 60), from: Self.midnight - 480)]).hours - 39) < 1e-9)
    }

    @Test func `the trend compares the minutes of the week before`() throws {
        let rest = [UInt8](repeating: 70, count: 400)
        let hard = [UInt8](repeating: 130, count: 400)
        var totals = [total(hard)]
        for ago in 1...3 { totals.append(total(rest, from: Self.midnight - ago * 1440, on: Self.day - ago)) }
        let score = try #require(strain(totals).value)
        #expect(score.trend == score.estimate.value && score.estimate.value == 100)
        totals.removeLast()
        #expect(try #require(strain(totals).value).trend == nil)
    }
}
