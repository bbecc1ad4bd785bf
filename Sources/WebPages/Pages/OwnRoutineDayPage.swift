public import Markup
public import Screens

/// Page that changes a day of an own routine. It works without a script.
public struct OwnRoutineDayPage: Component {
    var screen: OwnRoutineDayScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: OwnRoutineDayScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        BackLink(route: screen.back, label: screen.backLabel)
        PageHead(
            title: screen.title, above: screen.above,
            actions: StepLinks(
                label: screen.stepsLabel,
                before: screen.before.map { .init(label: $0.label, path: $0.route.path) },
                after: screen.after.map { .init(label: $0.label, path: $0.route.path) }
            ).body)
        tag("div", .class("bento")) {
            if let notice = screen.notice { notice }
            Card(screen.formTitle, span: 12, name: "own-day") {
                tag("form", .class("column edit"), Attribute("method", "post"), Attribute("action", screen.action.path)) {
                    if let problem = screen.problem { tag("p", .class("problem"), .role("alert")) { problem } }
                    HiddenField(OwnRoutineDayForm.Field.shown.rawValue, screen.shown)
                    for group in screen.groups { group }
                    tag("div", .class("settings")) { for field in screen.fields { field } }
                    tag("p", .class("filter-actions")) {
                        tag("button", .class("button")) { screen.save }
                        if let next = screen.saveNext {
                            tag(
                                "button", .class("button quiet"), Attribute("name", OwnRoutineDayScreen.next),
                                Attribute("value", "1")
                            ) { next }
                        }
                    }
                }
            }
        }
    }
}
