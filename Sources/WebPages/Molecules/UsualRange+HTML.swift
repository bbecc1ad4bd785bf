public import Markup
public import Screens

extension UsualRange: Component {
    public var body: HTML {
        switch state {
        case .known(let known):
            tag("div", .class("usual"), known.badge.tone.attribute) {
                tag("p", .class("tile-label")) {
                    Icon(symbol)
                    tag("span") { label }
                    known.explanation.button
                }
                tag("p", .class("usual-now")) {
                    known.figure
                    " "
                    known.badge
                }
                tag("svg", .class("scale"), Attribute("height", "16"), .hidden) {
                    tag(
                        "rect", .class("track"), Attribute("y", "4"), Attribute("width", "100%"), Attribute("height", "8"),
                        Attribute("rx", "4"))
                    tag(
                        "rect", .class("band"), Attribute("x", percent(known.low)), Attribute("y", "4"),
                        Attribute("width", percent(known.high - known.low)), Attribute("height", "8"), Attribute("rx", "4"))
                    tag("circle", Attribute("cx", percent(known.today)), Attribute("cy", "8"), Attribute("r", "6"))
                }
                tag("p", .class("caption")) { [known.rangeText, known.note].compactMap { $0 }.joined(separator: " · ") }
                known.explanation
            }
        case .absent(let reason):
            tag("div", .class("usual")) {
                tag("p", .class("tile-label")) {
                    Icon(symbol)
                    tag("span") { label }
                }
                tag("p", .class("caption")) { reason }
            }
        }
    }
}

/// Formats a fraction for SVG attributes, such as `43.2%`.
func percent(_ fraction: Double) -> String {
    let tenths = Int((max(0, min(1, fraction)) * 1000 + 0.5).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10)%" : "\(tenths / 10).\(tenths % 10)%"
}
