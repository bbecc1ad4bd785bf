public import Markup
public import Screens

extension ScaleRow: Component {
    public var body: HTML {
        tag("div", .class("usual"), tone.attribute) {
            tag("p", .class("tile-label")) {
                tag("span") { label }
                if let explanation { explanation.button }
            }
            tag("p", .class("usual-now")) {
                figure
                if let badge {
                    " "
                    badge
                }
            }
            let levels = self.levels
            tag("svg", .class("scale"), Attribute("height", String(16 + 8 * (levels.max() ?? 0))), .hidden) {
                bar("track", from: 0, to: 1)
                if let band { bar("band", from: band.lowerBound, to: band.upperBound) }
                if let zero {
                    tag(
                        "line", Attribute("x1", percent(zero)), Attribute("x2", percent(zero)), Attribute("y2", "16"),
                        Attribute("stroke", "currentColor"))
                }
                for (dot, level) in zip(dots, levels) {
                    tag("circle", Attribute("cx", percent(dot)), Attribute("cy", String(8 + 8 * level)), Attribute("r", "6"))
                }
            }
            if let note { tag("p", .class("caption")) { note } }
            if let explanation { explanation }
        }
    }

    private func bar(_ name: String, from low: Double, to high: Double) -> HTML {
        tag(
            "rect", .class(name), Attribute("x", percent(low)), Attribute("y", "4"), Attribute("width", percent(high - low)),
            Attribute("height", "8"), Attribute("rx", "4"))
    }
}
