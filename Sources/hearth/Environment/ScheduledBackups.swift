import Backups
import Foundation
import Measures

/// Makes a backup once a day while the server runs, as the settings say.
struct ScheduledBackups {
    let settings: Settings
    let path: String
    let now: @Sendable () -> Moment
    /// Writes a sentence to the log.
    let report: @Sendable (String) -> Void

    /// Nil when the settings name no folder for backups.
    init?(_ settings: Settings, now: @escaping @Sendable () -> Moment, report: @escaping @Sendable (String) -> Void) {
        guard let path = settings.backup.path else { return nil }
        self.settings = settings
        self.path = path
        self.now = now
        self.report = report
    }

    /// Seconds between two looks at the folder of backups. A disk that was missing is found again at the next one.
    static let pause = 600.0

    /// Looks at the folder again and again until the task is cancelled.
    func run() async {
        var reported: [String] = []
        while !Task.isCancelled {
            let sentences = await attempt()
            // One line for each new reason, not one every ten minutes.
            for sentence in sentences where !reported.contains(sentence) { report(sentence) }
            reported = sentences
            do { try await Task.sleep(nanoseconds: UInt64(ScheduledBackups.pause) * 1_000_000_000) } catch { return }
        }
    }

    /// Makes a backup if one is due, and records the result for the settings page.
    /// - Returns: what the log reports; empty when all is well.
    func attempt() async -> [String] {
        do {
            guard let summary = try await makeIfDue() else { return recorded(failure: nil) }
            return BackupText.warnings(summary) + recorded(failure: nil, made: summary.entry.made)
        } catch BackupError.busy {
            return []  // The backup that is being made counts; the next look finds it.
        } catch {
            let sentence = CommandErrorMessage(error)?.sentence ?? "\(error)"
            let (reason, path) = (error as? BackupError)?.recorded ?? (.other, "")
            return ["no backup was made. " + sentence]
                + recorded(failure: BackupRecord.Failure(at: now(), reason: reason, path: path))
        }
    }

    /// Stores the result if it differs from the stored one.
    /// - Returns: a sentence when it cannot be stored.
    private func recorded(failure: BackupRecord.Failure?, made: Moment? = nil) -> [String] {
        let before = BackupRecord(of: settings.home)
        let record = BackupRecord(made: made ?? before.made, failure: failure)
        guard record != before else { return [] }
        do { try record.store(in: settings.home) } catch {
            return ["the result of the backup could not be stored. " + (CommandErrorMessage(error)?.sentence ?? "\(error)")]
        }
        return []
    }

    /// - Returns: the backup; nil when none was due.
    private func makeIfDue() async throws -> BackupWriter.Summary? {
        let moment = now()
        if FileManager.default.fileExists(atPath: path + "/" + BackupReader.headerName) {
            let newest = try BackupReader.newest(in: path, asOf: moment)
            guard BackupSchedule.isDue(newest: newest?.made, now: moment) else { return nil }
        } else if !FileManager.default.fileExists(atPath: path) {
            // Where the disk is not mounted, a new folder would fill the disk of the data.
            throw BackupError.system(path: path, code: ENOENT)
        }
        let secret = try settings.backup.keyFile.map { try BackupKeyFile.passphrase(in: $0) }
        return try await settings.backUp(to: path, passphrase: secret, keeping: settings.backup.keep, at: moment)
    }
}
