import Measures
import Testing
import Training
import TrainingLog

extension StoreContract {
    func checkObservers(_ stores: Stores) async throws {
        let (store, other) = (stores.sharing, "another athlete")
        var coach = ObserverAccess(observer: "coach", made: morning + 1, ends: morning + 86_400)
        let friend = ObserverAccess(observer: "friend", made: morning, ends: nil)
        #expect(try await store.observers(of: me) == [])
        #expect(try await store.accesses(by: "coach") == [])
        try await store.save(coach, athlete: me, at: morning)
        try await store.save(friend, athlete: me, at: morning)
        #expect(try await store.observers(of: me) == [friend, coach], "the first added first")
        #expect(try await store.accesses(by: me) == [], "an access has one direction")
        let number = try #require(try await stores.athletes.lastChange(of: me)).number
        (coach.ends, coach.opened) = (nil, morning + 60)
        try await store.save(coach, athlete: me, at: morning)
        #expect(try await store.observers(of: me) == [friend, coach], "one access for each observer")
        #expect(try await stores.athletes.lastChange(of: me)?.number != number)
        try await store.save(friend, athlete: other, at: morning)
        #expect(
            try await store.accesses(by: "friend") == [
                FoundAccess(athlete: me, access: friend), FoundAccess(athlete: other, access: friend),
            ])
        #expect(try await !store.removeObserver("coach", athlete: other, at: morning), "another athlete's observer is unknown")
        #expect(try await store.removeObserver("coach", athlete: me, at: morning))
        #expect(try await !store.removeObserver("coach", athlete: me, at: morning))
        #expect(try await store.accesses(by: "coach") == [])
        // The data of either side end the access.
        try await store.save(ObserverAccess(observer: me, made: morning, ends: nil), athlete: other, at: morning)
        try await stores.athletes.eraseAll(of: me, at: morning)
        #expect(try await store.observers(of: me) == [])
        #expect(try await store.accesses(by: me) == [])
        #expect(try await store.accesses(by: "friend") == [FoundAccess(athlete: other, access: friend)])
        try await stores.athletes.eraseAll(of: "friend", at: morning)
        #expect(try await store.observers(of: other) == [])
    }
}
