import Localizations
import Markup
import Screens

/// Complete page without navigation, with its own style sheet and scripts. It is dark in every theme.
struct BareDocument: Component {
    var title: String
    var frame: SiteFrame
    var assets: Assets
    var styleSheet: String
    var script: String
    var content: HTML

    var body: HTML {
        .trusted("<!doctype html>")
        tag("html", Attribute("lang", frame.language.rawValue), frame.isStill ? .data("haptics", "off") : nil) {
            tag("head") {
                tag("meta", Attribute("charset", "utf-8"))
                tag(
                    "meta", Attribute("name", "viewport"),
                    Attribute("content", "width=device-width,initial-scale=1,viewport-fit=cover"))
                tag("meta", Attribute("name", "color-scheme"), Attribute("content", "dark"))
                tag("meta", Attribute("name", "theme-color"), Attribute("content", "#000000"))
                tag("title") { title + " · " + frame.brand }
                tag("link", Attribute("rel", "stylesheet"), .href(styleSheet))
                tag("link", Attribute("rel", "icon"), .href(assets.icon), Attribute("type", "image/svg+xml"))
                tag("link", Attribute("rel", "apple-touch-icon"), .href(assets.touchIcon))
                tag(
                    "link", Attribute("rel", "manifest"), .href(assets.manifest + "?language=" + frame.language.rawValue))
                tag("script", Attribute("type", "module"), Attribute("src", script))
            }
            tag("body") { content }
        }
    }
}
