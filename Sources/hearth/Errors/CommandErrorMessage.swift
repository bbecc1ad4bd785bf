import Accounts
import ActivityFiles
import Archives
import ArgumentParser
import Backups
import Foundation
import Localizations
import Screens
import Training
import TrainingLog
import WebServer

/// Error message of one sentence, and the exit code for scripts.
struct CommandErrorMessage {
    var sentence: String
    var code: HearthExit

    init(_ sentence: String, _ code: HearthExit) {
        self.sentence = sentence
        self.code = code
    }

    /// Nil for errors of the command line itself, which ArgumentParser words.
    init?(_ error: any Error) {
        switch error {
        case let refusal as CommandErrorMessage: self = refusal
        case let error as CommandError: self = CommandErrorMessage.of(error)
        case let error as StoreError: self = CommandErrorMessage.of(error)
        case let error as BackupError: self = BackupSentences.message(error)
        case let error as GroupingError: self = GroupingSentences.refusal(error)
        case let error as AccountError: self = CommandErrorMessage.of(error)
        case let error as CredentialError: self = CommandErrorMessage.of(error)
        case let error as ServerError: self = CommandErrorMessage.of(error)
        case let error as ArchiveError: self = CommandErrorMessage.of(error)
        case let error as POSIXError where error.code == .ENOSPC: self = CommandErrorMessage.of(StoreError.diskFull)
        case let error as CocoaError where error.code == .fileWriteOutOfSpace: self = CommandErrorMessage.of(StoreError.diskFull)
        case let error as CocoaError where error.code == .fileWriteVolumeReadOnly:
            self = CommandErrorMessage.of(StoreError.readOnly(path: error.filePath ?? "The data folder"))
        case let error as CocoaError where error.isFileError:
            self.init((error.filePath.map { $0 + ": " } ?? "") + error.localizedDescription, .inputOutput)
        default: return nil
        }
    }

    private static func of(_ error: CommandError) -> CommandErrorMessage {
        switch error {
        case .folderUnusable(let path, let reason):
            CommandErrorMessage("The data folder \(path) cannot be used: \(reason).", .cannotCreate)
        case .folderOpen(let path, let reason):
            CommandErrorMessage(
                "Other users can read \(path), and \(reason). Run `chmod -R go-rwx` on it, or choose another folder with --home.",
                .notPermitted)
        case .alreadyServed(let path, let other, let address):
            CommandErrorMessage(
                "\(path) is already served by \(other)" + (address.map { " at \($0)" } ?? "")
                    + ". Open that address, or stop that process first.", .unavailable)
        case .notReachable(let address):
            CommandErrorMessage(
                "Hearth is at \(address), which other devices cannot reach. Put a proxy with TLS in front and start it with `hearth "
                    + "serve --public https://hearth.example`.", .unavailable)
        case .notServed(let path):
            CommandErrorMessage("No server runs on \(path). Start one with `hearth serve`.", .unavailable)
        case .sessionUnknown(let id):
            CommandErrorMessage(
                "No session, or more than one, begins with \"\(id)\"; `hearth sessions` lists them. Nothing was changed.",
                .nothingDone)
        case .observerIsSelf(let name):
            CommandErrorMessage("\"\(name)\" is the athlete; name another person.", .nothingDone)
        case .observerUnknown(let name):
            CommandErrorMessage("\"\(name)\" may not look; `hearth sharing` lists who may.", .nothingDone)
        case .observersFull:
            CommandErrorMessage("\(ObserverAccess.limit) people may look, which is the limit. Revoke one first.", .nothingDone)
        case .databaseLinked(let path, let names):
            CommandErrorMessage(
                "\(path) has \(names) names (hard links), so two programs could write to it without noticing each other. Stop "
                    + "Hearth and give it a file of its own: cp -p \(path) \(path).copy && mv \(path).copy \(path)", .unavailable)
        case .settingsUnreadable(let file, let reason): CommandErrorMessage("\(file) cannot be read: \(reason).", .settings)
        case .settingUnknown(let key, let file, let line):
            CommandErrorMessage("\(file), line \(line): unknown setting \"\(key)\".", .settings)
        case .settingUnreadable(let file, let line):
            CommandErrorMessage("\(file), line \(line): expected `key = value`.", .settings)
        case .settingInvalid(let name, let value, let allowed):
            CommandErrorMessage("\(name) is \"\(value)\", but must be \(allowed).", .settings)
        case .webhookInvalid(let reason):
            CommandErrorMessage("The settings of webhooks are wrong: \(reason).", .settings)
        case .webhookUnknown(let name):
            CommandErrorMessage("No webhook receiver has the name \"\(name)\"; `hearth webhooks` lists them.", .nothingDone)
        case .tlsNotBuilt:
            CommandErrorMessage(
                "The settings name a certificate, but this Hearth was built without TLS of its own. Build it with HEARTH_TLS=1 in the "
                    + "environment, or remove tls_certificate and tls_key and put a proxy with TLS in front.", .settings)
        case .tlsFileUnusable(let path, let reason):
            CommandErrorMessage(
                "TLS cannot use \(path): \(reason). Check the settings tls_certificate and tls_key, and that this account may read "
                    + "both files.", .settings)
        case .tlsKeyForeign(let certificate, let key):
            CommandErrorMessage(
                "The key \(key) does not belong to the first certificate in \(certificate). Name the two files of one certificate; in the "
                    + "first, the server's own certificate comes before its chain.", .settings)
        case .dateInvalid(let text): CommandErrorMessage("\"\(text)\" is not a date; write 2026-03-15.", .usage)
        case .momentInvalid(let text):
            CommandErrorMessage("\"\(text)\" is not a time with an offset; write 2026-03-15T07:30:00Z or …+08:00.", .usage)
        case .activityUnknown(let id):
            CommandErrorMessage("There is no activity \"\(id)\"; `hearth report --json` lists them.", .nothingDone)
        case .notEntered(let id): CommandErrorMessage("\(id) has no manual entry; nothing was changed.", .nothingDone)
        case .startInvalid(let text):
            CommandErrorMessage("\"\(text)\" is not a start; write it on your home clock, such as 2026-11-22T18:30.", .usage)
        case .entryInvalid(let field, let value, let reason):
            CommandErrorMessage("\(field) \"\(value)\": \(reason) Nothing was added.", .usage)
        case .classUnknown(let name):
            CommandErrorMessage("There is no class type \"\(name)\"; `hearth classes` lists them.", .nothingDone)
        case .classTaken(let name):
            CommandErrorMessage("Another class type has the name \"\(name)\"; nothing was changed.", .nothingDone)
        case .classesFull(let limit):
            CommandErrorMessage("There are \(limit) class types already; remove one first.", .nothingDone)
        case .classInvalid(let name, let limit):
            CommandErrorMessage("\"\(name)\" is no name of a class type: it needs 1 to \(limit) characters.", .usage)
        case .packUnknown(let id):
            CommandErrorMessage("There is no pack \"\(id)\"; `hearth content list` lists the packs.", .nothingDone)
        case .tableUnreadable(let path, let reason): CommandErrorMessage("\(path) cannot be read: \(reason).", .noInput)
        case .tableInvalid(let path, let error):
            CommandErrorMessage(
                path + (error.line.map { ", line \($0)" } ?? "") + ": " + OwnTableText.text(error, .english)
                    + " Nothing was imported.",
                .nothingDone)
        case .tableMismatch(let path, let mismatch):
            CommandErrorMessage(path + ": " + TableFileReading.sentence(mismatch) + " Nothing was imported.", .nothingDone)
        case .packUnreadable(let path, let reason): CommandErrorMessage("\(path) cannot be read: \(reason).", .noInput)
        case .packRefused(let flaws):
            CommandErrorMessage(
                "\(flaws) flaw\(flaws == 1 ? "" : "s"), listed above. Mend the file and run the command again; nothing was changed.",
                .nothingDone)
        case .shoesUnknown(let name):
            CommandErrorMessage("No activity uses \"\(name)\"; `hearth shoes` lists the pairs.", .nothingDone)
        case .shoesNameInvalid(let limit):
            CommandErrorMessage("A pair's name has 1 to \(limit) characters; nothing was changed.", .usage)
        case .notOnFoot(let id, let sport):
            CommandErrorMessage(
                "\(id) is \(sport), but shoes are only for activities on foot; nothing was changed.", .nothingDone)
        case .profileInvalid(let flag, let value, let allowed):
            CommandErrorMessage("--\(flag) is \"\(value)\", but must be \(allowed); nothing was changed.", .usage)
        case .profileContradicts(let lesser, let greater):
            CommandErrorMessage("The \(lesser) must be below the \(greater); nothing was changed.", .usage)
        case .durationInvalid(let text):
            CommandErrorMessage("\"\(text)\" is not a time span; write seconds, or 30m, 12h, 90d.", .usage)
        case .figureUnknown(let name, let near):
            CommandErrorMessage(
                "There is no figure or model \"\(name)\"; did you mean \(near.joined(separator: ", "))? "
                    + "`hearth explain --help` lists all.", .usage)
        case .notEmpty(let path, let count):
            CommandErrorMessage(
                "\(path) already contains \(count) activities. The demo athlete needs an empty data folder: "
                    + "hearth demo --home FOLDER.", .nothingDone)
        case .notDemonstration(let path):
            CommandErrorMessage(
                "\(path) has other data than those of the demo athlete, which everyone could read; nothing is served. Choose another "
                    + "folder: hearth demo --read-only --home FOLDER.", .nothingDone)
        case .fileExists(let path): CommandErrorMessage("\(path) exists already; nothing was written.", .cannotCreate)
        case .passphrasesDiffer: CommandErrorMessage("The two passphrases differ; nothing was written.", .usage)
        case .noTerminal:
            CommandErrorMessage("A passphrase can only be asked for on a terminal; use --key-file FILE.", .usage)
        case .backupPathMissing:
            CommandErrorMessage("Say where the backup goes: hearth backup PATH, or `backup = PATH` in the settings file.", .usage)
        case .cannotWrite(let path, let reason): CommandErrorMessage("\(path) cannot be written: \(reason).", .cannotCreate)
        }
    }

    private static func of(_ error: StoreError) -> CommandErrorMessage {
        switch error {
        case .newerSchema(let found, let known):
            CommandErrorMessage(
                "The database was written by a newer Hearth (schema \(found); this version supports \(known)). Nothing was changed; "
                    + "use the newer version.", .settings)
        case .diskFull:
            CommandErrorMessage("The disk is full; existing data is safe. Free some space and try again.", .inputOutput)
        case .readOnly(let path):
            CommandErrorMessage(
                "\(path) is read-only, so nothing was saved. Reading and exporting work. Make the folder writable.", .cannotCreate
            )
        case .cannotOpen(let path, let reason): CommandErrorMessage("\(path) cannot be opened: \(reason).", .cannotCreate)
        case .damaged(let what) where what.hasSuffix(".sqlite"):
            CommandErrorMessage(
                "The database \(what) is damaged and was not changed; your original files are safe. To restore all data: copy "
                    + "its folder to a safe place, then import your last export into a new folder (hearth import EXPORT.zip --home "
                    + "NEW), or the originals (hearth import \(CommandErrorMessage.folder(of: what))/originals --home NEW).",
                .inputOutput)
        case .damaged(let what): CommandErrorMessage("\(what) is damaged and was not changed.", .inputOutput)
        }
    }

    private static func folder(of path: String) -> String { URL(filePath: path).deletingLastPathComponent().path }

    private static func of(_ error: AccountError) -> CommandErrorMessage {
        switch error {
        case .nameInvalid(let name, let limit):
            CommandErrorMessage("\"\(name)\" is no name of a person: it needs 1 to \(limit) characters.", .usage)
        case .nameTaken(let name):
            CommandErrorMessage("Another person has the name \"\(name)\"; nothing was changed.", .nothingDone)
        case .unknown(let name):
            CommandErrorMessage("There is no person \"\(name)\"; `hearth people` lists them.", .nothingDone)
        case .disabled(let name):
            CommandErrorMessage(
                "\"\(name)\" is disabled; `hearth people enable` permits the person again. Nothing was changed.", .notPermitted)
        }
    }

    private static func of(_ error: CredentialError) -> CommandErrorMessage {
        switch error {
        case .diskFull: of(StoreError.diskFull)
        case .readOnly(let path): of(StoreError.readOnly(path: path))
        case .unusable(let path, let reason): CommandErrorMessage("\(path) cannot be used: \(reason).", .cannotCreate)
        }
    }

    private static func of(_ error: ServerError) -> CommandErrorMessage {
        switch error {
        case .notLoopback(let host):
            CommandErrorMessage(
                "Serving on \(host) would send health data unencrypted. Use 127.0.0.1, localhost or ::1. For other devices, put a proxy "
                    + "with TLS in front and name it with --public; a proxy on another machine also needs --trusted-proxies and a numeric "
                    + "--host. Or name a certificate with --tls-certificate and --tls-key.", .notPermitted)
        case .hostInvalid(let host):
            CommandErrorMessage(
                "\(host) is not a network address of this machine in numbers. Use one such as 192.168.1.5, or 0.0.0.0 for all of them.",
                .settings)
        case .publicAddressInvalid(let text): CommandErrorMessage("\(text) is not an https address without a path.", .settings)
        case .proxyInvalid(let text): CommandErrorMessage("\(text) is not the network address of a proxy.", .settings)
        case .socketInvalid(let path, let reason):
            CommandErrorMessage("The server cannot listen at the socket \(path): \(reason).", .settings)
        case .socketWithoutProxy:
            CommandErrorMessage(
                "A browser cannot open a socket. Put a proxy with TLS in front of it and name its address with --public.",
                .settings)
        case .socketInUse(let path):
            CommandErrorMessage("Another program listens at the socket \(path); choose another path.", .unavailable)
        case .portOutOfRange(let port): CommandErrorMessage("\(port) is not a port; ports are 0 to 65535.", .usage)
        case .portInUse(let port): CommandErrorMessage("Port \(port) is in use; choose another with --port.", .unavailable)
        case .portNotAllowed(let port):
            CommandErrorMessage("Port \(port) is reserved for the system; choose one above 1023.", .notPermitted)
        case .cannotListen(let reason): CommandErrorMessage("The server could not be started: \(reason).", .unavailable)
        case .keyUnusable(let path, let reason): CommandErrorMessage("The key \(path) cannot be used: \(reason).", .cannotCreate)
        case .resourcesMissing:
            CommandErrorMessage("The files of the web pages are missing beside the program; install Hearth again.", .unavailable)
        case .resourceMalformed(let file, let line, let reason):
            CommandErrorMessage(
                "The web file \(file) beside the program is damaged in line \(line) (\(reason)); install Hearth again.",
                .unavailable)
        }
    }

    private static func of(_ error: ArchiveError) -> CommandErrorMessage {
        let code: HearthExit =
            switch error {
            case .notFound, .unreadable, .notARegularFile: .noInput
            case .scratchFailed: .inputOutput
            default: .nothingDone
            }
        return CommandErrorMessage(ArchiveSentences.text(error), code)
    }
}

extension CocoaError {
    fileprivate var filePath: String? { userInfo[NSFilePathErrorKey] as? String }
}

extension CommandErrorMessage: Error {
    /// Returns an error that ends the program. With JSON output, which already holds the reason, it prints nothing and only sets the exit
    /// code.
    static func silentUnless(_ isJSON: Bool, _ sentence: String, _ code: HearthExit) -> any Error {
        isJSON ? ExitCode(code.rawValue) : CommandErrorMessage(sentence, code)
    }
}
