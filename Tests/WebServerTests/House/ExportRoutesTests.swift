import Foundation
import TestKit
import Testing
import TrainingLog

@testable import WebServer

struct ExportRoutesTests {
    @Test func `the download is the archive that another house reads`() async throws {
        let folder = try ScratchFolder()
        try await RunningServer.with { server async throws in
            // More than one piece, and of noise, so that packing does not make it small.
            var track = ImportRoutesTests.track
            var noise = SystemRandomNumberGenerator()
            track +=
                "<!-- " + (0..<80_000).map { _ in String(UInt64.random(in: 0 ... .max, using: &noise), radix: 36) }.joined()
                + " -->"
            _ = try await ImportRoutesTests.upload(server, [("run.gpx", track)])
            _ = try await ImportRoutesTests.settled(server)
            let answer = try await server.get("/settings/export")
            #expect(answer.status == 200 && answer["Content-Type"] == "application/zip")
            #expect(answer["Content-Disposition"] == "attachment; filename=\"hearth-2024-06-01.zip\"")
            #expect(answer.body.count > ExportRoutes.pieceSize)
            try answer.body.write(to: URL(filePath: folder.path + "/all.zip"))
            let copy = Journal(stores: MemoryStores().stores)
            let report = try await copy.importPaths([folder.path + "/all.zip"])
            #expect(report.newRecordings == 1)
            let (ours, theirs) = (try await server.journal.activities(), try await copy.activities())
            #expect(ours == theirs)
        }
    }

    @Test func `a page of another site cannot start an export`() async throws {
        try await RunningServer.with { server async throws in
            for headers in [["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"], ["Origin": "http://evil.example"]]
            {
                #expect(try await server.get("/settings/export", headers).status == 403, "\(headers)")
            }
            for headers in [[:], ["Sec-Fetch-Site": "none"], ["Sec-Fetch-Site": "same-origin"]] {
                #expect(try await server.get("/settings/export", headers).status == 200, "\(headers)")
            }
        }
    }

    @Test func `a reader that goes away ends the writer`() async throws {
        let handover = Handover()
        let wrote = Task.detached {
            var count = 0
            do {
                for _ in 0..<1000 {
                    try handover.put([1])
                    count += 1
                }
            } catch {}  // that is what is waited for
            return count
        }
        #expect(try await handover.take() == [1])
        #expect(try await handover.take() == [1])
        handover.close()
        #expect(await wrote.value < 1000)
    }

    @Test func `what goes wrong while writing reaches the reader`() async throws {
        let handover = Handover()
        handover.finish(.failure(StoreError.diskFull))
        await #expect(throws: StoreError.diskFull) { try await handover.take() }
        let other = Handover()
        other.finish(.success(()))
        #expect(try await other.take() == nil)
    }
}
