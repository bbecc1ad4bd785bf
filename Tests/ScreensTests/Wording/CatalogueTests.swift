import Analysis
import Foundation
import Localizations
import Screens
import Testing

/// Checks the string catalogues against the sources: every displayed text exists in all languages, and only in the catalogues.
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

    /// One text of the catalogues in `Localizations/`.
    struct Entry {
        var subject: String
        var key: String
        /// Texts by language tag.
        var texts: [String: [String]]
    }

    static func entries() throws -> [Entry] {
        let files = try FileManager.default.contentsOfDirectory(
            at: root.appending(path: "Localizations"), includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "xcstrings" }.flatMap { file -> [Entry] in
            let catalogue = try JSONDecoder().decode(Catalogue.self, from: Data(contentsOf: file))
            return catalogue.strings.map { key, string in
                Entry(
                    subject: file.deletingPathExtension().lastPathComponent, key: key,
                    texts: string.localizations.mapValues { $0.texts })
            }
        }
    }

    /// The format of Xcode's string catalogues, as far as it is used here.
    private struct Catalogue: Decodable {
        struct Unit: Decodable { var value: String }
        struct Form: Decodable { var stringUnit: Unit }
        struct Variations: Decodable { var plural: [String: Form] }
        struct Localization: Decodable {
            var stringUnit: Unit?
            var variations: Variations?
            var texts: [String] {
                (stringUnit.map { [$0.value] } ?? []) + (variations?.plural.values.map { $0.stringUnit.value } ?? [])
            }
        }
        struct Text: Decodable { var localizations: [String: Localization] }
        var strings: [String: Text]
    }

    @Test func `every Chinese text is Chinese, a symbol or a name`() throws {
        let entries = try Self.entries().filter { $0.subject != "Models" }
        #expect(entries.count > 1_500)
        for entry in entries {
            for text in entry.texts["zh-Hant"] ?? [] {
                let chinese = text.replacing(/%\(\w+\)(@|lld)/, with: "")
                let isSymbols = chinese.allSatisfy { !$0.isLetter } || chinese.contains(/^[\d ]*(km|mi)(、(kg|lb))?$/)
                let isName = isSymbols || ["Hearth", "Health Auto Export", "Strava"].contains(chinese)
                #expect(
                    isName || chinese.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(entry.key): \(text)")
            }
        }
    }

    /// Units have symbols in every language, so that each has only one name.
    @Test func `no Chinese text spells out a unit of length, and no text has a straight apostrophe`() throws {
        let spelled = ["公里", "公尺", "公分", "英里", "英尺"]
        for entry in try Self.entries() where entry.subject != "Models" {
            for (language, texts) in entry.texts {
                for text in texts {
                    #expect(language != "zh-Hant" || !spelled.contains { text.contains($0) }, "\(entry.key): \(text)")
                    #expect(!text.contains(/[A-Za-z]'/), "\(entry.key): \(text)")
                }
            }
        }
    }

    @Test func `German has its own quotation marks and the informal address`() throws {
        for entry in try Self.entries() {
            for text in entry.texts["de"] ?? [] {
                #expect(!text.contains(/["]/) && !text.contains(/[^:.] (Ihnen|Ihre[mnrs]?)\b/), "\(entry.key): \(text)")
            }
        }
    }

    @Test func `every text is used`() throws {
        let keys = try Self.entries().map { $0.key }.filter { !$0.contains(".") }
        #expect(keys.count > 1_500)
        var used: Set<String> = []
        for file in try Self.sources("") {
            for match in file.text.matches(of: /\.(\w+)/) { used.insert(String(match.output.1)) }
        }
        #expect(keys.filter { !used.contains($0) } == [])
    }

    /// A changed card must be translated again.
    @Test func `the English text of every model card in the catalogue is the card's own`() throws {
        let english = Dictionary(
            uniqueKeysWithValues: try Self.entries().filter { $0.subject == "Models" }.map { ($0.key, $0.texts["en"]?.first) })
        for card in ModelCatalogue.all {
            let parts = [
                ("name", card.name), ("formula", card.formulaTemplate), ("limits", card.limitsTemplate), ("source", card.source),
            ]
            for (part, text) in parts { #expect(english["\(card.id).\(part)"] == text, "\(card.id).\(part)") }
        }
        #expect(english.count == 4 * ModelCatalogue.all.count)
    }

    /// A translation that writes a number itself would keep the old one when the constant changes.
    @Test func `model cards name the same constants in every language`() throws {
        let entries = Dictionary(
            uniqueKeysWithValues: try Self.entries().filter { $0.subject == "Models" }.map { ($0.key, $0.texts) })
        for card in ModelCatalogue.all {
            let parts = [("formula", card.formulaTemplate), ("limits", card.limitsTemplate)]
            for (part, template) in parts {
                let wanted = CardConstant.names(in: template).sorted()
                for (language, texts) in entries["\(card.id).\(part)"] ?? [:] {
                    let named = CardConstant.names(in: texts.first ?? "").sorted()
                    #expect(named == wanted, "\(card.id).\(part) [\(language)]")
                }
            }
        }
    }

    @Test func `no sentence is outside the catalogue`() throws {
        // Two words with a space in a literal count as a sentence. Exceptions are listed here.
        let allowed: [String] = [
            "Ridge loop with the long way home", "Example watch", "vh", "ml/kg/min",
            "a channel has", "joint position statement", "Technical Assistance Document for the Reporting",
            "within acceptable operating temperatures",
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
