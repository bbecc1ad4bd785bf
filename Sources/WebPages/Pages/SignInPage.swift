public import Markup
public import Screens

/// Sign-in page.
public struct SignInPage: Component {
    var screen: SignInScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: SignInScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(
            title: screen.title, frame: frame, assets: assets,
            content: .group([
                PageHead(title: screen.title).body,
                tag("div", .class("card edit")) { screen },
            ]))
    }
}
