public import Markup
public import Screens

/// Page of the course of heated classes in one class of room.
public struct HeatedTrendsPage: LivePage {
    var screen: HeatedTrendsScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: HeatedTrendsScreen, frame: SiteFrame, assets: Assets = Assets()) {
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
        screen.views.navigation(screen.viewsLabel)
        if let empty = screen.empty { tag("div", .class("card")) { empty } } else { cards }
    }

    @HTMLBuilder private var cards: HTML {
        if !screen.rooms.isEmpty { screen.rooms.navigation(screen.roomsLabel) }
        tag("div", .class("bento")) {
            if let signal = screen.signal {
                Card(signal.title, span: 5, name: "signal", why: signal.explanation) {
                    tag("div", .class("column")) {
                        tag("p") { signal.sentence }
                        if let rests = signal.rests { tag("p", .class("caption")) { rests } }
                        for row in signal.rows { row }
                        if let note = signal.note { tag("p", .class("caption")) { note } }
                    }
                }
            }
            if let course = screen.course {
                Card(course.title, span: 7, name: "course", why: course.explanation) {
                    tag("p", .class("caption")) { course.room }
                    if let chart = course.chart { chart } else { tag("p") { course.missing } }
                }
            }
            if let figures = screen.figures { FigureCard(section: figures, span: 12) }
        }
    }
}
