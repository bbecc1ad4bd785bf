public import Markup
public import Screens

/// Page that changes an own routine. It works without a script.
public struct OwnRoutinePage: Component {
    var screen: OwnRoutineScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: OwnRoutineScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        BackLink(route: screen.back, label: screen.backLabel)
        PageHead(title: screen.title)
        tag("div", .class("bento")) {
            if let notice = screen.notice { notice }
            if let followed = screen.followed { card(followed) }
            Card(screen.daysTitle, span: 12, name: "own-days") { days }
            Card(screen.factsTitle, span: 12, name: "own-facts") {
                tag("form", .class("column edit"), Attribute("method", "post"), Attribute("action", screen.action.path)) {
                    if let problem = screen.problem { tag("p", .class("problem"), .role("alert")) { problem } }
                    tag("div", .class("settings")) { for field in screen.fields { field } }
                    tag("p", .class("filter-actions")) { tag("button", .class("button")) { screen.save } }
                }
            }
            Card(screen.deletion.title, span: 12, name: "own-deletion") {
                tag(
                    "form", .class("column"), Attribute("method", "post"),
                    Attribute("action", Route.Target.deleteRoutine.path)
                ) {
                    HiddenField(OwnRoutineScreen.Field.id.rawValue, screen.id)
                    tag("p") { screen.deletion.text }
                    tag("p", .class("filter-actions")) { tag("button", .class("chip")) { screen.deletion.label } }
                }
            }
        }
    }

    /// One form for all days: each button states the change and its day.
    private var days: HTML {
        tag("form", .class("column"), Attribute("method", "post"), Attribute("action", Route.Target.arrangeRoutine.path)) {
            HiddenField(OwnRoutineScreen.Field.id.rawValue, screen.id)
            HiddenField(OwnRoutineScreen.Field.shown.rawValue, screen.shown)
            tag("ol", .class("column")) { for row in screen.rows { line(row) } }
            tag("p", .class("filter-actions")) {
                if let add = screen.add {
                    button(.add, screen.rows.count, class: "button") { add }
                } else {
                    tag("small") { screen.full }
                }
            }
        }
    }

    private func line(_ row: OwnRoutineScreen.Row) -> HTML {
        tag("li", .class("card-head")) {
            tag("p") {
                tag("small") { row.heading }
                " "
                row.badge
                tag("br")
                tag("a", .href(row.edit.path), .aria("label", row.editSpoken + ": " + row.name)) { row.name }
                if let duration = row.duration { tag("small") { " · " + duration } }
            }
            tag("div", .class("filter-actions")) {
                if let up = row.up { button(.up, row.number, spoken: up) { Icon(.up) } }
                if let down = row.down { button(.down, row.number, spoken: down) { Icon(.down) } }
                if let spoken = row.removeSpoken { button(.remove, row.number, spoken: spoken) { row.remove } }
            }
        }
    }

    private func button(
        _ change: OwnRoutineScreen.Change, _ number: Int, class name: String = "chip", spoken: String? = nil,
        @HTMLBuilder label: () -> HTML
    ) -> HTML {
        .element(
            "button",
            [
                .class(name), Attribute("name", OwnRoutineScreen.Field.change.rawValue), Attribute("value", change.value(number)),
            ] + (spoken.map { [.aria("label", $0)] } ?? []), label())
    }

    private func card(_ followed: OwnRoutineScreen.Followed) -> HTML {
        Card(followed.title, span: 12, name: "own-followed") {
            tag("div", .class("column")) {
                tag("p") { followed.text }
                if let use = followed.use {
                    tag("form", Attribute("method", "post"), Attribute("action", Route.Target.changeRoutine.path)) {
                        HiddenField(RoutineChange.Field.change.rawValue, RoutineChange.updated.rawValue)
                        tag("button", .class("button")) { use }
                    }
                }
            }
        }.body
    }
}
