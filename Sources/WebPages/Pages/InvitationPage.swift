public import Markup
public import Screens

/// Page that an invitation's link opens.
public struct InvitationPage: Component {
    var screen: InvitationScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: InvitationScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(
            title: screen.title, frame: frame, assets: assets,
            content: .group([
                PageHead(title: screen.title).body,
                tag("div", .class("card edit")) {
                    screen.notice
                    tag("form", .class("empty"), Attribute("method", "post"), Attribute("action", Route.signIn.path)) {
                        HiddenField(InvitationScreen.keyField, screen.key)
                        if let replaces = screen.replaces { tag("p", .class("problem")) { replaces } }
                        tag("button", .class("button")) { screen.accept }
                        tag("p", .class("caption")) { screen.once }
                    }
                    if let provider = screen.provider {
                        tag("div", .class("empty")) {
                            if let note = screen.providerNote { tag("p", .class("caption")) { note } }
                            provider
                        }
                    }
                    if let note = screen.passkeyNote {
                        tag("div", .class("empty")) {
                            tag("p", .class("caption")) { note }
                            if let passkey = screen.passkey { passkey }
                            if let detour = screen.passkeyDetour { detour }
                        }
                    }
                },
            ]))
    }
}
