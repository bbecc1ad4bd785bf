import Foundation
import Measures
import Testing

@testable import Accounts

struct AccountStoreTests {
    private static let now = Scratch.now

    @Test func `the owner is permitted without a file, and a stranger is not`() throws {
        try Scratch.with { folder in
            let accounts = AccountStore(in: folder, owner: "1")
            #expect(accounts.permits("1") && accounts.all().isEmpty)
            for stranger in ["2", "", "..", "../1", String(repeating: "0", count: 32)] {
                #expect(!accounts.permits(stranger), "\(stranger)")
            }
        }
    }

    @Test func `an account is found by its name and its id in any process of the folder`() throws {
        try Scratch.with { folder in
            let (command, server) = (AccountStore(in: folder, owner: "1"), AccountStore(in: folder, owner: "1"))
            let mia = try command.add(named: " Mia ", at: Self.now)
            let ben = try command.add(named: "Ben", at: Self.now + 1)
            #expect(mia.name == "Mia" && mia.id != ben.id && SecretHash.isID(mia.id))
            #expect(try server.account(named: "mIA") == mia && server.account(named: ben.id) == ben)
            #expect(server.all() == [mia, ben] && server.permits(mia.id))
            #expect(throws: AccountError.unknown("Eve")) { try server.account(named: "Eve") }
            for file in try Scratch.files(in: folder + "/accounts") { #expect(file.mode & 0o077 == 0) }
        }
    }

    @Test func `names are unique whatever their case, and neither empty nor long`() throws {
        try Scratch.with { folder in
            let accounts = AccountStore(in: folder, owner: "1")
            _ = try accounts.add(named: "Zoë", at: Self.now)
            #expect(throws: AccountError.nameTaken("ZOE\u{308}")) { try accounts.add(named: "ZOE\u{308}", at: Self.now) }
            #expect(throws: AccountError.nameTaken("owner")) {
                try accounts.add(named: "owner", besides: ["Owner"], at: Self.now)
            }
            for name in ["", "  ", String(repeating: "a", count: 61)] {
                #expect(throws: AccountError.nameInvalid(name, limit: 60)) { try accounts.add(named: name, at: Self.now) }
            }
            #expect(accounts.all().count == 1)
        }
    }

    @Test func `a disabled account is refused at once, and permitted again when enabled`() throws {
        try Scratch.with { folder in
            let (command, server) = (AccountStore(in: folder, owner: "1"), AccountStore(in: folder, owner: "1"))
            let mia = try command.add(named: "Mia", at: Self.now)
            try command.setDisabled(true, mia.id)
            #expect(!server.permits(mia.id) && server.all().map(\.isDisabled) == [true])
            try command.setDisabled(false, mia.id)
            #expect(server.permits(mia.id) && server.all().map(\.isDisabled) == [false])
        }
    }

    @Test func `an account whose file is damaged is refused, also after it was permitted`() throws {
        try Scratch.with { folder in
            let accounts = AccountStore(in: folder, owner: "1")
            let mia = try accounts.add(named: "Mia", at: Self.now)
            #expect(accounts.permits(mia.id) && accounts.permits(mia.id))
            let path = folder + "/accounts/" + mia.id + ".json"
            let content = try #require(FileManager.default.contents(atPath: path))
            for damaged in ["", "{", "{\"name\":\"Mia\"}", String(repeating: "x", count: 5000)] {
                try Data(damaged.utf8).write(to: URL(filePath: path))
                #expect(!accounts.permits(mia.id), "\(damaged.prefix(9))")
                #expect(accounts.unreadable() == [mia.id] && accounts.permits("1"))
            }
            try content.write(to: URL(filePath: path))
            #expect(accounts.permits(mia.id) && accounts.unreadable().isEmpty)
        }
    }

    @Test func `a removed account leaves no file, and its name is free`() throws {
        try Scratch.with { folder in
            let accounts = AccountStore(in: folder, owner: "1")
            let mia = try accounts.add(named: "Mia", at: Self.now)
            try accounts.setDisabled(true, mia.id)
            try accounts.remove(mia.id)
            #expect(!accounts.permits(mia.id) && accounts.all().isEmpty)
            #expect(try Scratch.files(in: folder + "/accounts").isEmpty)
            #expect(try accounts.add(named: "Mia", at: Self.now).id != mia.id)
        }
    }

    @Test func `an invitation is valid for seven days, and reported until it is used`() throws {
        try Scratch.with { folder in
            let keys = SignInKeys(in: folder)
            let key = try keys.issue(
                for: "a", at: Self.now, in: .folder, lifetime: SignInKeys.invitationLifetime)
            #expect(keys.latestEnd(of: "a", at: Self.now) == Self.now + 604_800)
            #expect(keys.latestEnd(of: "b", at: Self.now) == nil)
            // The key of another person does not remove it.
            _ = try keys.issue(for: "b", at: Self.now + 604_000, in: .folder)
            #expect(keys.redeem(key, at: Self.now + 604_799) == "a")
            #expect(keys.latestEnd(of: "a", at: Self.now) == nil)
            let late = try keys.issue(for: "a", at: Self.now, in: .folder, lifetime: SignInKeys.invitationLifetime)
            #expect(keys.redeem(late, at: Self.now + 604_800) == nil)
        }
    }

    @Test func `a new folder has no account, no password and no key of a sign-in`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hearth-accounts-" + UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (accounts, passwords) = (AccountStore(in: folder, owner: "1"), PasswordStore(in: folder))
        #expect(accounts.all().isEmpty && accounts.unreadable().isEmpty && passwords.isEmpty)
        #expect(passwords.state(of: "1") == nil && SignInKeys(in: folder).latestEnd(of: "1", at: Self.now) == nil)
        #expect(PasskeyStore(in: folder).all(of: "1").isEmpty)
        for name in ["owner", "admin", "root", "guest", "hearth", "demo"] {
            #expect(throws: AccountError.unknown(name)) { try accounts.account(named: name) }
        }
        // Not even the owner has one: the check of any password fails.
        for password in ["", "admin", "password", "hearth", "changeme", "owner"] {
            #expect(try await passwords.check(password, code: "000000", of: "1", at: Self.now) == .wrong, "\(password)")
        }
    }
}
