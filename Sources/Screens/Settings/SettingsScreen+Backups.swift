import Localizations
import Measures

extension SettingsScreen {
    /// Card of the scheduled backups, for the owner of the data folder.
    public struct Backups: Equatable, Sendable {
        public var title: String
        public var lead: String
        /// Line of the settings file that switches backups on; nil when they are on.
        public var setting: String?
        public var rows: [Explanation.Row]
        /// Why the last attempt failed; nil when it succeeded.
        public var problem: String?

        init(_ status: BackupStatus, _ context: DisplayContext) {
            title = context.say(.backupsTitle)
            rows = []
            guard let folder = status.folder else {
                lead = context.say(.backupsOff)
                setting = "backup = /media/disk/hearth"
                return
            }
            lead = context.say(.backupsOn(folderPath: folder))
            rows.append(
                Explanation.Row(
                    context.say(.backupsMade), status.made.map { Backups.time($0, context) } ?? context.say(.backupsNone)))
            if let failure = status.failure {
                rows.append(Explanation.Row(context.say(.backupsFailed), Backups.time(failure.at, context)))
                let path = failure.path.isEmpty ? folder : failure.path
                problem =
                    switch failure.reason {
                    case .missing: context.say(.backupsMissing(filePath: path))
                    case .diskFull: context.say(.backupsDiskFull(filePath: path))
                    case .notWritable: context.say(.backupsNotWritable(filePath: path))
                    case .key: context.say(.backupsKey(filePath: path))
                    case .notABackup: context.say(.backupsNotABackup(filePath: path))
                    case .damaged: context.say(.backupsDamaged(filePath: path))
                    case .other: context.say(.backupsOther(filePath: path))
                    }
            }
            rows.append(
                Explanation.Row(
                    context.say(.backupsNext), status.next.map { Backups.time($0, context) } ?? context.say(.backupsSoon)))
        }

        private static func time(_ moment: Moment, _ context: DisplayContext) -> String {
            let day = Day(of: moment, at: context.offset).map { context.shortDate($0) } ?? "–"
            return day + " " + context.timeOfDay(moment, at: context.offset)
        }
    }
}
