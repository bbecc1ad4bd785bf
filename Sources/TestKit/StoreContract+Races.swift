import Measures
import Testing
import Training
import TrainingLog

extension StoreContract {
    func checkRaces(_ stores: Stores) async throws {
        let store = stores.races
        func race(_ number: UInt64, _ day: Int, _ weeks: [RaceGoal.Week] = []) throws -> RaceGoal {
            try #require(
                RaceGoal(
                    id: UniqueID(high: 3, low: number), day: Day(number: day), metres: 21_097.5, name: "Taipei", goal: 6300,
                    celsius: 26, humidity: 80, importance: number == 2 ? .other : .main, firstPlan: weeks))
        }
        #expect(try await store.races(of: me) == [])
        let week = RaceGoal.Week(first: Day(number: 20_458), load: 301.25, longRunMinutes: 95)
        let (late, early) = (try race(1, 20_600, [week]), try race(2, 20_500))
        try await store.save([late, early], athlete: me, at: morning)
        #expect(try await store.races(of: me) == [early, late], "by day")
        let number = try #require(try await stores.athletes.lastChange(of: me)).number
        try await store.save([early, late], athlete: me, at: morning)
        #expect(try await stores.athletes.lastChange(of: me)?.number == number, "the same races are no change")
        let record = try #require(early.record(id: early.id, ended: Day(number: 20_480)))
        try await store.save([late, record], athlete: me, at: morning)
        #expect(try await store.races(of: me) == [record, late], "the record of a removed race stays")
        try await store.save([late], athlete: me, at: morning)
        #expect(try await store.races(of: me) == [late])
        #expect(try await store.races(of: "another athlete") == [])
        try await stores.athletes.eraseAll(of: me, at: morning)
        #expect(try await store.races(of: me) == [])
    }
}
