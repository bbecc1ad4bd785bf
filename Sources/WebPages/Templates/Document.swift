import Localizations
import Markup
import Screens

/// Complete page. Its shell can be sent before the content is known.
struct Document: Component {
    var title: String
    var frame: SiteFrame
    var assets: Assets
    /// Script modules of this page only.
    var moreScripts: [String] = []
    var content: HTML

    var body: HTML {
        .trusted("<!doctype html>")
        tag(
            "html", Attribute("lang", frame.language.rawValue),
            frame.theme == .system ? nil : .data("theme", frame.theme.rawValue),
            frame.isStill ? .data("haptics", "off") : nil, frame.hasSingleKeys ? nil : .data("keys", "off")
        ) {
            head
            tag("body", assets.pageSheets[.palette].map { .data("palette", $0) }) {
                tag("a", .class("skip"), .href("#main")) { frame.skip }
                frame.header
                tag("main", .id("main")) {
                    if let observing = frame.observing { observing }
                    if let kept = frame.kept {
                        tag("div", Attribute("hidden"), .data("kept", kept.note), .data("kept-of", kept.athlete)) {
                            tag("p", .class("card compact news")) {}
                        }
                    }
                    if let invented = frame.invented {
                        tag("p", .class("caption")) {
                            invented.text
                            if let removal = invented.removal {
                                " · "
                                tag("a", .href(removal.route.path)) { removal.label }
                            }
                        }
                    }
                    if frame.observing == nil { content } else { content.readOnly }
                }
                frame.foot
            }
        }
    }

    private var head: HTML {
        tag("head") {
            tag("meta", Attribute("charset", "utf-8"))
            tag(
                "meta", Attribute("name", "viewport"),
                Attribute("content", "width=device-width,initial-scale=1,viewport-fit=cover"))
            tag("meta", Attribute("name", "color-scheme"), Attribute("content", "light dark"))
            tag("title") { title + " · " + frame.brand }
            for sheet in assets.sheets(of: frame.route) { tag("link", Attribute("rel", "stylesheet"), .href(sheet)) }
            tag("script", Attribute("src", assets.firstScript))
            tag("link", Attribute("rel", "icon"), .href(assets.icon), Attribute("type", "image/svg+xml"))
            tag("link", Attribute("rel", "apple-touch-icon"), .href(assets.touchIcon))
            tag(
                "link", Attribute("rel", "manifest"), .href(assets.manifest + "?language=" + frame.language.rawValue))
            for ground in PageGround.colours(frame.theme) {
                tag(
                    "meta", Attribute("name", "theme-color"), Attribute("content", ground.colour),
                    ground.media.map { Attribute("media", $0) })
            }
            tag("script", Attribute("type", "module"), Attribute("src", assets.baseScript))
            for script in moreScripts { tag("script", Attribute("type", "module"), Attribute("src", script)) }
        }
    }
}
