import Foundation
import Measures
import Passkeys
import TestAuthenticators
import Testing

@testable import Accounts

struct PasskeyStoreTests {
    private static let now = Scratch.now
    private static let site = RelyingParty(id: "localhost", origin: "http://localhost:8080")

    /// Passkeys of a folder, with the challenges of one browser.
    private struct Desk {
        let store: PasskeyStore
        let challenges = PasskeyChallenges()

        init(_ folder: String) { store = PasskeyStore(in: folder) }

        func request(new athlete: String? = nil) throws -> PasskeyChallenges.Issued {
            let holder = PasskeyChallenges.Holder.session("s")
            let handle = athlete.map { store.userHandle(of: $0) }
            _ = challenges.issue(to: holder, at: site, userHandle: handle, now: now)
            return try #require(challenges.redeem(of: holder, at: site, isNew: athlete != nil, now: now))
        }

        /// Adds a passkey of a new authenticator.
        func add(
            _ algorithm: TestAuthenticator.Algorithm = .p256, to athlete: String = "1", named name: String = "Phone",
            counter: UInt32 = 0,
            after seconds: Double = 0
        ) throws -> (authenticator: TestAuthenticator, passkey: Passkey) {
            let request = try request(new: athlete)
            var authenticator = try TestAuthenticator(algorithm, userHandle: try #require(request.userHandle))
            authenticator.counter = counter
            let response = try authenticator.register(challenge: request.ceremony.challenge)
            let passkey = try store.add(
                response, to: request, PasskeyTransport.list("usb,internal,new"), named: name, of: athlete, at: now + seconds)
            return (authenticator, passkey)
        }

        @discardableResult
        func signIn(_ authenticator: TestAuthenticator, after seconds: Double = 0) throws -> String {
            let request = try request()
            return try store.signIn(
                try authenticator.signIn(challenge: request.ceremony.challenge), to: request, at: now + seconds)
        }
    }

    @Test func `passkeys of several people are stored privately, listed and used, also after a restart`() throws {
        try Scratch.with { folder in
            let desk = Desk(folder)
            #expect(desk.store.isEmpty)
            var mine = try desk.add(counter: 5)
            let second = try desk.add(.rsa, named: "Schlüssel", after: 60)
            let hers = try desk.add(.ed25519, to: "0123456789abcdef0123456789abcdef", after: 30)
            #expect(!desk.store.isEmpty && desk.store.all(of: "1") == [mine.passkey, second.passkey])
            #expect(
                mine.passkey.name == "Phone" && mine.passkey.transports == [.usb, .internal] && mine.passkey.site == "localhost")
            #expect(mine.passkey.added == Self.now && mine.passkey.used == nil)
            let files = try Scratch.files(in: folder).filter { $0.path.hasSuffix(".json") }
            #expect(files.count == 3 && files.allSatisfy { $0.mode == 0o600 && $0.path.hasPrefix("passkeys/") })
            #expect(files.allSatisfy { $0.text.utf8.count < 2000 })
            // All passkeys of a person have one handle, and no two persons the same.
            #expect(mine.authenticator.userHandle == second.authenticator.userHandle && mine.authenticator.userHandle.count == 32)
            #expect(mine.authenticator.userHandle != hers.authenticator.userHandle)
            #expect(
                Set(desk.store.credentials(of: "1", for: "localhost").map { $0.id }) == [
                    mine.authenticator.id, second.authenticator.id,
                ])
            #expect(desk.store.credentials(of: "1", for: "hearth.example").isEmpty)

            let later = Desk(folder)
            mine.authenticator.counter = 6
            #expect(try later.signIn(mine.authenticator, after: 90) == "1")
            #expect(try later.signIn(second.authenticator) == "1")
            #expect(try later.signIn(hers.authenticator) == hers.passkey.athlete)
            #expect(later.store.all(of: "1").map { $0.used } == [Self.now + 90, Self.now] && later.store.unreadable() == [])
            #expect(later.store.athlete(of: mine.authenticator.id) == "1" && later.store.athlete(of: [1]) == nil)
        }
    }

    @Test func `a counter that does not grow is refused, also after a restart`() throws {
        try Scratch.with { folder in
            let desk = Desk(folder)
            var (authenticator, _) = try desk.add(counter: 5)
            authenticator.counter = 9
            try desk.signIn(authenticator)
            for count in [9, 8, 5, 0] as [UInt32] {
                authenticator.counter = count
                for desk in [desk, Desk(folder)] {
                    #expect(throws: PasskeyError.counterNotGrown(stored: 9, found: count)) { try desk.signIn(authenticator) }
                }
            }
            authenticator.counter = 10
            try Desk(folder).signIn(authenticator)
        }
    }

    @Test func `another account's credential, an unknown one and another site are refused`() throws {
        try Scratch.with { folder in
            let desk = Desk(folder)
            let mine = try desk.add()
            let hers = try desk.add(to: "0123456789abcdef0123456789abcdef")
            var mixed = mine.authenticator
            mixed.userHandle = hers.authenticator.userHandle
            #expect(throws: PasskeyError.wrongUser) { try desk.signIn(mixed) }
            mixed = mine.authenticator
            mixed.id = hers.authenticator.id
            #expect(throws: PasskeyError.wrongUser) { try desk.signIn(mixed) }
            mixed.userHandle = hers.authenticator.userHandle
            #expect(throws: PasskeyError.signatureInvalid) { try desk.signIn(mixed) }
            #expect(throws: PasskeyRefusal.unknown) { try desk.signIn(try TestAuthenticator()) }
            let other = RelyingParty(id: "hearth.example", origin: "https://hearth.example")
            let request = desk.challenges.issue(to: .session("s"), at: other, now: Self.now)
            let response = try mine.authenticator.signIn(challenge: request.ceremony.challenge)
            #expect(throws: PasskeyError.wrongRelyingParty) { try desk.store.signIn(response, to: request, at: Self.now) }
        }
    }

    @Test func `a credential is added once, and an account has a limit`() throws {
        try Scratch.with { folder in
            let desk = Desk(folder)
            let (authenticator, _) = try desk.add()
            for athlete in ["1", "0123456789abcdef0123456789abcdef"] {
                let request = try desk.request(new: athlete)
                let again = try authenticator.register(challenge: request.ceremony.challenge)
                #expect(throws: PasskeyRefusal.alreadyKnown) {
                    try desk.store.add(again, to: request, [], named: "x", of: athlete, at: Self.now)
                }
            }
            for _ in 1..<PasskeyStore.limit { _ = try desk.add() }
            #expect(throws: PasskeyRefusal.tooMany(limit: PasskeyStore.limit)) { try desk.add() }
            _ = try desk.add(to: "0123456789abcdef0123456789abcdef")
            // A refused response stores nothing.
            let request = try desk.request(new: "2")
            var weak = try TestAuthenticator()
            weak.flags = [.userPresent]
            let response = try weak.register(challenge: request.ceremony.challenge)
            #expect(throws: PasskeyError.userNotVerified) {
                try desk.store.add(response, to: request, [], named: "x", of: "2", at: Self.now)
            }
            #expect(desk.store.all(of: "2").isEmpty)
            // A request for a sign-in creates nothing.
            let signIn = try desk.request()
            let other = try TestAuthenticator().register(challenge: signIn.ceremony.challenge)
            #expect(throws: PasskeyError.wrongChallenge) {
                try desk.store.add(other, to: signIn, [], named: "x", of: "2", at: Self.now)
            }
        }
    }

    @Test func `a passkey is renamed and removed by its owner only`() throws {
        try Scratch.with { folder in
            let desk = Desk(folder)
            let (authenticator, passkey) = try desk.add()
            #expect(try !desk.store.rename(passkey.id, of: "2", to: "x") && !desk.store.remove(passkey.id, of: "2"))
            #expect(try !desk.store.rename("../sessions/x", of: "1", to: "x") && !desk.store.remove("", of: "1"))
            #expect(try desk.store.rename(passkey.id, of: "1", to: String(repeating: "👨‍👩‍👧‍👦", count: 99)))
            let name = try #require(desk.store.all(of: "1").first?.name)
            #expect(name == String(repeating: "👨‍👩‍👧‍👦", count: name.count) && name.utf8.count <= 240 && name.count > 5)
            #expect(try desk.signIn(authenticator) == "1")
            #expect(try desk.store.remove(passkey.id, of: "1") && desk.store.isEmpty)
            #expect(throws: PasskeyRefusal.unknown) { try desk.signIn(authenticator) }
            _ = try desk.add()
            _ = try desk.add()
            let hers = try desk.add(to: "2")
            try desk.store.removeAll(of: "1")
            #expect(desk.store.all(of: "1").isEmpty && desk.store.all(of: "2") == [hers.passkey])
        }
    }

    @Test func `a file that is damaged, cut, renamed or replaced by a link is refused and listed`() throws {
        try Scratch.with { folder in
            let desk = Desk(folder)
            let (authenticator, passkey) = try desk.add()
            let path = folder + "/passkeys/\(passkey.id).json"
            let whole = try Data(contentsOf: URL(filePath: path))
            var object = try #require(try JSONSerialization.jsonObject(with: whole) as? [String: Any])
            let key = try #require(object["key"] as? String)
            for (name, value) in [
                ("key", "AAAA"), ("key", String(key.dropLast(4))), ("key", "?"), ("handle", ""), ("credentialID", "AAAA"),
                ("counter", -1),
                ("added", "x"),
            ] as [(String, Any)] {
                let right = object[name]
                object[name] = value
                try JSONSerialization.data(withJSONObject: object).write(to: URL(filePath: path))
                #expect(desk.store.unreadable() == ["passkeys/\(passkey.id).json"], "\(name) \(value)")
                #expect(throws: PasskeyRefusal.unknown) { try desk.signIn(authenticator) }
                object[name] = right
            }
            for count in [0, 1, whole.count - 1] {
                try whole.prefix(count).write(to: URL(filePath: path))
                #expect(desk.store.unreadable().count == 1 && desk.store.all(of: "1").isEmpty)
            }
            try whole.write(to: URL(filePath: path))
            #expect(desk.store.unreadable() == [] && desk.store.all(of: "1") == [passkey])
            let moved = folder + "/passkeys/" + String(repeating: "a", count: 32) + ".json"
            try FileManager.default.moveItem(atPath: path, toPath: moved)
            #expect(desk.store.unreadable().count == 1)
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: moved)
            #expect(throws: PasskeyRefusal.unknown) { try desk.signIn(authenticator) }
        }
    }

    @Test func `the longest credential fits into its file`() throws {
        try Scratch.with { folder in
            let desk = Desk(folder)
            let request = try desk.request(new: "1")
            var authenticator = try TestAuthenticator(.rsa, userHandle: try #require(request.userHandle))
            authenticator.id = [UInt8](repeating: 0xFB, count: AttestedCredential.idLimit)
            let response = try authenticator.register(challenge: request.ceremony.challenge)
            let name = String(repeating: "👨‍👩‍👧‍👦", count: 60)
            let all = PasskeyTransport.list("usb,nfc,ble,hybrid,internal,smart-card")
            #expect(all.count == 6)
            _ = try desk.store.add(response, to: request, all, named: name, of: "1", at: Self.now)
            #expect(try desk.signIn(authenticator) == "1")
            // A key of 4096 bits has 342 characters more.
            let size = try #require(try Scratch.files(in: folder).first { $0.path.hasSuffix(".json") }).text.utf8.count
            #expect(size + 342 <= 4096)
        }
    }
}

struct PasskeyChallengesTests {
    private static let now = Scratch.now
    private static let site = RelyingParty(id: "localhost", origin: "http://localhost:8080")

    @Test func `a challenge is valid once, for its holder, site and purpose, and for five minutes`() {
        let challenges = PasskeyChallenges()
        let (one, other) = (Secret(), Secret())
        let holders: [PasskeyChallenges.Holder] = [.session("s"), .attempt(one, address: "::1"), .invitation(one)]
        for holder in holders {
            func issue() -> PasskeyChallenges.Issued { challenges.issue(to: holder, at: Self.site, now: Self.now) }
            func redeem(at party: RelyingParty = Self.site, isNew: Bool = false, after seconds: Double = 0) -> PasskeyChallenges
                .Issued?
            {
                challenges.redeem(of: holder, at: party, isNew: isNew, now: Self.now + seconds)
            }
            var issued = issue()
            #expect(issued.ceremony.challenge.count == 32 && issued != issue())
            issued = issue()
            #expect(redeem(after: 299) == issued && redeem() == nil)
            _ = issue()
            #expect(redeem(after: 300) == nil && redeem() == nil)
            _ = issue()
            #expect(redeem(after: -1) == nil)
            _ = issue()
            #expect(redeem(isNew: true) == nil && redeem() == nil)
            _ = issue()
            #expect(redeem(at: RelyingParty(id: "localhost", origin: "http://localhost:9")) == nil && redeem() == nil)
        }
        _ = challenges.issue(to: .attempt(one, address: "::1"), at: Self.site, now: Self.now)
        for holder in [.session(one.text), .attempt(other, address: "::1"), .invitation(one)] as [PasskeyChallenges.Holder] {
            #expect(challenges.redeem(of: holder, at: Self.site, isNew: false, now: Self.now) == nil)
        }
        #expect(challenges.redeem(of: .attempt(one, address: "::2"), at: Self.site, isNew: false, now: Self.now) != nil)
        let new = challenges.issue(to: .session("s"), at: Self.site, userHandle: [1], now: Self.now)
        #expect(challenges.redeem(of: .session("s"), at: Self.site, isNew: true, now: Self.now) == new)
    }

    @Test func `many attempts displace the oldest of their address, and no session`() {
        let challenges = PasskeyChallenges(limit: 50, limitOfAddress: 10)
        func redeem(_ holder: PasskeyChallenges.Holder) -> Bool {
            challenges.redeem(of: holder, at: Self.site, isNew: false, now: Self.now + 100) != nil
        }
        let friend = Secret()
        _ = challenges.issue(to: .attempt(friend, address: "friend"), at: Self.site, now: Self.now)
        _ = challenges.issue(to: .session("s"), at: Self.site, now: Self.now)
        var secrets: [Secret] = []
        for second in 0..<30 {
            secrets.append(Secret())
            _ = challenges.issue(to: .attempt(secrets[second], address: "foe"), at: Self.site, now: Self.now + Double(second))
        }
        #expect(challenges.count == 12)
        #expect(!redeem(.attempt(secrets[19], address: "foe")) && redeem(.attempt(secrets[20], address: "foe")))
        #expect(redeem(.attempt(friend, address: "friend")))
        for address in 0..<90 {
            _ = challenges.issue(to: .attempt(Secret(), address: "\(address)"), at: Self.site, now: Self.now + 50)
        }
        #expect(challenges.count == 50 && redeem(.session("s")))
        for session in 0..<90 { _ = challenges.issue(to: .session("\(session)"), at: Self.site, now: Self.now + 60) }
        #expect(challenges.count == 50 && redeem(.session("89")))
        // Old ones make room first.
        _ = challenges.issue(to: .session("x"), at: Self.site, now: Self.now + 1000)
        #expect(challenges.count <= 50)
    }
}
