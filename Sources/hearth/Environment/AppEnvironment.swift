import Archives
import Foundation
import Localizations
import MapArchives
import Measures
import Screens
import Training
import TrainingLog

/// Data folder with its database, and the journal that commands use.
struct AppEnvironment {
    let settings: Settings
    let journal: Journal
    let database: FolderDatabase
    /// The map file, which all athletes share.
    let map: MapFile

    /// Opens the data folder. Creates folder and database if they are missing.
    /// - Parameter memoryLimit: bytes of analyses in memory; nil for a command that ends soon.
    init(_ settings: Settings, memoryLimit: Int? = nil) throws {
        self.settings = settings
        try AppEnvironment.makeFolder(settings.home)
        // SQLite's log is named after the path that was opened. A second name of the file would bypass the log and the locks of the folder.
        if let names = FilePrivacy.linkCount(settings.database), names > 1 {
            throw CommandError.databaseLinked(path: settings.database, names: names)
        }
        database = try FolderDatabase(settings)
        map = MapFile(path: settings.home + "/" + MapFile.name)
        let announce = WebhookAnnouncer.announcement(of: settings)
        let (progress, language) = (ProgressLine(), settings.language)
        journal = Journal(
            stores: database.stores(originalsIn: settings.originals), athleteID: settings.athlete, machine: .ofThisMachine,
            turn: FolderWriteLock(folder: AppEnvironment.folder(of: settings.database)),
            cache: AnalysisCache(limit: memoryLimit), countsForecast: settings.countsForecast,
            reportRenewal: { progress.show($0, language) }, announce: announce)
    }

    /// Runs a change of one step while no other process writes to the data folder, as imports do.
    ///
    /// Operations of `Journal` that take several steps wait for their turn themselves and must not be called in `change`.
    func inTurn<Result>(_ change: () async throws -> Result) async throws -> Result {
        try await AppEnvironment.inTurn(in: AppEnvironment.folder(of: settings.database), change)
    }

    /// Runs a change of files in a folder while no other process writes to it.
    static func inTurn<Result>(in folder: String, _ change: () async throws -> Result) async throws -> Result {
        let turn = try await FolderWriteLock(folder: folder).take()
        defer { withExtendedLifetime(turn) {} }
        return try await change()
    }

    /// Returns the folder of the database, with symbolic links resolved. Locks are kept there, because two data folders may share one
    /// database.
    static func folder(of database: String) -> String {
        URL(fileURLWithPath: database).resolvingSymlinksInPath().deletingLastPathComponent().path
    }

    /// Creates the data folder if it is missing, and makes it private to its owner.
    static func makeFolder(_ path: String) throws(CommandError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .folderUnusable(path: path, reason: AppEnvironment.reason(error))
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw .folderUnusable(path: path, reason: "it is a file")
        }
        // Without this, a command of another user would find nothing and report that there is nothing.
        guard access(path, R_OK | X_OK) == 0 else {
            throw .folderUnusable(path: path, reason: String(cString: strerror(errno)))
        }
        try makePrivate(path)
    }

    /// Returns language, units and time of the output: now, or the requested day.
    func context(date: String?) async throws -> DisplayContext {
        let offset = try await offset(at: systemClock())
        return DisplayContext(
            language: settings.language, units: settings.units, temperatures: settings.temperatures,
            now: try AppEnvironment.now(date: date, at: offset), offset: offset)
    }

    /// Returns the athlete's offset from UTC; this machine's when the athlete has not set one.
    func offset(at moment: Moment) async throws -> LocalOffset {
        try await journal.homeClock().offset(at: moment)
    }

    /// Returns the current moment, or noon of the requested day on the athlete's wall clock.
    ///
    /// Only here does a command read the clock.
    static func now(date: String?, at offset: LocalOffset) throws(CommandError) -> Moment {
        guard let date else { return systemClock() }
        guard let day = ISO8601.day(date) else { throw .dateInvalid(date) }
        return day.start(at: offset) + 43_200
    }

    static func reason(_ error: any Error) -> String {
        var text = error.localizedDescription
        while text.last == "." { text.removeLast() }
        return text
    }
}
