public import Markup
public import Screens

/// Page of performance curves.
public struct CurvesPage: LivePage {
    var screen: CurvesScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: CurvesScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(title: screen.title, frame: frame, assets: assets, content: live(at: frame.returnPath, in: frame))
    }

    @HTMLBuilder public var region: HTML {
        BackLink(route: screen.back, label: screen.backLabel)
        PageHead(title: screen.title)
        if let empty = screen.empty { tag("div", .class("card")) { empty } } else { cards }
    }

    @HTMLBuilder private var cards: HTML {
        tag("div", .class("bento")) {
            for curve in screen.curves {
                Card(curve.chart.title, span: 7, name: curve.chart.name, why: curve.chart.explanation) { curve.chart }
                FigureCard(section: curve.efforts, span: 5)
            }
            if let slopes = screen.slopes { card(slopes, span: screen.records == nil ? 12 : 7, name: "slopes") }
            if let records = screen.records { FigureCard(section: records, span: screen.slopes == nil ? 12 : 5) }
            if let stride = screen.stride { FigureCard(section: stride, span: 12) }
            if let climbs = screen.climbs { card(climbs, span: 12, name: "climbs-card") }
        }
    }

    private func card(_ part: CurvesScreen.Table, span: Int, name: String) -> HTML {
        Card(part.table.title, span: span, name: name, why: part.explanation) {
            part.table
            if let note = part.note { tag("p", .class("caption")) { note } }
        }.body
    }
}
