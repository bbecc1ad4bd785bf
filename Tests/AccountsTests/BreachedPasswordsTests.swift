import Crypto
import Foundation
import Testing

@testable import Accounts

struct BreachedPasswordsTests {
    private static func hash(_ password: String) -> String {
        Insecure.SHA1.hash(data: Data(password.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined().uppercased()
    }

    /// Writes a file of the hashes of passwords.
    private static func with(
        _ lines: [String], separator: String = "\r\n", ending: String = "", _ body: (String) throws -> Void
    ) throws {
        try Scratch.with { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let path = folder + "/hashes.txt"
            try Data((lines.joined(separator: separator) + ending).utf8).write(to: URL(filePath: path))
            try body(path)
        }
    }

    @Test(arguments: [1, 2, 3, 7, 64, 500]) func `each password of the file is found, and no other`(count: Int) throws {
        let passwords = (0..<count).map { "breached number \($0)" }
        let lines = passwords.map { Self.hash($0) + ":\($0.utf8.count * 7919)" }.sorted()
        for (separator, ending) in [("\r\n", ""), ("\n", "\n"), ("\r\n", "\r\n"), ("\n", "")] {
            try Self.with(lines, separator: separator, ending: ending) { path in
                let file = try BreachedPasswords(path: path)
                for password in passwords { #expect(try file.search(password), "\(password)") }
                for number in 0..<200 { #expect(try !file.search("another password \(number)")) }
                #expect(try !file.search("") && !file.search("breached number 0 "))
            }
        }
    }

    @Test func `small letters, lines without a count and decomposed letters are read`() throws {
        let lines = ["Zo\u{EB} läuft 10 km", "b", "c"].map { Self.hash($0).lowercased() }.sorted()
        try Self.with(lines) { path in
            let file = try BreachedPasswords(path: path)
            #expect(try file.search("b") && file.search("Zo\u{EB} läuft 10 km") && file.search("Zoe\u{308} la\u{308}uft 10 km"))
            #expect(try !file.search("d"))
        }
    }

    @Test func `a search answers while other work goes on`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hearth-accounts-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: "hashes").path
        try Data((Self.hash("a") + ":1\n").utf8).write(to: URL(filePath: path))
        let file = try BreachedPasswords(path: path)
        #expect(try await file.contains("a"))
        #expect(try await !file.contains("b"))
        // A file that is gone refuses, and is not taken for one without the password.
        try FileManager.default.removeItem(atPath: path)
        await #expect(throws: CredentialError.self) { try await file.contains("b") }
    }

    @Test func `a file of another form or order, a folder and a missing file are refused`() throws {
        let lines = (0..<300).map { Self.hash("\($0)") + ":\(300 - $0)" }
        let wrong = [
            [""], ["no hashes"], ["a:1"], lines, lines.sorted().reversed(), [String(repeating: "0", count: 400)],
            ["32ED87BDB5FDC5E9CBA88547376818D4:24230577"], [lines[0] + String(repeating: "1", count: 100)],
            [lines[0].replacing(":", with: ";")], ["G" + lines[0].dropFirst()],
        ]
        for content in wrong {
            try Self.with(content) { path in
                #expect(throws: CredentialError.self, "\(content.first ?? "")") { try BreachedPasswords(path: path) }
            }
        }
        try Scratch.with { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for path in [folder, folder + "/none"] {
                #expect(throws: CredentialError.self) { try BreachedPasswords(path: path) }
            }
        }
    }

    @Test func `a file of any bytes is answered or refused, and no search goes on forever`() throws {
        var generator = SystemRandomNumberGenerator()
        let lines = (0..<100).map { Self.hash("\($0)") + ":1" }.sorted()
        for _ in 0..<300 {
            var bytes = Array(lines.joined(separator: "\n").utf8)
            for _ in 0..<Int.random(in: 1...20, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                bytes[place] = [0x0A, 0x3A, 0x46, 0x00, 0xFF].randomElement(using: &generator) ?? 0x0A
            }
            try Self.with([String(decoding: bytes, as: UTF8.self)]) { path in
                guard let file = try? BreachedPasswords(path: path) else { return }
                for number in 0..<20 { _ = try? file.search("\(number)") }
            }
        }
    }
}
