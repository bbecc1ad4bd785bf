public import Markup
public import Screens

/// Page of the athlete's races.
public struct RacesPage: Component {
    var screen: RacesScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: RacesScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        BackLink(route: screen.back, label: screen.backLabel)
        PageHead(
            title: screen.title, actions: tag("a", .class("button"), .href(screen.add.route.path)) { screen.add.label })
        tag("div", .class("bento")) {
            if let notice = screen.notice { notice }
            if let empty = screen.empty {
                tag("div", .class("card s12")) { empty }
            } else {
                tag("p", .class("caption s12")) { screen.lead }
                if !screen.ahead.isEmpty { card(screen.aheadTitle, "ahead", screen.ahead) }
                if !screen.past.isEmpty { card(screen.pastTitle, "past", screen.past) }
            }
        }
    }

    private func card(_ title: String, _ name: String, _ rows: [RacesScreen.Row]) -> HTML {
        Card(title, span: 12, name: name) {
            tag("ul", .class("column")) {
                for row in rows {
                    tag("li", .class("card-head")) {
                        tag("p") {
                            tag("a", .href(row.route.path)) { row.title }
                            tag("br")
                            tag("small") { row.note }
                        }
                        if let badge = row.badge { badge }
                    }
                }
            }
        }.body
    }
}

extension RacesScreen.Notice: Component {
    public var body: HTML {
        tag("div", .class("card compact news s12"), .role("status")) {
            tag("p") { text }
            if let undo {
                tag("form", Attribute("method", "post"), Attribute("action", Route.Target.undoRace.path)) {
                    tag("button", .class("button quiet")) { undo }
                }
            }
        }
    }
}
