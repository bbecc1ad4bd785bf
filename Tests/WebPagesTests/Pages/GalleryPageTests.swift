import Foundation
import Localizations
import Markup
import Screens
import Testing

@testable import WebPages

struct GalleryPageTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/WebPages")

    private static func sources(_ folder: String) throws -> [(name: String, text: String)] {
        let files = try FileManager.default.contentsOfDirectory(at: root.appending(path: folder), includingPropertiesForKeys: nil)
        return try files.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
    }

    private static func components() throws -> [(name: String, text: String)] {
        try ["Atoms", "Molecules", "Organisms"].flatMap { try sources($0) }
    }

    /// All parts of the gallery as one text.
    private static let gallery: String = {
        let context = Example.context(.english)
        return GalleryPart.allCases.map { part in
            let frame = SiteFrame(current: .gallery(part), theme: .system, context: context)
            return GalleryPage(GalleryScreen(part, context: context), frame: frame).body.rendered()
        }.joined()
    }()

    /// Derived from the sources, so that no list is needed. Markup that a component writes in only one of its states counts too.
    @Test func `the gallery contains all markup that a component can write`() throws {
        let files = try Self.components()
        #expect(files.count > 30)
        var written = 0
        for file in files {
            for call in file.text.matches(of: /\.(class|data)\(((?:[^()]|\([^()]*\))*)\)/) {
                let words = call.output.2.matches(of: /"([a-z][a-z -]*)"/).map { String($0.output.1) }
                if call.output.1 == "class" {
                    for name in words.flatMap({ $0.split(separator: " ") }) {
                        written += 1
                        let drawn = Self.gallery.contains(try Regex("class=\"(?:[^\"]* )?\(name)[ \"]"))
                        #expect(drawn, "class \(name) of \(file.name)")
                    }
                } else if let name = words.first {
                    written += 1
                    #expect(Self.gallery.contains(" data-\(name)"), "data-\(name) of \(file.name)")
                }
            }
        }
        #expect(written > 150)
    }

    /// A component without markup of its own must at least be used there, or by a component that is.
    @Test func `the gallery or another component uses every kind of component`() throws {
        let files = try Self.components()
        let gallery = try Self.sources("Pages").filter { $0.name.hasPrefix("GalleryPage") }
        #expect(gallery.count >= 2)
        for file in files {
            for type in file.text.matches(of: /struct (\w+): Component/).map({ String($0.output.1) }) {
                let use = try Regex("\\b\(type)[(.]")
                #expect((gallery + files).contains { $0.name != file.name && $0.text.contains(use) }, "\(type)")
            }
        }
    }
}
