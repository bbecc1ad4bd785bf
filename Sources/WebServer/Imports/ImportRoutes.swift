import HTTPTypes
import Hummingbird
import Screens
import TrainingLog
import WebPages

/// Routes of `/import`: the page, its live region, the upload and the stop button.
struct ImportRoutes {
    let materials: PageContext
    private var assets: Assets { materials.assets }
    let jobs: ImportJobs

    func add(to router: Router<BasicRequestContext>) {
        router.answer(
            RoutePattern.importing.rawValue,
            get: { request, _ in HTMLAnswer.page(try await page(for: request).body) },
            post: { request, _ in try await upload(request) })
        router.answer("/partials/import") { request, _ in HTMLAnswer.part(try await page(for: request).region, to: request) }
        router.answer(
            EmptyState.demoPath,
            post: { _, _ in
                _ = try await materials.journal.moveInDemoAthlete(now: materials.clock.now())
                return HTMLAnswer.goTo(Route.today.path)
            })
        answer("/import/stop", on: router) { await jobs.stop($0) }
        answer("/import/again", on: router) { await jobs.tryAgain($0) }
        answer("/import/discard", on: router) { await jobs.discard($0) }
    }

    /// Handles a button on the card of an import.
    private func answer(
        _ path: String, on router: Router<BasicRequestContext>, _ act: @escaping @Sendable (Int) async -> Void
    ) {
        router.answer(
            path,
            post: { request, _ in
                guard let id = (try await FormFields.read(request))["import"].flatMap({ Int($0) }) else {
                    throw RequestFailure.badForm
                }
                await act(id)
                return ImportRoutes.back(nil)
            })
    }

    private func page(for request: Request) async throws -> ImportPage {
        let viewer = try await materials.viewer(of: request)
        let problem = QueryText.value("problem", of: request).flatMap { ImportScreen.Problem(rawValue: $0) }
        let screen = ImportScreen(
            jobs: await jobs.all, limit: IncomingFiles.limit, pushPath: PushRoutes.path, problem: problem,
            isNewInstallation: try await materials.journal.isEmpty(), context: viewer.context)
        return ImportPage(screen, frame: viewer.frame(at: .importing), assets: assets)
    }

    /// Stores the uploaded files as they arrive and adds them to the queue. After an error it redirects to the form, which shows the
    /// message.
    private func upload(_ request: Request) async throws -> Response {
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
