import Foundation
import Measures
import Testing

@testable import Backups

@Suite struct BackupsAfterFailuresTests {
    @Test func `Drafts that a stopped process left are removed by the next backup, and those of a running one stay`() async throws
    {
        let folder = try TestFolder()
        let (left, running) = (folder.path + "/left.hearthbackup.draft", folder.path + "/running.hearthbackup.draft")
        try Data([1]).write(to: URL(filePath: left))
        try Data([1]).write(to: URL(filePath: folder.path + "/other.draft"))
        let writer = try OutputFile(creating: running)
        try await folder.backUp(to: folder.path + "/one.hearthbackup")
        let names = try BackupDisk.names(in: folder.path)
        #expect(!names.contains("left.hearthbackup.draft") && names.contains("running.hearthbackup.draft"))
        #expect(names.contains("other.draft"), "a file that is not ours")
        withExtendedLifetime(writer) {}
        try await folder.backUp()
        let list = folder.target + "/backups/20200101T000000Z-00000001.draft"
        try Data([1]).write(to: URL(filePath: list))
        try await folder.backUp(at: TestFolder.now + 1)
        #expect(!FileManager.default.fileExists(atPath: list))
    }

    @Test func `A folder that is called like a backup file gets a folder of backups`() async throws {
        let folder = try TestFolder()
        let target = folder.path + "/one.hearthbackup"
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: false)
        try await folder.backUp(to: target)
        try await folder.backUp(to: target + "/", at: TestFolder.now + 1)
        #expect(try BackupReader(target, passphrase: nil).entries().count == 2)
    }

    @Test func `Nothing is restored into the folder of backups, through links either`() async throws {
        let folder = try TestFolder()
        try await folder.backUp()
        let reader = try BackupReader(folder.target, passphrase: nil)
        let link = folder.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.target)
        for inside in [folder.target + "/home", folder.target, link + "/a/b"] {
            #expect(throws: BackupError.insideBackups(path: inside)) { try reader.restore(try reader.entry(), to: inside) }
        }
        try reader.restore(try reader.entry(), to: folder.target + "-beside")
        // Beside a backup file there is no such folder.
        let file = folder.path + "/one.hearthbackup"
        try await folder.backUp(to: file)
        let single = try BackupReader(file, passphrase: nil)
        try single.restore(try single.entry(), to: folder.path + "/restored")
    }

    @Test func `Links of the data folder are named`() async throws {
        let folder = try TestFolder()
        try FileManager.default.createSymbolicLink(atPath: folder.home + "/originals/old", withDestinationPath: "/media/disk")
        #expect(try await folder.backUp().links == ["originals/old"])
        #expect(try await folder.backUp(to: folder.path + "/one.hearthbackup").links == ["originals/old"])
    }

    @Test func `A backup counts although older ones could not be removed`() async throws {
        let folder = try TestFolder()
        try await folder.backUp()
        let middle = try await folder.backUp(at: TestFolder.now + 86_400)
        let list = folder.target + "/backups/" + middle.entry.name
        try Data([1, 2, 3]).write(to: URL(filePath: list))
        let writer = BackupWriter(home: folder.home, database: folder.home + "/hearth.sqlite", version: "0.1.0")
        let made = try await writer.write(
            to: folder.target, passphrase: nil, now: TestFolder.now + 86_400 * 2,
            keeping: BackupRetention(days: 2, weeks: 0, months: 0)
        ) { try Data([1]).write(to: URL(filePath: $0)) }
        #expect(
            made.removed == 0
                && made.pruneFailure == .damaged(path: folder.target, what: "the list of files of " + middle.entry.name))
        #expect(try BackupReader(folder.target, passphrase: nil).entry() == made.entry)
    }

    @Test func `Errors name what a person knows: not the draft`() async throws {
        let folder = try TestFolder()
        let target = folder.path + "/missing/one.hearthbackup"
        await #expect(throws: BackupError.system(path: target, code: ENOENT)) { try await folder.backUp(to: target) }
        // The same where the disk is full: the error comes from a draft, and names the target.
        let writer = BackupWriter(home: folder.home, database: folder.home + "/hearth.sqlite", version: "0.1.0")
        for code in [ENOSPC, EDQUOT, EROFS] {
            await #expect(throws: BackupError.system(path: folder.home, code: code)) {
                try await writer.write(to: folder.target, passphrase: nil, now: TestFolder.now) {
                    throw BackupError.system(path: $0, code: code)
                }
            }
            await #expect(throws: BackupError.system(path: folder.target, code: code)) {
                try await writer.write(to: folder.target, passphrase: nil, now: TestFolder.now) { _ in
                    throw BackupError.system(path: folder.target + "/blocks/ab/cd.draft", code: code)
                }
            }
        }
    }

    @Test func `The result of the last backups is kept beside the data and not in a backup`() async throws {
        let folder = try TestFolder()
        #expect(BackupRecord(of: folder.home) == BackupRecord())
        var record = BackupRecord(made: TestFolder.now)
        record.failure = BackupRecord.Failure(at: TestFolder.now + 1, reason: .diskFull, path: "/media")
        try record.store(in: folder.home)
        #expect(BackupRecord(of: folder.home) == record)
        #expect(try await folder.backUp().files == 5)
        try Data("{".utf8).write(to: URL(filePath: folder.home + "/backup-record.json"))
        #expect(BackupRecord(of: folder.home) == BackupRecord())
    }
}
