import Foundation

/// Output to standard error, apart from the command's result.
enum StandardError {
    /// Prints one line. Control characters are shown in visible form: a newline as `\u{0A}`.
    static func say(_ line: String) { write(TerminalOutput.clean(line) + "\n") }

    /// Writes without cleaning. For `ProgressLine`, which moves the cursor and cleans its text itself.
    static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
    static var isTerminal: Bool { isatty(2) == 1 }
}
