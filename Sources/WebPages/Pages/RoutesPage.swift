public import Markup
public import Screens

/// Routes, drawn for the web.
public struct RoutesPage: Component {
    var screen: RoutesScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: RoutesScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        PageHead(title: screen.title, beside: screen.summary)
        if let empty = screen.emptyHouse { tag("div", .class("card")) { empty } } else { drawn }
    }

    @HTMLBuilder private var drawn: HTML {
        screen.years.navigation(screen.yearLabel)
        if screen.sports.count > 2 { screen.sports.navigation(screen.sportLabel) }
        if !screen.places.isEmpty { screen.places.navigation(screen.placeLabel) }
        tag("section", .class("card"), .aria("label", screen.title)) {
            if let map = screen.map {
                tag("div", .class("route"), .data("tools", screen.tools.joined(separator: "\n"))) {
                    if let ground = screen.ground {
                        tag(
                            "svg", .class("whole"), Attribute("viewBox", "0 0 \(map.width) \(map.height)"), .role("img"),
                            .aria("label", screen.spoken)
                        ) {
                            ground.drawn(width: map.width, height: map.height)
                            tag(
                                "image", .href(screen.picture), Attribute("width", "\(map.width)"),
                                Attribute("height", "\(map.height)"))
                        }
                    } else {
                        tag(
                            "img", Attribute("src", screen.picture), Attribute("alt", screen.spoken),
                            Attribute("width", "\(map.width)"), Attribute("height", "\(map.height)"))
                    }
                }
                tag("p", .class("caption")) {
                    screen.note + " "
                    if let ground = screen.ground { ground.credit + " " + ground.note + " " }
                    if let why = screen.explanation { why.button }
                }
                if let why = screen.explanation { why }
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
