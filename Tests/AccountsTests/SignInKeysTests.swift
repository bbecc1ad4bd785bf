import Foundation
import Measures
import Synchronization
import Testing

@testable import Accounts

struct SignInKeysTests {
    private static let now = Scratch.now

    @Test func `a key signs in once, in any process of the folder`() throws {
        try Scratch.with { folder in
            let (server, command) = (SignInKeys(in: folder), SignInKeys(in: folder))
            let key = try command.issue(for: "local", at: Self.now, in: .folder)
            for file in try Scratch.files(in: folder) {
                #expect(file.mode & 0o077 == 0 && !file.text.contains(key.text) && !file.path.contains(key.text))
            }
            #expect(server.redeem(Secret(), at: Self.now) == nil)
            #expect(server.redeem(key, at: Self.now + 1) == "local")
            #expect(server.redeem(key, at: Self.now + 1) == nil && command.redeem(key, at: Self.now + 1) == nil)
            #expect(try Scratch.files(in: folder + "/sign-in").isEmpty)
        }
    }

    @Test func `a key is used up by one of many requests at the same time`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hearth-keys-" + UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stores = [SignInKeys(in: folder), SignInKeys(in: folder)]
        for _ in 0..<20 {
            let key = try stores[0].issue(for: "local", at: Self.now, in: .folder)
            let successes = await withTaskGroup(of: Bool.self) { group in
                for index in 0..<16 { group.addTask { stores[index % 2].redeem(key, at: Self.now) != nil } }
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(successes == 1)
        }
    }

    @Test func `a key expires, is removed then, and is not valid on a clock that was set back`() throws {
        try Scratch.with { folder in
            let keys = SignInKeys(in: folder)
            let key = try keys.issue(for: "local", at: Self.now, in: .folder)
            #expect(keys.redeem(key, at: Self.now + SignInKeys.lifetime) == nil)
            let early = try keys.issue(for: "local", at: Self.now, in: .folder)
            #expect(keys.redeem(early, at: Self.now + -3600) == nil)
            _ = try keys.issue(for: "local", at: Self.now, in: .folder)
            _ = try keys.issue(for: "local", at: Self.now + 1000, in: .folder)
            #expect(try Scratch.files(in: folder + "/sign-in").count == 1)
        }
    }

    @Test func `unused keys are withdrawn with their athlete`() throws {
        try Scratch.with { folder in
            let keys = SignInKeys(in: folder)
            let (own, other) = (
                try keys.issue(for: "local", at: Self.now, in: .folder), try keys.issue(for: "1", at: Self.now, in: .folder)
            )
            keys.withdrawAll(of: "local")
            #expect(keys.redeem(own, at: Self.now) == nil && keys.redeem(other, at: Self.now) == "1")
        }
    }

    @Test func `a key of a folder that cannot be written to is an error`() throws {
        try Scratch.with { folder in
            try Data().write(to: URL(filePath: folder))
            #expect(throws: CredentialError.self) {
                try SignInKeys(in: folder).issue(for: "local", at: Self.now, in: .folderOrMemory)
            }
        }
    }
}
