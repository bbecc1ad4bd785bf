import ActivityFiles
import ArgumentParser
import Foundation
import Localizations
import Measures
import Screens
import TrainingLog

struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Read files without storing anything, and list their contents.",
        discussion: """
              hearth inspect run.fit
              hearth inspect --json ~/Garmin | jq .verdict
              hearth inspect scale.csv                       an unknown table: prints a description to correct
              hearth inspect --table scale.yaml scale.csv    reads it by the description, and stores nothing

            With --json every file is one object on a line of its own:
              {"path","kind","verdict":"accepted"|"recovered"|"rejected","samples",
               "recordings":[{"sport","start","elapsed_s","timer_s","distance_m","mean_hr","max_hr","points"}],
               "findings":[{"severity","what","text","offset"|"line"}]}
            A rejected file has "skipped": true if it lies beside recordings and is none, such as an image.
            A Health export has counts of each kind in its own units:
              "records":[{"kind","unit","count","sum","minimum","maximum"}]
            With --all, recordings also have "channels", "notes" and "title", and a FIT file lists its "messages", including \
            unknown ones and those of apps.
            Absent values are null. Ends with 1 if some files could not be read, with 2 if none could; files beside \
            recordings that are none do not count.
            """)

    @Flag(help: "One JSON object for each file, one a line.")
    var json = false

    @Flag(help: "Everything: all recordings and findings, their channels, the messages of FIT files.")
    var all = false

    @Option(help: ArgumentHelp("Description of a table (YAML). Takes one file.", valueName: "description"))
    var table: String?

    @Argument(help: ArgumentHelp("Files, folders, archives.", valueName: "path"))
    var paths: [String]

    func validate() throws {
        if paths.contains("") { throw ValidationError("One of the paths is empty.") }
        if table != nil, paths.count != 1 { throw ValidationError("--table takes exactly one file.") }
    }

    func run() throws {
        let environment = ProcessInfo.processInfo.environment
        let language = Settings.language(ofLocale: environment["LC_ALL"] ?? environment["LANG"] ?? "")
        let text = InspectionText(
            context: DisplayContext(language: language, units: .metric, now: systemClock(), offset: .utc),
            style: TerminalStyle(environment: environment, isTerminal: isatty(1) == 1), showsAll: all)
        var read = 0
        var rejected = 0
        var skipped: [FileError?] = []
        func show(_ inspection: FileInspection) throws {
            switch inspection.reading {
            case .failure(let error): if inspection.isSkipped { skipped.append(error) } else { rejected += 1 }
            case .success: read += 1
            }
            if json {
                TerminalOutput.printText(try JSONText.line(InspectionJSON.object(inspection, detailed: all)))
            } else {
                TerminalOutput.say(text.lines(inspection), style: text.style)
            }
        }
        if let table {
            let description = try TableFileReading.table(at: table)
            do { try show(try inspectTable(at: paths[0], as: description)) } catch let error as OwnTableMismatch {
                throw CommandError.tableMismatch(path: paths[0], error)
            }
        } else {
            try inspectPaths(paths, listingMessages: all, visit: show)
        }
        if !json { TerminalOutput.say(ImportSummaryText.skipped(SkippedFiles(skipped), language)) }
        if read == 0 { throw CommandErrorMessage.silentUnless(json, "Nothing could be read.", .nothingDone) }
        if rejected > 0 { throw ExitCode(HearthExit.someUnreadable.rawValue) }
    }
}
