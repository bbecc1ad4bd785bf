import Foundation
import Screens
import WebPages

/// The static files of the web pages: the contents of `Resources`, with the parts of the style sheet joined into one.
enum SkinFiles {
    static let styleSheet = "hearth.css"

    static func catalogue() throws -> AssetCatalogue {
        let folder = Bundle.module.bundleURL.appending(path: "Resources")
        return AssetCatalogue(files: try files(of: AssetCatalogue.files(in: folder)))
    }

    /// Returns the files as they are served, by name: minified scripts and style sheets, and everything else unchanged.
    ///
    /// `styles/order.txt` lists the parts of the sheet of all pages. Each other list, such as `styles/dial.txt`, gives a sheet of its name. One that
    /// begins with the layers is complete; the others continue the sheet of all pages, which has their tokens.
    /// - Throws: `ServerError.resourcesMissing`, or `.resourceMalformed` for a script or a part that cannot be minified.
    static func files(of resources: [String: [UInt8]]) throws(ServerError) -> [String: [UInt8]] {
        var files = resources.filter { !$0.key.hasPrefix("styles/") }
        for (name, bytes) in files where name.hasSuffix(".js") {
            do { files[name] = try ScriptMinifier.minified(bytes) } catch { throw malformed(name, error) }
        }
        guard let order = resources["styles/order.txt"] else { throw ServerError.resourcesMissing }
        let whole = try parts(of: order, in: resources)
        var further = ""
        for (name, list) in resources where name.hasPrefix("styles/") && name.hasSuffix(".txt") && name != "styles/order.txt" {
            let parts = try parts(of: list, in: resources)
            let file = String(name.dropFirst("styles/".count).dropLast("txt".count)) + "css"
            if list.starts(with: layers.utf8) {
                files[file] = sheet(of: parts, tokensOf: "")
            } else {
                files[file] = Array(joined(parts).utf8)
                further += joined(parts)
            }
        }
        files[styleSheet] = sheet(of: whole, tokensOf: further)
        return files
    }

    private static let layers = "base/layers.css"

    /// Joins the parts of a sheet after the tokens that they and `further` use. The first part names the layers; the tokens fill theirs.
    private static func sheet(of parts: [String], tokensOf further: String) -> [UInt8] {
        let rest = joined(parts.dropFirst())
        return Array(((parts.first ?? "") + tokens(usedIn: rest + further) + rest).utf8)
    }

    /// Returns the minified parts of a list, one a line.
    private static func parts(of order: [UInt8], in resources: [String: [UInt8]]) throws(ServerError) -> [String] {
        var parts: [String] = []
        for line in order.split(separator: UInt8(ascii: "\n")) {
            let name = "styles/" + String(decoding: line, as: UTF8.self)
            guard let part = resources[name] else { throw ServerError.resourcesMissing }
            do {
                parts.append(String(decoding: try StyleMinifier.minified(part), as: UTF8.self))
            } catch {
                throw malformed(name, error)
            }
        }
        return parts
    }

    private static func malformed(_ name: String, _ error: MinifierError) -> ServerError {
        .resourceMalformed(file: name, line: error.line, reason: error.flaw.rawValue)
    }

    /// Joins the parts of the style sheet; neighbouring parts of one layer share its braces.
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

    /// The design tokens that the sheet uses. Every page loads them, so unused ones are left out.
    static func tokens(usedIn sheet: String) -> String {
        let asked = Set(sheet.matches(of: /var\((--[a-z0-9-]+)/).map { String($0.output.1) })
        let css = TokensStyleSheet.css.replacing("\n", with: "")
        return css.split(separator: ";").filter { part in
            guard part.hasPrefix("--"), let colon = part.firstIndex(of: ":") else { return true }
            return asked.contains(String(part[..<colon]))
        }.joined(separator: ";")
    }

    /// The addresses that the pages link to.
    static func addresses(in catalogue: AssetCatalogue) -> Assets {
        Assets(
            styleSheet: catalogue.path(of: styleSheet), firstScript: catalogue.path(of: "scripts/first.js"),
            baseScript: catalogue.path(of: "scripts/base.js"),
            importScript: catalogue.path(of: "scripts/import.js"), freshScript: catalogue.path(of: "scripts/fresh.js"),
            recordingSheet: catalogue.path(of: "recording.css"), recordingScript: catalogue.path(of: "scripts/live.js"),
            pageSheets: PageSheet.addresses { catalogue.path(of: $0) },
            recorder: catalogue.path(of: "live/live.wasm"),
            icon: catalogue.path(of: "icon.svg"), touchIcon: catalogue.path(of: "icons/apple.png"),
            manifest: Route.Target.manifest.path)
    }
}
