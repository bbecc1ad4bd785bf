public import Markup
public import Screens

/// Page of the activities, as a list or as a calendar.
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
            if !screen.views.isEmpty { tools }
            if let calendar = screen.calendar {
                tag("div", .class("bento")) {
                    tag("section", .class("card s4 calendar"), .aria("labelledby", "h-calendar")) { calendar }
                    tag("div", .class("s8 column")) { list(named: screen.chosenDay?.title ?? screen.title) }
                }
            } else {
                list(named: screen.title)
            }
        }
    }

    /// Switch of the views, and filters that are open only while they are in use.
    private var tools: HTML {
        tag("div", .class("list-tools")) {
            screen.views.navigation(screen.viewsLabel)
            tag("details", .class("filters"), screen.filter.isActive ? Attribute("open") : nil) {
                tag("summary") { screen.filter.title }
                tag("div", .class("card compact")) { screen.filter }
            }
        }
    }

    private func list(named name: String) -> HTML {
        tag("section", .class("card list"), .aria("label", name)) {
            if let day = screen.chosenDay {
                tag("div", .class("card-head")) {
                    tag("h2") { day.title }
                    tag("a", .class("button quiet"), .href(day.month.path)) { day.monthLabel }
                }
            }
            if screen.rows.isEmpty { tag("p", .class("caption")) { screen.nothingFound } }
            tag("ol", .class("activity-list")) { for row in screen.rows { item(row) } }
            if let legend = screen.effortLegend { tag("p", .class("caption effort-legend")) { legend } }
            if let pager = screen.pager { pager.body(class: "pager") }
        }
    }

    private func item(_ row: ActivityCard) -> HTML {
        tag("li") {
            row
            if !row.parts.isEmpty {
                tag("p", .class("caption parts")) {
                    for part in row.parts { tag("a", .href(part.route.path)) { part.label + " " + part.time } }
                }
            }
        }
    }
}
