public import Markup
public import Screens

/// Page of the activities list.
public struct ActivitiesPage: LivePage {
    var screen: ActivitiesScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: ActivitiesScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(title: screen.title, frame: frame, assets: assets, content: content)
    }

    @HTMLBuilder private var content: HTML {
        if let notice = screen.notice { LoadNotice(notice: notice) }
        live(at: frame.returnPath, in: frame)
    }

    @HTMLBuilder public var region: HTML {
        PageHead(title: screen.title, beside: screen.count, actions: ReportLinks(links: screen.reports).body)
        if let empty = screen.empty {
            tag("div", .class("card")) { empty }
        } else {
            tag("div", .class("bento")) {
                tag("section", .class("card s4 calendar"), .aria("labelledby", "h-calendar")) { screen.calendar }
                tag("div", .class("s8 column")) {
                    tag("section", .class("card compact"), .aria("label", screen.filter.title)) { screen.filter }
                    list
                }
            }
        }
    }

    private var list: HTML {
        tag("section", .class("card list"), .aria("label", screen.title)) {
            if screen.rows.isEmpty { tag("p", .class("caption")) { screen.nothingFound } }
            tag("ol", .class("activity-list")) { for row in screen.rows { tag("li") { row } } }
            if let pager = screen.pager { pager.body(class: "pager") }
        }
    }
}
