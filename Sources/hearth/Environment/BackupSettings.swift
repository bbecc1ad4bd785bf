import Backups

/// Where backups go, from the settings file.
struct BackupSettings: Equatable {
    /// Folder of backups; nil without scheduled backups.
    var path: String?
    /// File with the passphrase; nil without encryption.
    var keyFile: String?
    var keep = BackupRetention.standard
}
