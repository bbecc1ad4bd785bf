import Analysis
import Localizations
import Measures
import Screens
import Testing
import Training

struct RaceScreenTests {
    private func race(_ days: Int, metres: Double = 21_097.5, celsius: Double? = nil) throws -> RaceGoal {
        try #require(
            RaceGoal(
                id: UniqueID(high: 1, low: 2), day: Example.today + days, metres: metres, name: "Taipei", goal: 6300,
                celsius: celsius,
                humidity: celsius.map { _ in 80 }))
    }

    private func screen(_ race: RaceGoal, _ language: Language = .english) throws -> RaceScreen {
        let history = History(athlete: Athlete(name: "T"), digests: [])
        let insights = insights(asOf: Example.today, history: history)
        return RaceScreen(
            race, season: SeasonInsight(race, asOf: Example.today, history: history, insights: insights),
            context: Example.context(language))
    }

    @Test(arguments: Language.allCases) func `without data a race says what it needs, in every language`(language: Language)
        throws
    {
        let screen = try screen(try race(80), language)
        #expect(screen.title == "Taipei" && screen.chart == nil && screen.weeks == nil)
        #expect(screen.lead.contains(Phrase.raceNeedsWeeks.text(language)))
        #expect(screen.sections.first { $0.name == "heat" }?.lead == Phrase.raceHeatUnknown.text(language))
        #expect(screen.sections.allSatisfy { $0.explanation != nil })
    }

    @Test func `a hot race has days with heat and the acclimation that they bring`() throws {
        let heat = try #require(try screen(try race(30, celsius: 30)).sections.first { $0.name == "heat" })
        #expect(heat.lead?.contains(Phrase.raceHeatPlan.text(.english)) == true)
        #expect(heat.rows.contains { $0.label == Phrase.raceHeatExpected.text(.english) })
        let cool = try #require(try screen(try race(30, celsius: 8)).sections.first { $0.name == "heat" })
        #expect(cool.lead == Phrase.raceHeatCool.text(.english))
    }

    @Test func `races ahead come first, and past ones last`() throws {
        let list = RacesScreen([try race(-5), try race(60, metres: 10_000), try race(20)], context: Example.context(.english))
        #expect(list.ahead.map { $0.badge?.text } == ["20 days left", "60 days left"] && list.past.count == 1)
        #expect(list.past.allSatisfy { $0.badge == nil } && list.empty == nil)
        #expect(RacesScreen([], context: Example.context(.english)).empty != nil)
    }
}
