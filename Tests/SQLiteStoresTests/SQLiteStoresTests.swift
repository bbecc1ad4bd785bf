import SQLiteStores
import TestKit
import Testing

struct SQLiteStoresTests {
    @Test(arguments: StoreContract.allCases)
    func `SQLite stores meet the store contract`(clause: StoreContract) async throws {
        let folder = try ScratchFolder()
        try await clause.check(folder.stores())
    }
}
