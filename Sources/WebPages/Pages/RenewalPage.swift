public import Markup
public import Screens

/// Placeholder page while insights are being recomputed.
public struct RenewalPage: Component {
    var screen: RenewalScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: RenewalScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(
            title: screen.title, frame: frame, assets: assets,
            content: tag("div", .class("card")) {
                tag("h1", .class("vh")) { screen.title }
                tag("div", .class("empty")) {
                    Icon.medallion(.refresh, .highlight)
                    tag("h2", .id("h-renewal")) { screen.title }
                    LiveRegion(
                        source: Route.Target.renewalPart.path, topic: "renewal", isPlain: true, failure: frame.renewalFailed,
                        content: region)
                    tag("p") { screen.text }
                    tag("a", .class("button"), .href(screen.route.path)) { screen.refresh }
                }
            })
    }

    /// Content of `/partials/renewal` while the computation runs.
    @HTMLBuilder public var region: HTML {
        tag("progress", Attribute("max", "100"), Attribute("value", "\(screen.percent)"), .aria("labelledby", "h-renewal"))
        tag("p") { screen.count }
    }
}
