import HTTPTypes
import Hummingbird
import Localizations
import Measures
import Screens
import TrainingLog

/// `/settings/export`: everything as one archive, sent while it is made. No part of it is written to this machine's disk.
///
/// A slow reader suspends the export: no thread waits for it, and at most about 1 MB of the archive is in memory.
struct ExportRoutes {
    let materials: PageMaterials
    /// Originals are read on these threads, apart from those that answer requests.
    private let threads = FileThreads(label: "hearth.export")
    private let slots = ExportSlots(limit: ExportRoutes.concurrentLimit)

    init(materials: PageMaterials) { self.materials = materials }

    /// Bytes that are sent in one go.
    static let pieceSize = Journal.archivePieceSize
    /// Exports that may run at once.
    static let concurrentLimit = 4

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(RoutePattern.exporting.rawValue) { request, context in
            // A page of another site could fill the disk with downloads, or keep the server busy.
            guard OriginCheck.isOwn(request) else { throw RequestFailure.foreignOrigin }
            let viewer = try await context.athlete.viewer(of: request)
            guard let slot = slots.take() else { throw RequestFailure.tooManyExports }
            let name = "hearth-" + viewer.reader.today.iso + ".zip"
            let (journal, threads, language) = (context.athlete.journal, threads, viewer.reader.language)
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
                            // When damage is found the archive is on its way already: it lists what is damaged itself.
                            let damage = try await journal.writeArchive { damage in
                                let originals = damage.originals.map { ($0.path ?? $0.hash, $0.bytesLeft) }
                                return ExportDamageText.text(originals, tables: damage.tables, language)
                            } _: { piece in
                                try await channel.put(piece)
                            }
                            if let table = damage.tables.first { materials.health.noteDamage(of: table) }
                            channel.finish(.success(()))
                        } catch {
                            if case StoreError.damaged(let what) = error { materials.health.noteDamage(of: what) }
                            channel.finish(.failure(error))
                        }
                    }
                    // A reader that goes away ends the writer. An archive that breaks off ends the connection, and a browser
                    // reports that the download failed.
                    defer {
                        channel.close()
                        task.cancel()
                        slot.giveBack()
                        // The pieces of an archive are freed on several threads, each with a heap of its own that keeps them.
                        if slots.isIdle { ReleasedMemory.giveBack() }
                    }
                    while let piece = try await channel.take() { try await writer.write(ByteBuffer(bytes: piece)) }
                    try await writer.finish(nil)
                })
        }
    }
}
