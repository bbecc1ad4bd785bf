import Measures
import Testing
import Training

@testable import Analysis

/// Which runs count as efforts, and what follows from a history without one.
struct EffortRecordTests {
    /// - Parameter heartRate: constant heart rate.
    private static func run(back: Int, seconds: Double, heartRate: Double? = nil) -> ActivityDigest {
        let run = SyntheticHistory.digest(
            back: back, load: nil, kilometres: 5.2, minutes: seconds / 60 + 1,
            efforts: [BestEffort(distance: 5000, seconds: seconds, start: 0)])
        return heard(run, seconds: seconds, heartRate: heartRate)
    }

    /// Returns the run with a constant heart rate; nil for none.
    static func heard(_ run: ActivityDigest, seconds: Double, heartRate: Double?) -> ActivityDigest {
        var run = run
        run.meanHeartRate = heartRate.map { HeartRate($0) }
        run.measures = SessionMeasures(
            normalisedSpeed: 5000 / seconds, speedSeconds: seconds, normalisedPower: nil, powerSeconds: 0,
            heartRateSeconds: heartRate == nil ? [] : [seconds], lowestHeartRate: Int(heartRate ?? 0),
            heartRateCoverage: heartRate == nil ? 0 : 1, peakHeartRate: nil, laterHeartRate: nil, isHeartRateDoubtful: false,
            perceivedEffort: nil)
        run.traits = SessionTraits(
            speedCurve: [], heartRateCurve: MeanMaximal.durations.prefix { Double($0) <= seconds }.map { _ in heartRate ?? 0 },
            powerCurve: [], heartRateDrop: nil, lateEfficiencyLoss: nil, fastestClimb: nil, stride: nil)
        return run
    }

    private static func history(_ digests: [ActivityDigest]) -> History {
        History(athlete: SyntheticHistory.athlete, digests: digests, asOf: SyntheticHistory.today)
    }

    @Test func `a time trial counts with the VDOT of the whole run, as a hard effort and no race`() throws {
        var trial = SyntheticHistory.digest(back: 3, load: nil, kilometres: 5.02, minutes: 22)
        trial.isTimeTrial = true
        let history = Self.history([trial])
        let effort = try #require(history.efforts.efforts.first)
        #expect(history.efforts.efforts.count == 1 && effort.metres == 5000 && effort.isTimeTrial && effort.isHard)
        #expect(!effort.isRace && history.efforts.hasBest(on: SyntheticHistory.today))
        let raced = SyntheticHistory.digest(back: 3, load: nil, kilometres: 5.02, minutes: 22, isRace: true)
        func width(_ history: History) throws -> Double {
            let answer = fitnessInsight(asOf: SyntheticHistory.today, history: history)
            let time = try #require(answer.predictions.first { $0.race == .fiveKilometres }).time
            return try #require(time.interval.map { ($0.high - $0.low) / time.value })
        }
        // The same time in a race is more certain.
        #expect(try width(history) > width(Self.history([raced])))
    }

    @Test func `nine easy runs give a lower bound and nothing else`() throws {
        let easy = Self.history((0..<9).map { Self.run(back: 3 * $0, seconds: 2280) })
        #expect(easy.efforts.thresholdSpeed(on: SyntheticHistory.today) == nil)
        // Loads by pace would rate every one of them as an hour at threshold.
        #expect(easy.digests.allSatisfy { $0.load?.method != .gradeAdjustedPace })
        let fitness = fitnessInsight(asOf: SyntheticHistory.today, history: easy)
        #expect(fitness.oxygenUptake == .absent(.tooFew) && fitness.level == .absent(.tooFew))
        #expect(fitness.predictions.isEmpty && fitness.thresholdSpeed.value == nil)
        let least = try #require(DanielsGilbert.vdot(metres: 5000, seconds: 2280))
        #expect(fitness.leastUptake?.vdot == least)
        #expect(fitness.recommendations.contains(Recommendation(.uptakeAtLeast, numbers: [least], urgency: .info)))
        #expect(RunningInsight.criticalSpeed(easy, vdot: nil, asOf: SyntheticHistory.today).value == nil)
    }

    @Test func `a treadmill run counts as an effort by heart rate only, and never as a race`() {
        func record(_ heartRate: Double?, isRace: Bool = false) -> [EffortRecord.Effort] {
            var run = Self.run(back: 3, seconds: 1500, heartRate: heartRate)
            run.sport = .treadmillRunning
            run.isRace = isRace
            return Self.history([run]).efforts.efforts
        }
        #expect(record(168).map { $0.isProven } == [true])
        #expect(record(168, isRace: true).map { $0.isRace } == [false])
        // An unmeasured distance is no lower bound either.
        #expect(record(150).isEmpty && record(nil).isEmpty)
    }

    /// The maximum is 190; 88 % are 167.2 beats.
    @Test func `a heart rate near its maximum proves a hard effort, also for the first one`() throws {
        let tried = Self.history([Self.run(back: 3, seconds: 1500, heartRate: 168)])
        #expect(tried.efforts.efforts.map { $0.isProven } == [true])
        let fitness = fitnessInsight(asOf: SyntheticHistory.today, history: tried)
        #expect(
            abs(try #require(fitness.oxygenUptake.value).value - (DanielsGilbert.vdot(metres: 5000, seconds: 1500) ?? 0)) < 1e-9)
        #expect(fitness.leastUptake == nil && tried.digests.first?.load?.method == .gradeAdjustedPace)
        let easier = Self.history([Self.run(back: 3, seconds: 1500, heartRate: 167)])
        #expect(easier.efforts.efforts.map { $0.isProven } == [false])
        // A maximum predicted by age requires more.
        var guessed = AthleteProfile(maximumHeartRate: ProfileValue(190, .predicted))
        #expect(guessed.tryingHeartRate.map { abs($0 - 174.8) < 1e-9 } == true && guessed.seenMaximumHeartRate == nil)
        guessed.thresholdHeartRate = ProfileValue(171, .stated)
        #expect(guessed.tryingHeartRate == 171 && AthleteProfile().tryingHeartRate == nil)
    }

    @Test func `a pace clearly faster than five runs of the quarter before proves a hard effort`() {
        func isProven(seconds: Double, before: Int, back: Int = 0) -> Bool? {
            let usual = (0..<before).map { Self.run(back: back + 1 + 2 * (before - $0), seconds: 1620) }
            return Self.history(usual + [Self.run(back: back, seconds: seconds)]).efforts.efforts.last?.isProven
        }
        #expect(isProven(seconds: 1500, before: 5) == true)
        #expect(isProven(seconds: 1501, before: 5) == false)
        #expect(isProven(seconds: 1500, before: 4) == false)
        let old = (0..<5).map { Self.run(back: 100 - $0, seconds: 1620) }
        #expect(Self.history(old + [Self.run(back: 0, seconds: 1500)]).efforts.efforts.last?.isProven == false)
    }

    @Test func `a race gives a threshold, and an easy run that exceeds everything else counts`() throws {
        let race = SyntheticHistory.race(back: 20, metres: 5000, seconds: 1500)
        let history = Self.history([race, Self.run(back: 10, seconds: 1440)])
        let today = SyntheticHistory.today
        #expect(history.efforts.thresholdSpeed(on: today - 21) == nil)
        let vdot = try #require(DanielsGilbert.vdot(metres: 5000, seconds: 1440))
        #expect(history.efforts.thresholdSpeed(on: today) == Threshold.speed(vdot: vdot))
        let state = UptakeState(asOf: today, history: history, profile: history.profile(asOf: today))
        #expect(state.parts.map { $0.source } == [.race, .effort])
    }

    @Test func `the first fast run gives the runs before it loads from pace, so that weeks compare`() {
        let today = SyntheticHistory.today
        func methods(_ backs: [Int], asOf day: Day = today) -> [SessionLoad.Method?] {
            var digests = backs.sorted(by: >).map { Self.run(back: $0, seconds: 1800, heartRate: 140) }
            digests.append(Self.run(back: 3, seconds: 1500, heartRate: 170))
            return History(athlete: SyntheticHistory.athlete, digests: digests, asOf: day).digests.map { $0.load?.method }
        }
        let month = Array(stride(from: 6, through: 30, by: 3))
        #expect(methods(month).allSatisfy { $0 == .gradeAdjustedPace })
        // What is not known yet changes nothing.
        #expect(methods(month, asOf: today - 4).dropLast().allSatisfy { $0 == .heartRate })
        // Half a year back it says nothing, nor across a break.
        #expect(methods(Array(stride(from: 6, through: 186, by: 4))).prefix(2) == [.heartRate, .gradeAdjustedPace])
        #expect(methods([90, 93, 96] + month).prefix(4) == [.heartRate, .heartRate, .heartRate, .gradeAdjustedPace])
    }

    @Test func `a trend compares only weeks with one kind of evidence`() {
        let races = (0..<30).reversed().map {
            SyntheticHistory.race(back: 4 * $0, metres: 5000, seconds: 1400 + 4 * Double($0))
        }
        func trend(_ digests: [ActivityDigest]) -> FitnessTrendEstimate? {
            fitnessInsight(asOf: SyntheticHistory.today, history: Self.history(digests)).trend
        }
        #expect(trend(races)?.trend == .improving)
        // Faster hard stretches are only attempts, and a race after them is no gain.
        let tries = (0..<30).reversed().map { Self.run(back: 4 * $0 + 1, seconds: 1500 + 4 * Double($0), heartRate: 170) }
        #expect(trend(tries) == nil)
        #expect(trend(tries + [SyntheticHistory.race(back: 0, metres: 5000, seconds: 1380)]) == nil)
    }

    @Test func `steady running in heat gives the uptake of cool weather with more uncertainty`() throws {
        func estimate(_ degrees: Double, speed: Double) throws -> Estimate {
            let segment = SteadySegment(duration: 180, speed: speed, grade: 0, heartRate: 150)
            let weather = ClimateConditions(
                temperature: Temperature(celsius: degrees), humidityPercent: 70, wetBulbGlobe: Temperature(celsius: degrees),
                heatIndex: nil, dewPoint: nil)
            let runs = (0..<6).reversed().map {
                SyntheticHistory.digest(back: 3 * $0, segments: [segment, segment], conditions: weather)
            }
            return try #require(
                fitnessInsight(asOf: SyntheticHistory.today, history: Self.history(runs)).oxygenUptake.value)
        }
        // By hand: 0.37 % per degree above 12.5 °C, so 22.5 °C costs 3.7 % of speed.
        let cool = try estimate(10, speed: 3 * 1.037)
        let hot = try estimate(22.5, speed: 3)
        #expect(abs(cool.value - hot.value) < 1e-9)
        let (narrow, wide) = (try #require(cool.interval), try #require(hot.interval))
        // σ² = 3.5² + (value · 0.037 · 0.20/0.37)².
        let deviation = (12.25 + hot.value * hot.value * 0.0004).squareRoot()
        #expect(abs(narrow.high - cool.value - 1.2816 * 3.5) < 0.001)
        #expect(abs(wide.high - hot.value - 1.2816 * deviation) < 0.001)
    }
}
