public import Markup
public import Screens

/// Page of training load and recovery.
public struct LoadPage: LivePage {
    var screen: LoadScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: LoadScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(title: screen.title, frame: frame, assets: assets, content: content)
    }

    /// The message stays while the figures are recomputed because of the change.
    @HTMLBuilder private var content: HTML {
        if let notice = screen.notice { LoadNotice(notice: notice) }
        live(at: frame.returnPath, in: frame)
    }

    @HTMLBuilder public var region: HTML {
        PageHead(title: screen.title, actions: ReportLinks(links: screen.reports).body, sentence: screen.sentence)
        tag("div", .class("bento")) {
            if let gauge = screen.gauge {
                ratio { gauge }
                tag("div", .class("s7 column")) {
                    recovery(span: 12)
                    tag("div", .class("card")) { tiles("tiles two") }
                }
            } else {
                // Without the gauge the card is low, like the one beside it.
                ratio {
                    tag("p") {
                        tag("b") { screen.gaugeMissing.followed }
                        screen.gaugeNeeds
                    }
                }
                recovery(span: 7)
                if screen.recovery != nil {
                    tag("div", .class("card s12")) { tiles("tiles") }
                }
            }
            if let curves = screen.curves { Card(curves.title, span: 12, name: "curves", why: screen.curvesWhy) { curves } }
            Card(screen.planTitle, span: 12, name: "plan", why: screen.planWhy) {
                tag("ol", .class("plan-days")) { for day in screen.plan { day } }
                if let load = screen.planLoad { tag("p", .class("caption honesty")) { load } }
                tag("p", .class("caption honesty")) { screen.planNote }
                tag("p", .class("filter-actions")) {
                    for link in [screen.openPlan, screen.routines, screen.races] {
                        tag("a", .class("chip"), .href(link.route.path)) { link.label }
                    }
                }
            }
            AdviceCard(title: screen.adviceTitle, advice: screen.advice, span: 12, why: screen.adviceWhy)
            if let outlook = screen.outlook { FigureCard(section: outlook, span: 12) }
            NigglesCard(niggles: screen.niggles, span: 6)
            ShoesCard(shoes: screen.shoes, span: 6)
        }
    }

    private func ratio(@HTMLBuilder _ content: () -> HTML) -> HTML {
        Card(screen.gaugeTitle, span: 5, name: "ratio") {
            content()
            if !screen.compared.isEmpty { tag("ol", .class("zones")) { for row in screen.compared { row } } }
            screen.zones
            tag("p", .class("caption honesty")) { screen.honesty }
        }.body
    }

    private func recovery(span: Int) -> HTML {
        tag("section", .class("card callout s\(span)"), (screen.recovery?.tone ?? .neutral).attribute) {
            Icon(.heart)
            tag("h2") { screen.recoveryTitle }
            if let recovery = screen.recovery {
                tag("p") { recovery }
            } else {
                tag("p", .class("caption")) { screen.recoveryMissing }
            }
            if let details = screen.recoveryDetails {
                tag("details") {
                    tag("summary") { details.label }
                    tag("p") { details.meaning }
                    FactList(rows: details.rows)
                    tag("p", .class("caption honesty")) { details.rule }
                }
            }
            if screen.gauge == nil, screen.recovery == nil {
                // Without both figures, tiles with a figure fill the empty half of the row.
                tag("div", .class("column")) {
                    trends
                    if !screen.tiles.isEmpty { tiles("tiles") }
                }
            } else {
                trends
            }
        }
    }

    private func tiles(_ classes: String) -> HTML { tag("div", .class(classes)) { for tile in screen.tiles { tile } } }

    private var trends: HTML {
        tag("ul", .class("trends")) {
            for trend in screen.trends {
                tag("li") {
                    tag("small") { trend.label }
                    " "
                    tag("b") { trend.text }
                    Icon(trend.symbol)
                }
            }
        }
    }
}
