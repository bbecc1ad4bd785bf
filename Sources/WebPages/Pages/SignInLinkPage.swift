public import Markup
public import Screens

/// Page that a one-time address opens.
public struct SignInLinkPage: Component {
    var screen: SignInLinkScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: SignInLinkScreen, frame: SiteFrame, assets: Assets = Assets()) {
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
                    tag("form", .class("empty"), Attribute("method", "post"), Attribute("action", screen.action)) {
                        HiddenField(SignInLinkScreen.keyField, screen.key)
                        if let replaces = screen.replaces { tag("p", .class("problem")) { replaces } }
                        tag("button", .class("button")) { screen.button }
                    }
                },
            ]))
    }
}
