public import Markup
public import Screens

/// Page of weather impact.
public struct WeatherPage: LivePage {
    var screen: WeatherScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: WeatherScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(title: screen.title, frame: frame, assets: assets, content: live(at: frame.returnPath, in: frame))
    }

    @HTMLBuilder public var region: HTML {
        PageHead(title: screen.title, beside: screen.missing, sentence: screen.sentence)
        tag("div", .class("bento")) {
            if let empty = screen.empty { tag("div", .class("card")) { empty } } else { figures }
            AdviceCard(
                title: screen.adviceTitle, advice: screen.advice, span: screen.empty == nil ? 6 : 12, why: screen.adviceWhy)
        }
    }

    @HTMLBuilder private var figures: HTML {
        Card(screen.title, span: 7, name: "summary", isTitleHidden: true) {
            if let impact = screen.impact { tag("p", .class("badges")) { impact } }
            tag("div", .class("tiles two")) { for tile in screen.tiles { tile } }
        }
        tag("div", .class("s5 column")) {
            if let title = screen.calloutTitle {
                tag("section", .class("card callout"), Tone.caution.attribute) {
                    Icon(.speed)
                    tag("h2") { title }
                    tag("p", .class("caption")) {
                        screen.calloutNote.followed
                        if let why = screen.calloutWhy { why.button }
                    }
                    if let why = screen.calloutWhy { why }
                }
            }
            Card(screen.acclimationTitle, span: 12, name: "acclimation") {
                AcclimationState(state: screen.acclimation, missing: screen.acclimationMissing)
                if let link = screen.heatLink { tag("p") { tag("a", .href(link.route.path)) { link.label } } }
            }
        }
        Card(screen.scatterTitle, span: 12, name: "heat-scatter", why: screen.scatterWhy) {
            if let scatter = screen.scatter { scatter } else { tag("p", .class("caption")) { screen.scatterMissing } }
        }
        if let response = screen.response { FigureCard(section: response, span: 12) }
        if let heated = screen.heated { FigureCard(section: heated, span: 12) }
        Card(screen.timesTitle, span: 6, name: "times", why: screen.timesWhy) { times }
    }

    @HTMLBuilder private var times: HTML {
        if screen.times.isEmpty { tag("p", .class("caption")) { screen.noTimes } }
        tag("ul", .class("hours")) {
            for hours in screen.times {
                tag("li") {
                    Icon.medallion(hours.symbol, .caution)
                    tag("span") {
                        tag("b") { hours.text }
                        if let note = hours.note { tag("small") { note } }
                    }
                }
            }
        }
    }
}
