import Foundation
import Measures
import Testing

@testable import Accounts

struct PasswordStoreTests {
    private static let now = Scratch.now
    private static let password = "blaue Giraffe tanzt"
    private static let person = String(repeating: "a", count: 32)

    private static func code(_ codes: OneTimeCodes, at now: Moment) throws -> String {
        codes.code(step: try #require(OneTimeCodes.step(at: now)))
    }

    private static func with(_ body: (PasswordStore, OneTimeCodes, [String], String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hearth-" + UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (store, codes) = (PasswordStore(in: folder), OneTimeCodes())
        #expect(store.isEmpty && store.state(of: "1") == nil)
        let recovery = try await store.set(Self.password, codes, of: "1", at: Self.now)
        try await body(store, codes, recovery, folder)
    }

    @Test func `password and code together are valid, and a code is used once`() async throws {
        try await Self.with { store, codes, _, folder in
            let later = Self.now + 60
            let code = try Self.code(codes, at: later)
            #expect(try await store.check("blaue Giraffe tanzte", code: code, of: "1", at: later) == .wrong)
            #expect(try await store.check(Self.password, code: "000000", of: "1", at: later) == .wrong)
            #expect(try await store.check(Self.password, code: "", of: "1", at: later) == .wrong)
            #expect(try await store.check(Self.password, code: code, of: Self.person, at: later) == .wrong)
            #expect(try await store.check(Self.password, code: code, of: nil, at: later) == .wrong)
            #expect(try await store.check(Self.password, code: code, of: "../1", at: later) == .wrong)
            #expect(try await store.check(Self.password, code: code, of: "1", at: later) == .valid(recoveryCodesLeft: nil))
            #expect(try await store.check(Self.password, code: code, of: "1", at: later) == .wrong)
            // Nor after a restart.
            #expect(try await PasswordStore(in: folder).check(Self.password, code: code, of: "1", at: later) == .wrong)
            let next = later + 30
            #expect(try await store.check(Self.password, code: try Self.code(codes, at: next), of: "1", at: next) != .wrong)
        }
    }

    @Test func `the code that confirmed the set-up does not sign in`() async throws {
        try await Self.with { store, codes, _, _ in
            let code = try Self.code(codes, at: Self.now)
            #expect(try await store.check(Self.password, code: code, of: "1", at: Self.now) == .wrong)
        }
    }

    @Test func `each of ten recovery codes is valid once, as it is typed`() async throws {
        try await Self.with { store, _, recovery, folder in
            #expect(recovery.count == 10 && Set(recovery).count == 10)
            #expect(recovery.allSatisfy { $0.utf8.count == 32 })
            let typed = recovery[3].uppercased().replacing("-", with: " ")
            #expect(try await store.check("wrong password here", code: typed, of: "1", at: Self.now) == .wrong)
            #expect(try await store.check(Self.password, code: typed, of: "1", at: Self.now) == .valid(recoveryCodesLeft: 9))
            #expect(try await store.check(Self.password, code: recovery[3], of: "1", at: Self.now) == .wrong)
            #expect(try await PasswordStore(in: folder).check(Self.password, code: recovery[3], of: "1", at: Self.now) == .wrong)
            #expect(store.state(of: "1")?.recoveryCodesLeft == 9)
            let renewed = try #require(try await store.renewRecoveryCodes(of: "1"))
            #expect(try await store.check(Self.password, code: recovery[4], of: "1", at: Self.now) == .wrong)
            #expect(try await store.check(Self.password, code: renewed[0], of: "1", at: Self.now) == .valid(recoveryCodesLeft: 9))
            #expect(try await store.renewRecoveryCodes(of: Self.person) == nil)
        }
    }

    @Test func `the current password is checked without a code, and uses none up`() async throws {
        try await Self.with { store, codes, _, _ in
            #expect(try await store.checkCurrent(Self.password, of: "1") == .valid(recoveryCodesLeft: nil))
            #expect(try await store.checkCurrent(Self.password + "e", of: "1") == .wrong)
            #expect(try await store.checkCurrent("", of: "1") == .wrong)
            #expect(try await store.checkCurrent(Self.password, of: Self.person) == .wrong)
            #expect(try await store.checkCurrent(Self.password, of: "../1") == .wrong)
            let code = try Self.code(codes, at: Self.now + 60)
            #expect(try await store.check(Self.password, code: code, of: "1", at: Self.now + 60) != .wrong)
        }
    }

    @Test func `a changed password keeps the second factor, and a removed one is gone`() async throws {
        try await Self.with { store, codes, recovery, _ in
            try await store.change("vier alte Kartoffeln", of: "1", at: Self.now + 5)
            #expect(try await store.check(Self.password, code: recovery[0], of: "1", at: Self.now) == .wrong)
            #expect(try await store.check("vier alte Kartoffeln", code: recovery[0], of: "1", at: Self.now) != .wrong)
            #expect(store.state(of: "1")?.set == Self.now + 5)
            _ = codes
            try await store.remove(of: "1")
            #expect(store.isEmpty)
            #expect(try await store.check("vier alte Kartoffeln", code: recovery[1], of: "1", at: Self.now) == .wrong)
            try await store.change("vier alte Kartoffeln", of: "1", at: Self.now)
            #expect(store.isEmpty)
        }
    }

    @Test func `a sign-in renews a hash of former parameters`() async throws {
        try await Self.with { store, _, recovery, folder in
            let path = folder + "/passwords/" + String(repeating: "0", count: 31) + "1.json"
            let old = try PasswordHash(
                of: Self.password, .init(logarithm: 10, blockSize: 8, parallelism: 1), salt: Array(repeating: 7, count: 16))
            var entry = try #require(
                try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path))) as? [String: Any])
            entry["password"] = old.text
            try JSONSerialization.data(withJSONObject: entry).write(to: URL(filePath: path))
            #expect(try await store.check(Self.password, code: recovery[0], of: "1", at: Self.now) != .wrong)
            let text = try String(contentsOfFile: path, encoding: .utf8)
            #expect(text.contains("scrypt$15$8$3$") && !text.contains("scrypt$10$"))
            #expect(try await store.check(Self.password, code: recovery[1], of: "1", at: Self.now) != .wrong)
        }
    }

    @Test func `the file is private and has neither the password nor a recovery code`() async throws {
        try await Self.with { _, _, recovery, folder in
            let files = try Scratch.files(in: folder + "/passwords")
            #expect(files.count == 1 && files.allSatisfy { $0.mode & 0o077 == 0 })
            let path = folder + "/passwords/" + String(repeating: "0", count: 31) + "1.json"
            let text = try String(contentsOfFile: path, encoding: .utf8)
            #expect(!text.contains("Giraffe"))
            for code in recovery { #expect(!text.contains(code) && !text.contains(code.replacing("-", with: ""))) }
        }
    }

    @Test func `a damaged file permits nothing`() async throws {
        try await Self.with { store, _, recovery, folder in
            let path = folder + "/passwords/" + String(repeating: "0", count: 31) + "1.json"
            for content in ["", "{", "{\"password\":\"scrypt$15$8$3$$\",\"secret\":\"\",\"recovery\":[],\"set\":0}"] {
                try content.write(toFile: path, atomically: true, encoding: .utf8)
                #expect(try await store.check(Self.password, code: recovery[0], of: "1", at: Self.now) == .wrong, "\(content)")
            }
        }
    }

    @Test func `a password of any age signs in, and its age changes nothing`() async throws {
        try await Self.with { store, codes, _, folder in
            for years in [1.0, 5, 30] {
                let later = Self.now + years * 365 * 86_400
                let code = try Self.code(codes, at: later)
                let check = try await PasswordStore(in: folder).check(Self.password, code: code, of: "1", at: later)
                #expect(check == .valid(recoveryCodesLeft: nil), "\(years)")
                #expect(store.state(of: "1")?.set == Self.now)
                #expect(try await store.checkCurrent(Self.password, of: "1") == .valid(recoveryCodesLeft: nil))
            }
        }
    }
}
