import Measures
import Sync
import Testing
import Training
import TrainingLog

extension StoreContract {
    func checkClassTypes(_ stores: Stores) async throws {
        func type(_ number: UInt64, _ name: String) throws -> ClassType {
            try #require(
                ClassType(
                    id: UniqueID(high: 1, low: number), name: name, symbol: number == 1 ? .flame : nil,
                    defaultRoom: RoomTemperature(degrees: 104, isFahrenheit: number == 1), sport: .hotYoga))
        }
        #expect(try await stores.classTypes.classTypes(of: me) == ClassTypeList())
        var list = ClassTypeList()
        for (number, name) in [(2, "熱瑜伽"), (1, "Hot “flow”"), (3, "Spin")] as [(UInt64, String)] {
            list.set(try type(number, name))
        }
        list.setRemoved(UniqueID(high: 1, low: 1), true)
        let number = try await stores.athletes.lastChange(of: me)?.number ?? 0
        for _ in 1...2 { try await stores.classTypes.save(list, athlete: me, at: morning) }
        #expect(try await stores.athletes.lastChange(of: me)?.number == number + 1)
        #expect(try await stores.classTypes.classTypes(of: me) == list)
        list.move(UniqueID(high: 1, low: 3), up: true)
        list.setRemoved(UniqueID(high: 1, low: 1), false)
        try await stores.classTypes.save(list, athlete: me, at: morning)
        #expect(try await stores.classTypes.classTypes(of: me) == list)
        #expect(try await stores.classTypes.classTypes(of: "another athlete") == ClassTypeList())
    }

    func checkSettingsVersions(_ stores: Stores) async throws {
        let epoch = UniqueID(high: 7, low: 7)
        func counter(_ content: String, of athlete: String) async throws -> Int64 {
            let version = try await stores.sessions.settingsVersion(ofContent: content, newEpoch: epoch, athlete: athlete)
            #expect(version.epoch == epoch)
            return version.counter
        }
        var counters: [Int64] = []
        for content in ["a", "a", "b", "b", "a"] { counters.append(try await counter(content, of: me)) }
        #expect(counters == [1, 1, 2, 2, 3])
        #expect(try await counter("a", of: "another athlete") == 1)
        // Records and settings have the same epoch, and do not disturb each other.
        let pull = try await stores.sessions.pull(
            after: nil, limit: 1, newEpoch: UniqueID(high: 8, low: 8), athlete: me, at: morning)
        #expect(pull.next?.epoch == epoch && pull.next?.position == 0)
        #expect(try await counter("a", of: me) == 3)
    }
}
