import Foundation
import Measures
import Testing

@testable import Accounts

struct IdentityStoreTests {
    private static let issuer = "https://id.example"

    @Test func `an identity is found by issuer and subject, in private files and by another process`() throws {
        try Scratch.with { folder in
            let store = IdentityStore(in: folder)
            let added = try store.add("s", at: Self.issuer, named: String(repeating: "ä", count: 100), to: "1", now: Scratch.now)
            #expect(added.name.count == 60 && added.used == nil && SecretHash.isID(added.id))
            let other = IdentityStore(in: folder)
            #expect(other.athlete(of: "s", at: Self.issuer) == "1" && other.all(of: "1") == [added] && other.all(of: "2").isEmpty)
            // Neither part alone, and no other division of the same text.
            for (subject, issuer) in [
                ("S", Self.issuer), ("s", Self.issuer + "/"), ("es", "https://id.exampl"), ("", Self.issuer + "s"),
            ] {
                #expect(other.athlete(of: subject, at: issuer) == nil)
            }
            #expect(try Scratch.files(in: folder).allSatisfy { $0.mode == 0o700 || $0.mode == 0o600 })
            store.noteUse(of: "s", at: Self.issuer, now: Scratch.now + 5)
            #expect(store.all(of: "1").first?.used == Scratch.now + 5)
            store.noteUse(of: "t", at: Self.issuer, now: Scratch.now)
            #expect(store.athlete(of: "t", at: Self.issuer) == nil)
        }
    }

    @Test func `an identity has one account, and an account at most ten`() throws {
        try Scratch.with { folder in
            let store = IdentityStore(in: folder)
            for number in 0..<10 { _ = try store.add("\(number)", at: Self.issuer, named: "", to: "1", now: Scratch.now) }
            #expect(throws: IdentityRefusal.alreadyLinked) {
                try store.add("0", at: Self.issuer, named: "", to: "2", now: Scratch.now)
            }
            #expect(throws: IdentityRefusal.tooMany(limit: 10)) {
                try store.add("10", at: Self.issuer, named: "", to: "1", now: Scratch.now)
            }
            let id = try #require(store.all(of: "1").first?.id)
            #expect(try !store.remove(id, of: "2") && store.remove(id, of: "1") && !store.remove(id, of: "1"))
            try store.removeAll(of: "1")
            #expect(store.all(of: "1").isEmpty)
        }
    }

    @Test func `a file that was changed or belongs to another identity is refused, and its place stays taken`() throws {
        try Scratch.with { folder in
            let store = IdentityStore(in: folder)
            let (one, two) = (
                try store.add("a", at: Self.issuer, named: "", to: "1", now: Scratch.now),
                try store.add("b", at: Self.issuer, named: "", to: "2", now: Scratch.now)
            )
            let path = { folder + "/identities/" + $0 + ".json" }
            try FileManager.default.removeItem(atPath: path(one.id))
            try FileManager.default.copyItem(atPath: path(two.id), toPath: path(one.id))
            #expect(store.athlete(of: "a", at: Self.issuer) == nil && store.unreadable() == ["identities/\(one.id).json"])
            #expect(throws: IdentityRefusal.alreadyLinked) {
                try store.add("a", at: Self.issuer, named: "", to: "3", now: Scratch.now)
            }
        }
    }
}
