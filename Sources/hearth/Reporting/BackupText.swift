import Backups
import Measures

/// What the commands about backups print.
enum BackupText {
    static func done(_ summary: BackupWriter.Summary, _ target: String) -> [String] {
        var lines = [
            "Backup \(summary.entry.name) is in \(target): \(summary.files) files, \(size(summary.size)), "
                + "of which \(size(summary.added)) were new."
        ]
        if summary.removed > 0 {
            lines.append("\(summary.removed) older backup\(summary.removed == 1 ? " was" : "s were") removed.")
        }
        return lines
    }

    /// What a complete backup leaves to be desired.
    static func warnings(_ summary: BackupWriter.Summary) -> [String] {
        var lines: [String] = []
        if !summary.links.isEmpty {
            lines.append(
                "Symbolic links are not part of a backup, nor is what they lead to: "
                    + summary.links.map { PlainText.visible($0) }.joined(separator: ", ") + ".")
        }
        if let failure = summary.pruneFailure {
            lines.append(
                "The backup is complete, but older ones could not be removed. " + BackupSentences.message(failure).sentence)
        }
        return lines
    }

    static func restored(_ entry: BackupEntry, _ home: String) -> [String] {
        [
            "The backup of \(ISO8601.text(entry.made)) is in \(home). Every file has the digest of the backup.",
            "Browsers sign in again: hearth sign-in. Tokens that were withdrawn after the backup are valid again: see Settings.",
        ]
    }

    static func list(of reader: BackupReader, _ target: String) throws -> [String] {
        let entries = try reader.entries()
        guard !entries.isEmpty else { return ["There is no backup in \(target)."] }
        return try entries.map { entry in
            let manifest = try reader.manifest(entry)
            return "\(entry.name)  \(manifest.files.count) files, \(size(manifest.size))"
        }
    }

    static func checked(_ entry: BackupEntry, activities: Int, originals: Int) -> String {
        "The backup \(entry.name) can be restored: \(activities) activities and \(originals) originals are intact."
    }

    static func size(_ bytes: Int) -> String {
        if bytes < 1000 { return "\(bytes) bytes" }
        var (value, unit) = (Double(bytes) / 1000, "kB")
        for next in ["MB", "GB", "TB"] where value >= 999.5 { (value, unit) = (value / 1000, next) }
        return (value < 10 ? "\(Double(Int(value * 10)) / 10)" : "\(Int(value))") + " " + unit
    }
}
