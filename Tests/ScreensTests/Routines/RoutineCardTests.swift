import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct RoutineCardTests {
    private func context(_ language: Language) -> DisplayContext {
        DisplayContext(language: language, units: .metric, now: Day(number: 20_000).start(at: .utc) + 43_200, offset: .utc)
    }

    private func card(_ usual: Answer<Double>, kind: TrainingMethod.Kind = .run, _ language: Language = .english) throws
        -> RoutineCard
    {
        let method = TrainingMethod(
            id: try #require(ContentID("easy")), kind: kind, name: TranslatedText("Easy"), description: TranslatedText(""),
            minutes: 60, intensity: .easy)
        let day = RoutineDay(name: TranslatedText(""), description: TranslatedText(""), sessions: [.init(method)])
        let routine = try #require(
            Routine(
                reference: .own(UniqueID(high: 1, low: 2)), name: TranslatedText("Week"), description: TranslatedText(""),
                goal: .own, difficulty: .beginner, days: [day]))
        return RoutineCard(routine, usual: usual, scale: 1, isFollowed: false, context(language))
    }

    @Test func `the load of a week stands beside that of the usual week`() throws {
        let load = RoutineLoad.load(of: .init(try method(), minutes: 60), scale: 1) * 7
        #expect(
            try card(.known(180)).load
                == "Load about \(Int(load.rounded(.toNearestOrAwayFromZero))) a week; your usual week is 180")
    }

    private func method() throws -> TrainingMethod {
        TrainingMethod(
            id: try #require(ContentID("easy")), kind: .run, name: TranslatedText(""), description: TranslatedText(""),
            minutes: 60, intensity: .easy)
    }

    @Test(arguments: Language.allCases)
    func `without a usual week the card says why`(language: Language) throws {
        let few = try #require(try card(.absent(.tooFew), kind: .run, language).load)
        let back = try #require(try card(.absent(.stale), kind: .run, language).load)
        #expect(few != back)
        #expect(few.hasSuffix(context(language).say(.routineUsualTooFew)))
        #expect(back.hasSuffix(context(language).say(.routineUsualBreak)))
    }

    @Test func `what is no training load is not compared`() throws { #expect(try card(.known(180), kind: .sauna).load == nil) }
}
