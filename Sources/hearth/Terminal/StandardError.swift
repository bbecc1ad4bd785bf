import Foundation

/// Lines beside the answer.
enum StandardError {
    /// One line. A newline in it shows as `\u{0A}`, other control characters likewise.
    static func say(_ line: String) { write(TerminalOutput.clean(line) + "\n") }

    /// For `ProgressLine`, which moves the cursor and cleans what it shows.
    static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
    static var isTerminal: Bool { isatty(2) == 1 }
}
