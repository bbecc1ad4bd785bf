public import Markup
public import Screens

/// Page of the security log.
public struct AuditLogPage: Component {
    var screen: AuditLogScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: AuditLogScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        BackLink(route: .people, label: screen.backLabel)
        PageHead(title: screen.title)
        tag("div", .class("bento")) {
            Card(screen.title, span: 12, name: "log", isTitleHidden: true) {
                tag("p", .class("caption")) { screen.lead }
                if screen.rows.isEmpty { tag("p", .class("made")) { screen.none } }
                tag("ul", .class("column made")) {
                    for row in screen.rows {
                        tag("li") {
                            tag("b", row.isWarning ? .class("problem") : nil) { row.text }
                            tag("br")
                            tag("small") { row.detail }
                        }
                    }
                }
            }
        }
    }
}
