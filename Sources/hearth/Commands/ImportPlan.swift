import ActivityFiles
import Analysis
import ArgumentParser
import Foundation
import Localizations
import Measures
import Screens
import Training
import TrainingLog
import WebServer

/// `hearth plan import`: a plan from files becomes an own routine.
struct ImportPlan: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Turn a plan that you have into a routine of your own.",
        discussion: """
              hearth plan import plan.csv --name "Autumn marathon"
              hearth plan import plan.ics --preview
              hearth plan import monday.fit wednesday.fit sunday.fit

            FILE is a table (CSV) with a column for each weekday, or with a date or number of a day and a description; an iCalendar \
            file; or FIT workouts. Less than a week of them is spread over one, with rest between. Text such as "8 km easy", "10 x 400 m" or "Rest" is understood in \
            English, German and Chinese; everything else stays as text and is reported. --preview stores nothing.
            """)

    @OptionGroup var environment: EnvironmentOptions
    @OptionGroup var reading: ReadingOptions

    @Option(help: ArgumentHelp("Name of the routine; otherwise that of the file.", valueName: "name"))
    var name: String?

    @Option(help: ArgumentHelp("beginner, intermediate or advanced.", valueName: "level"))
    var level: String?

    @Flag(help: "Only show what the plan becomes.")
    var preview = false

    @Argument(help: "The files of the plan.")
    var files: [String]

    func validate() throws {
        if let level, Routine.Difficulty(rawValue: level) == nil {
            throw ValidationError("Write the level as beginner, intermediate or advanced.")
        }
        if files.isEmpty { throw ValidationError("Name the file of the plan.") }
    }

    func run() async throws {
        let settings = try environment.settings(
            language: reading.language, units: reading.units, temperature: reading.temperature)
        var documents: [PlanDocument] = []
        for file in files { documents.append(try ImportPlan.read(file, settings.language)) }
        let environment = try AppEnvironment(settings)
        let context = try await environment.context(date: reading.date)
        let title = name ?? documents.first?.title ?? URL(filePath: files[0]).deletingPathExtension().lastPathComponent
        guard let document = PlanDocument.joined(documents, names: files.map { URL(filePath: $0).lastPathComponent }),
            let found = try await environment.journal.importedRoutine(
                document, name: title, difficulty: level.flatMap { Routine.Difficulty(rawValue: $0) } ?? .intermediate,
                asOf: context.today)
        else { throw CommandErrorMessage("\(files[0]) has no day of a plan.", .nothingDone) }
        let shown = RoutineImportScreen.Found(found)
        let language = settings.language.rawValue
        TerminalOutput.say(found.routine.name.text(in: language) + ": " + shown.summary(context))
        for (index, day) in found.routine.days.enumerated() {
            let minutes = day.expected.isEmpty ? "" : " · \(day.minutes) min"
            TerminalOutput.say("\(index + 1)  " + day.title(context) + minutes)
        }
        for sentence in shown.sentences(context) { StandardError.say(sentence) }
        guard !preview else { return }
        guard try await environment.journal.addOwnRoutine(found.routine) != nil else {
            throw CommandErrorMessage(
                "There are \(Journal.mostOwnRoutines) routines of your own already. Remove one first.", .nothingDone)
        }
    }

    private static func read(_ file: String, _ language: Language) throws -> PlanDocument {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue {
            throw CommandErrorMessage("\(file) is a folder. Name the files in it: hearth plan import \(file)/*.fit", .noInput)
        }
        guard let data = try? Data(contentsOf: URL(filePath: file), options: .mappedIfSafe) else {
            throw CommandErrorMessage("\(file) cannot be read: it does not exist, or you have no permission.", .noInput)
        }
        let bytes = [UInt8](data)
        do throws(FileError) { return try readPlan(bytes.span) } catch {
            if case .tooLarge = error { throw CommandErrorMessage("\(file) is too large for a plan.", .nothingDone) }
            throw CommandErrorMessage(
                "\(file) holds no plan that Hearth can read. It reads tables of weeks or days, iCalendar files and FIT workouts.",
                .nothingDone)
        }
    }
}
