import TestKit
import Testing

struct MemoryStoresTests {
    @Test(arguments: StoreContract.allCases)
    func `the stores in memory keep the contract`(clause: StoreContract) async throws {
        try await clause.check(MemoryStores().stores)
    }
}
