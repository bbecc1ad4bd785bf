import Foundation
import Screens
import Testing

/// Reads the catalogue's own source: what is said must exist in both languages, and be said nowhere else.
struct CatalogueTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func sources(_ folder: String) throws -> [(name: String, text: String)] {
        let base = root.appending(path: "Sources").appending(path: folder)
        let files = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
        return try files.filter { $0.pathExtension == "swift" }.map {
            ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
        }
    }

    /// The literals of every `Phrase(…)`, English ones first.
    static func phrases() throws -> [[String]] {
        var found: [[String]] = []
        for file in try sources("Screens/Wording/Phrases") {
            for match in file.text.matches(of: /Phrase\(\s*((?:(?:one:|other:)?\s*"[^"]*",?\s*)+)\)/) {
                found.append(match.output.1.matches(of: /"([^"]*)"/).map { String($0.output.1) })
            }
        }
        return found
    }

    @Test func `every phrase is written in both languages, with the same holes`() throws {
        let phrases = try Self.phrases()
        #expect(phrases.count > 300)
        for phrase in phrases {
            guard let chinese = phrase.last, phrase.count >= 2 else {
                Issue.record("\(phrase) lacks a language")
                continue
            }
            func holes(_ text: String) -> Set<String> { Set(text.matches(of: /\{\d\}/).map { String($0.output) }) }
            for english in phrase.dropLast() {
                #expect(!english.isEmpty && !chinese.isEmpty)
                #expect(holes(english).isSubset(of: holes(chinese)), "\(english)")
            }
            #expect(holes(chinese) == holes(phrase[phrase.count - 2]), "\(chinese)")
            let isSymbols = chinese.allSatisfy { !$0.isLetter } || chinese.contains(/^[\d ]*(km|mi)(、(kg|lb))?$/)
            let isName = isSymbols || ["Hearth", "Health Auto Export", "Strava"].contains(chinese)
            #expect(isName || chinese.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(chinese)")
        }
    }

    /// Figures have symbols in both languages: a word for the same unit would be a second name for it.
    @Test func `no Chinese phrase spells out a unit of length, and no phrase has a straight apostrophe`() throws {
        let spelled = ["公里", "公尺", "公分", "英里", "英尺"]
        for phrase in try Self.phrases() {
            for text in phrase {
                #expect(!spelled.contains { text.contains($0) }, "\(text)")
                #expect(!text.contains(/[A-Za-z]'/), "\(text)")
            }
        }
    }

    @Test func `every phrase is said somewhere`() throws {
        let names = try Self.sources("Screens/Wording/Phrases").flatMap { file in
            file.text.matches(of: /static let (\w+)/).map { String($0.output.1) }
        }
        #expect(names.count > 300)
        var said: Set<String> = []
        for file in try Self.sources("") {
            for match in file.text.matches(of: /\.(\w+)/) { said.insert(String(match.output.1)) }
        }
        #expect(names.filter { !said.contains($0) } == [])
    }

    @Test func `no sentence lives outside the catalogue`() throws {
        // Two words with a space between them, in a literal, are a sentence; what is not for reading is named here.
        let allowed: [String] = [
            "Ridge loop with the long way home", "Example watch", "vh", "ml/kg/min",
            "a channel has", "joint position statement", "Technical Assistance Document for the Reporting",
        ]
        for room in ["Screens", "WebPages"] {
            for file in try Self.sources(room)
            where !file.name.hasPrefix("Phrase+") && file.name != "Icon.swift" && file.name != "themes.css" {
                for line in file.text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                    for match in line.matches(of: /"((?:[^"\\]|\\.)*)"/) {
                        let literal = String(match.output.1)
                        guard literal.contains(/[A-Za-z]{3,} [a-z]{3,} [a-z]{2,}/), !literal.contains("\\("),
                            !allowed.contains(where: { literal.contains($0) }), !line.contains(".class("), !line.contains("css")
                        else { continue }
                        Issue.record("\(file.name): \(literal)")
                    }
                }
            }
        }
    }
}
