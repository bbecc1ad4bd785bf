import ArgumentParser
import Foundation
import Localizations
import Screens
import TrainingLog

struct Watch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Import new files of a folder until Ctrl-C.",
        discussion: """
              hearth watch ~/Garmin/Activities
              hearth watch --every 1m ~/Exports
              hearth watch --once ~/Exports          import complete files, then end: for cron and scripts

            A file is imported once two scans in a row find it unchanged. Hearth never moves, changes or deletes files of the \
            folder. Files whose names begin with a dot are ignored. With --once the exit codes are those of `hearth import`.
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Flag(help: "Import complete files and end.")
    var once = false

    @Option(help: ArgumentHelp("Time between two scans: seconds, or 1m, 1h.", valueName: "time"))
    var every = "5"

    @Option(help: ArgumentHelp(Language.choices + ".", valueName: "language"))
    var language: String?

    @Argument(help: "The folder.")
    var folder: String

    func run() async throws {
        let pause = try TimeSpan.seconds(every)
        guard (1...86_400).contains(pause) else { throw CommandError.durationInvalid(every) }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw CommandErrorMessage("\(folder) is not a folder.", .noInput)
        }
        let settings = try environment.settings(language: language)
        let journal = try AppEnvironment(settings).journal
        let watcher = FolderWatcher(journal: journal, language: settings.language, pause: pause)
        do {
            if once {
                let (path, status) = (folder, HearthExit.done)
                let ended = try await Interruption.run { try await watcher.once(path) ?? status }
                if ended != .done { throw ExitCode(ended.rawValue) }
            } else {
                StandardError.say("Watching \(folder) (Ctrl-C ends it).")
                let path = folder
                try await Interruption.run { try await watcher.forever(path) }
            }
        } catch is CancellationError {
            StandardError.say("Stopped. Imported files are stored.")
            if once { throw ExitCode(HearthExit.interrupted.rawValue) }
        }
    }
}
