import Analysis
import Measures
import Testing
import Training

struct RaceSplitTests {
    @Test func `a race that slows down has a split above one`() throws {
        // 5400 m in 1800 s, then 5400 m in 2160 s.
        let run = SyntheticRun(seconds: 3960, speed: { $0 < 1800 ? 3 : 2.5 }, title: "City 10K Race")
        let race = digest(of: run.recording, id: "1", athlete: SyntheticHistory.athlete, profile: AthleteProfile())
        #expect(race.isRace)
        #expect(abs(try #require(race.traits?.secondHalfRatio) - 1.2) < 0.01)
        let history = History(athlete: SyntheticHistory.athlete, digests: [race])
        let running = insights(asOf: race.day + 10, history: history).running
        #expect(running.raceSplit.value?.value == race.traits?.secondHalfRatio)
        #expect(insights(asOf: race.day + 400, history: history).running.raceSplit == .absent(.noData))
    }

    @Test func `training has no race split, and a short run has no halves`() throws {
        let short = digest(
            of: SyntheticRun(seconds: 600).recording, id: "1", athlete: SyntheticHistory.athlete, profile: AthleteProfile())
        #expect(short.traits?.secondHalfRatio == nil)
        let easy = digest(of: SyntheticRun().recording, id: "2", athlete: SyntheticHistory.athlete, profile: AthleteProfile())
        let running = insights(asOf: easy.day, history: History(athlete: SyntheticHistory.athlete, digests: [easy])).running
        #expect(running.raceSplit == .absent(.noData))
    }
}
