import Measures
import Testing
import Training
import TrainingLog

extension StoreContract {
    func checkPacks(_ stores: Stores) async throws {
        let store = stores.routines
        let (first, second) = (RoutineExamples.pack(version: 1), RoutineExamples.pack(version: 2, minutes: 45))
        #expect(try await store.packs() == [])
        try await stores.athletes.save(Athlete(name: "Ada"), as: me, at: morning)
        let number = try #require(try await stores.athletes.lastChange(of: me)).number
        for _ in 1...2 { try await store.save(first, at: morning) }
        #expect(try await store.packs() == [StoredPack(id: first.id, version: 1, revision: 1, isRemoved: false)])
        #expect(try await store.pack(first.id) == first)
        #expect(try await stores.athletes.lastChange(of: me)?.number == number + 1, "the same pack is no second change")
        try await store.save(second, at: morning)
        #expect(try await store.pack(first.id) == second)
        #expect(try await store.removePack(first.id, at: morning))
        #expect(try await store.removePack(first.id, at: morning) == false)
        #expect(try await store.pack(first.id) == nil)
        #expect(try await store.packs() == [StoredPack(id: first.id, version: 2, revision: 3, isRemoved: true)])
        try await store.save(second, at: morning)
        #expect(try await store.pack(first.id) == second)
        try await stores.athletes.eraseAll(of: me, at: morning)
        #expect(try await store.pack(first.id) == second, "a pack says nothing about the athlete")
    }

    func checkRoutines(_ stores: Stores) async throws {
        let store = stores.routines
        let pack = RoutineExamples.pack(version: 1)
        let routine = try #require(pack.routines.first)
        var own = try (1...3).map { number in
            try #require(RoutineExamples.routine(.own(UniqueID(high: 9, low: number)), pack.methods))
        }
        own[0].repeats = false
        own[0].days[1].isOpen = true
        #expect(try await store.ownRoutines(of: me) == [])
        try await store.save(own, athlete: me, at: morning)
        try await store.save([own[2], own[0]], athlete: me, at: morning)
        #expect(try await store.ownRoutines(of: me) == [own[2], own[0]])

        #expect(try await store.routineHistory(of: me) == RoutineHistory())
        let start = Day(number: 20_000)
        var history = RoutineHistory()
        history.follow(routine, packVersion: 1, from: start, number: 2)
        history.shift(on: start + 3)
        history.pause(from: start + 7)
        history.resume(from: start + 10)
        history.follow(own[0], packVersion: nil, from: start + 20, decided: start + 12)
        history.correct(start + 20, .skipped)
        for _ in 1...2 { try await store.save(history, athlete: me, at: morning) }
        #expect(history.stretches.count == 4)
        #expect(try await store.routineHistory(of: me) == history)
        history.correct(start + 20, nil)
        history.stop(from: start + 22)
        let number = try #require(try await stores.athletes.lastChange(of: me)).number
        for _ in 1...2 { try await store.save(history, athlete: me, at: morning) }
        #expect(try await store.routineHistory(of: me) == history)
        #expect(try await stores.athletes.lastChange(of: me)?.number == number + 1)
        #expect(try await store.routineHistory(of: "another athlete") == RoutineHistory())
        #expect(try await store.ownRoutines(of: "another athlete") == [])
    }
}
