import Accounts
import HTTPTypes
import Hummingbird
import Localizations
import Measures
import Screens
import TrainingLog

/// Route `/settings/export`: sends everything as one archive while it is created. Nothing is written to this machine's disk.
///
/// A slow client suspends the export: no thread waits for it, and at most about 1 MB of the archive is in memory.
struct ExportRoutes {
    let pageContext: PageContext
    let signIn: SignInStores
    /// Threads that read originals, apart from those that answer requests.
    private let threads = FileThreads(label: "hearth.export")
    private let slots = ExportSlots(limit: ExportRoutes.concurrentLimit)

    init(pageContext: PageContext, signIn: SignInStores) {
        self.pageContext = pageContext
        self.signIn = signIn
    }

    /// Size of a piece in bytes.
    static let pieceSize = Journal.archivePieceSize
    /// Maximum number of concurrent exports.
    static let concurrentLimit = 4

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        let handler = fresh { request, context in
            // Another site could otherwise fill the disk with downloads or keep the server busy.
            guard OriginCheck.isOwn(request) else { throw RequestFailure.foreignOrigin }
            let viewer = try await context.athlete.viewer(of: request)
            guard let slot = slots.take() else { throw RequestFailure.tooManyExports }
            signIn.note(.exported, of: context.athlete.id, by: request, from: context.address)
            let name = "hearth-" + viewer.context.today.iso + ".zip"
            let (journal, threads, language) = (context.athlete.journal, threads, viewer.context.language)
            return Response(
                status: .ok,
                headers: [
                    .contentType: "application/zip", .contentDisposition: "attachment; filename=\"\(name)\"",
                    .cacheControl: "no-store",
                ],
                body: ResponseBody { writer in
                    let channel = BackpressureChannel()
                    let task = Task(executorPreference: threads) {
                        do {
                            // When damage is found, part of the archive has been sent already. The archive itself lists what is damaged.
                            let damage = try await journal.writeArchive { damage in
                                let originals = damage.originals.map { ($0.path ?? $0.hash, $0.bytesLeft) }
                                return ExportDamageText.text(originals, tables: damage.tables, language)
                            } _: { piece in
                                try await channel.put(piece)
                            }
                            if let table = damage.tables.first { pageContext.health.noteDamage(of: table) }
                            channel.finish(.success(()))
                        } catch {
                            if case StoreError.damaged(let what) = error { pageContext.health.noteDamage(of: what) }
                            channel.finish(.failure(error))
                        }
                    }
                    // A client that disconnects cancels the writer. An error closes the connection before the end, so that the browser
                    // reports a failed download.
                    defer {
                        channel.close()
                        task.cancel()
                        slot.release()
                        // The pieces of an archive are freed on several threads, whose heaps keep the memory.
                        if slots.isIdle { ReleasedMemory.release() }
                    }
                    while let piece = try await channel.take() { try await writer.write(ByteBuffer(bytes: piece)) }
                    try await writer.finish(nil)
                })
        }
        router.answer(RoutePattern.exporting.rawValue, get: handler)
    }
}
