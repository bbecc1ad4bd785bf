public import Markup
public import Screens

/// Page of routes.
public struct RoutesPage: LivePage {
    var screen: RoutesScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: RoutesScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(title: screen.title, frame: frame, assets: assets, content: live(at: frame.returnPath, in: frame))
    }

    @HTMLBuilder public var region: HTML {
        PageHead(title: screen.title, beside: screen.summary)
        if let empty = screen.emptyJournal { tag("div", .class("card")) { empty } } else { drawn }
    }

    /// There are several rows of choices, so each has a label.
    @HTMLBuilder private func labelled(_ label: String, _ choices: [LinkChoice]) -> HTML {
        tag("p", .class("eyebrow"), .hidden) { label }
        choices.navigation(label)
    }

    @HTMLBuilder private var drawn: HTML {
        labelled(screen.yearLabel, screen.years)
        if screen.sports.count > 2 { labelled(screen.sportLabel, screen.sports) }
        if !screen.places.isEmpty { labelled(screen.placeLabel, screen.places) }
        tag("section", .class("card"), .aria("label", screen.title)) {
            if let map = screen.map {
                tag("div", .class("route"), .data("tools", screen.tools.joined(separator: "\n"))) {
                    if let surface = screen.ground?.surface { surface }
                    tag(
                        "svg", .class("whole"), Attribute("viewBox", "0 0 \(map.width) \(map.height)"), .role("img"),
                        .aria("label", screen.spoken)
                    ) {
                        if let ground = screen.ground { ground.drawn(width: map.width, height: map.height) }
                        tag(
                            "image", .href(screen.picture), Attribute("width", "\(map.width)"),
                            Attribute("height", "\(map.height)"))
                        if let scale = screen.scale {
                            RouteScale(width: map.width, height: map.height, share: screen.scaleShare, text: scale.text)
                        }
                    }
                }
                if let once = screen.key.first, let often = screen.key.last, once != often {
                    tag("p", .class("key")) {
                        once
                        tag("svg", Attribute("width", "100"), Attribute("height", "8"), .hidden) {
                            for (index, ink) in HeatMap.inks.enumerated() {
                                tag(
                                    "rect", Attribute("x", "\(index * 20)"), Attribute("width", "20"), Attribute("height", "8"),
                                    Attribute("fill", ink))
                            }
                        }
                        often
                    }
                }
                tag("p", .class("caption")) {
                    screen.note.followed
                    if let ground = screen.ground { ground.credit.followed + ground.note.followed }
                    if let why = screen.explanation { why.button }
                }
                if let why = screen.explanation { why }
                if let chooser = screen.chooser { chooser }
            } else {
                tag("p", .class("caption")) { screen.empty }
            }
            if !screen.table.rows.isEmpty {
                tag("details", .class("table-behind")) {
                    tag("summary") { screen.tableLabel }
                    screen.table
                }
            }
        }
    }
}
