import Foundation
import WebPages

/// The files that the pages are dressed in: what lies in `Resources`, and one style sheet made of its parts.
enum SkinFiles {
    static let styleSheet = "hearth.css"

    static func catalogue() throws -> AssetCatalogue {
        let folder = Bundle.module.bundleURL.appending(path: "Resources")
        return AssetCatalogue(files: try files(of: AssetCatalogue.files(in: folder)))
    }

    /// The parts of the style sheet are joined in the order that `styles/order.txt` gives, after the tokens that they use.
    static func files(of resources: [String: [UInt8]]) throws -> [String: [UInt8]] {
        var files = resources.filter { !$0.key.hasPrefix("styles/") }
        guard let order = resources["styles/order.txt"] else { throw ServerError.resourcesMissing }
        var parts: [String] = []
        for line in order.split(separator: UInt8(ascii: "\n")) {
            guard let part = resources["styles/" + String(decoding: line, as: UTF8.self)] else {
                throw ServerError.resourcesMissing
            }
            parts.append(unindented(String(decoding: part, as: UTF8.self)))
        }
        // The first part names the layers; the tokens fill theirs.
        let rest = joined(parts.dropFirst())
        for (name, bytes) in files where name.hasSuffix(".js") {
            files[name] = Array(uncommented(String(decoding: bytes, as: UTF8.self)).utf8)
        }
        files[styleSheet] = Array(((parts.first ?? "") + tokens(usedIn: rest) + rest).utf8)
        return files
    }

    /// Neighbours in one layer share its braces.
    static func joined(_ parts: some Sequence<String>) -> String {
        var sheet = ""
        var last = ""
        for part in parts {
            let layer = String(part.prefix { $0 != "{" })
            if layer == last, layer.hasPrefix("@layer "), sheet.hasSuffix("}") {
                sheet.removeLast()
                sheet += part.dropFirst(layer.count + 1)
            } else {
                sheet += part
            }
            last = layer
        }
        return sheet
    }

    /// A script without indents, empty lines and lines that are a comment. No text of ours spans lines.
    static func uncommented(_ script: String) -> String {
        script.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
            .joined(separator: "\n")
    }

    /// Without line ends, what they are followed by, and lines that are a comment: a browser does not read for pleasure.
    static func unindented(_ text: String) -> String {
        text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { !($0.hasPrefix("/*") && $0.hasSuffix("*/")) }
            .joined()
    }

    /// The tokens without those that nothing asks for: every browser loads them on every page.
    static func tokens(usedIn sheet: String) -> String {
        let asked = Set(sheet.matches(of: /var\((--[a-z0-9-]+)/).map { String($0.output.1) })
        let css = TokensStyleSheet.css.replacing("\n", with: "")
        return css.split(separator: ";").filter { part in
            guard part.hasPrefix("--"), let colon = part.firstIndex(of: ":") else { return true }
            return asked.contains(String(part[..<colon]))
        }.joined(separator: ";")
    }

    /// Where the pages find them.
    static func addresses(in catalogue: AssetCatalogue) -> Assets {
        Assets(
            styleSheet: catalogue.path(of: styleSheet), firstScript: catalogue.path(of: "scripts/first.js"),
            baseScript: catalogue.path(of: "scripts/base.js"),
            importScript: catalogue.path(of: "scripts/import.js"), freshScript: catalogue.path(of: "scripts/fresh.js"),
            icon: catalogue.path(of: "icon.svg"), touchIcon: catalogue.path(of: "icons/apple.png"),
            manifest: "/manifest.webmanifest")
    }
}
