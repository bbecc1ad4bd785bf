import Archives
import Measures
import Testing
import Training
import TrainingLog

extension StoreContract {
    func checkPrivacyZones(_ stores: Stores) async throws {
        let store = stores.sharing
        let (home, work) = (try SharingExamples.zone(1), try SharingExamples.zone(2, radius: 1200))
        #expect(try await store.privacyZones(of: me) == [])
        try await store.save([work, home], athlete: me, at: morning)
        #expect(try await store.privacyZones(of: me) == [work, home], "in the athlete's order, to the bit")
        let number = try #require(try await stores.athletes.lastChange(of: me)).number
        try await store.save([work, home], athlete: me, at: morning)
        #expect(try await stores.athletes.lastChange(of: me)?.number == number, "the same zones are no change")
        try await store.save([home], athlete: me, at: morning)
        #expect(try await store.privacyZones(of: me) == [home])
        #expect(try await store.privacyZones(of: "another athlete") == [])
        try await stores.athletes.eraseAll(of: me, at: morning)
        #expect(try await store.privacyZones(of: me) == [])
    }

    func checkLinks(_ stores: Stores) async throws {
        let store = stores.sharing
        func secret(_ number: UInt8) -> ContentHash { ContentHash(of: [number]) }
        var first = ActivityShare(
            id: UniqueID(high: 1, low: 1), activity: "a", made: morning, ends: morning + 86_400,
            content: .init(heartRate: true, file: true))
        let second = ActivityShare(
            id: UniqueID(high: 1, low: 2), activity: "b", made: morning + 1, ends: nil, content: .init(note: true))
        #expect(try await store.shares(of: me) == [])
        #expect(try await store.share(ofSecret: secret(1)) == nil)
        try await store.save(first, secret: secret(1), athlete: me, at: morning)
        try await store.save(second, secret: secret(2), athlete: me, at: morning)
        #expect(try await store.shares(of: me) == [second, first], "the newest first")
        #expect(try await store.share(ofSecret: secret(1)) == FoundShare(athlete: me, share: first))
        #expect(try await store.share(ofSecret: secret(3)) == nil)
        let number = try #require(try await stores.athletes.lastChange(of: me)).number
        first.opened = morning + 60
        try await store.save(first, secret: secret(1), athlete: me, at: morning)
        #expect(try await store.share(ofSecret: secret(1))?.share == first, "the first use is kept")
        #expect(try await stores.athletes.lastChange(of: me)?.number != number)
        let other = ActivityShare(id: UniqueID(high: 1, low: 3), activity: "c", made: morning, ends: nil)
        try await store.save(other, secret: secret(4), athlete: "another athlete", at: morning)
        #expect(try await store.share(ofSecret: secret(4)) == FoundShare(athlete: "another athlete", share: other))
        #expect(try await !store.removeShare(other.id, athlete: me, at: morning), "another athlete's link is unknown")
        #expect(try await store.removeShare(first.id, athlete: me, at: morning))
        #expect(try await !store.removeShare(first.id, athlete: me, at: morning))
        #expect(try await store.share(ofSecret: secret(1)) == nil)
        try await stores.athletes.eraseAll(of: me, at: morning)
        #expect(try await store.shares(of: me) == [])
        #expect(try await store.share(ofSecret: secret(2)) == nil)
        #expect(try await store.shares(of: "another athlete") == [other])
    }
}
