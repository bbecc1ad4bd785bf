import Foundation
import Measures
import Testing

@testable import hearth

struct AppEnvironmentTests {
    @Test func `a data folder is created for its owner only`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + "/a/b").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try AppEnvironment.makeFolder(path)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o700)
    }

    @Test func `a file in place of the data folder is named`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("x".utf8).write(to: URL(filePath: path))
        do {
            try AppEnvironment.makeFolder(path)
            Issue.record("a file is no folder")
        } catch {
            #expect(CommandErrorMessage(error)?.code == .cannotCreate)
            #expect(CommandErrorMessage(error)?.sentence.contains(path) == true)
        }
    }

    @Test func `a requested day means noon on the athlete's clock`() throws {
        let east = LocalOffset(secondsAheadOfUTC: 8 * 3600)
        let now = try AppEnvironment.now(date: "2026-03-15", at: east)
        #expect(ISO8601.text(now) == "2026-03-15T04:00:00Z")
        #expect(throws: CommandError.dateInvalid("15.3.2026")) { try AppEnvironment.now(date: "15.3.2026", at: .utc) }
        #expect(throws: CommandError.dateInvalid("2026-02-30")) { try AppEnvironment.now(date: "2026-02-30", at: .utc) }
    }
}
