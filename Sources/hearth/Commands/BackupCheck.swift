import Accounts
import ArgumentParser
import Backups
import Foundation
import TrainingLog

/// Restores the newest backup into a scratch folder and checks what `hearth verify` checks.
enum BackupCheck {
    static func run(_ target: String, passphrase: String?) async throws {
        let reader = try BackupReader(target, passphrase: passphrase)
        let entry = try reader.entry()
        let scratch = FileManager.default.temporaryDirectory.appending(path: "hearth-check-" + UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        try reader.restore(entry, to: scratch)
        var settings = try Settings(flags: .init(home: scratch), environment: [:]) { _ in nil }
        settings.database = scratch + "/" + BackupWriter.databaseName
        let found = try await Verify.everyone(AppEnvironment(settings))
        guard found.damage.isEmpty else {
            TerminalOutput.say(
                Verify.lines(
                    found, open: [], accounts: settings.accounts.unreadable(), credentials: Verify.credentials(in: settings.keys))
            )
            throw ExitCode(HearthExit.someUnreadable.rawValue)
        }
        TerminalOutput.say(BackupText.checked(entry, activities: found.activities, originals: found.intactOriginals))
    }
}
