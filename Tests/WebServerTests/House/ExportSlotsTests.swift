import Testing

@testable import WebServer

struct ExportSlotsTests {
    @Test func `slots are idle when every export has ended, and a slot returns once`() throws {
        let slots = ExportSlots(limit: 2)
        #expect(slots.isIdle)
        let first = try #require(slots.take())
        var second = slots.take()
        #expect(second != nil && slots.take() == nil && !slots.isIdle)
        first.giveBack()
        first.giveBack()
        #expect(!slots.isIdle)
        second = nil
        #expect(slots.isIdle)
    }
}
