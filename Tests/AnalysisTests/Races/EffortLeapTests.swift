import Measures
import Testing
import Training

@testable import Analysis

struct EffortLeapTests {
    /// Seconds for a distance at a VDOT.
    private func seconds(_ metres: Double, _ vdot: Double) throws -> Double {
        try #require(DanielsGilbert.time(metres: metres, vdot: vdot))
    }

    private func race(back: Int, _ vdot: Double, metres: Double = 5000) throws -> ActivityDigest {
        SyntheticHistory.race(back: back, metres: metres, seconds: try seconds(metres, vdot))
    }

    private func hardRun(back: Int, _ vdot: Double) throws -> ActivityDigest {
        let effort = BestEffort(distance: 5000, seconds: try seconds(5000, vdot), start: 600)
        return SyntheticHistory.digest(back: back, efforts: [effort])
    }

    private func leap(_ digests: [ActivityDigest]) -> FitnessInsight {
        fitnessInsight(
            asOf: SyntheticHistory.today, history: History(athlete: SyntheticHistory.athlete, digests: digests))
    }

    @Test func `a gain of more than three points in less than two weeks asks for the distance, and still counts`() throws {
        let fitness = leap([try race(back: 15, 45), try race(back: 5, 48.2, metres: 10_000)])
        let found = try #require(fitness.leap)
        #expect(found.activity == "race-5" && found.day == SyntheticHistory.today - 5 && found.metres == 10_000)
        #expect(abs(found.gain.value - 3.2) < 1e-9)
        #expect(found.gain.inputs.first?.activity == "race-5")
        let advice = try #require(fitness.recommendations.first)
        #expect(advice.rule == .confirmDistance && advice.urgency == .warning)
        #expect(zip(advice.numbers, [10, 3.2, 5]).allSatisfy { abs($0 - $1) < 1e-9 } && advice.numbers.count == 3)
        // It counts: the newer race has more weight than the one before.
        #expect(try #require(fitness.oxygenUptake.value).value > 46.6)
    }

    @Test func `three points, or two weeks, cause no question`() throws {
        #expect(try leap([race(back: 15, 45), race(back: 5, 47.99)]).leap == nil)
        #expect(try leap([race(back: 19, 45), race(back: 5, 50)]).leap == nil)
        #expect(try leap([race(back: 18, 45), race(back: 5, 50)]).leap != nil)
        // An athlete who had this level before returned to it.
        #expect(try leap([race(back: 100, 50), race(back: 10, 45), race(back: 5, 50)]).leap == nil)
        // The first effort of all has no comparison.
        #expect(try leap([race(back: 5, 60)]).leap == nil)
        #expect(try leap([race(back: 5, 60)]).leapAbsence == .nothingFound && leap([]).leapAbsence == .noData)
        // Easy runs between do not show the athlete's ability.
        #expect(try leap([race(back: 60, 45), hardRun(back: 8, 38), race(back: 5, 50)]).leap == nil)
        // A first race is no leap after runs without effort either.
        #expect(try leap((1...6).map { try hardRun(back: 3 * $0, 40) }.reversed() + [race(back: 1, 50)]).leap == nil)
    }

    @Test func `a stretch from a wrong file is asked about with its activity for four weeks`() throws {
        let before = try [race(back: 60, 44)] + (1...6).map { try hardRun(back: 30 + 3 * $0, 44) }
        let wrong = try hardRun(back: 27, 52)
        #expect(leap(before + [wrong]).leap?.activity == "run-27")
        #expect(try leap(before + [hardRun(back: 28, 52)]).leap == nil)
    }

    @Test func `a stretch far above everything recent does not count until another run confirms it`() throws {
        let before = try [race(back: 30, 44)] + (1...6).map { try hardRun(back: 8 + 3 * $0, 42) }
        let wrong = leap(try before + [hardRun(back: 5, 58)])
        let found = try #require(wrong.leap)
        #expect(found.isSetAside && found.activity == "run-5" && abs(found.gain.value - 14) < 1e-9)
        #expect(wrong.recommendations.first?.rule == .effortSetAside)
        #expect(try #require(wrong.oxygenUptake.value).value < 46)
        #expect(wrong.predictions.allSatisfy { $0.time.inputs.allSatisfy { $0.activity != "run-5" } })
        // Another run within three points confirms it, from its own day on.
        let confirmed = try before + [hardRun(back: 5, 58), hardRun(back: 2, 56)]
        #expect(try #require(leap(confirmed).oxygenUptake.value).value > 46 && leap(confirmed).leap?.isSetAside != true)
        let record = History(athlete: SyntheticHistory.athlete, digests: confirmed).efforts
        #expect(record.best(on: SyntheticHistory.today - 3).map { $0.vdot < 46 } == true)
        // A race over a standard distance was measured.
        #expect(try #require(leap(try before + [race(back: 5, 58)]).oxygenUptake.value).value > 48)
    }

    /// Whether a leap to `vdot` counts after a later run.
    private func counts(_ vdot: Double, before later: ActivityDigest) throws -> Bool {
        let digests =
            try [race(back: 30, 44)] + (1...6).map { try hardRun(back: 8 + 3 * $0, 42) } + [hardRun(back: 5, vdot), later]
        let record = History(athlete: SyntheticHistory.athlete, digests: digests).efforts
        return try #require(record.efforts.first { $0.activity == "run-5" }).counts(on: SyntheticHistory.today)
    }

    @Test func `an effort far above a leap does not confirm it`() throws {
        #expect(try counts(58, before: hardRun(back: 2, 60.9)) && counts(58, before: hardRun(back: 2, 55.1)))
        #expect(try !counts(58, before: hardRun(back: 2, 61.1)) && !counts(58, before: hardRun(back: 2, 70)))
        #expect(try !counts(58, before: hardRun(back: 2, 54.9)))
    }

    @Test func `a race on a measured course confirms every leap below it`() throws {
        #expect(try counts(52, before: race(back: 2, 56.5)) && counts(52, before: race(back: 2, 49.1)))
        #expect(try !counts(52, before: race(back: 2, 48.8)))
        // A race over another distance may have been measured wrongly too.
        #expect(try !counts(52, before: race(back: 2, 56.5, metres: 15_000)))
    }

    @Test func `several stretches of one run are one run to compare with`() throws {
        let stretches = try [3000.0, 5000].map { BestEffort(distance: $0, seconds: try seconds($0, 57), start: 0) }
        let leap = SyntheticHistory.digest(back: 170, efforts: stretches)
        let easy = try [200, 195, 190].map { try hardRun(back: $0, 38) }
        // On the last day, the half year before has the leap and the run that confirmed it: too few to call another run a leap.
        let digests = try easy + [leap, hardRun(back: 165, 56), hardRun(back: 5, 74)]
        let record = History(athlete: SyntheticHistory.athlete, digests: digests).efforts
        #expect(record.efforts.filter { $0.activity == "run-170" }.map { $0.counts(on: SyntheticHistory.today) } == [true, true])
        #expect(try #require(record.efforts.last).counts(on: SyntheticHistory.today))
    }

    @Test func `a first hard effort after easy running is no wrong distance`() throws {
        let easy = try (1...8).map { try hardRun(back: 10 + 3 * $0, 38) }
        #expect(leap(try easy + [hardRun(back: 2, 48)]).leap == nil)
        #expect(leap(try easy + [hardRun(back: 2, 54)]).leap?.isSetAside == true)
    }

    @Test func `a level that steady running showed before is no leap`() throws {
        // An athlete with a true value of 50, rest 50, maximum 190, who never ran hard.
        let cost = try #require(DanielsGilbert.cost(speed: 3))
        let segment = SteadySegment(duration: 180, speed: 3, grade: 0, heartRate: 50 + (cost - 3.5) / (50 - 3.5) * 140)
        let easy = try (0..<8).map { index in
            let effort = BestEffort(distance: 5000, seconds: try seconds(5000, 40), start: 600)
            return SyntheticHistory.digest(back: 6 + 2 * index, efforts: [effort], segments: [segment, segment])
        }
        let state = try #require(leap(easy).oxygenUptake.value).value
        #expect(state > 42)
        #expect(try leap(easy + [race(back: 2, 45)]).leap == nil)
        // A first race is not compared with steady running, which is other evidence.
        #expect(try leap(easy + [race(back: 2, 56)]).leap == nil)
    }

    @Test func `the known value of half a year ago is reported with its day`() throws {
        let old = leap([try race(back: 200, 47), SyntheticHistory.digest(back: 2)])
        #expect(old.oxygenUptake.value == nil)
        let last = try #require(old.lastKnownUptake.value)
        #expect(last.asOf == SyntheticHistory.today - 200 && abs(last.value - 47) < 1e-6)
        let new = leap([try race(back: 20, 47)])
        #expect(new.lastKnownUptake == new.oxygenUptake)
        #expect(leap([]).lastKnownUptake == .absent(.noData))
    }
}
