public import Markup
public import Screens

/// Page of a routine.
public struct RoutinePage: Component {
    var screen: RoutineScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: RoutineScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        BackLink(route: screen.back, label: screen.backLabel)
        PageHead(title: screen.title, badges: screen.badges)
        tag("div", .class("bento")) {
            if let notice = screen.notice { notice }
            if !screen.description.isEmpty { tag("p", .class("s12 lines")) { screen.description } }
            tag("div", .class("filter-actions s12")) {
                if let next = screen.next { tag("a", .class("chip"), .href(next.route.path)) { next.label } }
                if let edit = screen.edit { tag("a", .class("chip"), .href(edit.route.path)) { edit.label } }
                tag("form", Attribute("method", "post"), Attribute("action", Route.Target.copyRoutine.path)) {
                    HiddenField(RoutineChange.Field.routine.rawValue, screen.reference)
                    HiddenField(OwnRoutineScreen.Field.id.rawValue, screen.copyID)
                    tag("button", .class("chip")) { screen.copyLabel }
                }
            }
            Card(screen.calendarTitle, span: 12, name: "cycle", why: screen.factsWhy, isExplainedElsewhere: true) {
                tag("ol", .class("plan-days")) { for cell in screen.cells { cell } }
            }
            Card(screen.factsTitle, span: 6, name: "facts-card", why: screen.factsWhy) { FactList(rows: screen.facts) }
            if let follow = screen.follow { form(follow) }
            if let controls = screen.controls { card(controls) }
            if let progress = screen.progress {
                Card(progress.title, span: 12, name: "progress", why: progress.why) {
                    tag("p") { progress.summary }
                    tag("ul", .class("column")) { for row in progress.rows { row } }
                }
            }
            if let advice = screen.advice {
                Card(screen.adviceTitle, span: 12, name: "care") { tag("p", .class("caption")) { advice } }
            }
        }
    }

    private func form(_ follow: RoutineScreen.FollowForm) -> HTML {
        Card(follow.title, span: 6, name: "follow") {
            tag("form", .class("column"), Attribute("method", "post"), Attribute("action", Route.Target.followRoutine.path)) {
                HiddenField(RoutineChange.Field.routine.rawValue, follow.reference)
                for field in follow.fields { field }
                if let replaces = follow.replaces { tag("p") { replaces } }
                tag("p", .class("caption")) { follow.note }
                tag("p", .class("filter-actions")) { tag("button", .class("button")) { follow.label } }
            }
        }.body
    }

    private func card(_ controls: RoutineScreen.Controls) -> HTML {
        Card(controls.title, span: 6, name: "controls") {
            tag("p") { controls.since }
            if let newer = controls.newer { tag("p", .class("caption")) { newer } }
            tag("div", .class("filter-actions")) {
                for button in controls.buttons {
                    tag("form", Attribute("method", "post"), Attribute("action", Route.Target.changeRoutine.path)) {
                        HiddenField(RoutineChange.Field.change.rawValue, button.change.rawValue)
                        tag("button", .class("chip")) { button.label }
                    }
                }
            }
        }.body
    }
}
