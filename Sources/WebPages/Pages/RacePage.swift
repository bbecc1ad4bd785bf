public import Markup
public import Screens

/// Page of a race.
public struct RacePage: Component {
    var screen: RaceScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: RaceScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        BackLink(route: screen.back, label: screen.backLabel)
        PageHead(title: screen.title, badges: screen.badges)
        tag("div", .class("bento")) {
            if let notice = screen.notice { notice }
            tag("p", .class("s12")) { screen.lead }
            if let chart = screen.chart {
                Card(chart.title, span: 12, name: "season", why: screen.chartWhy) { chart }
            }
            if let weeks = screen.weeks { FigureCard(section: weeks, span: 6) }
            for section in screen.sections { FigureCard(section: section, span: 6) }
            tag("div", .class("filter-actions s12")) {
                tag("a", .class("chip"), .href(screen.change.route.path)) { screen.change.label }
                tag("form", Attribute("method", "post"), Attribute("action", Route.Target.removeRace.path)) {
                    HiddenField(RaceForm.Field.id.rawValue, screen.id)
                    tag("button", .class("chip")) { screen.remove }
                }
            }
        }
    }
}
