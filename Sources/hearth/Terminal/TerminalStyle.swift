import Foundation
import Measures
import Screens

/// Terminal colours. They never carry a meaning alone.
struct TerminalStyle: Equatable {
    var isOn: Bool

    static let none = TerminalStyle(isOn: false)

    /// Enables colours when standard output is a terminal that supports them and the user has not disabled them (https://no-color.org).
    init(environment: [String: String], isTerminal: Bool) {
        let objected = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        isOn = isTerminal && !objected && environment["TERM"] != "dumb"
    }

    init(isOn: Bool) { self.isOn = isOn }

    func bold(_ text: String) -> String { wrapped(text, "1") }
    func dim(_ text: String) -> String { wrapped(text, "2") }

    func toned(_ text: String, _ tone: Tone) -> String {
        switch tone {
        case .neutral: text
        case .good: wrapped(text, "32")
        case .info: wrapped(text, "34")
        case .caution: wrapped(text, "33")
        case .alarm: wrapped(text, "31")
        case .highlight, .extreme: wrapped(text, "35")
        }
    }

    /// SGR codes that the program uses. `0` resets.
    static let codes = ["0", "1", "2", "31", "32", "33", "34", "35"]

    private func wrapped(_ text: String, _ code: String) -> String {
        isOn && !text.isEmpty ? "\u{1B}[" + code + "m" + PlainText.visible(text) + "\u{1B}[0m" : text
    }
}
