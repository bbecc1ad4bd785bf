public import Markup
public import Screens

/// Page of all routines.
public struct RoutinesPage: LivePage {
    var screen: RoutinesScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: RoutinesScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(title: screen.title, frame: frame, assets: assets, content: live(at: Route.routines.path, in: frame))
    }

    @HTMLBuilder public var region: HTML {
        PageHead(title: screen.title)
        tag("div", .class("bento")) {
            if let notice = screen.notice { notice }
            tag("p", .class("caption s12")) { screen.lead }
            Card(screen.yoursTitle, span: 12, name: "yours") {
                if let current = screen.current { current } else { tag("p") { screen.none } }
                tag("p", .class("filter-actions")) {
                    tag("a", .class("chip"), .href(screen.plan.route.path)) { screen.plan.label }
                    tag("a", .class("chip"), .href(screen.write.route.path)) { screen.write.label }
                    tag("a", .class("chip"), .href(Route.importingRoutine.path)) { screen.importLabel }
                }
            }
            if let empty = screen.empty { tag("div", .class("card")) { empty } }
            for group in screen.groups {
                tag("section", .class("s12"), .aria("labelledby", group.id)) {
                    tag("h2", .id(group.id)) { group.title }
                    tag("ul", .class("bento")) { for card in group.cards { card } }
                }
            }
        }
    }
}
