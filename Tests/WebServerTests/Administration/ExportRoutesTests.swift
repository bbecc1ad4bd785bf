import Foundation
import TestKit
import Testing
import TrainingLog

@testable import WebServer

struct ExportRoutesTests {
    @Test func `the download is an archive that another data folder can import`() async throws {
        let folder = try ScratchFolder()
        try await RunningServer.with { server async throws in
            // Several pieces of noise, so that compression does not make it small.
            var track = ImportRoutesTests.track
            var noise = SystemRandomNumberGenerator()
            track +=
                "<!-- " + (0..<80_000).map { _ in String(UInt64.random(in: 0 ... .max, using: &noise), radix: 36) }.joined()
                + " -->"
            // A refused upload would leave nothing to wait for.
            try #require(try await ImportRoutesTests.upload(server, [("run.gpx", track)]).hasPrefix("HTTP/1.1 303"))
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
            let own = "http://127.0.0.1:\(server.port)"
            for headers in [
                ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"], ["Origin": "http://evil.example"],
                ["Referer": "http://evil.example/page"], ["Referer": own + ".evil.example/"], ["Referer": own + "0/"],
            ] {
                #expect(try await server.get("/settings/export", headers).status == 403, "\(headers)")
            }
            for headers in [
                [:], ["Sec-Fetch-Site": "none"], ["Sec-Fetch-Site": "same-origin"], ["Referer": own + "/settings"],
                ["Referer": own],
            ] {
                #expect(try await server.get("/settings/export", headers).status == 200, "\(headers)")
            }
        }
    }

    @Test func `a client that disconnects cancels the writer`() async throws {
        let channel = BackpressureChannel()
        let wrote = Task.detached {
            var count = 0
            do {
                for _ in 0..<1000 {
                    try await channel.put([1])
                    count += 1
                }
            } catch {}  // the expected error
            return count
        }
        #expect(try await channel.take() == [1])
        #expect(try await channel.take() == [1])
        channel.close()
        #expect(await wrote.value < 1000)
        await #expect(throws: BackpressureChannel.Closed.self) { try await channel.put([2]) }
    }

    @Test func `an error of the writer reaches the reader`() async throws {
        let channel = BackpressureChannel()
        channel.finish(.failure(StoreError.diskFull))
        await #expect(throws: StoreError.diskFull) { try await channel.take() }
        let other = BackpressureChannel()
        other.finish(.success(()))
        #expect(try await other.take() == nil)
    }

    /// A writer that blocked its thread would need as many threads as there are writers, and none would be left to read.
    @Test(.timeLimit(.minutes(20))) func `waiting writers block no thread`() async throws {
        let channels = (0..<500).map { _ in BackpressureChannel() }
        let writers = channels.map { channel in
            Task.detached {
                try await channel.put([1])
                try await channel.put([2])
            }
        }
        for channel in channels {
            #expect(try await channel.take() == [1])
            #expect(try await channel.take() == [2])
        }
        for writer in writers { try await writer.value }
    }

    @Test(.timeLimit(.minutes(20))) func `forty stalled downloads do not slow pages`() async throws {
        try await RunningServer.with { server async throws in
            var track = ImportRoutesTests.track
            var noise = SystemRandomNumberGenerator()
            // Larger than the socket buffers of both ends, so that every download stalls.
            track += "<!-- "
            for _ in 0..<1_000_000 { track += String(UInt64.random(in: 0 ... .max, using: &noise), radix: 36) }
            track += " -->"
            _ = try await ImportRoutesTests.upload(server, [("run.gpx", track)])
            _ = try await ImportRoutesTests.settled(server)
            var connections: [RawConnection] = []
            for _ in 0..<40 {
                let connection = try RawConnection(port: server.port)
                try connection.send("GET /settings/export HTTP/1.1\r\nHost: localhost\r\n\r\n")
                connections.append(connection)
            }
            // Downloads beyond the limit are refused with a reason; the others have begun.
            var refused = 0
            for connection in connections {
                let head = try await connection.receive(until: "\r\n\r\n")
                if head.hasPrefix("HTTP/1.1 503") {
                    refused += 1
                    #expect(head.lowercased().contains("retry-after: "))
                } else {
                    #expect(head.hasPrefix("HTTP/1.1 200"))
                }
            }
            #expect(refused == 40 - ExportRoutes.concurrentLimit)
            for path in ["/", "/activities", "/healthz"] { #expect(try await server.get(path).status == 200) }
            #expect(try await server.get("/settings/export", ["Accept": "text/html"]).text.contains("Other downloads are still"))
            for connection in connections { connection.close() }
            // Their permits are released.
            var answer = try await server.get("/settings/export")
            while answer.status == 503 {
                try await Task.sleep(for: .milliseconds(50))
                answer = try await server.get("/settings/export")
            }
            #expect(answer.status == 200 && answer.body.count > 8_000_000)
        }
    }
}
