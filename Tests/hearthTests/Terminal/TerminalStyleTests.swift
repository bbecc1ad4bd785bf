import Screens
import Testing

@testable import hearth

struct TerminalStyleTests {
    @Test func `colour is for terminals without NO_COLOR`() {
        #expect(TerminalStyle(environment: [:], isTerminal: true).isOn)
        #expect(!TerminalStyle(environment: [:], isTerminal: false).isOn)
        #expect(!TerminalStyle(environment: ["NO_COLOR": "1"], isTerminal: true).isOn)
        #expect(TerminalStyle(environment: ["NO_COLOR": ""], isTerminal: true).isOn)
        #expect(!TerminalStyle(environment: ["TERM": "dumb"], isTerminal: true).isOn)
    }

    @Test func `without colour the text is unchanged`() {
        #expect(TerminalStyle.none.toned("good", .good) == "good")
        #expect(TerminalStyle(isOn: true).toned("good", .good) == "\u{1B}[32mgood\u{1B}[0m")
        #expect(TerminalStyle(isOn: true).bold("") == "")
    }
}
