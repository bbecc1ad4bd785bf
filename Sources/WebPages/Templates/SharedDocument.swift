import Localizations
import Markup
import Screens

/// Complete page for people without an account: no navigation, no scripts, no link into Hearth, and nothing for search engines.
struct SharedDocument: Component {
    var title: String
    var frame: SiteFrame
    var assets: Assets
    var foot: String
    var content: HTML

    var body: HTML {
        .trusted("<!doctype html>")
        tag("html", Attribute("lang", frame.language.rawValue)) {
            tag("head") {
                tag("meta", Attribute("charset", "utf-8"))
                tag(
                    "meta", Attribute("name", "viewport"),
                    Attribute("content", "width=device-width,initial-scale=1,viewport-fit=cover"))
                tag("meta", Attribute("name", "color-scheme"), Attribute("content", "light dark"))
                tag("meta", Attribute("name", "robots"), Attribute("content", "noindex,nofollow,noarchive"))
                tag("meta", Attribute("name", "referrer"), Attribute("content", "no-referrer"))
                tag("title") { title + " · " + frame.brand }
                for sheet in assets.sheets(of: frame.route) { tag("link", Attribute("rel", "stylesheet"), .href(sheet)) }
                tag("link", Attribute("rel", "icon"), .href(assets.icon), Attribute("type", "image/svg+xml"))
                for ground in PageGround.colours(frame.theme) {
                    tag(
                        "meta", Attribute("name", "theme-color"), Attribute("content", ground.colour),
                        ground.media.map { Attribute("media", $0) })
                }
            }
            tag("body") {
                tag("main", .id("main")) { content }
                tag("footer", .class("foot")) { tag("p") { foot } }
            }
        }
    }
}
