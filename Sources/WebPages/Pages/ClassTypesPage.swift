public import Markup
public import Screens

/// Page of the athlete's class types.
public struct ClassTypesPage: Component {
    var screen: ClassTypesScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: ClassTypesScreen, frame: SiteFrame, assets: Assets = Assets()) {
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
            if let notice = screen.notice { element(notice) }
            tag("p", .class("caption s12")) { screen.lead }
            Card(screen.ownTitle, span: 8, name: "own") {
                if screen.rows.isEmpty {
                    tag("p", .class("caption")) { screen.none }
                } else {
                    tag("ol", .class("column")) { for row in screen.rows { line(row) } }
                }
            }
            Card(screen.builtInTitle, span: 4, name: "built-in") {
                tag("p", .class("caption")) { screen.builtInLead }
                tag("ul", .class("column")) {
                    for type in screen.builtIn {
                        tag("li") {
                            Icon(type.symbol)
                            " " + type.name
                        }
                    }
                }
            }
        }
    }

    private func line(_ row: ClassTypesScreen.Row) -> HTML {
        tag("li", .class("card-head")) {
            tag("p") {
                Icon(row.symbol)
                " "
                tag("b") { row.name }
                tag("br")
                tag("small") { row.note }
            }
            tag("div", .class("filter-actions")) {
                if let up = row.up { move(row.id, up, .up) }
                if let down = row.down { move(row.id, down, .down) }
                tag("a", .class("chip"), .href(row.change.route.path), .aria("label", row.changeSpoken)) { row.change.label }
                tag("form", Attribute("method", "post"), Attribute("action", Route.Target.removeClassType.path)) {
                    HiddenField(ClassTypeForm.Field.id.rawValue, row.id)
                    tag("button", .class("chip"), .aria("label", row.removeSpoken)) { row.remove }
                }
            }
        }
    }

    private func move(_ id: String, _ spoken: String, _ symbol: Symbol) -> HTML {
        tag("form", Attribute("method", "post"), Attribute("action", Route.Target.moveClassType.path)) {
            HiddenField(ClassTypeForm.Field.id.rawValue, id)
            HiddenField("to", symbol.rawValue)
            tag("button", .class("chip"), .aria("label", spoken)) { Icon(symbol) }
        }
    }

    private func element(_ notice: ClassTypesScreen.Notice) -> HTML {
        tag("div", .class("card compact news s12"), .role("status")) {
            tag("p") { notice.text }
            if let undo = notice.undo {
                tag("form", Attribute("method", "post"), Attribute("action", Route.Target.restoreClassType.path)) {
                    HiddenField(ClassTypeForm.Field.id.rawValue, notice.id)
                    tag("button", .class("button quiet")) { undo }
                }
            }
        }
    }
}
