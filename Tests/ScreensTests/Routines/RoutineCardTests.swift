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
    func `without a usual week the cards show their load, and the page says why once`(language: Language) throws {
        let context = context(language)
        let own = try #require(try card(.absent(.tooFew), language).load)
        #expect(own == context.say(.routineLoad(load: context.number(RoutineLoad.load(of: .init(try method()), scale: 1) * 7))))
        func lead(_ usual: Answer<Double>) -> String {
            RoutinesScreen(
                packs: [], own: [], history: RoutineHistory(), usual: usual, scale: 1, showsAdult: false, context: context
            ).lead
        }
        #expect(lead(.absent(.tooFew)).hasSuffix(context.say(.routinesUsualTooFew)))
        #expect(lead(.absent(.stale)).hasSuffix(context.say(.routinesUsualBreak)))
        #expect(lead(.known(180)) == context.say(.routinesLead))
    }

    @Test func `what is no training load is not compared`() throws { #expect(try card(.known(180), kind: .sauna).load == nil) }
}
