import Archives
import ArgumentParser
import Foundation
import TrainingLog
import WebServer

/// Error message of one sentence, and the exit code for scripts.
struct Refusal {
    var sentence: String
    var code: HearthExit

    init(_ sentence: String, _ code: HearthExit) {
        self.sentence = sentence
        self.code = code
    }

    /// Nil for errors of the command line itself, which ArgumentParser words.
    init?(_ error: any Error) {
        switch error {
        case let refusal as Refusal: self = refusal
        case let error as HouseError: self = Refusal.of(error)
        case let error as StoreError: self = Refusal.of(error)
        case let error as GroupingError: self = GroupingSentences.refusal(error)
        case let error as ServerError: self = Refusal.of(error)
        case let error as ArchiveError: self = Refusal.of(error)
        case let error as POSIXError where error.code == .ENOSPC: self = Refusal.of(StoreError.diskFull)
        case let error as CocoaError where error.code == .fileWriteOutOfSpace: self = Refusal.of(StoreError.diskFull)
        case let error as CocoaError where error.code == .fileWriteVolumeReadOnly:
            self = Refusal.of(StoreError.readOnly(path: error.filePath ?? "The data folder"))
        case let error as CocoaError where error.isFileError:
            self.init((error.filePath.map { $0 + ": " } ?? "") + error.localizedDescription, .inputOutput)
        default: return nil
        }
    }

    private static func of(_ error: HouseError) -> Refusal {
        switch error {
        case .folderUnusable(let path, let reason):
            Refusal("The data folder \(path) cannot be used: \(reason).", .cannotCreate)
        case .folderOpen(let path, let reason):
            Refusal(
                "Other users can read \(path), and \(reason). Run `chmod -R go-rwx` on it, or choose another folder with --home.",
                .notPermitted)
        case .alreadyServed(let path, let other, let address):
            Refusal(
                "\(path) is already served by \(other)" + (address.map { " at \($0)" } ?? "")
                    + ". Open that address, or stop that process first.", .unavailable)
        case .databaseLinked(let path, let names):
            Refusal(
                "\(path) has \(names) names (hard links), so two programs could write to it without noticing each other. Stop "
                    + "Hearth and give it a file of its own: cp -p \(path) \(path).copy && mv \(path).copy \(path)", .unavailable)
        case .settingsUnreadable(let file, let reason): Refusal("\(file) cannot be read: \(reason).", .settings)
        case .settingUnknown(let key, let file, let line):
            Refusal("\(file), line \(line): there is no setting called \"\(key)\".", .settings)
        case .settingUnreadable(let file, let line): Refusal("\(file), line \(line): expected `key = value`.", .settings)
        case .settingInvalid(let name, let value, let allowed):
            Refusal("\(name) is \"\(value)\", but must be \(allowed).", .settings)
        case .dateInvalid(let text): Refusal("\"\(text)\" is no date; write it as 2026-03-15.", .usage)
        case .momentInvalid(let text):
            Refusal("\"\(text)\" is no moment with its offset; write it as 2026-03-15T07:30:00Z or …+08:00.", .usage)
        case .activityUnknown(let id):
            Refusal("There is no activity called \"\(id)\"; `hearth report --json` lists them.", .nothingDone)
        case .notEntered(let id): Refusal("Nothing of \(id) was entered by hand; nothing was changed.", .nothingDone)
        case .startInvalid(let text):
            Refusal("\"\(text)\" is no start; write it by the clock at home, as 2026-11-22T18:30.", .usage)
        case .entryInvalid(let field, let value, let reason):
            Refusal("\(field) \"\(value)\": \(reason) Nothing was entered.", .usage)
        case .shoesUnknown(let name):
            Refusal("No activity was done in \"\(name)\"; `hearth shoes` lists the pairs.", .nothingDone)
        case .shoesNameInvalid(let limit): Refusal("A pair's name has 1 to \(limit) characters; nothing was changed.", .usage)
        case .notOnFoot(let id, let sport):
            Refusal("\(id) is \(sport): shoes are counted on foot; nothing was changed.", .nothingDone)
        case .profileInvalid(let flag, let value, let allowed):
            Refusal("--\(flag) is \"\(value)\", but must be \(allowed); nothing was changed.", .usage)
        case .profileContradicts(let lesser, let greater):
            Refusal("The \(lesser) must be below the \(greater); nothing was changed.", .usage)
        case .durationInvalid(let text):
            Refusal("\"\(text)\" is no length of time; write seconds, or 30m, 12h, 90d.", .usage)
        case .figureUnknown(let name, let near):
            Refusal(
                "There is no figure or model called \"\(name)\"; perhaps \(near.joined(separator: ", ")). "
                    + "hearth explain --help lists all.", .usage)
        case .notEmpty(let path, let count):
            Refusal(
                "\(path) already holds \(count) activities; the demo athlete wants a house of its own: "
                    + "hearth demo --home FOLDER.", .nothingDone)
        case .fileExists(let path): Refusal("\(path) exists already; nothing was written.", .cannotCreate)
        case .cannotWrite(let path, let reason): Refusal("\(path) cannot be written: \(reason).", .cannotCreate)
        }
    }

    private static func of(_ error: StoreError) -> Refusal {
        switch error {
        case .newerSchema(let found, let known):
            Refusal(
                "The database was written by a newer Hearth (schema \(found); this one knows \(known)); nothing was changed, "
                    + "use the newer version.", .settings)
        case .diskFull: Refusal("The disk is full; what was stored before is safe. Make room and try again.", .inputOutput)
        case .readOnly(let path):
            Refusal(
                "\(path) is read-only, so nothing was saved. Reading and exporting work. Make the folder writable.", .cannotCreate
            )
        case .cannotOpen(let path, let reason): Refusal("\(path) cannot be opened: \(reason).", .cannotCreate)
        case .damaged(let what) where what.hasSuffix(".sqlite"):
            Refusal(
                "The database \(what) is damaged and was left as it is; your original files are safe. To bring everything back: copy "
                    + "its folder to a safe place, then import your last export into a new folder (hearth import EXPORT.zip --home "
                    + "NEW), or the originals (hearth import \(Refusal.folder(of: what))/originals --home NEW).", .inputOutput)
        case .damaged(let what): Refusal("\(what) is damaged and was left as it is.", .inputOutput)
        }
    }

    private static func folder(of path: String) -> String { URL(filePath: path).deletingLastPathComponent().path }

    private static func of(_ error: ServerError) -> Refusal {
        switch error {
        case .notLoopback(let host):
            Refusal(
                "Serving on \(host) would let others in, and accounts do not exist yet: only 127.0.0.1, localhost and ::1 "
                    + "are served.", .notPermitted)
        case .portOutOfRange(let port): Refusal("\(port) is no port; ports go from 0 to 65535.", .usage)
        case .portInUse(let port): Refusal("Port \(port) is in use; choose another with --port.", .unavailable)
        case .portNotAllowed(let port):
            Refusal("Port \(port) is reserved for the system; choose one above 1023.", .notPermitted)
        case .cannotListen(let reason): Refusal("The server could not be started: \(reason).", .unavailable)
        case .keyUnusable(let path, let reason): Refusal("The key \(path) cannot be used: \(reason).", .cannotCreate)
        case .resourcesMissing: Refusal("The web pages' files are missing beside the program.", .unavailable)
        case .resourceMalformed(let file, let line, let reason):
            Refusal(
                "The web file \(file) beside the program is damaged in line \(line) (\(reason)); install Hearth again.",
                .unavailable)
        }
    }

    private static func of(_ error: ArchiveError) -> Refusal {
        let code: HearthExit =
            switch error {
            case .notFound, .unreadable, .notARegularFile: .noInput
            case .scratchFailed: .inputOutput
            default: .nothingDone
            }
        return Refusal(ArchiveSentences.text(error), code)
    }
}

extension CocoaError {
    fileprivate var filePath: String? { userInfo[NSFilePathErrorKey] as? String }
}

extension Refusal: Error {
    /// Returns an error that ends the program. With JSON output, which already holds the reason, it prints nothing and only sets the exit
    /// code.
    static func silentUnless(_ isJSON: Bool, _ sentence: String, _ code: HearthExit) -> any Error {
        isJSON ? ExitCode(code.rawValue) : Refusal(sentence, code)
    }
}
