import Foundation
import Measures
import Testing

@testable import Accounts

struct SessionStoreTests {
    private static let now = Scratch.now

    @Test func `a token opens its session, also after a restart, and the disk never has the token`() throws {
        try Scratch.with { folder in
            let store = SessionStore(in: folder)
            let (secret, session) = try store.begin(for: "local", device: "Firefox · Linux", at: Self.now)
            #expect(store.session(of: secret, at: Self.now + 5) == session)
            #expect(SessionStore(in: folder).session(of: secret, at: Self.now + 5)?.id == session.id)
            #expect(session.device == "Firefox · Linux" && session.athlete == "local" && session.began == Self.now)
            let files = try Scratch.files(in: folder)
            #expect(files.count == 3)  // folder, session, last use
            for file in files {
                #expect(file.mode & 0o077 == 0, "\(file.path)")
                #expect(!file.text.contains(secret.text) && !file.path.contains(secret.text))
            }
        }
    }

    @Test func `a session whose file cannot be deleted ends all the same`() throws {
        try Scratch.with { folder in
            let store = SessionStore(in: folder)
            let (secret, session) = try store.begin(for: "local", device: "", at: Self.now)
            let other = try store.begin(for: "local", device: "", at: Self.now)
            // A folder in place of the file cannot be deleted like a file, as on a read-only disk.
            let path = folder + "/sessions/" + session.id + ".json"
            #expect(store.session(of: secret, at: Self.now) != nil)
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            #expect(store.session(of: secret, at: Self.now) != nil, "the entry is in memory, and the path exists")
            #expect(store.end(session.id, of: "local"))
            #expect(store.session(of: secret, at: Self.now) == nil && !store.holds(session.id, at: Self.now))
            #expect(store.all(of: "local", at: Self.now).map { $0.id } == [other.session.id])
        }
    }

    @Test func `a session remembers whose training it shows, until it goes back or ends`() throws {
        try Scratch.with { folder in
            let store = SessionStore(in: folder)
            let (_, session) = try store.begin(for: "coach", device: "", at: Self.now)
            let other = try store.begin(for: "coach", device: "", at: Self.now).session
            #expect(store.observed(in: session.id) == nil)
            try store.setObserved("athlete", in: session.id)
            #expect(store.observed(in: session.id) == "athlete" && SessionStore(in: folder).observed(in: session.id) == "athlete")
            #expect(store.observed(in: other.id) == nil && store.observed(in: "../x") == nil)
            try store.setObserved(nil, in: session.id)
            try store.setObserved(nil, in: session.id)
            #expect(store.observed(in: session.id) == nil)
            try store.setObserved("athlete", in: session.id)
            #expect(store.end(session.id, of: "coach"))
            #expect(store.observed(in: session.id) == nil)
            try store.setObserved("athlete", in: session.id)
            #expect(store.observed(in: session.id) == nil, "an ended session leaves no file behind")
        }
    }

    @Test func `tokens that were not issued, and files that were not written by Hearth, open nothing`() throws {
        try Scratch.with { folder in
            let store = SessionStore(in: folder)
            let (secret, session) = try store.begin(for: "local", device: "", at: Self.now)
            #expect(store.session(of: Secret(), at: Self.now) == nil)
            // A key of the other store is no token.
            let key = try SignInKeys(in: folder).issue(for: "local", at: Self.now, in: .folder)
            #expect(store.session(of: key, at: Self.now) == nil)
            let path = folder + "/sessions/" + session.id + ".json"
            let content = try String(contentsOfFile: path, encoding: .utf8)
            let hash = SecretHash(secret, for: .session).text
            for bad in [
                "", "{}", "[]", content.replacingOccurrences(of: hash, with: hash.dropLast() + "g"),
                content.replacingOccurrences(of: "\"began\":", with: "\"began\":1e999,\"x\":"),
                String(repeating: " ", count: 5000) + content,
            ] {
                try Data(bad.utf8).write(to: URL(filePath: path))
                #expect(SessionStore(in: folder).session(of: secret, at: Self.now) == nil, "\(bad.prefix(60))")
            }
            try FileManager.default.removeItem(atPath: path)
            try Data(content.utf8).write(to: URL(filePath: folder + "/elsewhere"))
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder + "/elsewhere")
            #expect(SessionStore(in: folder).session(of: secret, at: Self.now) == nil)
        }
    }

    @Test func `a session that another process ended is refused at once`() throws {
        try Scratch.with { folder in
            let (server, command) = (SessionStore(in: folder), SessionStore(in: folder))
            let (secret, session) = try server.begin(for: "local", device: "", at: Self.now)
            #expect(server.session(of: secret, at: Self.now) != nil && server.holds(session.id, at: Self.now))
            #expect(!command.end(session.id, of: "other"))
            #expect(server.holds(session.id, at: Self.now))
            #expect(command.end(session.id, of: "local"))
            #expect(server.session(of: secret, at: Self.now) == nil && !server.holds(session.id, at: Self.now))
            #expect(!command.end(session.id, of: "local") && !command.end("../tokens/x", of: "local"))
            #expect(try Scratch.files(in: folder + "/sessions").isEmpty)
        }
    }

    @Test func `the use of an ended session is not recorded again`() throws {
        try Scratch.with { folder in
            let store = SessionStore(in: folder)
            let (secret, session) = try store.begin(for: "local", device: "", at: Self.now)
            #expect(store.end(session.id, of: "local"))
            #expect(store.session(of: secret, at: Self.now + 100) == nil)
            #expect(try Scratch.files(in: folder + "/sessions").isEmpty)
        }
    }

    @Test func `a session ends without use, and at the latest after its lifetime`() throws {
        try Scratch.with { folder in
            let limits = SessionLimits(lifetime: 1000, idle: 300, fresh: 100)
            let store = SessionStore(in: folder, limits: limits)
            let (secret, session) = try store.begin(for: "local", device: "", at: Self.now)
            #expect(session.ends == Self.now + 300)
            #expect(store.session(of: secret, at: Self.now + 299) != nil)
            #expect(store.session(of: secret, at: Self.now + 598)?.ends == Self.now + 599)
            #expect(store.session(of: secret, at: Self.now + 897) != nil)
            #expect(store.session(of: secret, at: Self.now + 999)?.ends == Self.now + 1000)
            #expect(store.session(of: secret, at: Self.now + 1000) == nil)
            // The next sign-in removes it.
            _ = try store.begin(for: "local", device: "", at: Self.now + 1000)
            #expect(store.all(of: "local", at: Self.now + 1000).count == 1)
            #expect(try Scratch.files(in: folder + "/sessions").count { $0.path.hasSuffix(".json") } == 1)
            let (unused, _) = try store.begin(for: "local", device: "", at: Self.now + 1000)
            #expect(SessionStore(in: folder, limits: limits).session(of: unused, at: Self.now + 1300) == nil)
        }
    }

    @Test func `a sign-in is fresh for a while, and not when the clock was set back`() throws {
        try Scratch.with { folder in
            let store = SessionStore(in: folder)
            let (_, session) = try store.begin(for: "local", device: "", at: Self.now)
            #expect(store.limits.freshMinutes == 15)
            #expect(store.isFresh(session, at: Self.now) && store.isFresh(session, at: Self.now + 899))
            #expect(!store.isFresh(session, at: Self.now + 900) && !store.isFresh(session, at: Self.now + -1))
        }
    }

    @Test func `sessions are listed for their own athlete, the last used first, and ended together`() throws {
        try Scratch.with { folder in
            let store = SessionStore(in: folder)
            let (first, one) = try store.begin(for: "local", device: "one", at: Self.now)
            let (_, two) = try store.begin(for: "local", device: "two", at: Self.now + 10)
            let (_, other) = try store.begin(for: "1", device: "three", at: Self.now + 20)
            #expect(store.all(of: "local", at: Self.now + 30).map { $0.device } == ["two", "one"])
            _ = store.session(of: first, at: Self.now + 100)
            #expect(store.all(of: "local", at: Self.now + 100).map { $0.device } == ["one", "two"])
            #expect(SessionStore(in: folder).all(of: "local", at: Self.now + 100).first?.used == Self.now + 100)
            #expect(store.endAll(of: "local", besides: two.id, at: Self.now + 100) == 1)
            #expect(!store.holds(one.id, at: Self.now + 100) && store.holds(two.id, at: Self.now + 100))
            #expect(store.endAll(of: "local", at: Self.now + 100) == 1)
            #expect(store.holds(other.id, at: Self.now + 100))
        }
    }

    @Test func `a folder that cannot be written to is an error and begins no session`() throws {
        try Scratch.with { folder in
            try Data().write(to: URL(filePath: folder))
            let store = SessionStore(in: folder)
            #expect(throws: CredentialError.self) { try store.begin(for: "local", device: "", at: Self.now) }
            #expect(store.all(of: "local", at: Self.now).isEmpty)
        }
    }
}
