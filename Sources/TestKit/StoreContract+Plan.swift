import Measures
import Testing
import Training
import TrainingLog

extension StoreContract {
    func checkPlannedDays(_ stores: Stores) async throws {
        let store = stores.plans
        let start = Day(number: 20_000)
        let run = PlannedSession(
            kind: .run, intensity: .tempo, minutes: 50, hardMinutes: 20,
            parts: SessionParts(warmUp: 12, repeats: 3, work: 7, recovery: 2, coolDown: 13),
            title: TranslatedText([.init(language: "en", text: "Tempo"), .init(language: "zh-Hant", text: "節奏")]),
            note: "By the river,\nif it is dry.", words: TranslatedText("15 min easily,\n20 min fast."),
            wordsDay: start, isInHeat: true)
        #expect(try await store.plan(of: me) == StoredPlan())
        var plan = StoredPlan()
        plan.store(StoredDay(day: start, sessions: [run], origin: .accepted, decided: start - 1, correction: .partly))
        plan.store(StoredDay(day: start + 5, sessions: [], origin: .accepted, decided: start))
        let ride = PlannedSession(kind: .ride, intensity: .long, minutes: 600)
        let practice = PlannedSession(kind: .practice, intensity: .easy, minutes: 1)
        plan.store(StoredDay(day: start - 3, sessions: [ride, practice], origin: .edited, decided: start - 9))
        plan.move(start + 2, [run], to: start + 3, [ride], decided: start)
        for _ in 1...2 { try await store.save(plan, athlete: me, at: morning) }
        #expect(plan.days.count == 5)
        #expect(try await store.plan(of: me) == plan)
        plan.remove(start)
        plan.store(StoredDay(day: start + 3, sessions: [ride], origin: .edited, decided: start + 1))
        let number = try #require(try await stores.athletes.lastChange(of: me)).number
        for _ in 1...2 { try await store.save(plan, athlete: me, at: morning) }
        #expect(try await store.plan(of: me) == plan)
        #expect(try await stores.athletes.lastChange(of: me)?.number == number + 1, "the same plan is no second change")
        #expect(try await store.plan(of: "another athlete") == StoredPlan())
        try await stores.athletes.eraseAll(of: me, at: morning)
        #expect(try await store.plan(of: me) == StoredPlan())
    }
}
