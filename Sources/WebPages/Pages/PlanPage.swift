public import Markup
public import Screens

/// Page of the plan.
public struct PlanPage: LivePage {
    var screen: PlanScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: PlanScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(title: screen.title, frame: frame, assets: assets, content: live(at: Route.plan.path, in: frame))
    }

    @HTMLBuilder public var region: HTML {
        PageHead(title: screen.title)
        tag("div", .class("bento")) {
            if let notice = screen.notice { notice }
            tag("p", .class("caption s12")) { screen.lead }
            Card(screen.daysTitle, span: 12, name: "days", why: screen.daysWhy) {
                tag("ol", .class("plan-days")) { for day in screen.days { day } }
                for reason in screen.reasons { tag("p", .class("caption honesty")) { reason } }
                if let load = screen.load { tag("p", .class("caption honesty")) { load } }
                if let aside = screen.aside { tag("p", .class("caption honesty")) { aside } }
                tag("p", .class("caption honesty")) { screen.note }
                tag("div", .class("filter-actions")) {
                    for link in screen.links { tag("a", .class("chip"), .href(link.route.path)) { link.label } }
                }
            }
            if !screen.later.isEmpty {
                Card(screen.laterTitle, span: 12, name: "later", why: screen.daysWhy, isExplainedElsewhere: true) {
                    tag("ol", .class("plan-days")) { for day in screen.later { day } }
                }
            }
            Card(screen.progress.title, span: screen.weeks.isEmpty ? 12 : 7, name: "progress", why: screen.progress.why) {
                tag("p") { screen.progress.summary }
                tag("ul", .class("column")) { for row in screen.progress.rows { row } }
            }
            if !screen.weeks.isEmpty {
                Card(screen.weeksTitle, span: 5, name: "weeks", why: screen.progress.why, isExplainedElsewhere: true) {
                    tag("ol", .class("column")) { for week in screen.weeks { week } }
                    tag("p", .class("caption")) { screen.weeksNote }
                }
            }
        }
    }
}
