import Accounts
import Archives
import Backups
import Foundation
import Measures
import TrainingLog
import WebServer

/// Checks of everything around the data: folder, disk, clock, time zone, backups. Opening the data folder makes it private
/// and brings the database to this version, as with every command; nothing else is changed.
struct Checkup {
    let settings: Settings
    let now: Moment

    /// Free bytes below which the disk is worth a note.
    static let scarceBytes = 1 << 30
    /// Seconds without a backup that are a problem: two days.
    static let backupAge = 2 * BackupSchedule.interval
    /// Seconds by which a file may be newer than the clock.
    private static let tolerance = 120.0
    /// Before this moment, 1 January 2026, no clock that is right can be.
    private static let earliest = Moment(secondsSince1970: 1_767_225_600)

    /// Findings that need neither the database nor the network.
    func folderFindings() -> [CheckupFinding] { [folder(), permissions(), keys()] + disks() + [clock(), zone(), backups()] }

    private func folder() -> CheckupFinding {
        guard FileManager.default.fileExists(atPath: settings.home) else {
            return CheckupFinding(
                "folder", .note, "\(settings.home) does not exist yet; the first command that stores data creates it.")
        }
        guard access(settings.home, R_OK | W_OK | X_OK) == 0 else {
            return CheckupFinding(
                "folder", .problem,
                "\(settings.home) cannot be written to: \(String(cString: strerror(errno))). Run Hearth as its owner, or change the owner."
            )
        }
        return CheckupFinding("folder", .ok, settings.home)
    }

    private func permissions() -> CheckupFinding {
        let open = Verify.openFiles(of: settings)
        guard let first = open.first else { return CheckupFinding("permissions", .ok, "only you can read the data.") }
        return CheckupFinding(
            "permissions", .problem,
            "other users can read \(first)\(open.count > 1 ? " and \(open.count - 1) more" : ""). Run `chmod -R go-rwx` on the data folder."
        )
    }

    private func keys() -> CheckupFinding {
        let unreadable = settings.accounts.unreadable().map { "accounts/" + $0 } + Verify.credentials(in: settings.keys)
        guard unreadable.isEmpty else {
            return CheckupFinding(
                "accounts", .problem, "these files in \(settings.keys) cannot be read: \(unreadable.joined(separator: ", ")).")
        }
        return CheckupFinding("accounts", .ok, "every account, session and token can be read.")
    }

    private func disks() -> [CheckupFinding] {
        let folders = Set([settings.home, AppEnvironment.folder(of: settings.database)]).sorted()
        return folders.filter { FileManager.default.fileExists(atPath: $0) }.map { folder in
            guard
                let size = try? FileManager.default.attributesOfFileSystem(forPath: folder)[.systemFreeSize] as? NSNumber
            else { return CheckupFinding("disk", .note, "the free space of \(folder) is unknown.") }
            let free = size.intValue
            let text = "\(BackupText.size(free)) free at \(folder)"
            if free < Settings.neededBytes { return CheckupFinding("disk", .problem, text + "; imports fail. Free some space.") }
            return CheckupFinding("disk", free < Checkup.scarceBytes ? .note : .ok, text + ".")
        }
    }

    private func clock() -> CheckupFinding {
        let text = ISO8601.text(now)
        guard now >= Checkup.earliest else {
            return CheckupFinding(
                "clock", .problem, "it is \(text), which is in the past. Set the clock: sign-ins and codes need it.")
        }
        // A file that is newer than now was written before the clock was set back.
        let changed = try? FileManager.default.attributesOfItem(atPath: settings.database)[.modificationDate] as? Date
        if let changed, changed.timeIntervalSince1970 > now.secondsSince1970 + Checkup.tolerance {
            return CheckupFinding(
                "clock", .problem,
                "it is \(text), but the database was changed at \(ISO8601.text(Moment(secondsSince1970: changed.timeIntervalSince1970))). Set the clock."
            )
        }
        return CheckupFinding("clock", .ok, text)
    }

    private func zone() -> CheckupFinding {
        let zone = HomeClock.ofThisMachine.name
        let isDefault = zone == "UTC" || zone == "GMT"
        return CheckupFinding(
            "time-zone", isDefault ? .note : .ok,
            isDefault
                ? "this machine uses \(zone). Recordings without a zone count by it, unless the profile has a home time zone (`hearth athlete`)."
                : zone)
    }

    private func backups() -> CheckupFinding {
        guard let path = settings.backup.path else {
            return CheckupFinding(
                "backups", .note,
                "none is scheduled. Add `backup = FOLDER` to \(settings.home)/config, with a folder on another disk.")
        }
        let record = BackupRecord(of: settings.home)
        if let failure = record.failure {
            return CheckupFinding(
                "backups", .problem,
                "the last one failed at \(ISO8601.text(failure.at)) (\(failure.reason.rawValue)). `hearth backup` tries again and says why."
            )
        }
        guard let made = record.made else {
            return CheckupFinding("backups", .note, "none was made into \(path) yet. `hearth backup` makes one.")
        }
        let text = "the last one was made at \(ISO8601.text(made)) into \(path)."
        guard now - made < Checkup.backupAge else {
            return CheckupFinding(
                "backups", .problem, text + " That is too long ago: is the server running, and the disk connected?")
        }
        if Checkup.device(of: path) != nil, Checkup.device(of: path) == Checkup.device(of: settings.home) {
            return CheckupFinding("backups", .note, text + " It is on the disk of the data: a broken disk loses both.")
        }
        return CheckupFinding("backups", .ok, text)
    }

    /// Number of the file system that a path is on; nil for a missing path.
    private static func device(of path: String) -> Int? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return (try? FileManager.default.attributesOfFileSystem(forPath: path)[.systemNumber] as? NSNumber)?.intValue
    }

    /// Findings about the database. Opening it migrates it, as every command does.
    func databaseFindings() async -> [CheckupFinding] {
        guard FileManager.default.fileExists(atPath: settings.database) else {
            return [CheckupFinding("database", .note, "there is none yet.")]
        }
        do {
            let activities = try await AppEnvironment(settings).journal.holdings().activities
            return [
                CheckupFinding(
                    "database", .ok,
                    "\(activities) activit\(activities == 1 ? "y" : "ies") at \(settings.database). `hearth verify` checks all of it."
                )
            ]
        } catch {
            return [CheckupFinding("database", .problem, CommandErrorMessage(error)?.sentence ?? "\(error)")]
        }
    }
}
