import Localizations
public import Markup
public import Screens

/// Page that shows every component with sample data.
public struct GalleryPage: Component {
    var screen: GalleryScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: GalleryScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(title: screen.title, frame: frame, assets: assets, content: content)
    }

    /// Names of components are not translated.
    @HTMLBuilder private var content: HTML {
        head
        screen.parts.navigation(screen.title)
        tag("div", .class("bento")) {
            switch screen.part {
            case .basics: basics
            case .controls: controls
            case .cards: cards
            case .charts: charts
            case .activities: activities
            case .heat: heat
            }
        }
    }

    /// Page head with every optional part.
    private var head: PageHead {
        guard screen.part == .controls else { return PageHead(title: screen.title) }
        let activity = screen.activity
        return PageHead(
            title: screen.title, above: activity.when, beside: activity.title, badges: activity.badges,
            actions: activity.share.body, sentence: activity.title)
    }

    @HTMLBuilder private var basics: HTML {
        Card("Badge", span: 6, name: "g-badges") {
            tag("p", .class("chips")) { for badge in screen.badges { badge } }
        }
        Card("Symbol", span: 6, name: "g-symbols") {
            tag("p", .class("chips")) { for symbol in screen.symbols { Icon(symbol) } }
        }
        Card("ScoreRing", span: 12, name: "g-rings") { tag("div", .class("rings")) { for ring in screen.rings { ring } } }
        Card("MetricTile", span: 12, name: "g-tiles") { tag("div", .class("tiles")) { for tile in screen.tiles { tile } } }
        Card("Advice", span: 6, name: "g-advice") { tag("ul") { for advice in screen.advice { advice } } }
        Card("UsualRange", span: 6, name: "g-ranges") { for range in screen.ranges { range } }
        tag("div", .class("details s12")) { for door in screen.detailLinks { door } }
        for (index, door) in screen.signInScreens.enumerated() {
            Card("SignIn \(index + 1)", span: 6, name: "g-sign-in-\(index)") { door }
        }
        Card("LiveRegion, busy", span: 6, name: "g-busy") { tag("div", .aria("busy", "true")) { screen.week[0] } }
        Card("LiveRegion, failed", span: 6, name: "g-failed") {
            tag("p", .class("problem")) { screen.renewalFailed }
            screen.week[0]
        }
        ShoesCard(shoes: screen.emptyDiary.shoes, span: 6)
        NigglesCard(niggles: screen.emptyDiary.niggles, span: 6)
        for (index, empty) in screen.empties.enumerated() {
            Card("EmptyState \(index + 1)", span: 6, name: "g-empty-\(index)") { empty }
        }
    }

    @HTMLBuilder private var charts: HTML {
        for (index, week) in screen.week.enumerated() {
            Card("BarRow \(index + 1)", span: 6, name: "g-week-\(index)") { week }
        }
        Card("PlanDay", span: 12, name: "g-plan") { tag("ol", .class("plan-days")) { for day in screen.plan { day } } }
        Card("Gauge", span: 6, name: "g-gauge") { if let gauge = screen.gauge { gauge } }
        Card("ZoneBar", span: 6, name: "g-zones") { for bar in screen.zones { bar } }
        for (index, curves) in screen.curves.enumerated() {
            Card("TrendChart \(index + 1)", span: 12, name: "g-curves-\(index)") { curves }
        }
        if let scatter = screen.scatter { Card("ScatterChart", span: 12, name: "g-scatter") { scatter } }
        for (index, durations) in screen.durations.enumerated() {
            Card("DurationChart \(index + 1)", span: 6, name: "g-durations-\(index)") { durations }
        }
        Card("HeatMap", span: 6, name: "g-thumbnail") { if let way = screen.thumbnail { way.thumbnail } }
        if let map = screen.grounded { Card("MapGround", span: 6, name: "g-ground") { map } }
        if let map = screen.fileGround { Card("MapGround, file", span: 6, name: "g-file") { map } }
        if let charts = screen.unreachable { Card("ChartStack, failed", span: 12, name: "g-unreachable") { charts } }
    }

    @HTMLBuilder private var activities: HTML {
        Card("ActivityCard", span: 6, name: "list") {
            tag("ol", .class("activity-list")) { for card in screen.cards { tag("li") { card } } }
        }
        if let calendar = screen.calendar {
            tag("section", .class("card s6"), .aria("labelledby", "h-calendar")) { calendar }
        }
        Card("ZoneRow", span: 6, name: "g-rows") { tag("ol", .class("zones")) { for row in screen.rows { row } } }
        if let map = screen.map { Card("RouteMap", span: 6, name: "g-map") { map } }
        if let splits = screen.splits { Card("SplitTable", span: 12, name: "g-splits") { splits } }
        if let intervals = screen.intervals { intervals }
        if let slopes = screen.slopes { Card("SplitTable, slopes", span: 12, name: "g-slopes") { slopes } }
        if let charts = screen.charts { Card("ChartStack", span: 12, name: "g-charts") { charts } }
    }
}
