import TestKit
import Testing

struct MemoryStoresTests {
    @Test(arguments: StoreContract.allCases)
    func `in-memory stores meet the store contract`(clause: StoreContract) async throws {
        try await clause.check(MemoryStores().stores)
    }
}
