public import Markup
public import Screens

/// Page for an error.
public struct ErrorPage: Component {
    var screen: ErrorScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: ErrorScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(
            title: screen.state.title, frame: frame, assets: assets,
            moreScripts: screen.lastFresh == nil ? [] : [assets.freshScript],
            content: tag("div", .class("card")) {
                tag("h1", .class("vh")) { screen.state.title }
                screen.state
                // The page still has the requested address.
                if let again = screen.again {
                    tag("p", .class("fresh")) { tag("a", .class("button"), .href("")) { again } }
                }
                if let lastFresh = screen.lastFresh {
                    tag("p", .class("caption fresh"), .role("status"), .data("fresh", lastFresh))
                }
            })
    }
}
