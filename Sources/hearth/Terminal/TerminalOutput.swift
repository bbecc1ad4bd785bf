import Foundation
import Measures

/// The only way to standard output. Every line passes `clean`, so that text of files and users controls no terminal.
enum TerminalOutput {
    /// Prints one line. A newline in it shows as `\u{0A}`.
    ///
    /// - Parameter ink: the colours that the line may hold.
    static func say(_ line: String, ink: Ink = .none) { say([line], ink: ink) }

    static func say(_ lines: [String], ink: Ink = .none) {
        print(lines.map { clean($0, ink: ink) + "\n" }.joined(), terminator: "")
    }

    /// Prints text of the program itself that has several lines: a document, JSON.
    static func sayText(_ text: String) { say(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)) }

    /// One line in which every control character is visible, but for the colours of `ink` when they are on.
    static func clean(_ line: String, ink: Ink = .none) -> String {
        guard ink.isOn else { return PlainText.visible(line) }
        var out = ""
        var rest = line[...]
        while let escape = rest.firstIndex(of: "\u{1B}") {
            out += PlainText.visible(String(rest[..<escape]))
            rest = rest[escape...]
            let code = Ink.codes.first { rest.hasPrefix("\u{1B}[" + $0 + "m") }
            let length = code.map { $0.count + 3 } ?? 1
            out += code == nil ? PlainText.visible("\u{1B}") : String(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return out + PlainText.visible(String(rest))
    }
}
