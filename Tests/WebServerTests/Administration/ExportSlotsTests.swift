import Testing

@testable import WebServer

struct ExportSlotsTests {
    @Test func `all slots are free when every export has ended, and a slot is released once`() throws {
        let slots = ExportSlots(limit: 2)
        #expect(slots.isIdle)
        let first = try #require(slots.take())
        var second = slots.take()
        #expect(second != nil && slots.take() == nil && !slots.isIdle)
        first.release()
        first.release()
        #expect(!slots.isIdle)
        second = nil
        #expect(slots.isIdle)
    }
}
