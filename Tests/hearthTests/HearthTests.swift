import ArgumentParser
import Testing

@testable import hearth

struct HearthTests {
    @Test func `the command is called hearth`() { #expect(Hearth.configuration.commandName == "hearth") }
}
