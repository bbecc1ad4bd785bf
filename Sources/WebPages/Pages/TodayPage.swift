public import Markup
public import Screens

/// Page of today.
public struct TodayPage: LivePage {
    var screen: TodayScreen
    var frame: SiteFrame
    var assets: Assets
    var isStale: Bool

    public init(_ screen: TodayScreen, frame: SiteFrame, assets: Assets = Assets(), isStale: Bool = false) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
        self.isStale = isStale
    }

    public var body: HTML {
        Document(
            title: screen.title, frame: frame, assets: assets,
            content: live(at: screen.here.path, in: frame, isStale: isStale))
    }

    @HTMLBuilder public var region: HTML {
        PageHead(title: screen.title, above: screen.date, actions: actions)
        if let sentence = screen.sentence { tag("p", .class("sentence")) { TodayPage.text(of: sentence) } }
        tag("div", .class("bento")) {
            if let empty = screen.empty {
                tag("div", .class("card s7")) { empty }
                tag("div", .class("s5 column")) {
                    Card(screen.waysTitle, span: 12, name: "ways") { tag("ul") { for way in screen.ways { way } } }
                    Card(screen.promiseTitle, span: 12, name: "promise") { tag("p") { screen.promise } }
                }
            }
            if let tooEarly = screen.tooEarly { tag("div", .class("card")) { tooEarly } }
            if let old = screen.old { whenOld(old) } else { figures }
        }
    }

    /// The newest activity, large, and what newer data would show.
    @HTMLBuilder private func whenOld(_ old: OldData) -> HTML {
        Card(screen.latestTitle, span: 7, name: "latest") {
            if let latest = screen.latest { latest }
            if let way = screen.latestWay { way.thumbnail }
            tag("p", .class("made")) {
                tag("a", .class("button"), .href(old.importing.route.path)) { old.importing.label }
            }
        }
        tag("div", .class("s5 column")) {
            Card(old.waitingTitle, span: 12, name: "waiting") { tag("ul") { for item in old.waiting { item } } }
        }
        if let room = screen.room { room }
    }

    @HTMLBuilder private var figures: HTML {
        Card(screen.title, span: 8, name: "rings", isTitleHidden: true) { for ring in screen.rings { ring } }
        adviceCard
        if let room = screen.room { room }
        if let routine = screen.routine { Card(routine.title, span: 12, name: "routine") { routine } }
        if screen.empty == nil, screen.tooEarly == nil { rest }
    }

    /// Numbers that need at least one activity.
    @HTMLBuilder private var rest: HTML {
        tag("section", .class("strip s12"), .aria("label", screen.statsTitle), .role("region"), Attribute("tabindex", "0")) {
            for tile in screen.stats { tag("div", .class("card compact")) { tile } }
        }
        tag("nav", .class("details s12"), .aria("label", screen.detailLinksTitle)) { for door in screen.detailLinks { door } }
        Card(screen.week.title, span: 4, name: "week", why: screen.weekWhy, isExplainedElsewhere: true) { screen.week }
        Card(screen.bodyTitle, span: 4, name: "state") { for range in screen.body { range } }
        Card(screen.latestTitle, span: 4, name: "latest") {
            if let latest = screen.latest { latest } else { tag("p", .class("caption")) { screen.noActivity } }
            if let way = screen.latestWay { way.thumbnail }
        }
        if let heated = screen.heated { HeatedClassBox(card: heated, span: 12) }
        Card(screen.planTitle, span: 12, name: "plan", why: screen.planWhy) {
            tag("ol", .class("plan-days")) { for day in screen.plan { day } }
            tag("p", .class("caption honesty")) { screen.planNote }
            tag("p", .class("filter-actions")) {
                for link in [screen.openPlan, screen.chooseRoutine, screen.race] {
                    tag("a", .class("chip"), .href(link.route.path)) { link.label }
                }
            }
        }
    }

    @HTMLBuilder private static func text(of sentence: DaySentence) -> HTML {
        for (index, part) in sentence.parts.enumerated() {
            if index > 0 { sentence.space }
            if let route = part.route { tag("a", .href(route.path)) { part.text } } else { part.text }
        }
    }

    @HTMLBuilder private var actions: HTML {
        StepLinks(
            label: screen.daysLabel, before: .init(label: screen.dayBeforeLabel, path: screen.dayBefore.path),
            after: screen.dayAfter.map { .init(label: screen.dayAfterLabel, path: $0.path) })
        tag(
            "a", .class("button quiet round"), .href(screen.here.path), .data("refresh", ""), .aria("label", screen.refresh),
            Attribute("title", screen.refresh)
        ) { Icon(.refresh) }
    }

    private var adviceCard: HTML {
        Card(screen.adviceTitle, span: 4, name: "advice-card", why: screen.adviceWhy) {
            if screen.advice.isEmpty { tag("p", .class("caption")) { screen.noAdvice } }
            tag("ul") { for advice in screen.advice { advice } }
            if !screen.moreAdvice.isEmpty {
                tag("details") {
                    tag("summary") { screen.seeAll }
                    tag("ul") { for advice in screen.moreAdvice { advice } }
                }
            }
        }.body
    }
}
