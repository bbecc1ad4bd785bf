import SQLiteStores
import TestKit
import Testing

struct StoreIsolationTests {
    @Test func `no call of the SQLite stores reaches another athlete`() async throws {
        var folders: [ScratchFolder] = []
        try await StoreIsolation.check {
            let folder = try ScratchFolder()
            folders.append(folder)
            return try folder.stores()
        }
        #expect(folders.count > 20)
    }
}
