import ActivityFiles
import HTTPTypes
import Hummingbird
import Screens
import TrainingLog
import WebPages

/// Routes of `/import/table`: the form that describes a kept table, and the buttons that delete a kept file and a description.
struct TableRoutes {
    let pageContext: PageContext

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            RoutePattern.describingTable.rawValue,
            get: { request, context in
                let id = QueryText.value(TableForm.Field.file.rawValue, of: request)
                guard let (file, sketch) = await TableRoutes.kept(id, context.athlete.jobs) else { return TableRoutes.gone }
                let name = RoutineImportRoutes.name(of: file.name)
                return try await page(request, context.athlete, file, sketch, sketch.guess(name: name))
            },
            post: { request, context in
                let fields = try await FormFields.read(request)
                let jobs = context.athlete.jobs
                guard let (file, sketch) = await TableRoutes.kept(fields[TableForm.Field.file.rawValue], jobs) else {
                    return TableRoutes.gone
                }
                let draft = TableForm.draft(of: sketch.header) { fields[$0] }
                guard fields[TableForm.Field.action.rawValue] == TableForm.Action.import.rawValue else {
                    return try await page(request, context.athlete, file, sketch, draft, isAsked: true)
                }
                let checked = await withTaskExecutorPreference(jobs.threads) { TableRoutes.checked(draft, file) }
                let table: OwnTable
                do throws(OwnTableError) { table = try checked.get() } catch {
                    return try await page(
                        request, context.athlete, file, sketch, draft, error: error, status: .unprocessableContent)
                }
                try await context.athlete.journal.save(table)
                do {
                    let upload = try await withTaskExecutorPreference(jobs.threads) {
                        try jobs.tables.upload(of: file.id, as: table)
                    }
                    if let upload { await jobs.add(upload.folder, fileCount: upload.count, bytes: upload.bytes) }
                } catch let failure as IncomingFiles.Failure {
                    let problem: ImportScreen.Problem = failure == .noRoom ? .noRoom : .notStored
                    return HTMLAnswer.goTo(Route.importing.path(saying: ["problem=" + problem.rawValue]))
                }
                return HTMLAnswer.goTo(Route.importing.path)
            })
        router.answer(
            Route.Target.discardTable.path,
            post: { request, context in
                let id = try await FormFields.read(request)[TableForm.Field.file.rawValue] ?? ""
                guard context.athlete.jobs.tables.remove(id) else { return TableRoutes.gone }
                return HTMLAnswer.goTo(Route.importing.path)
            })
        router.answer(
            Route.Target.forgetTable.path,
            post: { request, context in
                guard let id = try await FormFields.read(request)[TableList.field] else { throw RequestFailure.badForm }
                try await context.athlete.journal.removeTable(id)
                return HTMLAnswer.goTo(Route.importing.path)
            })
    }

    /// A file that was imported, discarded or deleted meanwhile.
    private static var gone: Response {
        HTMLAnswer.goTo(Route.importing.path(saying: ["problem=" + ImportScreen.Problem.tableGone.rawValue]))
    }

    private static func kept(_ id: String?, _ jobs: ImportJobs) async -> (KeptTables.File, TableSketch)? {
        guard let id else { return nil }
        return await withTaskExecutorPreference(jobs.threads) {
            guard let file = jobs.tables.file(id), let sketch = KeptTables.sketch(file) else { return nil }
            return (file, sketch)
        }
    }

    private static func checked(
        _ draft: OwnTableDraft, _ file: KeptTables.File, limit: Int = OwnTable.largestFile
    ) -> Result<OwnTable, OwnTableError> {
        do throws(OwnTableError) { return .success(try KeptTables.table(draft, of: file, limit: limit)) } catch {
            return .failure(error)
        }
    }

    /// - Parameter isAsked: whether the athlete asked for the rows, so that the page says why there are none.
    private func page(
        _ request: Request, _ athlete: AthleteContext, _ file: KeptTables.File, _ sketch: TableSketch, _ draft: OwnTableDraft,
        isAsked: Bool = false, error: OwnTableError? = nil, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let viewer = try await athlete.viewer(of: request)
        let (reading, refusal) = await withTaskExecutorPreference(athlete.jobs.threads) {
            () -> (TableScreen.Reading?, OwnTableError?) in
            switch TableRoutes.checked(draft, file, limit: KeptTables.wholeLimit) {
            case .success(let table): (KeptTables.reading(file, as: table), nil)
            case .failure(let error): (nil, error)
            }
        }
        let screen = TableScreen(
            file: (file.id, file.name), sketch, draft: draft, reading: reading, error: error ?? (isAsked ? refusal : nil),
            context: viewer.context)
        let page = TablePage(screen, frame: viewer.frame(at: .describingTable(file.id)), assets: pageContext.assets)
        return HTMLAnswer.page(page.body, status: status)
    }
}
