public import Markup
public import Screens

/// Page about what moves heart rate in heated classes.
public struct HeatedAnalysisPage: LivePage {
    var screen: HeatedAnalysisScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: HeatedAnalysisScreen, frame: SiteFrame, assets: Assets = Assets()) {
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
        tag("div", .class("bento")) {
            Card(screen.leadTitle, span: screen.kindEffects == nil ? 12 : 7, name: "effects", why: screen.leadWhy) {
                tag("div", .class("column")) {
                    tag("p") { screen.lead }
                    if let effects = screen.effects {
                        for row in effects.rows { row }
                        if let note = effects.note { tag("p", .class("caption")) { note } }
                    }
                }
            }
            if let kinds = screen.kindEffects {
                Card(kinds.title, span: 5, name: "kind-effects") {
                    tag("div", .class("column")) { for row in kinds.rows { row } }
                }
            }
            tag("div", .class("s6 column")) {
                if !screen.rooms.isEmpty {
                    Card(screen.roomsTitle, span: 12, name: "rooms", why: screen.roomsWhy) {
                        tag("ol", .class("zones")) { for room in screen.rooms { room } }
                    }
                }
                if let kinds = screen.kinds { Card(screen.kindsTitle, span: 12, name: "kinds", why: screen.kindsWhy) { kinds } }
            }
            tag("div", .class("s6 column")) {
                if let expected = screen.expected { FigureCard(section: expected, span: 12) }
                if let errors = screen.errors { FigureCard(section: errors, span: 12) }
                Card(screen.comparedTitle, span: 12, name: "compared") {
                    tag("div", .class("column")) {
                        for row in screen.compared {
                            tag("div") {
                                tag("p", .class("eyebrow")) { row.name }
                                tag("p", .class("lines")) { row.value }
                            }
                        }
                    }
                }
                Card(screen.safetyTitle, span: 12, name: "safety", why: screen.safetyWhy) {
                    tag("p", .class("caption")) { screen.safety }
                }
            }
        }
    }
}
