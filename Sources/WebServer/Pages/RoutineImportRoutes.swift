import ActivityFiles
import Analysis
import HTTPTypes
import Hummingbird
import Measures
import NIOCore
public import Screens
import Training
public import TrainingLog
import WebPages

/// Route `/routines/import`: reads a plan from a file, shows what it would become, and stores it once the athlete confirms.
struct RoutineImportRoutes {
    let pageContext: PageContext

    /// Most files of one plan, such as FIT workouts of a week.
    private static let mostFiles = 40

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            RoutePattern.importingRoutine.rawValue,
            get: { request, context in try await page(request, context.athlete) },
            post: { request, context in
                let files: [(name: String, bytes: [UInt8])]
                do { files = try await RoutineImportRoutes.files(of: request) } catch let problem as Refused {
                    return try await page(request, context.athlete, problem: problem.problem, status: .unprocessableContent)
                }
                let documents = files.compactMap { file -> PlanDocument? in
                    do throws(FileError) { return try readPlan(file.bytes.span) } catch { return nil }
                }
                let athlete = context.athlete
                let today = try await athlete.viewer(of: request).context.today
                guard documents.count == files.count, let document = PlanDocument.joined(documents, names: files.map { $0.name }),
                    let found = try await athlete.journal.importedRoutine(
                        document, name: document.title ?? RoutineImportRoutes.name(of: files[0].name), asOf: today)
                else { return try await page(request, athlete, problem: .unreadable, status: .unprocessableContent) }
                athlete.undo.planPreview.keep(found)
                return try await page(request, athlete, found: found)
            })
        router.answer(
            Route.Target.addRoutine.path,
            post: { request, context in
                let fields = try await FormFields.read(request)
                let athlete = context.athlete
                let reference = fields[RoutineImportScreen.Field.id.rawValue].flatMap { UniqueID($0) }.map {
                    RoutineReference.own($0)
                }
                let chosen = fields[RoutineImportScreen.Field.difficulty.rawValue] ?? ""
                let level = Routine.Difficulty(rawValue: chosen)
                guard level != nil || chosen.isEmpty else { throw RequestFailure.badForm }
                guard let found = athlete.undo.planPreview.current, found.routine.reference == reference else {
                    // A second press finds the routine that the first one added.
                    if let reference, try await athlete.journal.routine(reference) != nil {
                        return HTMLAnswer.goTo(Route.routine(reference).path)
                    }
                    return try await page(request, athlete, problem: .gone, status: .unprocessableContent)
                }
                var routine = found.routine
                let name = PlainText.cleaned(fields[RoutineImportScreen.Field.name.rawValue] ?? "")
                if !name.isEmpty { routine.name = TranslatedText(String(name.prefix(ImportedRoutine.longestName))) }
                if let level { routine.difficulty = level }
                guard let former = try await athlete.journal.addOwnRoutine(routine) else {
                    return try await page(request, athlete, problem: .full, status: .unprocessableContent)
                }
                athlete.undo.ownRoutine.keep(former)
                _ = athlete.undo.planPreview.take()
                return HTMLAnswer.goTo(Route.routine(routine.reference).path)
            })
    }

    private func page(
        _ request: Request, _ athlete: AthleteContext, found: ImportedRoutine? = nil,
        problem: RoutineImportScreen.Problem? = nil, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let viewer = try await athlete.viewer(of: request)
        let scale = found == nil ? 1 : try await athlete.journal.insights(asOf: viewer.context.today).load.planScale
        let screen = RoutineImportScreen(found.map { .init($0) }, problem: problem, scale: scale, context: viewer.context)
        return HTMLAnswer.page(
            RoutineImportPage(screen, frame: viewer.frame(at: .importingRoutine), assets: pageContext.assets).body, status: status
        )
    }

    private struct Refused: Error { var problem: RoutineImportScreen.Problem }

    /// Reads the files of the form into memory, at most `PlanDocument.mostBytes` together.
    private static func files(of request: Request) async throws -> [(name: String, bytes: [UInt8])] {
        let type = request.headers[.contentType] ?? ""
        guard type.lowercased().hasPrefix("multipart/form-data") else {
            throw RequestFailure.unsupportedMediaType(expected: "multipart/form-data")
        }
        var files: [(name: String, bytes: [UInt8])] = []
        var isFile = false
        var total = 0
        do {
            var reader = try MultipartReader(contentType: type)
            for try await piece in request.body {
                try reader.read(piece.readableBytesView) { event in
                    switch event {
                    case .part(_, let name?) where !name.isEmpty:
                        guard files.count < mostFiles else { throw Refused(problem: .tooLarge) }
                        files.append((name, []))
                        isFile = true
                    case .part, .partEnd: isFile = false
                    case .bytes(let bytes):
                        total += bytes.count
                        guard total <= PlanDocument.mostBytes else { throw Refused(problem: .tooLarge) }
                        if isFile { files[files.count - 1].bytes += bytes }
                    }
                }
            }
            try reader.finish()
        } catch is MultipartReader.Flaw { throw Refused(problem: .unreadable) }
        guard !files.isEmpty else { throw Refused(problem: .noFile) }
        // Workouts of a week have their order in their names.
        return files.sorted { $0.name < $1.name }
    }

    /// The name of a file without its ending.
    static func name(of file: String) -> String {
        let last = file.split(separator: "/").last.map { String($0) } ?? file
        return last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
    }
}

extension RoutineImportScreen.Found {
    /// What a routine from a file became, for the page and the command.
    public init(_ imported: ImportedRoutine) {
        self.init(
            routine: imported.routine, notes: imported.notes, estimatedDays: imported.estimatedDays, pace: imported.pace,
            isPaceAssumed: imported.isPaceAssumed, isFilledWeek: imported.isFilledWeek)
    }
}
