import Contract
import Foundation
import Testing

@testable import hearth

struct TerminalOutputTests {
    @Test func `only the program's own colours are printed`() {
        let style = TerminalStyle(isOn: true)
        let line = style.bold("Run\u{1B}[31m") + " \u{1B}]0;title\u{07} a\nb \u{9B}2J"
        #expect(
            TerminalOutput.clean(line, style: style)
                == "\u{1B}[1mRun\\u{1B}[31m\u{1B}[0m \\u{1B}]0;title\\u{07} a\\u{0A}b \\u{9B}2J")
        #expect(!TerminalOutput.clean(line).unicodeScalars.contains("\u{1B}"))
    }

    @Test func `a terminal shows no soft hyphens`() {
        let style = TerminalStyle(isOn: true)
        #expect(TerminalOutput.clean("Herz\u{AD}frequenz") == "Herzfrequenz")
        #expect(TerminalOutput.clean(style.bold("Herz\u{AD}frequenz"), style: style) == style.bold("Herzfrequenz"))
    }

    @Test func `JSON contains no control character of a terminal and decodes to the same`() throws {
        let value: JSONValue = ["path": .text("a\u{1B}\u{9D}\u{7F}\u{202E}\u{2028}晨跑")]
        let line = try JSONText.line(value)
        #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0 != "\u{202E}" })
        #expect(try JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)) == value)
    }

    @Test func `all terminal output uses TerminalOutput`() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/hearth")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var seen = 0
        for case let file as URL in files where file.pathExtension == "swift" && !file.path.contains("/Terminal/") {
            seen += 1
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(!text.contains(/(?:^|[^\w.])print\(/), "\(file.lastPathComponent) prints past TerminalOutput")
            #expect(!text.contains("StandardError.write("), "\(file.lastPathComponent) writes past StandardError.say")
            #expect(!text.contains("FileHandle.standardError"), "\(file.lastPathComponent)")
        }
        #expect(seen > 40)
    }
}
