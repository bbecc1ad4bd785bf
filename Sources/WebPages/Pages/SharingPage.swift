public import Markup
public import Screens

/// Page of privacy zones and links.
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
            Card(screen.zonesTitle, span: 6, name: "zones-list") {
                tag("p", .class("caption")) { screen.zonesLead }
                if screen.zones.isEmpty { tag("p", .class("made")) { screen.zonesNone } }
                tag("ul", .class("column")) { for zone in screen.zones { SharingPage.row(zone) } }
                if let full = screen.full {
                    tag("p", .class("caption made")) { full }
                } else {
                    form
                }
            }
            Card(screen.linksTitle, span: 6, name: "links") {
                if screen.links.isEmpty { tag("p", .class("caption")) { screen.linksNone } }
                SharedLinkRows(rows: screen.links)
            }
        }
    }

    private var form: HTML {
        tag(
            "form", .class("settings made"), Attribute("method", "post"), Attribute("action", Route.Target.addPrivacyZone.path)
        ) {
            for field in screen.fields { field }
            tag("p", .class("filter-actions")) { tag("button", .class("button")) { screen.add } }
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
