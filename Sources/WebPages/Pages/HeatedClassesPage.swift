public import Markup
public import Screens

/// Page of all heated classes.
public struct HeatedClassesPage: LivePage {
    var screen: HeatedClassesScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: HeatedClassesScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(title: screen.title, frame: frame, assets: assets, content: live(at: frame.returnPath, in: frame))
    }

    @HTMLBuilder public var region: HTML {
        BackLink(route: screen.back, label: screen.backLabel)
        PageHead(title: screen.title, beside: screen.count)
        screen.views.navigation(screen.viewsLabel)
        if let empty = screen.empty { tag("div", .class("card")) { empty } } else { cards }
    }

    @HTMLBuilder private var cards: HTML {
        tag("div", .class("bento")) {
            tag("section", .class("card compact s12"), .aria("label", screen.filter.title)) { screen.filter }
            if screen.months.isEmpty {
                tag("div", .class("card s12")) { tag("p", .class("caption")) { screen.nothingFound } }
            }
            for (index, month) in screen.months.enumerated() {
                Card(month.title, span: 12, name: month.name, why: screen.why, isExplainedElsewhere: index > 0) {
                    tag("ol", .class("activity-list")) { for row in month.rows { tag("li") { row } } }
                }
            }
            if let pager = screen.pager { pager.body(class: "pager s12") }
        }
    }
}
