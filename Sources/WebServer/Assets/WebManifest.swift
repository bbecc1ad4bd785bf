import Foundation
import Localizations
import Screens
import WebPages

/// Manifest for installing Hearth on a home screen (W3C Web Application Manifest).
struct WebManifest: Encodable {
    var id = "/"
    var start = "/"
    var scope = "/"
    var display = "standalone"
    var lang: String
    var name: String
    var shortName: String
    var description: String
    var background = PageGround.dark
    var theme = PageGround.dark
    var icons: [Icon]
    var shortcuts: [Shortcut]

    enum CodingKeys: String, CodingKey {
        case id, scope, display, lang, name, description, icons, shortcuts
        case start = "start_url"
        case shortName = "short_name"
        case background = "background_color"
        case theme = "theme_color"
    }

    /// Entry of the icon's menu.
    struct Shortcut: Encodable {
        var name: String
        var url: String
    }

    struct Icon: Encodable {
        var src: String
        var sizes: String
        var type: String
        var purpose: String
    }

    /// - Parameter path: returns the path of an asset by its name.
    init(_ card: HomeScreenCard, path: (String) -> String) {
        lang = card.language.rawValue
        name = card.name
        shortName = card.name
        description = card.purpose
        icons = [
            Icon(src: path("icon.svg"), sizes: "any", type: "image/svg+xml", purpose: "any"),
            Icon(src: path("icons/small.png"), sizes: "192x192", type: "image/png", purpose: "any"),
            Icon(src: path("icons/large.png"), sizes: "512x512", type: "image/png", purpose: "any"),
            Icon(src: path("icons/maskable.png"), sizes: "512x512", type: "image/png", purpose: "maskable"),
        ]
        shortcuts = [Shortcut(name: card.recording.label, url: card.recording.route.path)]
    }

    /// Returns the manifest as an asset. It is the same for every browser of a language.
    func asset() throws -> Asset {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Asset(name: "manifest.webmanifest", bytes: Array(try encoder.encode(self)))
    }
}
