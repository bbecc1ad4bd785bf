import ActivityFiles
import ArgumentParser
import Foundation
import Localizations
import Measures
import Screens
import TrainingLog

struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Import files, folders and archives.",
        discussion: """
            Files are recognised by their content: Apple Health exports (zip or xml), FIT, GPX, TCX, Strava archives, Health Auto \
            Export, files of beat intervals, your own tables; also inside folders, zips and gzip. The originals are stored; importing \
            the same file again changes nothing. One bad file never stops the others.

              hearth import ~/Downloads/export.zip
              hearth import ~/Garmin ~/Strava/export_123.zip
              hearth import --again      files that an older version read, from the stored originals
              hearth import --table scale.yaml weights.csv      a table that only you know

            A table that Hearth does not know needs a description of its columns. `hearth inspect` prints one to correct; the next \
            file with the same columns is read without --table.

            Ctrl-C stops after the current file; running the same import again resumes it.

            Ends with 1 if some files could not be read, with 2 if none could; images and other files beside recordings do not \
            count.
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Flag(help: "The outcome of every file as one JSON object.")
    var json = false

    @Flag(help: "Read the files again that an older version of Hearth read; needs no path.")
    var again = false

    @Option(
        help: ArgumentHelp(
            "Start of a file of beat intervals that states no date: 2026-05-01T07:30. Takes one file.",
            valueName: "start"))
    var start: String?

    @Option(
        help: ArgumentHelp(
            "Description of a table that Hearth does not know (YAML). Takes one file; the description is saved.",
            valueName: "description"))
    var table: String?

    @Option(help: ArgumentHelp(Language.choices + ".", valueName: "language"))
    var language: String?

    @Argument(help: ArgumentHelp("Files, folders, archives.", valueName: "path"))
    var paths: [String] = []

    func validate() throws {
        if paths.contains("") { throw ValidationError("One of the paths is empty.") }
        if again != paths.isEmpty {
            throw ValidationError(again ? "--again takes no path." : "Missing expected argument '<path> ...'.")
        }
        if start != nil, again || paths.count != 1 { throw ValidationError("--start takes exactly one file.") }
        if table != nil, again || paths.count != 1 || start != nil { throw ValidationError("--table takes exactly one file.") }
    }

    func run() async throws {
        let described = try table.map { try TableFileReading.table(at: $0) }
        let stated = start.flatMap { ISO8601.stamp($0) }
        if let start, stated == nil { throw CommandError.startInvalid(start) }
        let settings = try environment.settings(language: language)
        let journal = try AppEnvironment(settings).journal
        let progress = ProgressLine()
        let report: ImportReport
        do {
            let (paths, again, start, language) = (paths, again, stated, settings.language)
            report = try await Interruption.run {
                if again { return try await journal.importAgain { progress.show($0, language) } }
                if let described { return try await journal.importTable(at: paths[0], as: described) }
                if let start { return try await journal.importBeats(at: paths[0], startingAt: start) }
                return try await journal.importPaths(paths) { progress.show($0, language) }
            }
        } catch let error as OwnTableMismatch {
            progress.end()
            throw CommandError.tableMismatch(path: paths[0], error)
        } catch is CancellationError {
            progress.end()
            throw CommandErrorMessage(ImportSummaryText.stopped(settings.language), .interrupted)
        } catch {
            progress.end()
            throw error
        }
        progress.end()
        if report.isStartUnused { StandardError.say(ImportSummaryText.startUnused(settings.language)) }
        if json {
            TerminalOutput.printText(try JSONText.pretty(ImportText.json(report)))
        } else if again, report.files.isEmpty {
            TerminalOutput.say(ImportSummaryText.nothingAgain(settings.language))
        } else {
            for line in ImportText.refusals(report, language: settings.language) { StandardError.say(line) }
            for line in ImportText.lines(report, language: settings.language) { TerminalOutput.say(line) }
            let outdated = try await journal.outdatedFiles().values.reduce(0, +)
            if outdated > 0 { TerminalOutput.say(ImportSummaryText.outdated(outdated, settings.language)) }
        }
        if again, report.files.isEmpty { return }
        let status = ImportText.status(report)
        if status == .nothingDone {
            throw CommandErrorMessage.silentUnless(json, ImportSummaryText.nothingRead(settings.language), status)
        }
        if status != .done { throw ExitCode(status.rawValue) }
    }
}
