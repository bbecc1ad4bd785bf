import Testing
import TrainingLog

struct StoreErrorTests {
    @Test func `errors carry facts and are equal if these are`() {
        #expect(StoreError.newerSchema(found: "9", known: "1") != .diskFull)
    }
}
