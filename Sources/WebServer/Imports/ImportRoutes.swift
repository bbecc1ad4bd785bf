import HTTPTypes
import Hummingbird
import Screens
import TrainingLog
import WebPages

/// Routes of `/import`: the page, its live region, the upload and the stop button.
struct ImportRoutes {
    let pageContext: PageContext

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            RoutePattern.importing.rawValue,
            get: { request, context in HTMLAnswer.page(try await page(for: request, context.athlete).body) },
            post: { request, context in try await upload(request, into: context.athlete.jobs) })
        router.answer(Route.Target.importPart.path) { request, context in
            HTMLAnswer.part(try await page(for: request, context.athlete).region, to: request)
        }
        router.answer(
            Route.Target.addDemo.path,
            post: { _, context in
                _ = try await context.athlete.journal.moveInDemoAthlete(now: pageContext.clock.now())
                return HTMLAnswer.goTo(Route.today.path)
            })
        answer(Route.Target.stopImport.path, on: router) { await $0.stop($1) }
        answer(Route.Target.repeatImport.path, on: router) { await $0.tryAgain($1) }
        answer(Route.Target.discardImport.path, on: router) { await $0.discard($1) }
    }

    /// Handles a button on the card of an import.
    private func answer(
        _ path: String, on router: some RouterMethods<AthleteRequestContext>,
        _ act: @escaping @Sendable (ImportJobs, Int) async -> Void
    ) {
        router.answer(
            path,
            post: { request, context in
                guard let id = (try await FormFields.read(request))["import"].flatMap({ Int($0) }) else {
                    throw RequestFailure.badForm
                }
                await act(context.athlete.jobs, id)
                return ImportRoutes.back(nil)
            })
    }

    private func page(for request: Request, _ athlete: AthleteContext) async throws -> ImportPage {
        let viewer = try await athlete.viewer(of: request)
        let problem = QueryText.value("problem", of: request).flatMap { ImportScreen.Problem(rawValue: $0) }
        // The list of imports first: a file is kept before the import that names it has ended.
        let jobs = await athlete.jobs.all
        let kept = athlete.jobs.tables
        let tables = TableList(
            pending: await athlete.jobs.threads.run { kept.all }.map { ($0.id, $0.name, $0.bytes) },
            saved: try await athlete.journal.tables().map { ($0.id, $0) }, context: viewer.context)
        let screen = ImportScreen(
            jobs: jobs, limit: IncomingFiles.limit, pushPath: PushRoutes.path, problem: problem,
            isNewInstallation: try await athlete.journal.isEmpty(), tables: tables, context: viewer.context)
        return ImportPage(screen, frame: viewer.frame(at: .importing), assets: pageContext.assets)
    }

    /// Stores the uploaded files as they arrive and adds them to the queue. After an error it redirects to the form, which shows the
    /// message.
    private func upload(_ request: Request, into jobs: ImportJobs) async throws -> Response {
        let type = request.headers[.contentType] ?? ""
        guard type.lowercased().hasPrefix("multipart/form-data") else {
            throw RequestFailure.unsupportedMediaType(expected: "multipart/form-data")
        }
        let length = request.headers[.contentLength].flatMap { Int($0) } ?? 0
        // The body is a little larger than the files: it contains names and delimiters.
        guard length <= IncomingFiles.limit + (64 << 20) else { return ImportRoutes.back(.tooLarge) }
        do {
            let incoming = try IncomingFiles(in: jobs.folder, expected: length)
            try await ImportRoutes.receive(request, type, into: incoming)
            guard incoming.fileCount > 0 else { return ImportRoutes.back(.noFiles) }
            let (count, bytes) = (incoming.fileCount, incoming.bytes)
            let folder = try await withTaskExecutorPreference(jobs.threads) { try incoming.keep() }
            await jobs.add(folder, fileCount: count, bytes: bytes)
            return ImportRoutes.back(nil)
        } catch IncomingFiles.Failure.tooLarge {
            return ImportRoutes.back(.tooLarge)
        } catch IncomingFiles.Failure.noRoom {
            return ImportRoutes.back(.noRoom)
        } catch IncomingFiles.Failure.notStored {
            return ImportRoutes.back(.notStored)
        } catch is MultipartReader.Flaw {
            return ImportRoutes.back(.broken)
        }
    }

    private static func receive(_ request: Request, _ type: String, into incoming: IncomingFiles) async throws {
        var reader = try MultipartReader(contentType: type)
        for try await piece in request.body {
            try reader.read(piece.readableBytesView) { event in
                switch event {
                case .part(_, let name?) where !name.isEmpty: try incoming.begin(name)
                case .part: try incoming.end()  // a field, or a file input without a file
                case .bytes(let bytes): try incoming.write(bytes)
                case .partEnd: try incoming.end()
                }
            }
        }
        try reader.finish()
    }

    private static func back(_ problem: ImportScreen.Problem?) -> Response {
        HTMLAnswer.goTo(Route.importing.path + (problem.map { "?problem=" + $0.rawValue } ?? ""))
    }
}
