import HTTPTypes
import Hummingbird
import Measures
import Screens
import TrainingLog

/// `/settings/export`: everything as one archive, sent while it is made. Nothing of it is written to this machine's disk.
struct ExportRoutes {
    let materials: PageMaterials
    /// Threads that may wait for a slow reader.
    private let threads = FileThreads(label: "hearth.export")

    init(materials: PageMaterials) { self.materials = materials }

    /// Bytes that are sent in one go.
    static let pieceSize = 1 << 18

    func add(to router: Router<BasicRequestContext>) {
        router.answer(RoutePattern.exporting.rawValue) { request, _ in
            // A page of another site could fill the disk with downloads, or keep the server busy.
            guard OriginCheck.isOwn(request) else { throw RequestFailure.foreignOrigin }
            let viewer = try await materials.viewer(of: request)
            let name = "hearth-" + viewer.reader.today.iso + ".zip"
            let (journal, threads, language) = (materials.journal, threads, viewer.reader.language)
            return Response(
                status: .ok,
                headers: [
                    .contentType: "application/zip", .contentDisposition: "attachment; filename=\"\(name)\"",
                    .cacheControl: "no-store",
                ],
                body: ResponseBody { writer in
                    let handover = Handover()
                    let task = Task(executorPreference: threads) {
                        var waiting: [UInt8] = []
                        do {
                            // The archive is on its way when damage is found: it says so itself.
                            try await journal.writeArchive { damaged in
                                ExportDamageText.text(damaged.map { ($0.path ?? $0.hash, $0.bytesLeft) }, language)
                            } _: { bytes in
                                waiting += bytes
                                guard waiting.count >= ExportRoutes.pieceSize else { return }
                                try handover.put(waiting)
                                waiting.removeAll(keepingCapacity: true)
                            }
                            if !waiting.isEmpty { try handover.put(waiting) }
                            handover.finish(.success(()))
                        } catch {
                            if case StoreError.damaged(let what) = error { materials.health.noteDamage(of: what) }
                            handover.finish(.failure(error))
                        }
                    }
                    // A reader that goes away ends the writer; an archive that breaks off ends the connection, and a browser
                    // says that the download failed.
                    defer {
                        handover.close()
                        task.cancel()
                    }
                    while let piece = try await handover.take() { try await writer.write(ByteBuffer(bytes: piece)) }
                    try await writer.finish(nil)
                })
        }
    }
}
