public import Markup
public import Screens

/// Page between the form and the provider.
public struct ProviderContinuePage: Component {
    var screen: ProviderContinueScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: ProviderContinueScreen, frame: SiteFrame, assets: Assets = Assets()) {
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
                    tag("p") { screen.text }
                    tag("p", .class("made")) { tag("a", .class("button"), .href(screen.link)) { screen.label } }
                },
            ]))
    }
}
