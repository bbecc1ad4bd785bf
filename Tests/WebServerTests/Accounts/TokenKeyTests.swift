import Foundation
import Testing

@testable import WebServer

struct TokenKeyTests {
    @Test func `the key is created once for its owner only, and read again afterwards`() throws {
        let folder = AccessTokensTests.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = try TokenKey(in: folder)
        #expect(first.bytes.count == 32)
        #expect(try TokenKey(in: folder).bytes == first.bytes)
        #expect(try mode(folder) == 0o700)
        #expect(try mode(folder + "/tokens.key") == 0o600)
    }

    @Test func `two data folders have different keys`() throws {
        let one = AccessTokensTests.folder()
        let other = AccessTokensTests.folder()
        defer { for folder in [one, other] { try? FileManager.default.removeItem(atPath: folder) } }
        let keys = (try TokenKey(in: one), try TokenKey(in: other))
        #expect(keys.0.bytes != keys.1.bytes)
    }

    @Test func `a key that others can read is made private again`() throws {
        let folder = AccessTokensTests.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let key = try TokenKey(in: folder)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder + "/tokens.key")
        #expect(try TokenKey(in: folder).bytes == key.bytes)
        #expect(try mode(folder + "/tokens.key") == 0o600)
    }

    @Test func `a key of the wrong length is refused`() throws {
        let folder = AccessTokensTests.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        _ = try TokenKey(in: folder)
        try Data("short".utf8).write(to: URL(filePath: folder + "/tokens.key"))
        #expect(throws: ServerError.self) { try TokenKey(in: folder) }
    }

    private func mode(_ path: String) throws -> Int? {
        (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue
    }
}
