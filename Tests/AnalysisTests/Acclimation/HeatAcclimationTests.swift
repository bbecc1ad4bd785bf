import Analysis
import Measures
import Testing
import Training

struct HeatAcclimationTests {
    @Test func `an hour a day at 19 °C of WBGT does not acclimate, and earlier acclimation decays`() throws {
        let mild = try #require(HeatExposure.weight(minutes: 60, wetBulbGlobe: 19, mode: .run))
        let year = HeatAcclimation.states(weights: Array(repeating: mild, count: 365))
        #expect(year.allSatisfy { AcclimationLevel.of(state: $0) == AcclimationLevel.none })
        // By hand, 60 days from 0: 0.1 (1 − 0.8^60).
        #expect(abs(year[59] - 0.1) < 1e-5)
        let fourFullDays = HeatAcclimation.states(weights: [1, 1, 1, 1])
        #expect(abs(try #require(fourFullDays.last) - 0.5904) < 1e-12)
        let after = HeatAcclimation.states(weights: [1, 1, 1, 1] + Array(repeating: mild, count: 60))
        for index in 4..<64 { #expect(after[index] < after[index - 1] || after[index] <= mild) }
        // Between a day without heat and a full day, in the rate of decay.
        let cool = HeatAcclimation.states(weights: [1, 1, 1, 1, 0])
        #expect(cool[4] < after[4] && after[4] < fourFullDays[3])
    }

    @Test func `after four full days a month of mild days does not raise the state and gives no advice to build it`() throws {
        let runs = (0..<24).map { run("r\($0)", day: 100 + $0, hour: 12, wetBulbGlobe: $0 < 4 ? 28 : 19, minutes: 60) }
        let history = try #require(AcclimationHistory(digests: runs, firstKnownDay: Day(number: 90), asOf: Day(number: 123)))
        #expect(history.lastExposure == Day(number: 123) && history.lastGain == Day(number: 103))
        #expect(AcclimationLevel.of(state: history.now) == .developing)
        func rules(asOf day: Int) -> [Recommendation.Rule] {
            let digests = runs.filter { $0.day.number <= day }
            return insights(asOf: Day(number: day), history: History(athlete: SyntheticHistory.athlete, digests: digests)).weather
                .recommendations.map { $0.rule }
        }
        #expect(rules(asOf: 103).contains(.acclimationBuilding) && !rules(asOf: 123).contains(.acclimationBuilding))
    }

    @Test func `more heat strain gives a higher state, for any number of days`() throws {
        var last = 0.0
        for degrees in stride(from: 19.0, through: 28, by: 1) {
            let weight = try #require(HeatExposure.weight(minutes: 60, wetBulbGlobe: degrees, mode: .run))
            let states = HeatAcclimation.states(weights: Array(repeating: weight, count: 30))
            let state = try #require(states.last)
            #expect(state > last && state <= weight)
            last = state
        }
    }

    @Test func `the state stays within 0 and 1, never rises on a cool day and never exceeds the dose`() {
        var random = SplitMix(state: 31)
        for _ in 0..<300 {
            let weights = (0..<120).map { _ in random.below(2) == 0 ? 0 : random.unit() }
            let states = HeatAcclimation.states(weights: weights, start: random.unit())
            #expect(states.count == 120)
            #expect(states.allSatisfy { (0...1).contains($0) })
            for index in 1..<120 {
                if weights[index] == 0 { #expect(states[index] <= states[index - 1]) }
                #expect(states[index] <= max(states[index - 1], weights[index]))
                #expect(states[index] >= min(states[index - 1], weights[index]))
            }
        }
    }

    @Test func `impossible weights give no states`() {
        #expect(HeatAcclimation.states(weights: [0.5, 1.2]).isEmpty)
        #expect(HeatAcclimation.states(weights: [.nan]).isEmpty)
        #expect(HeatAcclimation.states(weights: [0.5], start: -0.1).isEmpty)
        #expect(AcclimationLevel.of(state: .nan) == nil)
        #expect(HeatExposure.weight(minutes: .nan, wetBulbGlobe: 25, mode: .run) == nil)
        #expect(HeatExposure.weight(minutes: 60, wetBulbGlobe: .infinity, mode: .run) == nil)
    }

    @Test func `the interval contains the state, is wider for doubtful heat, and is zero without any dose`() throws {
        func history(_ change: (inout ActivityDigest) -> Void) throws -> AcclimationHistory {
            let runs = (0..<20).map { index in
                var hot = run("r\(index)", day: 100 + 2 * index, hour: 12, wetBulbGlobe: 24, minutes: 60)
                change(&hot)
                return hot
            }
            return try #require(AcclimationHistory(digests: runs, firstKnownDay: Day(number: 1), asOf: Day(number: 139)))
        }
        let measured = try history { _ in }
        #expect(measured.interval().low < measured.now && measured.now < measured.interval().high)
        #expect(measured.interval().low >= 0 && measured.interval().high <= 1)
        let width = measured.interval().high - measured.interval().low
        #expect(width > 0.1 && width < 0.6)
        let supposed = try history { $0.conditions?.supposed.deviation = 6 }
        #expect(supposed.now == measured.now && supposed.interval().high - supposed.interval().low > width)
        // Every other run is warm only if the sun shone: the state ignores these runs, its upper bound includes them.
        let doubtful = try history {
            guard ($0.day.number / 2) % 2 == 0 else { return }
            $0.conditions?.supposed.sun = true
            $0.conditions?.supposed.underCloud = Temperature(celsius: 16)
        }
        #expect(doubtful.doses.count == 10 && doubtful.doubtful.count == 10)
        #expect(doubtful.now < measured.now && doubtful.interval().high > measured.now)
        let cold = run("cold", day: 100, hour: 12, wetBulbGlobe: 5, minutes: 60)
        let none = try #require(AcclimationHistory(digests: [cold], firstKnownDay: Day(number: 1), asOf: Day(number: 139)))
        #expect(none.interval() == Interval(low: 0, high: 0))
    }

    @Test func `two sessions of one day count at most as one full day`() throws {
        let hot = (0..<2).map { run("r\($0)", day: 100, hour: 6 + 12 * $0, wetBulbGlobe: 29, minutes: 70) }
        let twice = try #require(AcclimationHistory(digests: hot, firstKnownDay: Day(number: 100), asOf: Day(number: 100)))
        #expect(twice.states == [0.2] && twice.dailyWeights == [1])
        #expect(twice.doses.count == 2)
    }

    @Test func `days of activities with unknown heat differ from days without heat`() throws {
        var unknown = run("u", day: 101, hour: 12, wetBulbGlobe: nil, minutes: 60)
        let dry = unknown
        unknown.conditions = nil
        var swim = unknown
        swim.sport = .poolSwimming
        let hot = run("h", day: 100, hour: 12, wetBulbGlobe: 29, minutes: 60)
        let history = try #require(
            AcclimationHistory(digests: [hot, unknown, dry, swim], firstKnownDay: Day(number: 99), asOf: Day(number: 102)))
        #expect(history.unknown == [Day(number: 101), Day(number: 101)])
        #expect(history.dailyWeights.count == 4 && history.dailyWeights[1] > 0 && history.dailyWeights[2] == 0)
    }

    @Test func `a heated class counts without its humidity, a run does not`() {
        var lesson = run("y", day: 5, hour: 19, wetBulbGlobe: nil, minutes: 60, temperature: 40)
        lesson.sport = .hotYoga
        lesson.isIndoor = true
        lesson.conditions?.humidityPercent = nil
        let dose = HeatExposure.dose(of: lesson)
        #expect(dose.map { abs($0.weight - 0.7) < 1e-9 } == true)
        lesson.sport = .running
        #expect(HeatExposure.dose(of: lesson) == nil)
    }

    @Test func `only a short history in a hot season begins at 0.3`() throws {
        let first = Day(number: 100)
        let runs = [run("a", day: 104, hour: 6, wetBulbGlobe: 28, minutes: 60)]
        func history(_ maxima: [DatedValue]) throws -> AcclimationHistory {
            try #require(
                AcclimationHistory(digests: runs, firstKnownDay: first, localMaxima: maxima, asOf: Day(number: 104)))
        }
        func season(_ degrees: Double, days: ClosedRange<Int> = 1...30) -> [DatedValue] {
            days.map { DatedValue(day: first - $0, value: degrees) }
        }
        let hot = try history(season(31))
        #expect(hot.start == 0.3 && hot.seasonMaximum == 31)
        // By hand: four days without heat lose 0.025 · 0.3 each, and the fifth gains a fifth of the difference.
        let before = 0.3 - 4 * 0.025 * 0.3
        #expect(abs(hot.now - (before + 0.2 * (1 - before))) < 1e-12)
        let plain = try history([])
        #expect(plain.start == 0 && plain.seasonMaximum == nil && abs(plain.now - 0.2) < 1e-12)
        // 28 °C is not above 28 °C; 24 days are too few; days within the history are not before it.
        for maxima in [season(28), season(35, days: 1...24), season(35, days: -20...5), season(.nan)] {
            #expect(try history(maxima) == plain)
        }
        #expect(HeatAcclimation.seasonMaximum(before: first, maxima: season(30, days: 6...30)) == 30)
    }

    @Test func `heat after the evaluated day is ignored`() throws {
        let runs = [
            run("a", day: 10, hour: 6, wetBulbGlobe: 28, minutes: 60), run("b", day: 20, hour: 6, wetBulbGlobe: 28, minutes: 60),
        ]
        let early = try #require(AcclimationHistory(digests: runs, firstKnownDay: Day(number: 10), asOf: Day(number: 15)))
        #expect(early.lastExposure == Day(number: 10))
        #expect(early.states.count == 6)
        #expect(AcclimationHistory(digests: runs, firstKnownDay: Day(number: 1), asOf: Day(number: 9)) == nil)
    }
}

/// A digest of a run with the inputs of heat models only.
func run(
    _ id: String, day: Int, hour: Int, wetBulbGlobe: Double?, minutes: Double, temperature: Double = 26, speed: Double = 3,
    reserve: Double? = 0.72
) -> ActivityDigest {
    let conditions = ClimateConditions(
        temperature: Temperature(celsius: temperature), humidityPercent: 70,
        wetBulbGlobe: wetBulbGlobe.map { Temperature(celsius: $0) }, heatIndex: nil, dewPoint: nil)
    return ActivityDigest(
        id: id, sport: .running, isIndoor: false, title: nil,
        start: Moment(secondsSince1970: Double(day) * 86_400 + Double(hour) * 3600), offset: .utc, day: Day(number: day),
        elapsed: minutes * 60, moving: minutes * 60, distance: Distance(metres: speed * minutes * 60), ascent: nil,
        meanHeartRate: nil, maximumHeartRate: nil, activeEnergy: nil, load: SessionLoad(value: minutes, method: .duration),
        conditions: conditions, bestEfforts: [], steadySegments: [], efficiency: nil, decoupling: nil,
        gradeAdjustedSpeed: Speed(metresPerSecond: speed), heartRateReserveFraction: reserve, isRace: false)
}
