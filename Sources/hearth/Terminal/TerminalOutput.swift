import Foundation
import Measures

/// Output to standard output. Every line passes `clean`, so that text from files and users cannot control the terminal.
enum TerminalOutput {
    /// Prints one line. A newline in it is shown as `\u{0A}`.
    ///
    /// - Parameter style: colours that the line may contain.
    static func say(_ line: String, style: TerminalStyle = .none) { say([line], style: style) }

    static func say(_ lines: [String], style: TerminalStyle = .none) {
        print(lines.map { clean($0, style: style) + "\n" }.joined(), terminator: "")
    }

    /// Prints text with several lines that the program itself produced, such as a document or JSON.
    ///
    /// Soft hyphens stay: names in JSON are exact.
    static func printText(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        print(lines.map { PlainText.visible(String($0)) }.joined(separator: "\n"))
    }

    /// Returns one line with every control character in visible form, except for the colours of `style` when they are on. Soft hyphens are
    /// removed: labels have them for browsers.
    static func clean(_ line: String, style: TerminalStyle = .none) -> String {
        let line = PlainText.withoutSoftHyphens(line)
        guard style.isOn else { return PlainText.visible(line) }
        var out = ""
        var rest = line[...]
        while let escape = rest.firstIndex(of: "\u{1B}") {
            out += PlainText.visible(String(rest[..<escape]))
            rest = rest[escape...]
            let code = TerminalStyle.codes.first { rest.hasPrefix("\u{1B}[" + $0 + "m") }
            let length = code.map { $0.count + 3 } ?? 1
            out += code == nil ? PlainText.visible("\u{1B}") : String(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return out + PlainText.visible(String(rest))
    }
}
