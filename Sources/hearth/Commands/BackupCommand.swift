import ArgumentParser
import Backups
import Foundation
import Measures
import TrainingLog

struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Back up the whole data folder, with everyone in it.",
        discussion: """
              hearth backup /media/disk/hearth                    add a backup to a folder; only what changed is stored
              hearth backup ~/hearth-2026-11-27.hearthbackup      one file
              hearth backup --new-key ~/hearth.key                create a key, to encrypt with --key-file ~/hearth.key
              hearth backup /media/disk/hearth --list             the backups in it
              hearth backup /media/disk/hearth --check            restore the newest one into a scratch folder and check it

            Runs beside the server. Without a path, the setting `backup` names it. A passphrase or key encrypts everything with AES-256; \
            without it, a backup cannot be restored. Browsers sign in again after a restore; tokens and accounts are those \
            of the backup. `hearth restore` brings a backup back.
            """)

    @OptionGroup var folder: FolderOptions
    @OptionGroup var options: BackupOptions

    @Argument(help: ArgumentHelp("Folder of backups, or a file that ends in .hearthbackup.", valueName: "path"))
    var target: String?

    @Flag(help: "List the backups.")
    var list = false

    @Flag(help: "Restore the newest backup into a scratch folder, check everything in it, and remove the folder.")
    var check = false

    @Option(help: ArgumentHelp("Create a file with a random key.", valueName: "file"))
    var newKey: String?

    @Option(
        help: ArgumentHelp(
            "What to keep in a folder, such as \"7 days, 5 weeks, 12 months\"; older ones are removed.", valueName: "text"))
    var keep: String?

    func validate() throws {
        if let keep, BackupRetention(keep) == nil {
            throw ValidationError("--keep is \"\(keep)\", but must look like \"7 days, 5 weeks, 12 months\".")
        }
        if [list, check, newKey != nil].count(where: { $0 }) > 1 {
            throw ValidationError("Use one of --list, --check and --new-key.")
        }
    }

    func run() async throws {
        if let newKey {
            try BackupKeyFile.create(newKey)
            return TerminalOutput.say(
                "The key is in \(newKey). Keep a copy of it apart from the backups: without it they cannot be restored.")
        }
        let settings = try folder.settings()
        guard let target = target ?? settings.backup.path else { throw CommandError.backupPathMissing }
        let exists = FileManager.default.fileExists(atPath: target)
        let secret = try options.secret(standard: settings.backup.keyFile, isNew: !exists)
        if list { return TerminalOutput.say(try BackupText.list(of: BackupReader(target, passphrase: secret), target)) }
        if check { return try await BackupCheck.run(target, passphrase: secret) }
        guard FileManager.default.fileExists(atPath: settings.database) else {
            throw CommandError.folderUnusable(path: settings.home, reason: "it has no database")
        }
        let retention = keep.flatMap { BackupRetention($0) } ?? (self.target == nil ? settings.backup.keep : nil)
        let summary = try await settings.backUp(to: target, passphrase: secret, keeping: retention, at: systemClock())
        TerminalOutput.say(BackupText.done(summary, target))
        for warning in BackupText.warnings(summary) { StandardError.say("hearth: " + warning) }
        // The settings page shows the newest one, also if it was made by hand.
        if target == settings.backup.path { try BackupRecord(made: summary.entry.made).store(in: settings.home) }
    }
}

struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Bring a backup back into an empty data folder.",
        discussion: """
              hearth restore /media/disk/hearth                        the newest backup of a folder, into the data folder
              hearth restore /media/disk/hearth --backup 20261124      the newest one of that day
              hearth restore FILE.hearthbackup --home ~/restored       a backup file, into another folder

            The data folder must be missing or empty: nothing is overwritten. Every file is compared with the digests of the backup. \
            If one is damaged, nothing is restored and the command names it.
            """)

    @OptionGroup var folder: FolderOptions
    @OptionGroup var options: BackupOptions

    @Argument(help: ArgumentHelp("Folder of backups or backup file.", valueName: "path"))
    var source: String

    @Option(help: ArgumentHelp("First characters of the backup's name; default: the newest.", valueName: "name"))
    var backup: String?

    func run() async throws {
        let settings = try folder.settings()
        let reader = try BackupReader(source, passphrase: try options.secret(standard: nil, isNew: false))
        let entry = try reader.entry(backup)
        try reader.restore(entry, to: settings.home) { folder in
            try FolderDatabase.startEpochs(in: folder + "/" + BackupWriter.databaseName) { .random() }
        }
        TerminalOutput.say(BackupText.restored(entry, settings.home))
    }
}
