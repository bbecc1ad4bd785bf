import Foundation
import Testing

@testable import WebServer

struct UploadFolderTests {
    @Test func `the name of a folder counts the crashes during its import`() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "hearth-" + UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: root) }
        var folder = root + "/a" + UploadFolder.whole
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        func name() -> String { String(folder.dropFirst(root.count + 1)) }
        folder = UploadFolder.pause(UploadFolder.begin(folder))
        #expect(name() == "a.whole")
        folder = UploadFolder.afterDeath(folder)
        #expect(name() == "a.whole")
        folder = UploadFolder.begin(folder)
        #expect(name() == "a.running" && UploadFolder.isKept(folder))
        folder = UploadFolder.afterDeath(folder)
        #expect(name() == "a.again.whole")
        folder = UploadFolder.pause(UploadFolder.begin(folder))
        #expect(name() == "a.again.whole")
        folder = UploadFolder.afterDeath(UploadFolder.begin(folder))
        #expect(name() == "a.aside")
        #expect(UploadFolder.afterDeath(folder) == folder)
        folder = UploadFolder.tryAgain(folder)
        #expect(name() == "a.whole")
        #expect(FileManager.default.fileExists(atPath: folder))
        folder = UploadFolder.stop(UploadFolder.begin(folder))
        #expect(name() == "a.stopped" && UploadFolder.isKept(folder) && UploadFolder.afterDeath(folder) == folder)
        folder = UploadFolder.stop(UploadFolder.afterDeath(UploadFolder.begin(UploadFolder.tryAgain(folder))))
        #expect(name() == "a.stopped")
        #expect(!UploadFolder.isKept("a" + UploadFolder.partial))
    }

    @Test func `a folder that cannot be renamed keeps its path`() {
        #expect(UploadFolder.begin("/nonexistent/a.whole") == "/nonexistent/a.whole")
    }
}
