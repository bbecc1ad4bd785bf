import Analysis
import Localizations
import Testing
import Training

@testable import Screens

struct FitnessLevelTests {
    private func screen(_ uptake: Double, age: Int, _ language: Language = .english) -> FitnessScreen {
        var insights = Example.insights
        insights.fitness.standing = CooperLevels.standing(uptake: uptake, age: age, sex: .male)
        insights.fitness.level = insights.fitness.standing.map { .known($0.level) } ?? .absent(.profileIncomplete)
        return FitnessScreen(insights: insights, context: Example.context(language))
    }

    @Test func `the marker is at the athlete's own level, and the words state the bounds`() throws {
        let good = screen(46.15, age: 35)
        #expect(abs(try #require(good.levels.marker) - 0.5) < 1e-9)
        #expect(good.levels.spoken == "Your level: Good. 46.2; this level is 44.0 to 48.3")
        let note = try #require(good.levelNote)
        #expect(note.contains("95th percentile") && note.contains("not with runners") && !note.contains("Approximate"))
        // The bounds are in the receipt.
        #expect(good.uptake.explanation?.rows.contains { $0.value == "46.2; this level is 44.0 to 48.3" } == true)
        #expect(
            screen(60, age: 35).levels.marker == 1
                && screen(60, age: 35).levels.spoken.hasSuffix("60.0; this level begins at 54.0"))
        #expect(screen(39, age: 35).levels.spoken.hasSuffix("39.0; this level ends at 40.5"))
    }

    @Test func `below the age of twenty the level is marked as approximate`() {
        #expect(screen(46, age: 17).levelNote?.contains("Approximate") == true)
    }

    @Test(arguments: Language.allCases) func `the receipt names the table of the level`(_ language: Language) throws {
        let why = try #require(screen(46.15, age: 35, language).uptake.explanation)
        #expect(why.rows.contains { $0.route == .model(CooperLevels.card.id) } && !why.value.isEmpty)
    }

    @Test func `without age and sex there is neither a level nor a comparison`() {
        let none = FitnessScreen(insights: Example.emptyInsights, context: Example.context(.english))
        #expect(none.levels.marker == nil && none.levelNote == nil)
    }
}
