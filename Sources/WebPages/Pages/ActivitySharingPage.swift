public import Markup
public import Screens

/// Page that shares one activity.
public struct ActivitySharingPage: Component {
    var screen: ActivitySharingScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: ActivitySharingScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        BackLink(route: screen.back, label: screen.backLabel)
        PageHead(title: screen.title, above: screen.above)
        tag("div", .class("bento")) {
            if let made = screen.made {
                tag("section", .class("card s12"), .role("status"), .aria("labelledby", "h-made")) {
                    tag("h2", .id("h-made")) { made.title }
                    tag("p") { tag("code", .class("lines")) { made.address } }
                    tag("p", .class("caption made")) { made.note }
                }
            }
            if let notice = screen.notice {
                tag("div", .class("card compact news s12"), .role(screen.isProblem ? "alert" : "status")) {
                    tag("p", screen.isProblem ? .class("problem") : nil) { notice }
                }
            }
            Card(screen.make, span: 7, name: "new-link") { form }
            tag("div", .class("s5 column")) {
                if !screen.list.rows.isEmpty {
                    Card(screen.list.title, span: 12, name: "links") {
                        SharedLinkRows(rows: screen.list.rows, isOnActivity: true)
                    }
                }
                if let hide = screen.hide { Card(hide.title, span: 12, name: "hide") { hideForm(hide) } }
            }
        }
    }

    private var form: HTML {
        tag("form", .class("settings"), Attribute("method", "post"), Attribute("action", screen.route.path)) {
            tag("p") { screen.lead }
            screen.days
            tag("fieldset") {
                tag("legend") { screen.boxesTitle }
                for box in screen.boxes { box }
            }
            tag("p", .class("caption")) { screen.always }
            tag("p", .class("caption")) {
                screen.zones + " "
                tag("a", .href(screen.manage.route.path)) { screen.manage.label }
            }
            tag("p", .class("filter-actions")) { tag("button", .class("button")) { screen.make } }
        }
    }

    private func hideForm(_ hide: ActivitySharingScreen.Hide) -> HTML {
        tag("form", .class("settings"), Attribute("method", "post"), Attribute("action", screen.hidePath)) {
            hide.radius
            tag("p", .class("filter-actions")) {
                for button in hide.buttons {
                    tag(
                        "button", .class("button quiet"), Attribute("name", PrivacyZoneForm.End.field),
                        Attribute("value", button.value)
                    ) { button.label }
                }
            }
        }
    }
}
