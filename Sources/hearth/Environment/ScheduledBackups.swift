import Backups
import Foundation
import Measures

/// Makes a backup once a day while the server runs, as the settings say.
struct ScheduledBackups {
    let settings: Settings
    let path: String
    let now: @Sendable () -> Moment

    /// Nil when the settings name no folder for backups.
    init?(_ settings: Settings, now: @escaping @Sendable () -> Moment) {
        guard let path = settings.backup.path else { return nil }
        self.settings = settings
        self.path = path
        self.now = now
    }

    /// Seconds between two looks at the folder of backups. A disk that was missing is found again at the next one.
    private static let pause: UInt64 = 600

    /// Looks at the folder again and again until the task is cancelled.
    func run() async {
        var reported: String?
        while !Task.isCancelled {
            do {
                try await makeIfDue()
                reported = nil
            } catch {
                let sentence = CommandErrorMessage(error)?.sentence ?? "\(error)"
                // One line for each new reason, not one every ten minutes.
                if sentence != reported { StandardError.say("hearth: no backup was made. " + sentence) }
                reported = sentence
            }
            do { try await Task.sleep(nanoseconds: ScheduledBackups.pause * 1_000_000_000) } catch { return }
        }
    }

    /// - Returns: whether a backup was made.
    @discardableResult
    func makeIfDue() async throws -> Bool {
        let moment = now()
        if FileManager.default.fileExists(atPath: path + "/" + BackupReader.headerName) {
            let newest = try BackupReader.newest(in: path, asOf: moment)
            guard BackupSchedule.isDue(newest: newest?.made, now: moment) else { return false }
        } else if !FileManager.default.fileExists(atPath: path) {
            // Where the disk is not mounted, a new folder would fill the disk of the data.
            throw BackupError.system(path: path, code: ENOENT)
        }
        let secret = try settings.backup.keyFile.map { try BackupKeyFile.passphrase(in: $0) }
        _ = try await settings.backUp(to: path, passphrase: secret, keeping: settings.backup.keep, at: moment)
        return true
    }
}
