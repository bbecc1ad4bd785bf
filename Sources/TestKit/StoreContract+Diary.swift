import Measures
import Testing
import Training
import TrainingLog

extension StoreContract {
    func checkDiary(_ stores: Stores) async throws {
        let day = Day(number: 19_844)
        let knee = Niggle(
            id: "a", day: day, place: .knee, spot: "außen", side: .left, intensity: 0, words: "after the “stairs”\n")
        let back = Niggle(id: "b", day: day + 1, place: .lowerBack, intensity: 10)
        let entries: [DiaryEntry] = [
            .niggle(knee), .niggle(back), .shoesRetired(name: "Löwe 3", day: day), .niggleRemoved(id: "a"),
            .shoesInUse(name: "Löwe 3"), .shoesRenamed(name: "Löwe 3", called: "Löwe „drei“"),
        ]
        for (second, entry) in entries.enumerated() {
            let change = try await stores.athletes.lastChange(of: me)?.number ?? 0
            let stored = StoredDiaryEntry(entry, moment: morning + Double(second))
            try await stores.diary.add(stored, athlete: me, at: stored.moment)
            #expect(try await stores.athletes.lastChange(of: me)?.number == change + 1)
        }
        let all = try await stores.diary.diary(of: me)
        #expect(all.map(\.entry) == entries && all.map(\.moment) == (0..<6).map { morning + Double($0) })
        #expect(try await stores.diary.diary(of: "another athlete").isEmpty)

        #expect(try await stores.diary.removeNewest(about: .niggle("a"), athlete: me, at: morning + 9))
        #expect(Diary(try await stores.diary.diary(of: me).map(\.entry)).niggles == [knee, back])
        #expect(try await stores.diary.removeNewest(about: .shoes("Löwe 3"), athlete: me, at: morning + 9))
        #expect(try await stores.diary.diary(of: me).last?.entry == .shoesInUse(name: "Löwe 3"))
        #expect(try await stores.diary.removeNewest(about: .shoes("Löwe 3"), athlete: me, at: morning + 9))
        #expect(Diary(try await stores.diary.diary(of: me).map(\.entry)).retirement(of: "Löwe 3") == day)
        // Shoes may have the same name as a niggle.
        #expect(try await stores.diary.removeNewest(about: .shoes("a"), athlete: me, at: morning + 9) == false)
        #expect(try await stores.diary.removeNewest(about: .niggle("a"), athlete: "2", at: morning + 9) == false)
    }
}
