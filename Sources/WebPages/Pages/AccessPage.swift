public import Markup
public import Screens

/// Page of devices and programs with access.
public struct AccessPage: Component {
    var screen: AccessScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: AccessScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    /// Target of the confirmed form that restores an access.
    static let restorePath = Route.Target.restoreAccess.path + "?confirm=1"

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private static func setup(_ made: AccessScreen.NewToken) -> HTML {
        tag("h3", .class("made")) { made.setupTitle }
        tag("p", .class("chips made")) {
            for setup in made.setup { tag("a", .class("button quiet"), .href(setup.link.address)) { setup.label } }
        }
        tag("p", .class("caption made")) { made.setupNote }
        // One at a time: a camera takes whichever code it sees first.
        for setup in made.setup {
            if let code = setup.code {
                tag("details", .class("made")) {
                    tag("summary") { setup.codeLabel }
                    code.picture(label: setup.codeLabel)
                }
            }
        }
        tag("p", .class("caption made")) { made.shortcutNote }
    }

    private var sessions: HTML {
        Card(screen.sessions.title, span: 12, name: "sessions") {
            tag("p", .class("caption")) { screen.sessions.lead }
            tag("ul", .class("column")) { for row in screen.sessions.rows { AccessPage.row(row) } }
            tag("p", .class("made")) {
                tag("a", .class("button"), .href(screen.sessions.pair.route.path)) { screen.sessions.pair.label }
            }
            if let endOthers = screen.sessions.endOthers {
                tag("form", .class("made"), Attribute("method", "post"), Attribute("action", Route.Target.endSession.path)) {
                    HiddenField("others", "1")
                    tag("button", .class("button quiet")) { endOthers }
                }
            }
        }.body
    }

    private static func row(_ row: AccessScreen.Sessions.Row) -> HTML {
        let target = row.isCurrent ? Route.Target.signOut : .endSession
        return tag("li", .class("card-head")) {
            tag("p") {
                tag("b") { row.name }
                tag("br")
                tag("small") { row.text }
            }
            tag("form", Attribute("method", "post"), Attribute("action", target.path)) {
                HiddenField("session", row.id)
                tag("button", .class("chip"), .aria("label", row.endSpoken)) { row.end }
            }
        }
    }

    @HTMLBuilder private var content: HTML {
        BackLink(route: .settings, label: screen.backLabel)
        PageHead(title: screen.title)
        tag("div", .class("bento")) {
            if let made = screen.made {
                tag("section", .class("card"), .role("status"), .aria("labelledby", "h-made")) {
                    tag("h2", .id("h-made")) { made.title }
                    tag("p") { tag("code", .class("lines")) { made.token } }
                    tag("p", .class("caption made")) { made.note }
                    if !made.setup.isEmpty { AccessPage.setup(made) }
                }
            }
            if let actionResult = screen.actionResult {
                tag("div", .class("card compact news"), .role("status")) {
                    tag("p") { actionResult }
                    UndoForm(
                        path: screen.asksToRestore ? AccessPage.restorePath : Route.Target.restoreAccess.path, label: screen.undo)
                }
            }
            sessions
            Card(screen.formTitle, span: 5, name: "new-token") {
                tag("form", .class("settings"), Attribute("method", "post"), Attribute("action", Route.access.path)) {
                    tag("p") { screen.lead }
                    screen.name
                    screen.days
                    tag("fieldset") {
                        tag("legend") { screen.scopesTitle }
                        if let problem = screen.scopesProblem { tag("p", .class("problem"), .role("alert")) { problem } }
                        for scope in screen.scopes { scope }
                    }
                    tag("p", .class("filter-actions")) { tag("button", .class("button")) { screen.make } }
                }
            }
            Card(screen.listTitle, span: 7, name: "given") {
                if screen.rows.isEmpty { tag("p", .class("caption")) { screen.none } }
                tag("ul", .class("column")) {
                    for row in screen.rows {
                        tag("li", .class("card-head")) {
                            tag("p") {
                                tag("b") { row.name }
                                tag("br")
                                tag("small") { row.text }
                            }
                            tag("form", Attribute("method", "post"), Attribute("action", Route.Target.withdrawAccess.path)) {
                                HiddenField("token", row.id)
                                tag("button", .class("chip"), .aria("label", row.withdrawSpoken)) { row.withdraw }
                            }
                        }
                    }
                }
            }
        }
    }
}
