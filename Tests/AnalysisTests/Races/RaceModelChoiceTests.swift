import Measures
import Testing
import Training

@testable import Analysis

struct RaceModelChoiceTests {
    private static func races(pooled: Double, riegel: Double, vdot: Double, count: Int = 4) -> [RaceModelChoice.Race] {
        (0..<count).map { _ in
            RaceModelChoice.Race(pooled: 1000 * pooled, riegel: 1000 * riegel, vdot: 1000 * vdot, actual: 1000)
        }
    }

    @Test func `the better baseline gives times unless the pooled prediction surpasses both`() throws {
        let better = try #require(RaceModelChoice(Self.races(pooled: 1.01, riegel: 0.98, vdot: 1.03)))
        #expect(better.baseline == nil && better.baselineError == nil && abs(better.pooled - 1) < 1e-9)
        let riegel = try #require(RaceModelChoice(Self.races(pooled: 1.035, riegel: 0.975, vdot: 1.03)))
        #expect(riegel.baseline == .riegel && abs((riegel.baselineError ?? 0) - 2.5) < 1e-9)
        let vdot = try #require(RaceModelChoice(Self.races(pooled: 1.035, riegel: 0.975, vdot: 1.021)))
        #expect(vdot.baseline == .vdot && vdot.races == 4)
        // An equal error is not enough.
        #expect(RaceModelChoice(Self.races(pooled: 1.02, riegel: 1.02, vdot: 1.03))?.baseline == .riegel)
    }

    @Test func `two races are too few for a choice`() {
        #expect(RaceModelChoice(Self.races(pooled: 1.1, riegel: 1, vdot: 1, count: 2)) == nil)
    }

    @Test func `baselines start from one race`() throws {
        // T = 1200 · 2^1.06 (models.md, 1.2).
        let riegel = try #require(RaceBaseline.riegel.time(metres: 10_000, from: 5000, seconds: 1200))
        #expect(abs(riegel - 2501.9) < 0.05)
        let vdot = try #require(RaceBaseline.vdot.time(metres: 10_000, from: 5000, seconds: 1200))
        #expect(abs((DanielsGilbert.vdot(metres: 10_000, seconds: vdot) ?? 0) - 49.806) < 0.001)
    }

    /// An athlete whose short hard stretches promise more than any race: the pooled prediction uses them, the last race does not.
    private static func history() -> History {
        var digests = [35, 28, 21, 14, 7].map {
            SyntheticHistory.race(back: $0, metres: 10_000, seconds: DanielsGilbert.time(metres: 10_000, vdot: 44) ?? 2760)
        }
        digests += [38, 31, 24, 17, 10].map {
            SyntheticHistory.digest(
                back: $0,
                efforts: [BestEffort(distance: 5000, seconds: DanielsGilbert.time(metres: 5000, vdot: 49) ?? 1215, start: 0)])
        }
        return History(athlete: SyntheticHistory.athlete, digests: digests)
    }

    @Test func `a pooled prediction that lost on the athlete's races is replaced, with its reason in the receipt`() throws {
        let history = Self.history()
        let fitness = fitnessInsight(asOf: SyntheticHistory.today, history: history)
        let test = try #require(fitness.backtest)
        let choice = try #require(test.choices.shorter)
        #expect(choice.baseline != nil && choice.pooled > (choice.baselineError ?? .infinity))
        let prediction = try #require(fitness.predictions.first { $0.race == .tenKilometres })
        #expect(prediction.steppedBack == choice)
        let race = try #require(DanielsGilbert.time(metres: 10_000, vdot: 44))
        #expect(abs(prediction.time.value - race) < 1)
        #expect(prediction.time.inputs.contains { $0.name == "pooled time" && ($0.value ?? 0) < race })
        #expect(prediction.time.inputs.first { $0.name == "error on own races, pooled" }?.value == choice.pooled)
        // Only marathons decide the model of the marathon.
        #expect(fitness.predictions.first { $0.race == .marathon }?.steppedBack == nil)
    }

    @Test func `each race is scored with the model chosen by then`() throws {
        let test = raceBacktest(asOf: SyntheticHistory.today, history: Self.history())
        // The first race has no prediction, the next three decide, and the last one is predicted by the winner.
        #expect(test.withoutPrediction == 1 && test.rows.map { $0.baseline == nil } == [true, true, true, false])
        #expect(test.pooled?.count == 4 && test.riegel?.count == 4 && test.vdot?.count == 4)
    }

    @Test func `a personal exponent includes a race's random variation once`() throws {
        let efforts = [
            PersonalEndurance.Effort(metres: 5000, seconds: 1260, deviation: 0.02),
            PersonalEndurance.Effort(metres: 10_000, seconds: 2640, deviation: 0.02),
        ]
        let fit = try #require(PersonalEndurance(efforts: efforts)?.time(metres: 10_000))
        let digests = [
            SyntheticHistory.race(back: 0, metres: 5000, seconds: 1260),
            SyntheticHistory.race(back: 0, metres: 10_000, seconds: 2640),
        ]
        let history = History(athlete: SyntheticHistory.athlete, digests: digests)
        let forecast = try #require(RaceForecast(asOf: SyntheticHistory.today, history: history, vdot: 47))
        let inputs = try #require(forecast.prediction(.tenKilometres, quality: 1)).time.inputs
        let stated = try #require(inputs.first { $0.name == "riegel_personal_sd" }?.value)
        #expect(abs(stated - fit.deviation) < 1e-12)
    }
}
