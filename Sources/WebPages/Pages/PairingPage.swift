public import Markup
public import Screens

/// Page that connects a phone.
public struct PairingPage: LivePage {
    var screen: PairingScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: PairingScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(
            title: screen.title, frame: frame, assets: assets,
            content: .group([
                BackLink(route: .access, label: screen.backLabel).body,
                PageHead(title: screen.title).body,
                problem,
                LiveRegion(
                    source: Route.Target.pairingPart.path, topic: "pairing", isPlain: true, failure: frame.renewalFailed,
                    content: region
                ).body,
            ]))
    }

    /// Not a part of the region: a change of the connection must not remove it.
    @HTMLBuilder private var problem: HTML {
        if let problem = screen.problem {
            tag("div", .class("card compact news"), .role("alert")) { tag("p", .class("problem")) { problem } }
        }
    }

    @HTMLBuilder public var region: HTML {
        tag("section", .class("card edit pairing"), .role("status"), .aria("labelledby", "h-pairing")) {
            tag("h2", .id("h-pairing")) { screen.step }
            tag("p") { screen.text }
            if let command = screen.command { tag("p") { tag("code", .class("lines")) { command } } }
            if let code = screen.spacedCode { tag("p", .class("pair-code")) { code } }
            if let picture = screen.picture { picture.picture(label: screen.pictureLabel) }
            if let address = screen.address {
                tag("details", .class("made")) {
                    tag("summary") { screen.addressLabel }
                    tag("p") { tag("code", .class("lines")) { address } }
                }
            }
            tag("div", .class("filter-actions made")) {
                if let allow = screen.allow, let code = screen.code {
                    tag("form", Attribute("method", "post"), Attribute("action", Route.Target.allowPairing.path)) {
                        HiddenField(PairingScreen.codeField, code)
                        tag("button", .class("button")) { allow }
                    }
                }
                if let offer = screen.offer {
                    tag("form", Attribute("method", "post"), Attribute("action", Route.pairing.path)) {
                        tag("button", .class("button")) { offer }
                    }
                }
                if let next = screen.next { tag("a", .class("button quiet"), .href(Route.pairing.path)) { next } }
                if let refuse = screen.refuse {
                    tag("form", Attribute("method", "post"), Attribute("action", Route.Target.refusePairing.path)) {
                        tag("button", .class("button quiet")) { refuse }
                    }
                }
            }
        }
        tag("p", .class("caption made")) { screen.lead }
    }
}
