import Screens
import Testing

@testable import hearth

struct InkTests {
    @Test func `colour is for terminals without NO_COLOR`() {
        #expect(Ink(environment: [:], isTerminal: true).isOn)
        #expect(!Ink(environment: [:], isTerminal: false).isOn)
        #expect(!Ink(environment: ["NO_COLOR": "1"], isTerminal: true).isOn)
        #expect(Ink(environment: ["NO_COLOR": ""], isTerminal: true).isOn)
        #expect(!Ink(environment: ["TERM": "dumb"], isTerminal: true).isOn)
    }

    @Test func `without colour the text is unchanged`() {
        #expect(Ink.none.toned("good", .good) == "good")
        #expect(Ink(isOn: true).toned("good", .good) == "\u{1B}[32mgood\u{1B}[0m")
        #expect(Ink(isOn: true).bold("") == "")
    }
}
