import Analysis
import Measures
import Testing

struct RacesTests {
    @Test func `a faster race has a higher VDOT at every distance`() {
        for metres in [1500.0, 5000, 10_000, 21_097.5, 42_195] {
            var previous = Double.infinity
            for speed in stride(from: 6.0, through: 2.0, by: -0.25) {
                guard let vdot = DanielsGilbert.vdot(metres: metres, seconds: metres / speed) else { continue }
                #expect(vdot < previous)
                previous = vdot
            }
        }
    }

    @Test(arguments: [1500.0, 5000, 10_000, 21_097.5, 42_195])
    func `the time at a VDOT has that VDOT`(metres: Double) throws {
        for vdot in stride(from: 35.0, through: 80, by: 5) {
            guard let seconds = DanielsGilbert.time(metres: metres, vdot: vdot) else { continue }
            let back = try #require(DanielsGilbert.vdot(metres: metres, seconds: seconds))
            #expect(abs(back - vdot) < 1e-9)
        }
    }

    @Test func `VDOT is nil outside its domain`() {
        #expect(DanielsGilbert.vdot(metres: 1000, seconds: 200) == nil)
        #expect(DanielsGilbert.vdot(metres: 5000, seconds: 0) == nil)
        #expect(DanielsGilbert.vdot(metres: 5000, seconds: -1) == nil)
        #expect(DanielsGilbert.vdot(metres: .nan, seconds: 1200) == nil)
        #expect(DanielsGilbert.vdot(metres: 5000, seconds: .infinity) == nil)
        #expect(DanielsGilbert.vdot(metres: 42_195, seconds: 18_001) == nil)
        #expect(DanielsGilbert.time(metres: 5000, vdot: 10) == nil)
        #expect(DanielsGilbert.pace(vdot: 50, fraction: 0) == nil)
    }

    @Test func `Riegel's law does not depend on the unit of length`() throws {
        let metric = try #require(Riegel.time(seconds: 1200, from: 5000, to: 10_000, exponent: 1.06))
        let imperial = try #require(Riegel.time(seconds: 1200, from: 5000 / 1.609344, to: 10_000 / 1.609344, exponent: 1.06))
        #expect(abs(metric - imperial) < 1e-9)
    }

    @Test func `one effort leaves the exponent at the usual value, and more efforts narrow it`() throws {
        let five = PersonalEndurance.Effort(metres: 5000, seconds: 1200, deviation: 0.02)
        let ten = PersonalEndurance.Effort(metres: 10_000, seconds: 2520, deviation: 0.02)
        let one = try #require(PersonalEndurance(efforts: [five]))
        let two = try #require(PersonalEndurance(efforts: [five, ten]))
        #expect(abs(one.exponent - 1.07) < 1e-12)
        #expect(two.exponentDeviation < one.exponentDeviation)
        #expect(PersonalEndurance(efforts: []) == nil)
    }

    @Test func `outside Riegel's bounds the personal law gives nil`() throws {
        let half = PersonalEndurance.Effort(metres: 21_097.5, seconds: 7200, deviation: 0.02)
        let law = try #require(PersonalEndurance(efforts: [half]))
        #expect(law.time(metres: 5000) != nil && law.time(metres: 21_097.5) != nil)
        // A marathon of more than 230 minutes, and 400 m in less than 3.5 minutes.
        #expect(law.time(metres: 42_195) == nil && law.time(metres: 400) == nil)
    }

    @Test func `critical speed is refused when the efforts are not on a line`() {
        let scattered = [(metres: 800.0, seconds: 150.0), (3000.0, 900.0), (3400.0, 800.0)]
        #expect(CriticalSpeed(efforts: scattered) != nil)
        #expect(CriticalSpeed.fit(efforts: scattered) == nil)
        #expect(CriticalSpeed.fit(efforts: [(1200, 240), (2400, 520), (3600, 810)]) != nil)
        #expect(CriticalSpeed.fit(efforts: [(1200, 240), (1300, 262), (1400, 284)]) == nil)
    }

    @Test func `a critical speed below the one-hour speed is absent, because some efforts were not maximal`() throws {
        func answer(_ seconds: [Double]) -> Answer<Estimate> {
            let efforts = zip([800, 1000, 1609.344, 3000], seconds).map { BestEffort(distance: $0, seconds: $1, start: 0) }
            let digests = [
                SyntheticHistory.digest(back: 5, efforts: efforts), SyntheticHistory.race(back: 9, metres: 5000, seconds: 1366),
            ]
            let history = History(athlete: SyntheticHistory.athlete, digests: digests)
            let fitness = fitnessInsight(asOf: SyntheticHistory.today, history: history)
            return runningInsight(asOf: SyntheticHistory.today, history: history, fitness: fitness).criticalSpeed
        }
        // Fast short repetitions and an easier 3 km: 5:05 per kilometre, slower than the one-hour pace.
        #expect(answer([154, 213, 415, 823]) == .absent(.outOfRange))
        let hard = try #require(answer([180, 236, 405, 792]).value)
        #expect(abs(hard.value - 3.6) < 0.05)
    }

    @Test func `an absent critical speed affects no prediction, and a present one states its uncertainty`() throws {
        func marathon(_ seconds: [Double]) throws -> [EstimateInput] {
            let efforts = zip([800, 1000, 1609.344, 3000], seconds).map { BestEffort(distance: $0, seconds: $1, start: 0) }
            let digests = [
                SyntheticHistory.race(back: 9, metres: 21_097.5, seconds: 6180),
                SyntheticHistory.digest(back: 5, efforts: efforts),
            ]
            let fitness = fitnessInsight(
                asOf: SyntheticHistory.today, history: History(athlete: SyntheticHistory.athlete, digests: digests))
            return try #require(fitness.predictions.first { $0.race == .marathon }).time.inputs
        }
        #expect(try marathon([154, 213, 415, 823]).contains { $0.name.hasPrefix("cs_marathon") } == false)
        let inputs = try marathon([180, 236, 405, 792])
        // σ² = 0.05² + (0.02 ln(42195/3000))² + (0.01 · 5/90)² + 0.08².
        let step = 0.02 * Double.log(42_195.0 / 3000)
        let sigma = (0.0025 + step * step + (0.05 / 90) * (0.05 / 90) + 0.0064).squareRoot()
        #expect(abs(try #require(inputs.first { $0.name == "cs_marathon_sd" }?.value) - sigma) < 1e-9)
    }

    @Test func `a run of five kilometres is never predicted slower than it was run`() throws {
        // Steady runs at one pace: their stretches of 3 km were not maximal, and there is no race to compare with.
        let digests = (1...8).map { week in
            SyntheticHistory.digest(
                back: 7 * week,
                efforts: [
                    BestEffort(distance: 3000, seconds: 1080 + Double(week), start: 0),
                    BestEffort(distance: 5000, seconds: 1800 + Double(week), start: 0),
                ])
        }
        func prediction(_ digests: [ActivityDigest]) -> RacePrediction? {
            let history = History(athlete: SyntheticHistory.athlete, digests: digests)
            return fitnessInsight(asOf: SyntheticHistory.today, history: history).predictions.first
        }
        // The maximum is 190, so 170 beats are a hard effort.
        let five = try #require(prediction(digests.map { EffortRecordTests.heard($0, seconds: 1800, heartRate: 170) }))
        #expect(five.race == .fiveKilometres && five.time.value < 1801.5)
        // Easy runs are no efforts.
        #expect(prediction(digests) == nil)
    }

    /// B. Smyth et al. (2022): groups below 1.1, below 1.2 and above ran at 88, 86 and 82 % of critical speed; error 6.45 to 5.16 %.
    @Test func `the form of an earlier marathon decides the share of critical speed and narrows the interval`() throws {
        for (decoupling, share) in [(0.95, 0.88), (1.0999, 0.88), (1.1, 0.86), (1.19, 0.86), (1.2, 0.82), (1.6, 0.82)] {
            let time = try #require(CriticalSpeedMarathon.time(criticalSpeed: 3.74, decoupling: decoupling))
            #expect(abs(time - 42_195 / (share * 3.74)) < 1e-9, "\(decoupling)")
        }
        #expect(
            CriticalSpeedMarathon.time(criticalSpeed: 3.74, decoupling: nil) == CriticalSpeedMarathon.time(criticalSpeed: 3.74))
        #expect(CriticalSpeedMarathon.time(criticalSpeed: 2, decoupling: 1) == nil)
        #expect(CriticalSpeedMarathon.deviation(knowsDecoupling: false) == 0.08)
        #expect(abs(CriticalSpeedMarathon.deviation(knowsDecoupling: true) - 0.064) < 1e-12)
    }

    @Test func `Tanda's interval is at least 6.7 % either way`() throws {
        let alone = try #require(PooledPrediction([(12_000, Tanda.deviation)]))
        #expect(alone.halfWidthPercent >= 6.7 && Tanda.deviation >= 0.067)
    }

    @Test func `Tanda's formula gives a result only in its validated range`() {
        #expect(Tanda.validMarathonTime(weeklyKilometres: 39, trainingPace: 300) == nil)
        #expect(Tanda.validMarathonTime(weeklyKilometres: 60, trainingPace: 300) != nil)
        #expect(Tanda.validMarathonTime(weeklyKilometres: 200, trainingPace: 200) == nil)
    }

    @Test func `agreeing methods narrow the pooled interval, and contradiction widens it`() throws {
        let one = try #require(PooledPrediction([(2500, 0.03)]))
        let two = try #require(PooledPrediction([(2500, 0.03), (2500, 0.03)]))
        let apart = try #require(PooledPrediction([(2500, 0.03), (2900, 0.03)]))
        #expect(two.deviation < one.deviation)
        #expect(apart.deviation > one.deviation)
        #expect(two.interval.low < 2500 && two.interval.high > 2500)
        #expect(PooledPrediction([]) == nil)
    }

    @Test func `a marathon with a fade takes longer than by critical speed alone`() throws {
        let time = try #require(CriticalSpeedMarathon.time(criticalSpeed: 3.74))
        #expect(time > 42_195 / 3.74)
    }
}
