public import Markup
public import Screens

/// Page of heat.
public struct HeatPage: LivePage {
    var screen: HeatScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: HeatScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(title: screen.title, frame: frame, assets: assets, content: live(at: frame.returnPath, in: frame))
    }

    @HTMLBuilder public var region: HTML {
        BackLink(route: screen.back, label: screen.backLabel)
        PageHead(
            title: screen.title,
            actions: .group([
                tag("a", .class("button quiet"), .href(screen.classTypes.route.path)) { screen.classTypes.label },
                tag("a", .class("button"), .href(screen.recording.route.path)) { screen.recording.label },
            ]), sentence: screen.empty == nil ? screen.sentence : nil)
        screen.views.navigation(screen.viewsLabel)
        if let empty = screen.empty { tag("div", .class("card")) { empty } } else { cards }
    }

    @HTMLBuilder private var cards: HTML {
        tag("div", .class("bento")) {
            if let open = screen.openRooms {
                tag("p", .class("card compact news s12")) { tag("a", .href(open.route.path)) { open.label } }
            }
            if let newest = screen.newest { HeatedClassBox(card: newest, span: 12, name: "newest") }
            Card(screen.acclimationTitle, span: 5, name: "acclimation") {
                AcclimationState(state: screen.acclimation, missing: screen.acclimationMissing)
            }
            if let weeks = screen.weeks { Card(weeks.title, span: 7, name: "weeks", why: screen.weeksWhy) { weeks } }
            if let course = screen.course { Card(screen.courseTitle, span: 12, name: "course", why: screen.courseWhy) { course } }
            for (index, room) in screen.rooms.enumerated() {
                // An odd last card takes the whole row.
                let isAlone = index == screen.rooms.count - 1 && screen.rooms.count % 2 == 1
                Card(room.title, span: isAlone ? 12 : 6, name: room.name, why: room.explanation) {
                    tag("p", .class("hero-figure")) { room.figure }
                    tag("p", .class("caption")) { room.note }
                    if let chart = room.chart { chart }
                }
            }
            tag("div", .class("s6 column")) {
                if let measured = screen.measured { FigureCard(section: measured, span: 12) }
                if let expected = screen.expected { FigureCard(section: expected, span: 12) }
                if let sessions = screen.sessions { FigureCard(section: sessions, span: 12) }
            }
            if let doses = screen.doses { FigureCard(section: doses, span: 6) }
        }
    }
}
