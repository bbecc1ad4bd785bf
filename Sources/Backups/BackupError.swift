/// Why a backup could not be made, read or restored.
public enum BackupError: Error, Equatable {
    /// The system refused to read or write a file.
    case system(path: String, code: Int32)
    /// A folder holds other files than backups, or a file is no backup.
    case notABackup(path: String)
    /// The backup was made by a newer version.
    case newerFormat(path: String, format: Int)
    /// The backup is encrypted, and no passphrase or key was given.
    case secretNeeded(path: String)
    /// A passphrase or key was given that does not open the backup.
    case secretWrong(path: String)
    /// A passphrase or key was given, but the existing backups are not encrypted.
    case notEncrypted(path: String)
    /// The first line of a key file is no text.
    case keyUnreadable(path: String)
    case passphraseTooShort(limit: Int)
    /// A block or list of files is missing, was changed, or cannot be read.
    case damaged(path: String, what: String)
    /// The target is inside the data folder.
    case insideDataFolder(path: String)
    /// The folder to restore into is inside the folder of backups.
    case insideBackups(path: String)
    /// The folder to restore into exists and is not empty.
    case notEmpty(path: String)
    case exists(path: String)
    /// There is no backup of that name.
    case unknown(name: String, path: String)
    /// Another backup is being written to the same folder.
    case busy(path: String)
    /// Files changed again and again while they were being copied.
    case unsteady(path: String)
}
