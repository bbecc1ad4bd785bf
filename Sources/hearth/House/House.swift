import Archives
import Foundation
import Localizations
import Measures
import SQLiteStores
import Screens
import Training
import TrainingLog

/// Where everything meets: a data folder, its database, and the journal over both.
struct House {
    let settings: Settings
    let journal: Journal

    /// Opens the house, or builds it.
    init(_ settings: Settings) throws {
        self.settings = settings
        try House.makeFolder(settings.home)
        // SQLite's log lies beside the name that was opened: a second name would lead past it, and past the locks of the folder.
        if let names = FilePrivacy.linkCount(settings.database), names > 1 {
            throw HouseError.databaseLinked(path: settings.database, names: names)
        }
        let database = try SQLiteDatabase(path: settings.database)
        let (progress, language) = (ProgressLine(), settings.language)
        journal = Journal(
            stores: database.stores(originalsIn: settings.originals), machine: .ofThisMachine,
            turn: FolderTurn(folder: House.folder(of: settings.database)), tell: { progress.show($0, language) })
    }

    /// Folder of the database, with symbolic links resolved. Locks lie here, because two data folders may name one database.
    static func folder(of database: String) -> String {
        URL(fileURLWithPath: database).resolvingSymlinksInPath().deletingLastPathComponent().path
    }

    /// Creates the data folder if it is missing, and makes it private to its owner.
    static func makeFolder(_ path: String) throws(HouseError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .folderUnusable(path: path, reason: House.reason(error))
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw .folderUnusable(path: path, reason: "it is a file")
        }
        try makePrivate(path)
    }

    /// Whoever reads, now or on the day that was asked for.
    func reader(date: String?) async throws -> Reader {
        let offset = try await offset(at: systemClock())
        return Reader(
            language: settings.language, units: settings.units, temperatures: settings.temperatures,
            now: try House.now(date: date, at: offset), offset: offset)
    }

    /// The wall clock by which the athlete's days are told; this machine's while they never said.
    func offset(at moment: Moment) async throws -> LocalOffset {
        try await journal.homeClock().offset(at: moment)
    }

    /// The clock enters here. A day that was asked for is taken at noon of the athlete's wall clock.
    static func now(date: String?, at offset: LocalOffset) throws(HouseError) -> Moment {
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
