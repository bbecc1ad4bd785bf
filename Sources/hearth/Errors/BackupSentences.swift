import Backups
import Foundation

/// Words for errors of backups.
enum BackupSentences {
    static func message(_ error: BackupError) -> CommandErrorMessage {
        switch error {
        case .system(let path, ENOSPC), .system(let path, EDQUOT):
            CommandErrorMessage(
                "The disk of \(path) is full. Free some space and try again; earlier backups are unchanged.", .inputOutput)
        case .system(let path, ENOENT): CommandErrorMessage("\(path) does not exist.", .noInput)
        case .system(let path, let code):
            CommandErrorMessage("\(path) cannot be used: \(String(cString: strerror(code))).", .inputOutput)
        case .notABackup(let path):
            CommandErrorMessage("\(path) has no backup of Hearth. Choose a folder that is empty or does not exist yet.", .usage)
        case .newerFormat(let path, let format):
            CommandErrorMessage("\(path) was written by a newer Hearth (format \(format)). Use the newer version.", .settings)
        case .secretNeeded(let path):
            CommandErrorMessage("\(path) is encrypted: give --passphrase, or --key-file FILE.", .usage)
        case .secretWrong(let path): CommandErrorMessage("That passphrase or key does not open \(path).", .notPermitted)
        case .notEncrypted(let path):
            CommandErrorMessage(
                "\(path) is not encrypted. Leave the key out, or choose another folder for encrypted backups; nothing was written.",
                .usage)
        case .keyUnreadable(let path):
            CommandErrorMessage("The first line of \(path) is no text. Create a key with `hearth backup --new-key FILE`.", .usage)
        case .passphraseTooShort(let limit):
            CommandErrorMessage("A passphrase has \(limit) characters or more; nothing was written.", .usage)
        case .damaged(let path, let what):
            CommandErrorMessage(
                "\(path) is damaged: \(what). Nothing was restored; try an earlier backup with --backup.", .inputOutput)
        case .insideDataFolder(let path):
            CommandErrorMessage("\(path) is inside the data folder. A backup belongs on another disk.", .usage)
        case .insideBackups(let path):
            CommandErrorMessage("\(path) is inside the folder of backups. Restore into another folder with --home.", .usage)
        case .notEmpty(let path):
            CommandErrorMessage(
                "\(path) is not empty, and nothing is overwritten. Restore into another folder with --home, or move this one away.",
                .cannotCreate)
        case .exists(let path): CommandErrorMessage("\(path) exists already; nothing was written.", .cannotCreate)
        case .unknown(let name, let path):
            CommandErrorMessage(
                name.isEmpty
                    ? "There is no backup in \(path)."
                    : "There is no backup \"\(name)\" in \(path); `hearth backup \(path) --list` lists them.", .nothingDone)
        case .busy(let path): CommandErrorMessage("Another process is writing a backup to \(path).", .unavailable)
        case .unsteady(let path):
            CommandErrorMessage("\(path) changed while it was copied, three times. Try again.", .unavailable)
        }
    }
}
