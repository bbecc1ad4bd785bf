import Foundation
import Measures
import Testing

@testable import Backups

/// A data folder with a few files, and a folder for its backups.
final class TestFolder {
    let path = FileManager.default.temporaryDirectory.appending(path: "hearth-backups-" + UUID().uuidString).path
    var home: String { path + "/home" }
    var target: String { path + "/backups" }
    var database = Array("database".utf8)

    init() throws {
        try write([1, 2, 3], "originals/ab/cd.gz")
        try write(Array("name".utf8), "keys/accounts/1.json")
        try write([9], "keys/sessions/2.json")
        try write([9], "keys/sign-in/3.json")
        try write([9], "uploads/part")
        try write([9], "athletes/77/uploads/part")
        try write([4, 4], "athletes/77/originals/00/11.raw")
        try write([9], "server.lock")
        try write([9], "originals/ab/.draft-x")
        try write([7, 7, 7], "hearth.sqlite")
        try write([7], "hearth.sqlite-wal")
        try write([], "empty")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ bytes: [UInt8], _ name: String) throws {
        let file = home + "/" + name
        try FileManager.default.createDirectory(
            atPath: URL(filePath: file).deletingLastPathComponent().path, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: file))
    }

    static let now = Moment(secondsSince1970: 1_795_752_907)

    @discardableResult
    func backUp(to target: String? = nil, passphrase: String? = nil, at now: Moment = TestFolder.now) async throws
        -> BackupWriter.Summary
    {
        let content = database
        var writer = BackupWriter(home: home, database: home + "/hearth.sqlite", version: "0.1.0")
        writer.rounds = 1 << 10
        return try await writer.write(to: target ?? self.target, passphrase: passphrase, now: now) {
            try Data(content).write(to: URL(filePath: $0))
        }
    }

    /// Content of all files below a folder by relative path.
    static func content(of folder: String) throws -> [String: [UInt8]] {
        var found: [String: [UInt8]] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            let path = folder + "/" + name
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
                found[name] = Array(try Data(contentsOf: URL(filePath: path)))
            }
        }
        return found
    }

    /// What a restored folder holds.
    static let restored: [String: [UInt8]] = [
        "hearth.sqlite": Array("database".utf8), "originals/ab/cd.gz": [1, 2, 3], "keys/accounts/1.json": Array("name".utf8),
        "athletes/77/originals/00/11.raw": [4, 4], "empty": [],
    ]
}

private let phrase = "correct horse battery"

@Suite struct BackupsTests {
    @Test(arguments: [nil, "correct horse battery"], [false, true])
    func `A restored folder has every file of the data folder, but no session, upload, lock or unfinished file`(
        passphrase: String?, isFile: Bool
    ) async throws {
        let folder = try TestFolder()
        let target = folder.path + (isFile ? "/one.hearthbackup" : "/backups")
        let summary = try await folder.backUp(to: target, passphrase: passphrase)
        #expect(summary.files == 5)
        let reader = try BackupReader(target, passphrase: passphrase)
        let entry = try reader.entry()
        #expect(entry == summary.entry && entry.name.hasPrefix("20261127T"))
        try reader.restore(entry, to: folder.path + "/restored")
        #expect(try TestFolder.content(of: folder.path + "/restored") == TestFolder.restored)
        #expect(try BackupDisk.names(in: folder.path).allSatisfy { !$0.contains(".restoring-") })
        #expect(try BackupDisk.names(in: folder.home).allSatisfy { !$0.hasPrefix(".backup-") })
    }

    @Test func `A second backup stores only what changed, and the first one stays as it was`() async throws {
        let folder = try TestFolder()
        folder.database = [UInt8](repeating: 1, count: 300 << 10)
        let first = try await folder.backUp()
        folder.database[200 << 10] = 2
        try folder.write([5, 5, 5, 5], "originals/ab/new.gz")
        let second = try await folder.backUp(at: TestFolder.now + 86_400)
        // One block of the database and the new file.
        #expect(second.added == 64 << 10 | 4)
        #expect(second.size == first.size + 4)
        let reader = try BackupReader(folder.target, passphrase: nil)
        #expect(try reader.entries().map(\.name) == [first.entry.name, second.entry.name])
        try reader.restore(first.entry, to: folder.path + "/old")
        try reader.restore(second.entry, to: folder.path + "/new")
        #expect(try TestFolder.content(of: folder.path + "/old")["hearth.sqlite"]?[200 << 10] == 1)
        #expect(try TestFolder.content(of: folder.path + "/new")["hearth.sqlite"]?[200 << 10] == 2)
        #expect(try TestFolder.content(of: folder.path + "/new")["originals/ab/new.gz"] == [5, 5, 5, 5])
    }

    @Test func `A file that changed but has its old size is stored again`() async throws {
        let folder = try TestFolder()
        try await folder.backUp()
        try folder.write([8, 8, 8], "originals/ab/cd.gz")
        let second = try await folder.backUp(at: TestFolder.now + 1)
        #expect(second.added == 3)
        let reader = try BackupReader(folder.target, passphrase: nil)
        try reader.restore(try reader.entry(), to: folder.path + "/restored")
        #expect(try TestFolder.content(of: folder.path + "/restored")["originals/ab/cd.gz"] == [8, 8, 8])
    }

    @Test func `Expired backups are removed with the blocks that only they use`() async throws {
        let folder = try TestFolder()
        folder.database = [1]
        try await folder.backUp()
        let blocks = try TestFolder.content(of: folder.target + "/blocks").count
        folder.database = [2]
        try await folder.backUp(at: TestFolder.now + 86_400)
        #expect(try TestFolder.content(of: folder.target + "/blocks").count == blocks + 1)
        let removed = try BackupFolder(writing: folder.target, passphrase: nil)
            .prune(keeping: BackupRetention(days: 1, weeks: 0, months: 0), at: .utc)
        #expect(removed == 1)
        #expect(try TestFolder.content(of: folder.target + "/blocks").count == blocks)
        let reader = try BackupReader(folder.target, passphrase: nil)
        try reader.restore(try reader.entry(), to: folder.path + "/restored")
        #expect(try TestFolder.content(of: folder.path + "/restored")["hearth.sqlite"] == [2])
    }

    @Test func `While one list of files is damaged, no block is removed`() async throws {
        let folder = try TestFolder()
        let first = try await folder.backUp()
        folder.database = [2]
        let second = try await folder.backUp(at: TestFolder.now + 86_400)
        folder.database = [3]
        try await folder.backUp(at: TestFolder.now + 2 * 86_400)
        let before = try TestFolder.content(of: folder.target + "/blocks").count
        try Data([1, 2, 3]).write(to: URL(filePath: folder.target + "/backups/" + second.entry.name))
        #expect(throws: BackupError.self) { try BackupFolder(writing: folder.target, passphrase: nil).remove([first.entry.name]) }
        #expect(try TestFolder.content(of: folder.target + "/blocks").count == before)
        #expect(try BackupReader(folder.target, passphrase: nil).entries().contains(first.entry))
    }

    @Test func `A backup of the future counts neither as the newest nor against the one just made`() async throws {
        let folder = try TestFolder()
        try await folder.backUp(at: TestFolder.now + 900 * 86_400)
        #expect(try BackupReader.newest(in: folder.target, asOf: TestFolder.now) == nil)
        let writer = BackupWriter(home: folder.home, database: folder.home + "/hearth.sqlite", version: "0.1.0")
        let made = try await writer.write(
            to: folder.target, passphrase: nil, now: TestFolder.now, keeping: BackupRetention(days: 1, weeks: 0, months: 0)
        ) { try Data([1]).write(to: URL(filePath: $0)) }
        #expect(made.removed == 0)
        #expect(try BackupReader.newest(in: folder.target, asOf: TestFolder.now) == made.entry)
    }

    @Test func `An encrypted backup reveals neither names nor content, and opens with its passphrase alone`() async throws {
        let folder = try TestFolder()
        let content = Array("a secret that a stranger must not read".utf8)
        try folder.write(content, "originals/ab/cd.gz")
        try await folder.backUp(passphrase: phrase)
        for (name, bytes) in try TestFolder.content(of: folder.target) {
            #expect(!bytes.contains(content) && !bytes.contains(Array("originals".utf8)), "\(name)")
        }
        #expect(BackupReader.isEncrypted(folder.target))
        #expect(throws: BackupError.secretNeeded(path: folder.target)) { try BackupReader(folder.target, passphrase: nil) }
        #expect(throws: BackupError.secretWrong(path: folder.target)) {
            try BackupReader(folder.target, passphrase: "another passphrase")
        }
        await #expect(throws: BackupError.secretNeeded(path: folder.target)) { try await folder.backUp() }
    }

    @Test func `A passphrase for backups that are not encrypted is refused instead of ignored`() async throws {
        let folder = try TestFolder()
        try await folder.backUp()
        await #expect(throws: BackupError.notEncrypted(path: folder.target)) { try await folder.backUp(passphrase: phrase) }
        #expect(!BackupReader.isEncrypted(folder.target))
    }

    @Test(arguments: [nil, "correct horse battery"])
    func `A changed byte of a block, a list or a frame is found, and nothing is restored`(passphrase: String?) async throws {
        let folder = try TestFolder()
        let file = folder.path + "/one.hearthbackup"
        try await folder.backUp(to: file, passphrase: passphrase)
        let intact = Array(try Data(contentsOf: URL(filePath: file)))
        let changed = folder.path + "/changed.hearthbackup"
        // scrypt takes a fifth of a second, so that fewer bytes are tried with encryption. Neither step divides the size of a frame.
        for position in stride(from: 0, to: intact.count, by: passphrase == nil ? 31 : 97) {
            var bytes = intact
            bytes[position] ^= 0x10
            try Data(bytes).write(to: URL(filePath: changed))
            let target = folder.path + "/restored"
            do {
                let reader = try BackupReader(changed, passphrase: passphrase)
                try reader.restore(try reader.entry(), to: target)
                // Bytes of the frame of a name that is compared elsewhere may change without effect, never the content.
                #expect(try TestFolder.content(of: target) == TestFolder.restored, "byte \(position)")
                try FileManager.default.removeItem(atPath: target)
            } catch is BackupError {
                #expect(!FileManager.default.fileExists(atPath: target), "byte \(position)")
            }
        }
        for count in [0, 7, 8, 40, intact.count / 2, intact.count - 1] {
            try Data(intact.prefix(count)).write(to: URL(filePath: changed))
            #expect(throws: BackupError.self, "\(count) bytes") { try BackupReader(changed, passphrase: passphrase) }
        }
    }

    @Test func `A list with a path that leaves the folder is refused`() {
        for path in ["../x", "a/../../x", "/etc/passwd", "", "a//b", "a/./b", "a\0b"] {
            #expect(!BackupManifest.isPlain(path), "\(path)")
        }
        for path in ["hearth.sqlite", "originals/ab/cd.gz", "..x/y"] { #expect(BackupManifest.isPlain(path), "\(path)") }
    }

    @Test func `Nothing is restored over files, and no backup is written into the data folder or over other files`() async throws
    {
        let folder = try TestFolder()
        try await folder.backUp()
        let reader = try BackupReader(folder.target, passphrase: nil)
        #expect(throws: BackupError.notEmpty(path: folder.home)) { try reader.restore(try reader.entry(), to: folder.home) }
        let inside = folder.home + "/backups"
        await #expect(throws: BackupError.insideDataFolder(path: inside)) { try await folder.backUp(to: inside) }
        await #expect(throws: BackupError.notABackup(path: folder.path)) { try await folder.backUp(to: folder.path) }
        // The same place by a link, where the last parts do not exist yet.
        let link = folder.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.home)
        for name in ["/one.hearthbackup", "/backups", "/a/b"] {
            await #expect(throws: BackupError.insideDataFolder(path: link + name)) { try await folder.backUp(to: link + name) }
        }
        let file = folder.path + "/one.hearthbackup"
        try await folder.backUp(to: file)
        await #expect(throws: BackupError.exists(path: file)) { try await folder.backUp(to: file) }
        #expect(throws: BackupError.unknown(name: "2020", path: folder.target)) { try reader.entry("2020") }
    }

    @Test func `A backup of a newer format is refused`() async throws {
        let folder = try TestFolder()
        try await folder.backUp()
        try Data(#"{"format":2,"other":true}"#.utf8).write(to: URL(filePath: folder.target + "/hearth-backups.json"))
        #expect(throws: BackupError.newerFormat(path: folder.target, format: 2)) {
            try BackupReader(folder.target, passphrase: nil)
        }
    }

    @Test func `Symbolic links of the data folder are neither followed nor stored`() async throws {
        let folder = try TestFolder()
        try Data([1]).write(to: URL(filePath: folder.path + "/outside"))
        try FileManager.default.createSymbolicLink(atPath: folder.home + "/link", withDestinationPath: folder.path + "/outside")
        try await folder.backUp()
        let reader = try BackupReader(folder.target, passphrase: nil)
        #expect(try !reader.manifest(try reader.entry()).files.map(\.path).contains("link"))
    }
}

@Suite struct BackupKeyTests {
    @Test func `A key file has 256 random bits, is private and never overwritten`() throws {
        let folder = try TestFolder()
        let path = folder.path + "/key"
        try BackupKeyFile.create(path)
        let phrase = try BackupKeyFile.passphrase(in: path)
        #expect(phrase.utf8.count == 64)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(throws: BackupError.exists(path: path)) { try BackupKeyFile.create(path) }
    }

    @Test func `A key file whose first line is no text is refused`() throws {
        let folder = try TestFolder()
        let path = folder.path + "/key"
        try Data([0xFF, 0xFE, 0x0A]).write(to: URL(filePath: path))
        #expect(throws: BackupError.keyUnreadable(path: path)) { try BackupKeyFile.passphrase(in: path) }
    }

    @Test func `A short passphrase is refused`() {
        #expect(throws: BackupError.passphraseTooShort(limit: 12)) { try BackupKey.new(passphrase: "elevenchars") }
    }

    @Test func `Parameters that would take all memory are not computed`() throws {
        var (_, sealed) = try BackupKey.new(passphrase: phrase, rounds: 1 << 10)
        #expect(BackupKey.opened(sealed, passphrase: phrase) != nil)
        sealed.rounds = 1 << 30
        #expect(BackupKey.opened(sealed, passphrase: phrase) == nil)
    }

    @Test func `Sealed bytes cannot be opened under another name`() throws {
        let (key, _) = try BackupKey.new(passphrase: phrase, rounds: 1 << 10)
        let sealed = try key.sealed([1, 2, 3], as: "one")
        #expect(key.opened(sealed, as: "one") == [1, 2, 3])
        #expect(key.opened(sealed, as: "two") == nil)
    }
}

@Suite struct BackupRetentionTests {
    private func entry(_ day: Int, hour: Int = 3) -> BackupEntry {
        BackupEntry(at: Moment(secondsSince1970: Double(day * 86_400 + hour * 3600)), random: 1)
    }

    @Test func `The newest of each of the last days, weeks and months is kept`() {
        // 2026-01-01 is day 20,454. A backup on each day of 200 days, and two on the last.
        let days = (0..<200).map { entry(20_454 + $0) }
        let entries = days + [entry(20_653, hour: 20)]
        let kept = entries.count - BackupRetention(days: 3, weeks: 2, months: 3).expired(entries, at: .utc).count
        let expired = Set(BackupRetention(days: 3, weeks: 2, months: 3).expired(entries, at: .utc).map(\.name))
        #expect(!expired.contains(entries[200].name))
        // Of the last day, the later backup.
        #expect(expired.contains(entries[199].name))
        #expect(!expired.contains(entries[198].name) && !expired.contains(entries[197].name))
        // 19 July 2026 is a Sunday: its week ends with the newest, the week before on 12 July. Months: 30 June and 31 May.
        #expect(!expired.contains(entry(20_454 + 192).name))
        #expect(!expired.contains(entry(20_454 + 180).name) && !expired.contains(entry(20_454 + 150).name))
        #expect(kept == 6)
    }

    @Test func `The newest backup is always kept, and none expires when there are few`() {
        #expect(BackupRetention(days: 1, weeks: 0, months: 0).expired([entry(5)], at: .utc).isEmpty)
        #expect(BackupRetention.standard.expired([entry(5), entry(6)], at: .utc).isEmpty)
    }

    @Test func `A rule is read from text, and other text is refused`() {
        #expect(BackupRetention("7 days, 5 weeks, 12 months") == .standard)
        #expect(BackupRetention("1 day") == BackupRetention(days: 1, weeks: 0, months: 0))
        for text in ["", "7", "7 years", "0 days", "-1 days", "1 day, 2 days", "9999999999999999999 days"] {
            #expect(BackupRetention(text) == nil, "\(text)")
        }
    }

    @Test func `A backup is due after a day, and when the newest one lies far in the future`() {
        let now = TestFolder.now
        #expect(BackupSchedule.isDue(newest: nil, now: now))
        #expect(!BackupSchedule.isDue(newest: now + -86_399, now: now) && !BackupSchedule.isDue(newest: now + 60, now: now))
        #expect(BackupSchedule.isDue(newest: now + -86_400, now: now) && BackupSchedule.isDue(newest: now + 86_400, now: now))
    }

    @Test func `Names sort by time and are read back`() {
        let entry = BackupEntry(at: TestFolder.now, random: 0xAB)
        #expect(BackupEntry(name: entry.name) == entry)
        for name in ["", "x", "20261127T041507Z-1f2e3d4", "../../../../etc/passwd-x", "20261327T041507Z-1f2e3d4c"] {
            #expect(BackupEntry(name: name) == nil)
        }
    }
}

extension [UInt8] {
    fileprivate func contains(_ part: [UInt8]) -> Bool {
        guard count >= part.count else { return false }
        return (0...count - part.count).contains { self[$0..<$0 + part.count].elementsEqual(part) }
    }
}
