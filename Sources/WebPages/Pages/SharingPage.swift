public import Markup
public import Screens

/// Page of privacy zones, links and observers.
public struct SharingPage: Component {
    var screen: SharingScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: SharingScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        BackLink(route: .settings, label: screen.backLabel)
        PageHead(title: screen.title)
        tag("div", .class("bento")) {
            if let notice = screen.notice {
                tag("div", .class("card compact news s12"), .role("status")) {
                    tag("p") { notice.text }
                    UndoForm(path: Route.Target.undoPrivacyZone.path, label: notice.undo)
                }
            }
            if let observed = screen.observed {
                Card(observed.title, span: 12, name: "observed") {
                    tag("p", .class("caption")) { observed.lead }
                    SharingPage.list(observed.rows, posting: .observe)
                }
            }
            Card(screen.zonesTitle, span: 6, name: "zones-list") {
                tag("p", .class("caption")) { screen.zonesLead }
                if screen.zones.isEmpty { tag("p", .class("made")) { screen.zonesNone } }
                tag("ul", .class("column")) { for zone in screen.zones { SharingPage.row(zone) } }
                if let full = screen.full {
                    tag("p", .class("caption made")) { full }
                } else {
                    SharingPage.form(screen.fields, screen.add, posting: .addPrivacyZone)
                }
            }
            Card(screen.linksTitle, span: 6, name: "links") {
                if screen.links.isEmpty { tag("p", .class("caption")) { screen.linksNone } }
                SharedLinkRows(rows: screen.links)
            }
            Card(screen.observers.title, span: 6, name: "observers") {
                tag("p", .class("caption")) { screen.observers.lead }
                if screen.observers.rows.isEmpty { tag("p", .class("made")) { screen.observers.none } }
                SharingPage.list(screen.observers.rows, posting: .removeObserver)
                if let full = screen.observers.full {
                    tag("p", .class("caption made")) { full }
                } else {
                    SharingPage.form(screen.observers.fields, screen.observers.add, posting: .addObserver)
                }
            }
        }
    }

    private static func form(_ fields: [FormField], _ label: String, posting target: Route.Target) -> HTML {
        tag("form", .class("settings made"), Attribute("method", "post"), Attribute("action", target.path)) {
            for field in fields { field }
            tag("p", .class("filter-actions")) { tag("button", .class("button")) { label } }
        }
    }

    /// People, each with a button.
    private static func list(_ rows: [ObserverList.Row], posting target: Route.Target) -> HTML {
        tag("ul", .class("column")) {
            for row in rows {
                tag("li", .class("card-head")) {
                    tag("p") {
                        tag("b") { row.name }
                        tag("br")
                        tag("small") { row.text }
                    }
                    tag("form", Attribute("method", "post"), Attribute("action", target.path)) {
                        HiddenField(ObserverList.field, row.id)
                        tag("button", .class("chip"), .aria("label", row.buttonSpoken)) { row.button }
                    }
                }
            }
        }
    }

    private static func row(_ zone: SharingScreen.Zone) -> HTML {
        tag("li", .class("card-head")) {
            tag("p") {
                tag("b") { zone.name }
                tag("br")
                tag("small") { zone.text }
            }
            tag("form", Attribute("method", "post"), Attribute("action", Route.Target.removePrivacyZone.path)) {
                HiddenField(SharingScreen.zoneField, zone.id)
                tag("button", .class("chip"), .aria("label", zone.removeSpoken)) { zone.remove }
            }
        }
    }
}
