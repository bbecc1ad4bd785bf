import Foundation

/// Lines beside the answer.
enum StandardError {
    static func say(_ line: String) { write(line + "\n") }
    static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
    static var isTerminal: Bool { isatty(2) == 1 }
}
