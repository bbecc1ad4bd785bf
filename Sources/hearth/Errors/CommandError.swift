import ActivityFiles
import TrainingLog

/// Errors of the program itself, apart from the journal's.
enum CommandError: Error, Equatable {
    case folderUnusable(path: String, reason: String)
    /// Other users can read the data folder, or a file in it, and its permissions cannot be changed.
    case folderOpen(path: String, reason: String)
    /// Another server runs on the data folder.
    case alreadyServed(path: String, by: String, address: String?)
    /// No server runs on the data folder.
    case notServed(path: String)
    /// The server has no address for other devices.
    case notReachable(address: String)
    /// No session, or more than one, begins with these digits.
    case sessionUnknown(String)
    /// The athlete is no observer of their own training.
    case observerIsSelf(String)
    /// The person may not look.
    case observerUnknown(String)
    case observersFull
    /// The database file has several names (hard links).
    case databaseLinked(path: String, names: Int)
    case settingsUnreadable(file: String, reason: String)
    case settingUnknown(key: String, file: String, line: Int)
    case settingUnreadable(file: String, line: Int)
    case settingInvalid(name: String, value: String, allowed: String)
    /// A setting of webhooks is wrong. The reason contains neither a secret nor a path.
    case webhookInvalid(reason: String)
    /// No receiver of webhooks has this name.
    case webhookUnknown(String)
    /// The settings name a certificate, but the program was built without TLS.
    case tlsNotBuilt
    /// A file of the certificate or its key cannot be used.
    case tlsFileUnusable(path: String, reason: String)
    /// The key belongs to another certificate.
    case tlsKeyForeign(certificate: String, key: String)
    case dateInvalid(String)
    case momentInvalid(String)
    case activityUnknown(String)
    case notEntered(String)
    case startInvalid(String)
    case entryInvalid(field: String, value: String, reason: String)
    case shoesUnknown(String)
    case classUnknown(String)
    case classTaken(String)
    case classesFull(limit: Int)
    case classInvalid(String, limit: Int)
    case packUnknown(String)
    case packUnreadable(path: String, reason: String)
    /// The flaws have been listed.
    case packRefused(flaws: Int)
    /// A table description is no valid one.
    case tableInvalid(path: String, OwnTableError)
    case tableUnreadable(path: String, reason: String)
    /// A table description does not fit the file.
    case tableMismatch(path: String, OwnTableMismatch)
    case shoesNameInvalid(limit: Int)
    case notOnFoot(String, sport: String)
    case profileInvalid(flag: String, value: String, allowed: String)
    case profileContradicts(lesser: String, greater: String)
    case durationInvalid(String)
    case figureUnknown(String, near: [String])
    case notEmpty(path: String, activities: Int)
    /// A demonstration of a folder with other data than those of the demo athlete.
    case notDemonstration(path: String)
    case fileExists(path: String)
    /// Two passphrases that should be equal are not.
    case passphrasesDiffer
    /// A passphrase is needed, and there is no terminal to ask on.
    case noTerminal
    /// Neither an argument nor a setting names where backups go.
    case backupPathMissing
    case cannotWrite(path: String, reason: String)
}
