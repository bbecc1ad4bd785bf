import Foundation
import WebPages

/// The files that the pages are dressed in: what lies in `Resources`, and one style sheet made of its parts.
enum SkinFiles {
    static let styleSheet = "hearth.css"

    static func catalogue() throws -> AssetCatalogue {
        let folder = Bundle.module.bundleURL.appending(path: "Resources")
        return AssetCatalogue(files: try files(of: AssetCatalogue.files(in: folder)))
    }

    /// The parts of the style sheet are joined in the order that `styles/order.txt` gives, after the tokens.
    static func files(of resources: [String: [UInt8]]) throws -> [String: [UInt8]] {
        var files = resources.filter { !$0.key.hasPrefix("styles/") }
        guard let order = resources["styles/order.txt"] else { throw ServerError.resourcesMissing }
        var sheet: [UInt8] = []
        var isFirst = true
        for line in order.split(separator: UInt8(ascii: "\n")) {
            guard let part = resources["styles/" + String(decoding: line, as: UTF8.self)] else {
                throw ServerError.resourcesMissing
            }
            sheet += part
            // The first part names the layers; the tokens fill theirs.
            if isFirst { sheet += Array(TokensStyleSheet.css.utf8) }
            isFirst = false
        }
        files[styleSheet] = sheet
        return files
    }

    /// Where the pages find them.
    static func addresses(in catalogue: AssetCatalogue) -> Assets {
        Assets(
            styleSheet: catalogue.path(of: styleSheet), baseScript: catalogue.path(of: "scripts/base.js"),
            chartScript: catalogue.path(of: "scripts/chart.js"),
            importScript: catalogue.path(of: "scripts/import.js"), icon: catalogue.path(of: "icon.svg"),
            manifest: "/manifest.webmanifest")
    }
}
