import Foundation
import Measures
import Screens
import TrainingLog
import WebServer

/// Log and metrics of the server.
struct OperationSettings: Equatable {
    /// Whether `/metrics` exists.
    var showsMetrics = false
    var logLevel = ServerLog.Level.warning
    var logFormat = ServerLog.Format.text
}

extension Settings {
    typealias Text = (value: String, name: String)

    /// Reads the settings of log and metrics.
    /// - Throws: `CommandError.settingInvalid`.
    static func operation(metrics: Text?, level: Text?, format: Text?) throws(CommandError) -> OperationSettings {
        var settings = OperationSettings()
        if let metrics {
            guard ["yes", "no"].contains(metrics.value) else {
                throw .settingInvalid(name: metrics.name, value: metrics.value, allowed: "yes or no")
            }
            settings.showsMetrics = metrics.value == "yes"
        }
        if let level {
            guard let known = ServerLog.Level(rawValue: level.value) else {
                throw .settingInvalid(name: level.name, value: level.value, allowed: "debug, info, warning or error")
            }
            settings.logLevel = known
        }
        if let format {
            guard let known = ServerLog.Format(rawValue: format.value) else {
                throw .settingInvalid(name: format.name, value: format.value, allowed: "text or json")
            }
            settings.logFormat = known
        }
        return settings
    }

    /// Free bytes that an import and the log of the database need at least.
    static let neededBytes = 64 << 20

    /// Returns what the server knows about its disk, database and backups.
    func operation(of database: FolderDatabase, began: Moment) -> ServerOperation {
        var operation = ServerOperation()
        operation.log = ServerLog(
            level: self.operation.logLevel, format: self.operation.logFormat, now: systemClock
        ) { StandardError.say($0) }
        operation.showsMetrics = self.operation.showsMetrics
        operation.began = began
        operation.backups = { backupStatus(at: systemClock()) }
        operation.flaws = { await flaws(of: database) }
        operation.databaseBytes = {
            // The log exists only while it is in use.
            let sizes = ["", "-wal"].map {
                (try? FileManager.default.attributesOfItem(atPath: self.database + $0))?[.size] as? NSNumber
            }
            return sizes[0].map { $0.intValue + (sizes[1]?.intValue ?? 0) }
        }
        return operation
    }

    /// Returns why the server cannot do its work.
    private func flaws(of database: FolderDatabase) async -> [ReadinessFlaw] {
        var flaws: [ReadinessFlaw] = []
        if database.isPrivateCopy || access(home, W_OK) != 0 { flaws.append(.readOnly) }
        for folder in Set([home, AppEnvironment.folder(of: self.database)]).sorted() {
            let free = try? FileManager.default.attributesOfFileSystem(forPath: folder)[.systemFreeSize] as? NSNumber
            if let free, free.intValue < Settings.neededBytes {
                flaws.append(.diskFull(free: free.intValue, needed: Settings.neededBytes))
            }
        }
        do {
            if try await !database.isSchemaCurrent() { flaws.append(.schemaNotCurrent) }
        } catch {
            flaws.append(.databaseUnreadable)
        }
        return flaws
    }
}
