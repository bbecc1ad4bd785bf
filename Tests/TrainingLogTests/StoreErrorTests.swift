import Testing
import TrainingLog

struct StoreErrorTests {
    @Test func `errors carry facts and compare by them`() {
        #expect(StoreError.newerSchema(found: "9", known: "1") != .diskFull)
    }
}
