public import Markup
public import Screens

/// Page of a link to one activity.
public struct SharedActivityPage: Component {
    var screen: SharedActivityScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: SharedActivityScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        SharedDocument(title: screen.title, frame: frame, assets: assets, foot: screen.foot, content: content)
    }

    @HTMLBuilder private var content: HTML {
        PageHead(title: screen.title, above: screen.when, badges: screen.badges, actions: actions)
        if let hidden = screen.hidden { tag("p", .class("card compact news")) { hidden } }
        tag("div", .class("bento")) {
            if let map = screen.map { Card(map.title, span: 7, name: "map") { map } }
            if !screen.tiles.isEmpty {
                Card(screen.summaryTitle, span: screen.map == nil ? 12 : 5, name: "summary") {
                    tag("div", .class("tiles")) { for tile in screen.tiles { tile } }
                }
            }
            if let note = screen.note {
                Card(screen.noteTitle, span: 12, name: "note") { tag("p", .class("lines")) { note } }
            }
            if let charts = screen.charts { Card(screen.chartsTitle, span: 12, name: "charts-card") { charts.fixed } }
            if let splits = screen.splits { Card(splits.title, span: 12, name: "splits-card") { splits } }
        }
    }

    @HTMLBuilder private var actions: HTML {
        if let file = screen.file {
            tag("a", .class("button quiet"), .href(file.path)) {
                Icon(.down)
                file.label
            }
        }
    }
}

/// Page of a link that shows nothing.
public struct LinkGonePage: Component {
    var screen: LinkGoneScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: LinkGoneScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        SharedDocument(title: screen.title, frame: frame, assets: assets, foot: screen.foot, content: content)
    }

    private var content: HTML {
        tag("div", .class("card")) {
            tag("div", .class("empty")) {
                Icon.medallion(.close, .neutral)
                tag("h1") { screen.title }
                tag("p") { screen.text }
            }
        }
    }
}
